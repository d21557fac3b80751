/** Boxes to ask for help stand after plans 3, 6, 11 and on of the whole list (S0 2, decisions M38), never crowded where plans are folded. */
import { groupEqual, layoutOf } from '@muqarin/rules/plan-list/rows';
import { describe, expect, it } from 'vitest';
import { helpBoxes } from './help-places.ts';

const ids = Array.from({ length: 45 }, (_, at) => at + 1);
const all = { all: true, groups: [] };

describe('boxes to ask for help', () => {
  it('stand at the places of the document, among all plans', () => {
    const boxes = helpBoxes(layoutOf(ids, new Map(), all));
    expect([...boxes]).toEqual([3, 6, 11, 16, 21, 26, 31, 36, 41]);
  });

  it('stand in view only', () => {
    expect([...helpBoxes(layoutOf(ids, new Map(), { all: false, groups: [] }))]).toEqual([
      3, 6, 11,
    ]);
  });

  it('follow a folded group that passes their place, three rows after the last one', () => {
    const groups = groupEqual(
      ids.map((id) => ({ id, of: Math.ceil(id / 5) })),
      ({ of }) => of,
    );
    expect([...helpBoxes(layoutOf(ids, groups, all))]).toEqual([15, 30, 45]);
    const opened = helpBoxes(layoutOf(ids, groups, { all: true, groups: [1] }));
    expect([...opened]).toEqual([3, 10, 25, 40]);
  });
});
