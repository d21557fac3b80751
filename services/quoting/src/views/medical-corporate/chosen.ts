import { planIdText } from '@muqarin/rules/medical-corporate/plan-id';
import type { ChosenForCategory, PricedPick } from '../../../contract/medical-corporate/quote.ts';
import { bifurcate } from '../../domain/medical-corporate/bifurcate.ts';
import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import { readyToRate } from '../../domain/medical-corporate/members.ts';
import type { StoredChoice, StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { coverOf } from './group-plan.ts';
import { groupPrice } from './group-price.ts';
import { groupPlanWords, nameIn } from './plan-words.ts';

type Priced = Pick<StoredGroupQuote, 'answers' | 'day' | 'catalogueVersion'>;

/** All that is chosen, in the order of the categories. Throws when the catalogue has lost one of the plans. */
export function chosenOf(catalogue: GroupCatalogue, quote: StoredGroupQuote): ChosenForCategory[] {
  return quote.chosen.map((choice) => {
    const view = chosenView(catalogue, quote, choice);
    if (!view) throw new Error(`catalogue ${catalogue.version} has lost a price`);
    return view;
  });
}

/** A plan with its variants as it was chosen for a category, or null where it has no price. */
export function chosenView(
  catalogue: GroupCatalogue,
  { answers, day, catalogueVersion }: Priced,
  { category, planId, variantIds }: Omit<StoredChoice, 'planName'>,
): ChosenForCategory | null {
  const plan = catalogue.plans.find(({ id }) => id === planId);
  const members = answers.categories.find(({ number }) => number === category);
  if (!plan || !members) return null;
  const outcome = bifurcate(plan, variantIds, readyToRate(members), catalogue.vatBasisPoints);
  if (!outcome.ok) return null;
  const { insurerId, tpaId, name: planName } = plan;
  return {
    category,
    plan: planIdText({ planId, variantIds }),
    planId,
    variantIds: [...variantIds],
    planName,
    insurerId,
    insurerName: nameIn(catalogue.insurers, insurerId),
    tpaId,
    tpaName: nameIn(catalogue.tpas, tpaId),
    conditions: [...plan.conditions],
    price: groupPrice(plan, outcome.price, { catalogueVersion, day }),
  };
}

/** The same of a plan that its category can have, with all that a page or a paper says of it; else null. */
export function pickView(
  catalogue: GroupCatalogue,
  quote: StoredGroupQuote,
  pick: { category: number; planId: number; variantIds: readonly number[] },
): PricedPick | null {
  const list = quote.categoryPrices.find(({ category }) => category === pick.category);
  const plan = catalogue.plans.find(({ id }) => id === pick.planId);
  if (!plan || !list?.prices.some(({ planId }) => planId === plan.id)) return null;
  const known = plan.variants.map(({ id }) => id);
  if (pick.variantIds.some((id) => !known.includes(id))) return null;
  const { category, planId } = pick;
  const view = chosenView(catalogue, quote, { category, planId, variantIds: [...pick.variantIds] });
  if (!view) return null;
  return { ...view, words: groupPlanWords(catalogue, plan), cover: coverOf(catalogue, plan) };
}
