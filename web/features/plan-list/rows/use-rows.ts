import {
  type ListView,
  layoutOf,
  type PlanGroups,
  toggleGroup,
  viewOfPlan,
} from '@muqarin/rules/plan-list/rows';
import { useMemo, useState } from 'react';

export interface RowsStart {
  view: ListView;
  /** The plan that the address opens: its row is open too. */
  openId: number | null;
}

/** What is opened of a list, and its rows; `listed` are the plans that the filters leave, in the list's order. */
export function useRows(
  listed: readonly number[],
  groups: PlanGroups,
  { view: start, openId }: RowsStart,
) {
  const [view, setView] = useState(() =>
    openId === null ? start : viewOfPlan(start, openId, groups),
  );
  const layout = useMemo(() => layoutOf(listed, groups, view), [listed, groups, view]);
  return {
    groups,
    view,
    layout,
    showAll: () => setView({ ...view, all: true }),
    toggleGroup: (group: number) => setView(toggleGroup(view, group)),
  };
}
