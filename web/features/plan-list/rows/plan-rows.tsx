import type { ListLayout, ListView } from '@muqarin/rules/plan-list/rows';
import { toggleGroup, withView } from '@muqarin/rules/plan-list/rows';
import type { ReactNode } from 'react';

interface Rows {
  head: (group: number, ids: readonly number[], folded: boolean) => ReactNode;
  /** The plan's place; none of an id that the list does not have. */
  item: (id: number) => readonly ReactNode[];
  /** Plans that filters hide: in the same array as the others, so that React keeps a plan that comes or goes. */
  filteredOut?: readonly number[];
}

/** The rows of a list in their order: of a group its own row first, then its plans. */
export function planRows(
  { rows, inView }: ListLayout,
  { head, item, filteredOut = [] }: Rows,
): ReactNode[] {
  const listed = rows.flatMap(({ group, ids }, at) => [
    ...(group === null ? [] : [head(group, ids, at >= inView)]),
    ...ids.flatMap(item),
  ]);
  return [...listed, ...filteredOut.flatMap(item)];
}

/** The list with this group opened, or closed where it was open. */
export function groupAddress(filtered: string, view: ListView, group: number): string {
  return `${withView(filtered, toggleGroup(view, group))}#group-${group}`;
}
