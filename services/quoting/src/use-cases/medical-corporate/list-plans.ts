import { parsePlanId } from '@muqarin/rules/medical-corporate/plan-id';
import type { GroupPrice, HiddenReason } from '../../../contract/medical-corporate/plan.ts';
import type { GroupPick, PricedPick } from '../../../contract/medical-corporate/quote.ts';
import { bifurcate } from '../../domain/medical-corporate/bifurcate.ts';
import type { GroupPlan } from '../../domain/medical-corporate/catalogue.ts';
import { groupChanges } from '../../domain/medical-corporate/counterfactual.ts';
import { ineligible } from '../../domain/medical-corporate/eligibility.ts';
import { readyToRate } from '../../domain/medical-corporate/members.ts';
import { noPlan } from '../../parts.ts';
import type { StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { pickView } from '../../views/medical-corporate/chosen.ts';
import { groupListView } from '../../views/medical-corporate/group-list.ts';
import { groupPrice } from '../../views/medical-corporate/group-price.ts';
import { ofOtherPair } from './choices.ts';
import type { GroupContext } from './context.ts';
import { noCategory } from './refusals.ts';

interface InCategory {
  quoteId: string;
  category: number;
}

/** Throws QUOTING.NO_QUOTE and QUOTING.NO_CATEGORY. */
export async function listGroupPlans({ life, rater }: GroupContext, input: InCategory) {
  const quote = await life.require(input.quoteId);
  const members = categoryOf(quote, input.category);
  const catalogue = await rater.ofVersion(quote.catalogueVersion);
  return groupListView(catalogue, quote, members, (plan) => {
    return ofOtherPair(quote, input.category, plan, catalogue.plans).length === 0;
  });
}

type Explained =
  | { outcome: 'priced'; price: GroupPrice }
  | { outcome: 'hidden'; reason: HiddenReason };

/** A plan with its variants for a category. Throws QUOTING.NO_QUOTE, QUOTING.NO_CATEGORY and QUOTING.NO_PLAN. */
export async function explainGroupPlan(
  { life, rater }: GroupContext,
  { quoteId, category, plan: text }: InCategory & { plan: string },
): Promise<Explained> {
  const quote = await life.require(quoteId);
  const members = readyToRate(categoryOf(quote, category));
  const { day, catalogueVersion, answers } = quote;
  const { plans, vatBasisPoints } = await rater.ofVersion(catalogueVersion);
  const { plan, variantIds } = planIn(plans, text);
  const refused = ineligible(plan, members, { emirateId: answers.emirateId, day });
  if (refused) return { outcome: 'hidden', reason: refused.reason };
  const outcome = bifurcate(plan, variantIds, members, vatBasisPoints);
  if (!outcome.ok) return { outcome: 'hidden', reason: outcome.reason };
  return { outcome: 'priced', price: groupPrice(plan, outcome.price, { catalogueVersion, day }) };
}

/** What one person more or otherwise would do to it. Throws QUOTING.NO_QUOTE, QUOTING.NO_CATEGORY and QUOTING.NO_PLAN. */
export async function changesOfGroupPlan(
  { life, rater }: GroupContext,
  { quoteId, category, plan: text }: InCategory & { plan: string },
) {
  const quote = await life.require(quoteId);
  const members = categoryOf(quote, category);
  const { day, catalogueVersion, answers } = quote;
  const { plans, vatBasisPoints } = await rater.ofVersion(catalogueVersion);
  const { plan, variantIds } = planIn(plans, text);
  const { emirateId } = answers;
  return { changes: groupChanges(plan, variantIds, members, { emirateId, day, vatBasisPoints }) };
}

/** With variants of its own only. */
function planIn(plans: readonly GroupPlan[], text: string) {
  const wanted = parsePlanId(text);
  const plan = plans.find(({ id }) => id === wanted?.planId);
  const known = plan?.variants.map(({ id }) => id) ?? [];
  if (!plan || !wanted || wanted.variantIds.some((id) => !known.includes(id))) throw noPlan();
  return { plan, variantIds: wanted.variantIds };
}

/** Each as it would be chosen; without what its category cannot have. Throws QUOTING.NO_QUOTE. */
export async function priceGroupPicks(
  { life, rater }: GroupContext,
  { quoteId, picks }: { quoteId: string; picks: readonly GroupPick[] },
): Promise<PricedPick[]> {
  const quote = await life.require(quoteId);
  const catalogue = await rater.ofVersion(quote.catalogueVersion);
  return picks.flatMap(({ category, plan }) => {
    const wanted = parsePlanId(plan);
    return (wanted && pickView(catalogue, quote, { ...wanted, category })) ?? [];
  });
}

function categoryOf({ answers }: StoredGroupQuote, wanted: number) {
  const category = answers.categories.find(({ number }) => number === wanted);
  if (!category) throw noCategory();
  return category;
}
