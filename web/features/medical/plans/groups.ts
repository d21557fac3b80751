import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import { chapterOf } from '@muqarin/rules/medical/chapters';
import { groupEqual, type PlanGroups } from '@muqarin/rules/plan-list/rows';
import { type GroupWords, groupWords } from '@/features/plan-list/rows/group-words.ts';
import type { ListFacts } from '@/features/plan-list/tile/list-facts.ts';
import { flagWords } from '@/features/plan-list/tile/standing-words.ts';
import { t } from './texts.ts';

/** Plans of which the list says the same: every fact of the tile, what the price assumes, the excess, and who may buy (X31). */
export function medicalGroups(tiles: readonly PageTile[]): PlanGroups {
  return groupEqual(tiles, ({ facts, assumption, excess, conditions }) => [
    facts,
    assumption,
    excess,
    conditions,
  ]);
}

const kinds = {
  basic: () => t.kindBasic,
  middle: () => t.kindMiddle,
  high: () => t.kindHigh,
} as const;

/** What the row of a group says of its listed plans. */
export function medicalGroupWords(
  plans: readonly PageTile[],
  standings: ListFacts['standings'],
  forInvestors: boolean,
): GroupWords {
  const [first] = plans;
  const standing = standings[forInvestors ? 'investors' : 'all'];
  const flagged = plans.map((plan) => {
    const its = standing.get(plan.id);
    return { ...plan, flag: its ? flagWords(its) : null };
  });
  return groupWords(flagged, first ? kindOf(first) : '', 'where-any');
}

/** What the cover of these plans is called. */
function kindOf({ limitAed }: Pick<PageTile, 'limitAed'>): string {
  return kinds[chapterOf(limitAed)]();
}
