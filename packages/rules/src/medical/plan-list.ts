import { type Standing, standingsAmong } from '../plan-list/standing.ts';
import type { FilterQuery } from './filter-query.ts';
import { type Filters, type FilterTile, fitsPerson, matches, sortTiles } from './filters.ts';
import type { Category } from './types.ts';

/**
 * The plans that a list is about, counted once for all that it says of their number: those for the category, or those for
 * investors where only these are wanted (decisions M32). The others are hidden until the box for investors changes.
 */
export function planUniverse<Tile extends Pick<FilterTile, 'insured_for'>>(
  tiles: readonly Tile[],
  isInvestor: boolean,
  category?: Category,
): Tile[] {
  return tiles.filter((tile) => fitsPerson(tile, isInvestor, category));
}

/** What a list of this address shows, in its order: on the page and on paper. */
export function listedPlans<Tile extends FilterTile>(
  tiles: readonly Tile[],
  { filters, sort }: Pick<FilterQuery, 'filters' | 'sort'>,
  category?: Category,
): Tile[] {
  return sortTiles(
    tiles.filter((tile) => matches(tile, filters, category)),
    sort,
  );
}

export type ListFilter = 'bids' | 'dids' | 'ins_ids' | 'salary';

/** The filters with one option chosen in addition to what is chosen now. */
export function withOption(filters: Filters, key: ListFilter, value: number | string): Filters {
  const chosen: readonly (number | string)[] = filters[key];
  return chosen.includes(value) ? filters : { ...filters, [key]: [...chosen, value] };
}

/** How many plans the list shows with these filters: with an option in addition, the number beside that option. */
export function countListed(
  tiles: readonly FilterTile[],
  filters: Filters,
  category?: Category,
): number {
  return tiles.filter((tile) => matches(tile, filters, category)).length;
}

export interface RankedTile extends FilterTile {
  /** Not everybody may buy it, and nobody has confirmed yet that they may (decisions X31). */
  conditional: boolean;
}

/** Where each plan of the list stands, whatever is filtered. */
export function standingsOf(
  tiles: readonly RankedTile[],
  isInvestor: boolean,
  category?: Category,
): ReadonlyMap<number, Standing> {
  return standingsAmong(
    sortTiles(planUniverse(tiles, isInvestor, category), 'asc').map(
      ({ id, premiumFils: netFils, conditional }) => ({ id, netFils, conditional }),
    ),
  );
}
