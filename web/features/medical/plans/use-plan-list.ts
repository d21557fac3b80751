import type { PageTile, ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import type { FilterQuery, SortOrder } from '@muqarin/rules/medical/list-order';
import { sortQuery, sortTiles } from '@muqarin/rules/medical/list-order';
import { withView } from '@muqarin/rules/plan-list/rows';
import { useMemo, useState } from 'react';
import { addressWith } from '@/features/plan-list/filters/address.ts';
import { useFilters } from '@/features/plan-list/filters/use-filters.ts';
import { useHospitals, useNamed } from '@/features/plan-list/hospitals/use-hospitals.ts';
import { type RowsStart, useRows } from '@/features/plan-list/rows/use-rows.ts';
import { useAddress } from '@/features/plan-list/use-address.ts';
import { paths } from './addresses.ts';
import { medicalLine } from './filter-line.ts';
import { filterTile } from './filter-tile.ts';
import { medicalGroups } from './groups.ts';

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
  const [sort, setSort] = useState<SortOrder>(query.sort);
  const rows = useMemo(() => sortTiles(tiles.map(filterTile), sort), [tiles, sort]);
  const named = useNamed(page);
  const line = useMemo(() => medicalLine(page, named[0]), [page, named[0]]);
  const filters = useFilters({
    line,
    plans: rows,
    start: query.filters,
    path: paths.products,
    beside: sortQuery(sort),
    problem: query.problem,
  });
  const { values, filtered, visible: listed, universe } = filters;
  const hospitals = useHospitals(page, named, values.providers, (make) =>
    filters.change((old) => ({ ...old, providers: make(old.providers) })),
  );
  const groups = useMemo(() => medicalGroups(tiles), [tiles]);
  const rowsShown = useRows(listed, groups, start);
  const { view } = rowsShown;
  const address = withView(filtered, view);
  useAddress(address);
  const otherOrder = { ...filters.said, ...sortQuery(sort === 'asc' ? 'desc' : 'asc') };
  return {
    filters,
    ...rowsShown,
    filtered,
    /** In the list's order: every plan, those that it is about, and the ids of those that are shown. */
    rows,
    universe,
    visible: useMemo(() => new Set(listed), [listed]),
    order: useMemo(() => rows.map(({ id }) => id), [rows]),
    about: line.about,
    isInvestor: values.is_investor,
    forInvestors: values.is_investor ? 0 : rows.length - universe.length,
    sort,
    setSort,
    address,
    otherOrder: withView(addressWith(paths.products, otherOrder), view),
    hospitals,
  };
}
