import {
  type CategoryModel,
  type CorporatePlansPage,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import {
  type CorporateFilters,
  type SortOrder,
  sortCorporate,
} from '@muqarin/rules/medical-corporate/plan-list';
import { withView } from '@muqarin/rules/plan-list/rows';
import { standingsAmong } from '@muqarin/rules/plan-list/standing';
import { useMemo, useState } from 'react';
import { addressWith } from '@/features/plan-list/filters/address.ts';
import { useFilters } from '@/features/plan-list/filters/use-filters.ts';
import { useHospitals, useNamed } from '@/features/plan-list/hospitals/use-hospitals.ts';
import { type RowsStart, useRows } from '@/features/plan-list/rows/use-rows.ts';
import { useAddress } from '@/features/plan-list/use-address.ts';
import { corporateLine } from './filter-line.ts';
import { corporateGroups } from './groups.ts';
import { categoryQuery } from './list-address.ts';

export interface ListStart {
  filters: CorporateFilters;
  sort: SortOrder;
  /** What the address opens of the list. */
  rows: RowsStart;
  /** Why the range of the address was refused. */
  problem: string | undefined;
}

export type CorporateList = ReturnType<typeof useCorporateList>;

/** The filters and the order of a category's list, what they leave visible, and the address that says the same (decisions M60). */
export function useCorporateList(
  page: CorporatePlansPage,
  { number }: Pick<CategoryModel, 'number'>,
  start: ListStart,
) {
  const [sort, setSort] = useState<SortOrder>(start.sort);
  const named = useNamed(page);
  const line = useMemo(() => corporateLine(page, named[0]), [page, named[0]]);
  const plans = useMemo(() => sortCorporate(page.tiles, sort), [page.tiles, sort]);
  const ordered = (order: SortOrder) => ({
    ...categoryQuery(number),
    ...(order === 'desc' ? { sort: order } : {}),
  });
  const filters = useFilters({
    line,
    plans,
    start: start.filters,
    path: corporatePaths.products,
    beside: ordered(sort),
    problem: start.problem,
  });
  const { values, filtered, visible: listed } = filters;
  const hospitals = useHospitals(page, named, values.providers, (make) =>
    filters.change((old) => ({ ...old, providers: make(old.providers) })),
  );
  const groups = useMemo(() => corporateGroups(page.tiles), [page.tiles]);
  const rows = useRows(listed, groups, start.rows);
  const address = withView(filtered, rows.view);
  useAddress(address);
  const other = { ...filters.said, ...ordered(sort === 'asc' ? 'desc' : 'asc') };
  return {
    ...rows,
    filters,
    filtered,
    address,
    plans,
    visible: useMemo(() => new Set(listed), [listed]),
    hospitals,
    sort,
    setSort,
    otherOrder: withView(addressWith(corporatePaths.products, other), rows.view),
    standings: useMemo(
      () =>
        standingsAmong(
          page.tiles.map(({ id, netFils, conditions }) => {
            return { id, netFils, conditional: conditions.length > 0 };
          }),
        ),
      [page.tiles],
    ),
    /** What each filter in force hides (decisions M30). */
    hiddenBy: () =>
      line.rules.hiddenBy(plans, values, line.about).map(({ key, hidden }) => {
        return { legend: line.drawn.find((one) => one.key === key)?.legend ?? key, hidden };
      }),
  };
}
