/** What a group's premium is made of, by person and by family: of the session's quote, or of its own policy. */
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { picturePartsOf } from '@muqarin/rules/medical-corporate/price-picture';
import {
  type GroupPremiumsPage,
  premiumPaths,
} from '../../../../contract/medical-corporate/premiums.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import { oursIn, type PageDraft } from '../../../locale/page-draft.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { requireOwnGroup } from '../../../use-cases/medical-corporate/own-policy.ts';
import { premiumsOfPeople } from '../../../use-cases/medical-corporate/premiums.ts';
import { findGroupQuote } from '../../../use-cases/medical-corporate/session-quote.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';

/** Families on one page. */
const MOST = 50;

export const corporatePremiumModels: PageModels = { [premiumPaths.model]: page(premiumsModel) };

async function premiumsModel(
  bff: Bff,
  ask: PageAsk,
): Promise<PageDraft<GroupPremiumsPage | Redirect>> {
  const { policy: policyReference = null } = ask.query;
  const quote = await quoteOf(bff, ask, policyReference);
  const asked = Number(ask.query.category ?? Number.NaN);
  const chosen = quote?.chosen.find(({ category }) => category === asked) ?? quote?.chosen[0];
  if (!quote || !chosen) return { redirect: `${corporateRoutes.products}?category=summary` };
  const passed = Number(ask.query.from ?? 0);
  const from = Number.isSafeInteger(passed) && passed > 0 ? passed : 0;
  const { category, price } = chosen;
  return {
    reference: quote.reference,
    policyReference,
    categories: quote.chosen.map((one) => {
      const { planName, insurerName } = one;
      const names = oursIn({ planName, insurerName }, 'planName', 'insurerName');
      return { category: one.category, ...names, netFils: one.price.netFils };
    }),
    category,
    picture: { category, netFils: price.netFils, parts: picturePartsOf(price.trace) },
    variants: price.record.variants.map(({ name }) => ({ name: ours(name) })),
    ...(await premiumsOfPeople(bff, ask, quote, { chosen, from, most: MOST })),
    from,
    most: MOST,
  };
}

/** As it was sold, of a policy. Throws AppError not_found (404) for somebody else's. */
async function quoteOf(
  bff: Bff,
  ask: PageAsk,
  policyReference: string | null,
): Promise<GroupQuote | null> {
  if (policyReference === null) return findGroupQuote(bff, ask);
  const { policy } = await requireOwnGroup(bff, ask, policyReference);
  return bff.quoting.groupQuote({ quoteId: policy.quoteId }, ask.context);
}
