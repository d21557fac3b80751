import { helpAfter } from '@muqarin/rules/medical-corporate/plan-list';
import type { ListLayout } from '@muqarin/rules/plan-list/rows';

/** Between two boxes stand at least as many rows and plans. */
const APART = 3;

/**
 * The plans after which a box to ask for help stands (S0 2, decisions M38). Places are of the whole list, in its rows; a folded group
 * passes several at once, and is followed by a box where three rows stand since the last one.
 */
export function helpBoxes({ rows, inView, shown }: ListLayout): ReadonlySet<number> {
  const boxes = new Set<number>();
  let [place, since, due] = [0, 0, false];
  const pass = (ids: readonly number[]) => {
    since += 1;
    due ||= ids.some((_id, at) => helpAfter.includes(place + at + 1));
    place += ids.length;
    const last = ids.at(-1);
    if (!due || since < APART || last === undefined) return;
    boxes.add(last);
    [since, due] = [0, false];
  };
  for (const { ids } of rows.slice(0, inView)) {
    const isOpen = ids.every((id) => shown.has(id));
    for (const passed of isOpen ? ids.map((id) => [id]) : [ids]) pass(passed);
  }
  return boxes;
}
