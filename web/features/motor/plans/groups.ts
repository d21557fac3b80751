import { groupEqual, type PlanGroups } from '@muqarin/rules/plan-list/rows';
import type { ListedPlan } from './plan-prices.ts';
import { t } from './texts.ts';
import { motorFacts } from './tile-facts.ts';

/** Plans of which the list says the same: every fact of the tile, and what the price assumes. */
export function motorGroups(plans: readonly ListedPlan[]): PlanGroups {
  const facts = new Map(plans.map((plan) => [plan.tile.id, motorFacts(plan)]));
  return groupEqual(
    plans.map(({ tile }) => tile),
    ({ id, assumption }) => [facts.get(id), assumption],
  );
}

const kinds = {
  comprehensive: () => t.kindComprehensive,
  third_party: () => t.kindThirdParty,
} as const;

/** What the cover of these plans is called. */
export function kindOf({ tile: { type } }: ListedPlan): string {
  return kinds[type]();
}
