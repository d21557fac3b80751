import type {
  PageTile,
  ProductsPage,
  SelectedProvider,
} from '@muqarin/bff/contract/medical/plan-pages';
import type { FilterQuery, SortOrder } from '@muqarin/rules/medical/filter-query';
import {
  defaultFilters,
  type Filters,
  type FilterTile,
  matches,
  sortTiles,
} from '@muqarin/rules/medical/filters';
import { countListed, planUniverse } from '@muqarin/rules/medical/plan-list';
import type { Category } from '@muqarin/rules/medical/types';
import { sliderRange } from '@muqarin/rules/plan-list/price-range';
import { withView } from '@muqarin/rules/plan-list/rows';
import { useMemo, useState } from 'react';
import { withinRange } from '@/features/plan-list/filters/slider-steps.ts';
import { type RowsStart, useRows } from '@/features/plan-list/rows/use-rows.ts';
import { useAddress } from '@/features/plan-list/use-address.ts';
import { listAddress } from './addresses.ts';
import { filterTile } from './filter-tile.ts';
import { choicesOf } from './filters/choices.ts';
import { medicalGroups } from './groups.ts';
import { useProviders } from './use-providers.ts';

/** The page without what is drawn by the server. */
export type ListPage = Omit<ProductsPage, 'tiles' | 'open'>;
export type PlanList = ReturnType<typeof usePlanList>;

/** The list's filters and order, what they leave visible, and the address that says the same (decisions M60). */
export function usePlanList(
  page: ListPage,
  tiles: readonly PageTile[],
  query: FilterQuery,
  start: RowsStart,
) {
  const rows = useMemo(() => tiles.map(filterTile), [tiles]);
  const [filters, setAll] = useState<Filters>(query.filters);
  const [sort, setSort] = useState<SortOrder>(query.sort);
  const { category } = page;
  const { is_investor } = filters;
  const universe = useMemo(
    () => planUniverse(rows, is_investor, category),
    [rows, is_investor, category],
  );
  const range = useMemo(() => sliderRange(universe), [universe]);
  const setFilters = (change: Partial<Filters>) =>
    setAll((old) => {
      const next = { ...old, ...change };
      const about = planUniverse(rows, next.is_investor, category);
      return { ...next, price: withinRange(next.price, sliderRange(about)) };
    });
  const providers = useProviders(page.providers, setFilters);
  const order = useMemo(() => sortTiles(rows, sort).map(({ id }) => id), [rows, sort]);
  const counts = useCounts(rows, universe.length, filters, category);
  const { visible } = counts;
  const groups = useMemo(() => medicalGroups(tiles), [tiles]);
  const listed = useMemo(() => order.filter((id) => visible.has(id)), [order, visible]);
  const rowsShown = useRows(listed, groups, start);
  const { view } = rowsShown;
  const filtered = listAddress(filters, sort);
  const address = withView(filtered, view);
  useAddress(address);
  const choices = useMemo(() => choicesOf(page, rows, filters), [page, rows, filters]);
  /** Takes over the filters without one of them, as a pill or the no-data block offers it. */
  const replaceFilters = (next: Filters) => {
    if (next.provider_ids.length === 0) providers.forget();
    setAll(next);
  };
  return {
    ...counts,
    ...rowsShown,
    filtered,
    rows,
    universe,
    total: universe.length,
    choices,
    category,
    range,
    filters,
    sort,
    order,
    address,
    otherOrder: withView(listAddress(filters, sort === 'asc' ? 'desc' : 'asc'), view),
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

/** What is visible, how many are in the price range, and how many more are for investors only. */
function useCounts(
  rows: readonly FilterTile[],
  total: number,
  filters: Filters,
  category: Category,
) {
  const visible = useMemo(
    () => new Set(rows.filter((row) => matches(row, filters, category)).map(({ id }) => id)),
    [rows, filters, category],
  );
  return useMemo(() => {
    const { price, is_investor } = filters;
    return {
      visible,
      shown: visible.size,
      inRange: countListed(rows, { ...defaultFilters, price, is_investor }, category),
      forInvestors: is_investor ? 0 : rows.length - total,
    };
  }, [rows, total, visible, filters, category]);
}
