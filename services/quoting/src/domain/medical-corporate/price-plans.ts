/** What a list asks of the rating core: a category's plans with their premiums, and those that it cannot have. */
import { compareFacts } from '../ranking.ts';
import { gapOf } from './bifurcate.ts';
import type { GroupCatalogue, GroupPlan } from './catalogue.ts';
import { type Ineligible, ineligible } from './eligibility.ts';
import type { RatedCategory } from './members.ts';
import { type GAPS, ratedFils } from './rate.ts';

export interface Hidden {
  plan: GroupPlan;
  reason: Ineligible['reason'] | keyof typeof GAPS;
  limit: number | null;
}

export interface PricedCategory {
  category: RatedCategory;
  /** Without variants. Lowest first, ties by the higher annual limit, insurer and id (decisions M57). */
  plans: { plan: GroupPlan; netFils: number }[];
  hidden: Hidden[];
}

export interface GroupPlace {
  emirateId: number;
  /** ISO day in Asia/Dubai. */
  day: string;
}

export function priceCategory(
  { plans }: Pick<GroupCatalogue, 'plans'>,
  category: RatedCategory,
  place: GroupPlace,
): PricedCategory {
  const priced: PricedCategory['plans'] = [];
  const hidden: Hidden[] = [];
  for (const plan of plans) {
    const rated = rate(plan, category, place);
    if (typeof rated === 'number') priced.push({ plan, netFils: rated });
    else hidden.push({ plan, ...rated });
  }
  priced.sort((a, b) => compareFacts(factOf(a), factOf(b)));
  return { category, plans: priced, hidden };
}

/** The net premium without variants, or why there is none. */
function rate(
  plan: GroupPlan,
  category: RatedCategory,
  place: GroupPlace,
): number | Pick<Hidden, 'reason' | 'limit'> {
  const refused = ineligible(plan, category, place);
  if (refused) return refused;
  const netFils = ratedFils(plan, category);
  return netFils < 0 ? { reason: gapOf(netFils), limit: null } : netFils;
}

function factOf({ plan, netFils }: PricedCategory['plans'][number]) {
  const { id: planId, insurerId, limitAed } = plan;
  return { planId, insurerId, netFils, shown: limitAed };
}
