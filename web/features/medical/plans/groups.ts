import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import { chapterOf } from '@muqarin/rules/plan-list/limit-chapters';
import { groupEqual, type PlanGroups } from '@muqarin/rules/plan-list/rows';
import { kindOfChapter } from '@/features/plan-list/filters/limit-chips.ts';
import { type GroupWords, groupWords } from '@/features/plan-list/rows/group-words.ts';
import type { ListFacts } from '@/features/plan-list/tile/list-facts.ts';
import { flagWords } from '@/features/plan-list/tile/standing-words.ts';

/** Plans of which the list says the same: every fact of the tile, what the price assumes, the excess, and who may buy (X31). */
export function medicalGroups(tiles: readonly PageTile[]): PlanGroups {
  return groupEqual(tiles, ({ facts, assumption, excess, conditions }) => [
    facts,
    assumption,
    excess,
    conditions,
  ]);
}

/** What the row of a group says of its listed plans. */
export function medicalGroupWords(
  plans: readonly PageTile[],
  standings: ListFacts['standings'],
  forInvestors: boolean,
): GroupWords {
  const standing = standings[forInvestors ? 'investors' : 'all'];
  const flagged = plans.map((plan) => {
    const its = standing.get(plan.id);
    return { ...plan, flag: its ? flagWords(its) : null };
  });
  const kind = kindOfChapter(chapterOf(plans[0]?.limitAed ?? 0));
  return groupWords(flagged, kind, 'where-any');
}
