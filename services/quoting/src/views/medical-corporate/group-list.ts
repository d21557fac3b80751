/** The list of a category: its plans with their premiums, those that it cannot have with the reason. */
import type { GroupTile, HiddenPlan } from '../../../contract/medical-corporate/plan.ts';
import { bifurcate } from '../../domain/medical-corporate/bifurcate.ts';
import type { GroupCatalogue, GroupPlan } from '../../domain/medical-corporate/catalogue.ts';
import { type RatedCategory, readyToRate } from '../../domain/medical-corporate/members.ts';
import { priceCategory } from '../../domain/medical-corporate/price-plans.ts';
import { variantFils } from '../../domain/medical-corporate/rate.ts';
import type { StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { groupPrice } from './group-price.ts';
import { groupPlanWords, nameIn } from './plan-words.ts';

export function groupListView(
  catalogue: GroupCatalogue,
  quote: StoredGroupQuote,
  members: StoredGroupQuote['answers']['categories'][number],
  fitsPair: (plan: GroupPlan) => boolean,
): { tiles: GroupTile[]; hidden: HiddenPlan[] } {
  const { answers, day } = quote;
  const category = readyToRate(members);
  const { emirateId } = answers;
  const { plans, hidden } = priceCategory(catalogue, category, { emirateId, day });
  return {
    tiles: plans.map(({ plan }) => tileOf(catalogue, plan, category, quote, fitsPair(plan))),
    hidden: hidden.map(({ plan, reason, limit }) => {
      const insurerName = nameIn(catalogue.insurers, plan.insurerId);
      return { planId: plan.id, name: plan.name, insurerName, reason, limit };
    }),
  };
}

function tileOf(
  catalogue: GroupCatalogue,
  plan: GroupPlan,
  category: RatedCategory,
  { catalogueVersion, day }: StoredGroupQuote,
  fitsPair: boolean,
): GroupTile {
  const outcome = bifurcate(plan, [], category, catalogue.vatBasisPoints);
  if (!outcome.ok) throw new Error(`plan ${plan.id} was priced without a rate`);
  const { netFils } = outcome.price;
  return {
    ...groupPlanWords(catalogue, plan),
    price: groupPrice(plan, outcome.price, { catalogueVersion, day }),
    variantsFils: plan.variants.map((each) => variantFils(each, netFils, category.members)),
    fitsPair,
  };
}
