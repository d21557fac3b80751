import { firstOf, type QueryValues } from '../plan-list/filters/query.ts';
import { type Standing, standingsAmong } from '../plan-list/standing.ts';
import { type Filters, type FilterTile, type MedicalAbout, medicalFilters } from './plan-list.ts';

export type SortOrder = 'asc' | 'desc';

export interface FilterQuery {
  /** The networks of the chosen hospitals are still to be looked up. */
  filters: Filters;
  sort: SortOrder;
  /** Why the price of the address was left out (S0 5). */
  problem?: string;
}

/** Filters and sort of the list's address. */
export function parseFilterQuery(query: QueryValues): FilterQuery {
  const sort = firstOf(query, 'sort') === 'desc' ? 'desc' : 'asc';
  return { ...medicalFilters.read(query), sort };
}

/** The shortest query that `parseFilterQuery` reads back; defaults are left out. */
export function toQuery(filters: Filters, sort: SortOrder = 'asc'): Record<string, string> {
  return { ...medicalFilters.write(filters), ...sortQuery(sort) };
}

export function sortQuery(sort: SortOrder): Record<string, string> {
  return sort === 'desc' ? { sort } : {};
}

/**
 * Ascending or descending by premium; ties by the higher annual limit, which every tile shows, then insurer, then id, in both
 * directions (M57).
 */
export function sortTiles<Tile extends FilterTile>(
  tiles: readonly Tile[],
  order: SortOrder,
): Tile[] {
  const sign = order === 'asc' ? 1 : -1;
  return tiles.toSorted(
    (a, b) =>
      sign * (a.premiumFils - b.premiumFils) ||
      b.limitAed - a.limitAed ||
      a.ins_id - b.ins_id ||
      a.id - b.id,
  );
}

/** What a list of this address shows, in its order: on the page and on paper. */
export function listedPlans<Tile extends FilterTile>(
  tiles: readonly Tile[],
  { filters, sort }: Pick<FilterQuery, 'filters' | 'sort'>,
  about: MedicalAbout,
): Tile[] {
  return sortTiles(
    tiles.filter((tile) => medicalFilters.matches(tile, filters, about)),
    sort,
  );
}

export interface RankedTile extends FilterTile {
  /** Not everybody may buy it, and nobody has confirmed yet that they may (decisions X31). */
  conditional: boolean;
}

/** Where each plan of the list stands, whatever is filtered. */
export function standingsOf(
  tiles: readonly RankedTile[],
  is_investor: boolean,
  about: MedicalAbout,
): ReadonlyMap<number, Standing> {
  const listed = medicalFilters.universe(tiles, { ...medicalFilters.none, is_investor }, about);
  return standingsAmong(
    sortTiles(listed, 'asc').map(({ id, premiumFils: netFils, conditional }) => {
      return { id, netFils, conditional };
    }),
  );
}
