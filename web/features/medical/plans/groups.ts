import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import { chapterOf } from '@muqarin/rules/medical/chapters';
import { groupEqual, type PlanGroups } from '@muqarin/rules/plan-list/rows';
import { t } from './texts.ts';

/** Plans of which the list says the same: every fact of the tile, what the price assumes, and the excess. */
export function medicalGroups(tiles: readonly PageTile[]): PlanGroups {
  return groupEqual(tiles, ({ facts, assumption, excess }) => [facts, assumption, excess]);
}

const kinds = {
  basic: () => t.kindBasic,
  middle: () => t.kindMiddle,
  high: () => t.kindHigh,
} as const;

/** What the cover of these plans is called. */
export function kindOf({ limitAed }: Pick<PageTile, 'limitAed'>): string {
  return kinds[chapterOf(limitAed)]();
}
