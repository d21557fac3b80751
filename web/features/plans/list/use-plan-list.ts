import type { PageTile, ProductsPage, SelectedProvider } from '@muqarin/bff/contract/plan-pages';
import type { FilterQuery, SortOrder } from '@muqarin/rules/medical/filter-query';
import {
  defaultFilters,
  type Filters,
  type FilterTile,
  matches,
  sortTiles,
} from '@muqarin/rules/medical/filters';
import { sliderRange } from '@muqarin/rules/medical/price-range';
import type { Category } from '@muqarin/rules/medical/types';
import { useMemo, useState } from 'react';
import { listAddress } from '../addresses.ts';
import { filterTile } from '../filter-tile.ts';
import { withinRange } from '../filters/slider-steps.ts';
import { useAddress } from './use-address.ts';
import { useProviders } from './use-providers.ts';

/** The page without what is drawn by the server. */
export type ListPage = Omit<ProductsPage, 'tiles' | 'open'>;
export type PlanList = ReturnType<typeof usePlanList>;

/** The list's filters and order, what they leave visible, and the address that says the same (decisions M60). */
export function usePlanList(page: ListPage, tiles: readonly PageTile[], query: FilterQuery) {
  const rows = useMemo(() => tiles.map(filterTile), [tiles]);
  const range = useMemo(() => sliderRange(rows), [rows]);
  const [filters, setAll] = useState<Filters>(query.filters);
  const [sort, setSort] = useState<SortOrder>(query.sort);
  const setFilters = (change: Partial<Filters>) =>
    setAll((old) => {
      const next = { ...old, ...change };
      return { ...next, price: withinRange(next.price, range) };
    });
  const providers = useProviders(page.providers, setFilters);
  const order = useMemo(() => sortTiles(rows, sort).map(({ id }) => id), [rows, sort]);
  const address = listAddress(filters, sort);
  useAddress(address);
  /** Takes over the filters without one of them, as a pill or the no-data block offers it. */
  const replaceFilters = (next: Filters) => {
    if (next.provider_ids.length === 0) providers.forget();
    setAll(next);
  };
  return {
    ...useCounts(rows, filters, page.category),
    rows,
    total: rows.length,
    choices: page,
    category: page.category,
    range,
    filters,
    sort,
    order,
    address,
    otherOrder: listAddress(filters, sort === 'asc' ? 'desc' : 'asc'),
    priceMessage: query.priceMessage,
    providers: providers.chosen,
    found: page.foundProviders ?? ([] as SelectedProvider[]),
    chooseProviders: providers.choose,
    retryProviders: providers.retry,
    setFilters,
    setSort,
    replaceFilters,
    clear: () => replaceFilters(defaultFilters),
  };
}

/** What is visible, how many are in the price range, and how many are for investors only. */
function useCounts(rows: readonly FilterTile[], filters: Filters, category: Category) {
  const visible = useMemo(
    () => new Set(rows.filter((row) => matches(row, filters, category)).map(({ id }) => id)),
    [rows, filters, category],
  );
  return useMemo(() => {
    const count = (some: Partial<Filters>) =>
      rows.filter((row) => matches(row, { ...defaultFilters, ...some }, category)).length;
    return {
      visible,
      shown: visible.size,
      inRange: count({ price: filters.price, is_investor: filters.is_investor }),
      forInvestors: filters.is_investor ? 0 : rows.length - count({}),
    };
  }, [rows, visible, filters.price, filters.is_investor, category]);
}
