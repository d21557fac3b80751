/** Plans that an employer has picked for categories, as events and pages carry them. */
import { parsePlanId } from '@muqarin/rules/medical-corporate/plan-id';
import type { GroupPick, PricedPick } from '../../../contract/medical-corporate/quote.ts';
import { arabicOf } from '../../domain/arabic.ts';
import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import { noPlan } from '../../parts.ts';
import type { StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { pickView } from '../../views/medical-corporate/chosen.ts';
import { offeredPlan } from '../offered-plan.ts';
import { membersNotUpdated, noCategory } from './refusals.ts';

/**
 * Each with its premium. Throws QUOTING.NO_CATEGORY, QUOTING.NO_PLAN, and QUOTING.MEMBERS_NOT_UPDATED while prices of one of their
 * categories rest on assumptions.
 */
export function pickedPlans(
  catalogue: GroupCatalogue,
  quote: StoredGroupQuote,
  picks: readonly GroupPick[],
): PricedPick[] {
  return picks.map(({ category, plan }) => {
    const members = quote.answers.categories.find(({ number }) => number === category);
    if (!members) throw noCategory();
    const wanted = parsePlanId(plan);
    const view = wanted && pickView(catalogue, quote, { ...wanted, category });
    if (!view) throw noPlan();
    if (members.flag === 0) throw membersNotUpdated();
    return view;
  });
}

/** As events tell of it, with the Arabic of its words. */
export function offerOfPick({ arabic }: Pick<GroupCatalogue, 'arabic'>, pick: PricedPick) {
  const { category, plan, planId, planName: name, insurerName, tpaName, price, words } = pick;
  const variants = words.variants
    .filter(({ id }) => pick.variantIds.includes(id))
    .map((variant) => variant.name);
  const conditions = words.conditions.map((text) => ({ text }));
  const texts = [name, insurerName, tpaName, ...variants, ...words.conditions];
  const value = { category, plan, members: price.record.tot_count, tpaName, variants };
  return {
    plan: offeredPlan({ planId, name, insurerName, conditions }, price, arabicOf(arabic, texts)),
    terms: { case: 'medicalCorporate', value },
  } as const;
}
