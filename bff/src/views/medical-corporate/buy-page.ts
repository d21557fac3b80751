import type { GroupPolicy } from '@muqarin/orders/contract/medical-corporate/policy';
import type { GroupOffer } from '@muqarin/quoting/contract/medical-corporate/quote-calls';
import { lastStartDate } from '@muqarin/rules/buy-policy';
import { type CivilDate, toIsoDate } from '@muqarin/rules/dates';
import { plansByCategoryText } from '@muqarin/rules/medical-corporate/picks-wire';
import { groupDocuments } from '@muqarin/rules/medical-corporate/uploads';
import type { KeptFile } from '../../../contract/file-slots.ts';
import type {
  CorporateBuyPage,
  CorporateDocumentsPage,
} from '../../../contract/medical-corporate/purchase.ts';
import { oursNamed, type PageDraft } from '../../locale/page-draft.ts';
import { ours, type Text } from '../../locale/said.ts';
import type { Flash } from '../../session/session-data.ts';
import { logoAddress } from '../logo-address.ts';

interface Beside extends Pick<CorporateBuyPage, 'contact'> {
  accepted: PageDraft<CorporateBuyPage['accepted']>;
  /** Of the insurer. */
  code: string;
  flash: Flash;
  today: CivilDate;
}

/** The last look before a policy: a plan for each category, the whole price, who carries the risk, the first day (decisions M43). */
export function corporateBuyPage(
  offer: GroupOffer,
  { code, contact, accepted, flash, today }: Beside,
): PageDraft<CorporateBuyPage> {
  const { insurerName, tpaName, netFils, vatFils, grossFils, chosen, conditions } = offer;
  const categories = chosen.map(({ category, planName, price }) => {
    const { record, netFils } = price;
    return { category, planName: ours(planName), members: record.tot_count, netFils };
  });
  const firstStart = toIsoDate(today);
  return {
    reference: offer.quoteReference,
    validUntil: offer.validUntil,
    insurerName: ours(insurerName),
    logo: logoAddress(code, offer.catalogueVersion),
    tpaName: ours(tpaName),
    memberCount: categories.reduce((sum, { members }) => sum + members, 0),
    categories,
    netFils,
    vatFils,
    grossFils,
    conditions: conditions.map(ours),
    plans: plansByCategoryText(chosen),
    wire: Object.fromEntries(
      chosen.map(({ plan, price }) => [price.record.cat, { [plan]: price.record }]),
    ),
    contact,
    accepted,
    firstStart,
    lastStart: toIsoDate(lastStartDate(today)),
    chosenStart: flash.typed?.policy_start_date ?? firstStart,
    errors: flash.errors ?? [],
    warning: flash.warning ?? null,
  };
}

/** @param files by slot, as they have come so far */
export function corporateDocuments(
  policy: GroupPolicy,
  files: ReadonlyMap<string, KeptFile>,
  {
    requirements,
    warning,
  }: Pick<CorporateDocumentsPage, 'requirements'> & { warning: Text | null },
  { errors = [] }: Flash,
): PageDraft<CorporateDocumentsPage> {
  const { policyReference, insurerName, categories, memberCount, startDate, status } = policy;
  return {
    policyReference,
    insurerName: ours(insurerName),
    planNames: [...new Set(categories.map(({ planName }) => planName))].map(ours),
    memberCount,
    startDate,
    slots: groupDocuments.map(({ field }) => ({ field, file: files.get(field) ?? null })),
    requirements: requirements.map(oursNamed),
    warning,
    submitted: status !== 'pending_documents',
    errors,
  };
}
