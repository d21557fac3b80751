import { defaultFilters, type Filters, type FilterTile, matches } from './filters.ts';
import type { Category } from './types.ts';

/** One filter in force: as a pill to remove, or as a reason why the list is empty. */
export interface ActiveFilter {
  key:
    | 'chapter'
    | 'salary'
    | 'is_investor'
    | 'pre_existing'
    | 'dids'
    | 'bids'
    | 'ins_ids'
    | 'price'
    | 'providers';
  /** The benefit, description, insurer, hospital or salary band; absent where there is but one. */
  value?: number | string;
  /** The filters without it. */
  without: Filters;
}

export interface WhyHidden extends ActiveFilter {
  /** How many plans remain when this one is taken away. */
  remaining: number;
}

/** Every filter in force, each value of a list on its own, in the order of the filter bar. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const lists = (['dids', 'bids', 'ins_ids', 'salary'] as const).flatMap((key) =>
    filters[key].map((value) => ({
      key,
      value,
      without: { ...filters, [key]: filters[key].filter((other) => other !== value) },
    })),
  );
  const { price, is_investor, pre_existing, networkPairs } = defaultFilters;
  const rest: ActiveFilter[] = [];
  if (filters.chapter !== null) {
    rest.push({ key: 'chapter', without: { ...filters, chapter: null } });
  }
  if (filters.price) rest.push({ key: 'price', without: { ...filters, price } });
  if (filters.provider_ids.length > 0 || filters.networkPairs) {
    rest.push({ key: 'providers', without: { ...filters, provider_ids: [], networkPairs } });
  }
  if (filters.pre_existing === 'yes') {
    rest.push({ key: 'pre_existing', without: { ...filters, pre_existing } });
  }
  if (filters.is_investor) rest.push({ key: 'is_investor', without: { ...filters, is_investor } });
  return [...rest, ...lists];
}

/**
 * For an empty list: for each filter in force how many plans remain without it ("Without dental,
 * 2 plans remain"), the smallest change that helps most first.
 */
export function whyHidden(
  tiles: readonly FilterTile[],
  filters: Filters,
  category?: Category,
): WhyHidden[] {
  return activeFilters(filters)
    .map((active) => ({
      ...active,
      remaining: tiles.filter((tile) => matches(tile, active.without, category)).length,
    }))
    .toSorted((a, b) => b.remaining - a.remaining);
}
