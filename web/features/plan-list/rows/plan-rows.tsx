import type { ListLayout, ListView } from '@muqarin/rules/plan-list/rows';
import { toggleGroup, withView } from '@muqarin/rules/plan-list/rows';
import type { ReactNode } from 'react';

interface Rows {
  head: (group: number, ids: readonly number[], folded: boolean) => ReactNode;
  item: (id: number) => ReactNode;
}

/** The rows of a list in their order: of a group its own row first, then its plans. */
export function planRows({ rows, inView }: ListLayout, { head, item }: Rows): ReactNode[] {
  return rows.flatMap(({ group, ids }, at) => [
    ...(group === null ? [] : [head(group, ids, at >= inView)]),
    ...ids.map(item),
  ]);
}

/** The list with this group opened, or closed where it was open. */
export function groupAddress(filtered: string, view: ListView, group: number): string {
  return `${withView(filtered, toggleGroup(view, group))}#group-${group}`;
}
