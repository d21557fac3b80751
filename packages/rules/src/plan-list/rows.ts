import { parseIdList } from './compare.ts';
import { FIRST_ROWS } from './constants.ts';
import { foldEqual } from './fold-equal.ts';

/** By plan: its group, named by the lowest id in it. A plan whose facts no other has is in none. */
export type PlanGroups = ReadonlyMap<number, number>;

/** Plans whose shown facts are equal, by these facts alone: neither price nor name nor insurer counts. */
export function groupEqual<Plan extends { id: number }>(
  plans: readonly Plan[],
  factsOf: (plan: Plan) => unknown,
): PlanGroups {
  const groups = foldEqual(plans, factsOf)
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ id }) => id));
  return new Map(groups.flatMap((ids) => ids.map((id) => [id, Math.min(...ids)] as const)));
}

/** What a reader has opened of a list. */
export interface ListView {
  /** Every row instead of the first ones. */
  all: boolean;
  /** Groups whose plans are shown. */
  groups: readonly number[];
}

export const foldedView: ListView = { all: false, groups: [] };

export interface ListRow {
  /** Of several plans with equal facts; null for a plan that stands by itself. */
  group: number | null;
  /** In the list's order. */
  ids: readonly number[];
}

export interface ListLayout {
  rows: readonly ListRow[];
  /** Rows in view: the first ones, or all. */
  inView: number;
  /** Plans that are shown: of rows in view, and of groups only where they are opened. */
  shown: ReadonlySet<number>;
  /** Of the plans of groups: their group. */
  members: ReadonlyMap<number, number>;
  /** Listed plans in rows that are not in view. */
  rest: number;
}

/** The rows of the plans that are listed, in their order: a group stands where its first plan does. */
export function layoutOf(
  listed: readonly number[],
  groups: PlanGroups,
  view: ListView,
): ListLayout {
  const rows = rowsOf(listed, groups);
  const inView = view.all ? rows.length : Math.min(FIRST_ROWS, rows.length);
  const isOpen = ({ group }: ListRow) => group === null || view.groups.includes(group);
  const shown = rows.slice(0, inView).flatMap((row) => (isOpen(row) ? row.ids : []));
  const rest = rows.slice(inView).reduce((sum, { ids }) => sum + ids.length, 0);
  const members = new Map(
    rows.flatMap(({ group, ids }) => (group === null ? [] : ids.map((id) => [id, group] as const))),
  );
  return { rows, inView, shown: new Set(shown), members, rest };
}

function rowsOf(listed: readonly number[], groups: PlanGroups): ListRow[] {
  const rows = new Map<string, { group: number | null; ids: number[] }>();
  for (const id of listed) {
    const group = groups.get(id) ?? null;
    const key = group === null ? `plan ${id}` : `group ${group}`;
    const row = rows.get(key);
    if (row) row.ids.push(id);
    else rows.set(key, { group, ids: [id] });
  }
  return [...rows.values()].map((row) => (row.ids.length > 1 ? row : { ...row, group: null }));
}

/** The view with this plan in it, as a link to the plan needs it. */
export function viewOfPlan(view: ListView, id: number, groups: PlanGroups): ListView {
  const group = groups.get(id);
  if (group === undefined || view.groups.includes(group)) return { ...view, all: true };
  return { all: true, groups: [...view.groups, group] };
}

export function toggleGroup(view: ListView, group: number): ListView {
  const others = view.groups.filter((other) => other !== group);
  return {
    ...view,
    groups: others.length < view.groups.length ? others : [...view.groups, group],
  };
}

/** The view as a list's address says it: `rows=all` and `groups`. */
export function parseListView(query: Pick<URLSearchParams, 'get'>): ListView {
  return {
    all: query.get('rows') === 'all',
    groups: parseIdList(query.get('groups') ?? ''),
  };
}

/** A list's address with what is opened of it. */
export function withView(address: string, { all, groups }: ListView): string {
  const parts = [all && 'rows=all', groups.length > 0 && `groups=${groups.join()}`];
  const query = parts.filter((part) => part !== false).join('&');
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
