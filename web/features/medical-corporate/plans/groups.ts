import type { CorporateTile } from '@muqarin/bff/contract/medical-corporate/pages';
import { chapterOf } from '@muqarin/rules/plan-list/limit-chapters';
import { groupEqual, type PlanGroups } from '@muqarin/rules/plan-list/rows';
import type { Standing } from '@muqarin/rules/plan-list/standing';
import { kindOfChapter } from '@/features/plan-list/filters/limit-chips.ts';
import { type GroupWords, groupWords } from '@/features/plan-list/rows/group-words.ts';
import { flagWords } from '@/features/plan-list/tile/standing-words.ts';
import { t } from '../texts.ts';
import { corporateFacts, corporateFine } from './tile-facts.ts';

/** Plans of which the list says the same: every fact of the tile, the fine print, and who may buy (X31). */
export function corporateGroups(tiles: readonly CorporateTile[]): PlanGroups {
  return groupEqual(tiles, (tile) => [corporateFacts(tile), corporateFine(tile), tile.conditions]);
}

/** What the row of a group says of its listed plans; the choice made in it before any flag. */
export function corporateGroupWords(
  plans: readonly CorporateTile[],
  standings: ReadonlyMap<number, Standing>,
  chosenId: number | undefined,
): GroupWords {
  const isChosen = plans.some(({ id }) => id === chosenId);
  const flagged = plans.map((plan) => {
    const standing = standings.get(plan.id);
    return { ...plan, flag: isChosen ? t.chosen : standing ? flagWords(standing) : null };
  });
  const limitAed = plans[0]?.limitAed ?? 0;
  return groupWords(flagged, kindOfChapter(chapterOf(limitAed)), 'always');
}
