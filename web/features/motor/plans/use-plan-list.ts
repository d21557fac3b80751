import type { MotorPageTile, MotorPlansPage } from '@muqarin/bff/contract/motor/plan-pages';
import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import {
  afterValueChange,
  type MotorFilters,
  type MotorListState,
} from '@muqarin/rules/motor/plan-list';
import { withView } from '@muqarin/rules/plan-list/rows';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useCompared } from '@/features/comparison/use-compared.ts';
import { useFilters } from '@/features/plan-list/filters/use-filters.ts';
import { type RowsStart, useRows } from '@/features/plan-list/rows/use-rows.ts';
import { useAddress } from '@/features/plan-list/use-address.ts';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { filterTile, motorLine } from './filter-line.ts';
import { motorGroups } from './groups.ts';
import { chosenAddons, listPlans } from './plan-prices.ts';
import { useValue } from './use-value.ts';

/** What the list's script is given of its page. */
export type MotorListPage = Omit<MotorPlansPage, 'open' | 'gap'>;

interface Start {
  /** What the address opens. */
  rows: RowsStart;
  page: MotorListPage;
  filters: MotorFilters;
  before: MotorListState | null;
}

export type MotorList = ReturnType<typeof useMotorList>;

/** The list's value, filters, add-ons and tray, and what they leave visible. */
export function useMotorList({ page, ...start }: Start, send: Send, warn: (text: string) => void) {
  const [addons, setAddons] = useState(() => chosenAddons(page.tiles));
  const [before, setBefore] = useState(start.before);
  const compared = useCompared(page.comparedIds, motorListPaths.toggleCompared, send, warn);
  const line = useMemo(() => motorLine(page), [page]);
  const reload = useRef(() => {});
  const value = useValue(
    page.value,
    send,
    useCallback(() => reload.current(), []),
  );
  const plans = useMemo(
    () => listPlans(page.tiles, value.previewed, addons, page.seats),
    [page.tiles, page.seats, value.previewed, addons],
  );
  const filters = useFilters({
    line,
    plans: useMemo(() => plans.map(({ tile }) => filterTile(tile)), [plans]),
    start: start.filters,
    path: motorListPaths.products,
  });
  const { change, values, visible: listed, filtered } = filters;
  const put = (state: MotorListState) => {
    change(() => state.filters);
    compared.replace(state.compared);
    void send(motorListPaths.restore, { compared: writeIds(state.compared) }).catch(() => {});
  };
  /** Another value clears filters and tray (S1 4); what they were can be restored (decisions V36). */
  reload.current = () => {
    const now = { compared: compared.ids, filters: values };
    if (now.compared.length === 0 && filters.inForce.length === 0) return;
    const after = afterValueChange(now);
    setBefore(after.before);
    put(after);
  };
  const visible = useMemo(() => new Set(listed), [listed]);
  const groups = useMemo(() => motorGroups(plans), [plans]);
  const rows = useRows(listed, groups, start.rows);
  const address = withView(filtered, rows.view);
  useAddress(address);
  const save = (fields: Record<string, unknown>) =>
    void send(motorListPaths.addons, fields).catch(() => {});
  return {
    ...rows,
    plans,
    visible,
    filtered,
    filters,
    address,
    value,
    compared,
    addons,
    before,
    restore: () => {
      if (before) put(before);
      setBefore(null);
    },
    /** The choice for one plan; kept behind. */
    chooseAddons: (planId: number, addonIds: readonly number[]) => {
      setAddons(new Map(addons).set(planId, addonIds));
      save({ product_id: planId, addon: writeIds(addonIds) });
    },
    chooseForAll: (addonIds: readonly number[]) => {
      setAddons(new Map(page.tiles.map((tile) => [tile.id, offeredOf(tile, addonIds)])));
      save({ all: 1, addon: writeIds(addonIds) });
    },
  };
}

function offeredOf({ addons }: MotorPageTile, wanted: readonly number[]): number[] {
  return addons.filter((row) => !row.included && wanted.includes(row.id)).map((row) => row.id);
}
