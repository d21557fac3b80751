import type { MotorPageTile, MotorPlansPage } from '@muqarin/bff/contract/motor/plan-pages';
import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import {
  afterValueChange,
  type MotorFilters,
  type MotorListState,
  matchesMotor,
  noMotorFilters,
  toggleBenefit,
  toggleType,
} from '@muqarin/rules/motor/plan-list';
import { withView } from '@muqarin/rules/plan-list/rows';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useCompared } from '@/features/comparison/use-compared.ts';
import { type RowsStart, useRows } from '@/features/plan-list/rows/use-rows.ts';
import { useAddress } from '@/features/plan-list/use-address.ts';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { motorListAddress } from './addresses.ts';
import { motorGroups } from './groups.ts';
import { chosenAddons, type ListedPlan, listPlans } from './plan-prices.ts';
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
  const [filters, setFilters] = useState(start.filters);
  const [addons, setAddons] = useState(() => chosenAddons(page.tiles));
  const [before, setBefore] = useState(start.before);
  const compared = useCompared(page.comparedIds, motorListPaths.toggleCompared, send, warn);
  const now = useRef<MotorListState>({ compared: compared.ids, filters });
  now.current = { compared: compared.ids, filters };
  const { replace } = compared;
  const put = useCallback(
    (state: MotorListState) => {
      setFilters(state.filters);
      replace(state.compared);
      void send(motorListPaths.restore, { compared: writeIds(state.compared) }).catch(() => {});
    },
    [replace, send],
  );
  /** Another value clears filters and tray (S1 4); what they were can be restored (decisions V36). */
  const onReload = useCallback(() => {
    const old = now.current;
    if (old.compared.length === 0 && isEmpty(old.filters)) return;
    const after = afterValueChange(old);
    setBefore(after.before);
    put(after);
  }, [put]);
  const value = useValue(page.value, send, onReload);
  const plans = useMemo(
    () => listPlans(page.tiles, value.previewed, addons, page.seats),
    [page.tiles, page.seats, value.previewed, addons],
  );
  const listed = useMemo(() => matching(plans, filters), [plans, filters]);
  const visible = useMemo(() => new Set(listed), [listed]);
  const groups = useMemo(() => motorGroups(plans), [plans]);
  const rows = useRows(listed, groups, start.rows);
  const filtered = motorListAddress(filters);
  const address = withView(filtered, rows.view);
  useAddress(address);
  const save = (fields: Record<string, unknown>) =>
    void send(motorListPaths.addons, fields).catch(() => {});
  return {
    ...rows,
    plans,
    visible,
    filtered,
    countWith: (wanted: MotorFilters) => matching(plans, wanted).length,
    filters,
    address,
    value,
    compared,
    addons,
    before,
    toggleType: (type: string) => setFilters(toggleType(filters, type)),
    toggleBenefit: (id: number) => setFilters(toggleBenefit(filters, id)),
    clear: () => setFilters(noMotorFilters),
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

function matching(plans: readonly ListedPlan[], filters: MotorFilters): number[] {
  return plans
    .filter(({ tile }) => matchesMotor(filterTile(tile), filters))
    .map(({ tile }) => tile.id);
}

function filterTile({ id, type, cover }: MotorPageTile) {
  const covered = cover.filter((row) => row.covered);
  return { id, product_type: type, benefit_ids: covered.map((row) => row.id) };
}

function isEmpty({ product_type, benefit_ids }: MotorFilters): boolean {
  return product_type === null && benefit_ids.length === 0;
}

function offeredOf({ addons }: MotorPageTile, wanted: readonly number[]): number[] {
  return addons.filter((row) => !row.included && wanted.includes(row.id)).map((row) => row.id);
}
