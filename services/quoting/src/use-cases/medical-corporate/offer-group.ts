import type { CallContext } from '@muqarin/platform/context';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { vatOn } from '@muqarin/rules/money';
import type { GroupOffer } from '../../../contract/medical-corporate/quote-calls.ts';
import { arabicOf } from '../../domain/arabic.ts';
import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import type { StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { chosenOf } from '../../views/medical-corporate/chosen.ts';
import type { GroupContext } from './context.ts';

type Offered =
  | { outcome: 'offered'; offer: GroupOffer }
  | { outcome: 'incomplete'; categories: number[] };

/** What is chosen for all categories, rated again; a quote that has run out is priced anew first. Throws QUOTING.NO_QUOTE. */
export async function offerGroup(
  context: GroupContext,
  { quoteId }: { quoteId: string },
  call: CallContext,
): Promise<Offered> {
  const quote = await stillValid(context, await context.life.require(quoteId), call);
  const missing = withoutPlan(quote);
  if (missing.length > 0) return { outcome: 'incomplete', categories: missing };
  return { outcome: 'offered', offer: await offerOf(context, quote) };
}

/** Categories that have no plan yet. */
export function withoutPlan({ answers, chosen }: StoredGroupQuote): number[] {
  const numbers = answers.categories.map(({ number }) => number);
  return numbers.filter((number) => !chosen.some(({ category }) => category === number));
}

async function offerOf({ rater }: GroupContext, quote: StoredGroupQuote): Promise<GroupOffer> {
  const catalogue = await rater.ofVersion(quote.catalogueVersion);
  const chosen = chosenOf(catalogue, quote);
  const [first] = chosen;
  if (!first) throw new Error('a group with a plan for each category has none');
  const { insurerId, insurerName, tpaId, tpaName } = first;
  const netFils = chosen.reduce((sum, { price }) => sum + price.netFils, 0);
  const vatFils = vatOn(netFils, catalogue.vatBasisPoints);
  const terms = catalogue.insurerTerms.find((one) => one.insurerId === insurerId);
  const conditions = conditionsOf(catalogue, chosen);
  const names = [insurerName, tpaName, ...chosen.map(({ planName }) => planName), ...conditions];
  return {
    line: 'medical-corporate',
    ...basisOf(quote),
    insurerId,
    insurerName,
    tpaId,
    tpaName,
    chosen,
    conditions,
    netFils,
    vatFils,
    grossFils: netFils + vatFils,
    vatBasisPoints: catalogue.vatBasisPoints,
    policyTerms: terms?.changes ?? null,
    arabic: arabicOf(catalogue.arabic, names),
  };
}

/** Each once, in the order of the categories. */
function conditionsOf({ plans }: GroupCatalogue, chosen: GroupOffer['chosen']): string[] {
  const all = chosen.flatMap(({ planId }) => plans.find(({ id }) => id === planId)?.conditions);
  return [...new Set(all)].filter((condition) => condition !== undefined);
}

function basisOf(quote: StoredGroupQuote) {
  return {
    quoteId: quote._id,
    quoteReference: quote.reference,
    quoteRevision: quote.revision,
    draftId: quote.draftId,
    leadId: quote.leadId,
    answers: quote.answers,
    day: quote.day,
    validUntil: quote.validUntil,
    catalogueVersion: quote.catalogueVersion,
  };
}

async function stillValid(
  { life, now }: GroupContext,
  quote: StoredGroupQuote,
  call: CallContext,
): Promise<StoredGroupQuote> {
  if (toIsoDate(dubaiToday(now())) <= quote.validUntil) return quote;
  const revised = await life.revise({ quoteId: quote._id, change: {} }, call);
  return revised.outcome === 'priced' ? revised.quote : quote;
}
