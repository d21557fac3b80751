import { noPlan } from '../../parts.ts';
import type { GroupRater } from '../../raters/medical-corporate.ts';
import type { StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { chosenView } from '../../views/medical-corporate/chosen.ts';
import { chosenWith, ofOtherPair } from './choices.ts';
import { membersNotUpdated, noCategory, otherPair } from './refusals.ts';
import type { GroupTypes } from './types.ts';

/**
 * A plan with its variants for a category. Throws QUOTING.NO_CATEGORY, QUOTING.NO_PLAN, QUOTING.MEMBERS_NOT_UPDATED while its
 * prices rest on assumptions, and QUOTING.OTHER_PAIR where the other categories would have to give up theirs.
 */
export async function choosePlan(
  rater: GroupRater,
  quote: StoredGroupQuote,
  { category, planId, variantIds, switchPair }: GroupTypes['choice'],
) {
  const members = quote.answers.categories.find(({ number }) => number === category);
  if (!members) throw noCategory();
  const list = quote.categoryPrices.find((each) => each.category === category);
  if (!list?.prices.some((price) => price.planId === planId)) throw noPlan();
  const catalogue = await rater.ofVersion(quote.catalogueVersion);
  const plan = catalogue.plans.find(({ id }) => id === planId);
  const known = plan?.variants.map(({ id }) => id) ?? [];
  if (!plan || variantIds.some((id) => !known.includes(id))) throw noPlan();
  if (members.flag === 0) throw membersNotUpdated();
  const others = ofOtherPair(quote, category, plan, catalogue.plans);
  if (others.length > 0 && !switchPair) throw otherPair();
  const choice = { category, planId, variantIds: [...variantIds], planName: plan.name };
  const offer = chosenView(catalogue, quote, choice);
  if (!offer) throw noPlan();
  // No variant has a number below zero.
  return { offer, withIt: [-1 - category, ...variantIds], own: chosenWith(quote, choice, others) };
}
