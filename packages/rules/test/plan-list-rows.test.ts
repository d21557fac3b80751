/** Equal plans fold into one row of a list, which opens on its first rows; what is opened stands in the address. */
import { describe, expect, it } from 'vitest';
import { FIRST_ROWS } from '../src/plan-list/constants.ts';
import {
  foldedView,
  groupEqual,
  layoutOf,
  parseListView,
  toggleGroup,
  viewOfPlan,
  withView,
} from '../src/plan-list/rows.ts';
import { standingsByKind } from '../src/plan-list/standing.ts';

const plan = (id: number, facts: string[], price = id) => ({ id, facts, price });
const groups = groupEqual(
  [plan(5, ['a']), plan(2, ['a']), plan(3, ['b']), plan(4, ['a', 'b']), plan(9, ['b'])],
  ({ facts }) => facts,
);

describe('plans of equal facts', () => {
  it('are a group by these facts alone, named by its lowest id; others are in none', () => {
    expect([...groups]).toEqual([
      [5, 2],
      [2, 2],
      [3, 3],
      [9, 3],
    ]);
  });

  it('stand in one row, where the first of them stands, in the order of the list', () => {
    const { rows, shown, inView } = layoutOf([4, 9, 5, 3, 2], groups, foldedView);
    expect(rows).toEqual([
      { group: null, ids: [4] },
      { group: 3, ids: [9, 3] },
      { group: 2, ids: [5, 2] },
    ]);
    expect([inView, [...shown]]).toEqual([3, [4]]);
  });

  it('are shown once their row is opened; one that is left alone needs no opening', () => {
    expect([...layoutOf([9, 5, 3, 2], groups, { all: false, groups: [3] }).shown]).toEqual([9, 3]);
    expect(layoutOf([9, 5, 2], groups, foldedView).rows[0]).toEqual({ group: null, ids: [9] });
  });
});

describe('a long list', () => {
  const ids = Array.from({ length: FIRST_ROWS + 8 }, (_, at) => at + 100);

  it('opens on its first rows and says how many plans are left', () => {
    const first = layoutOf(ids, new Map(), foldedView);
    expect([first.inView, first.shown.size, first.rest]).toEqual([FIRST_ROWS, FIRST_ROWS, 8]);
    const all = layoutOf(ids, new Map(), { all: true, groups: [] });
    expect([all.inView, all.shown.size, all.rest]).toEqual([ids.length, ids.length, 0]);
  });

  it('counts a group as one row', () => {
    const twins = groupEqual(
      ids.slice(0, 9).map((id) => plan(id, ['x'])),
      ({ facts }) => facts,
    );
    expect(layoutOf(ids, twins, foldedView).rest).toBe(0);
  });

  it('asks for the facts of each plan once, however many there are', () => {
    const asked: number[] = [];
    const many = Array.from({ length: 500 }, (_, at) => plan(at, [String(at % 90)]));
    const found = groupEqual(many, ({ id, facts }) => {
      asked.push(id);
      return facts;
    });
    expect(asked).toEqual(many.map(({ id }) => id));
    expect(new Set(found.values()).size).toBe(90);
  });
});

describe('what is opened of a list', () => {
  it('stands in its address and is read back', () => {
    const view = { all: true, groups: [2, 3] };
    const address = withView('/list?sort=desc', view);
    expect(address).toBe('/list?sort=desc&rows=all&groups=2,3');
    expect(parseListView(new URL(address, 'http://x').searchParams)).toEqual(view);
    expect(withView('/list', foldedView)).toBe('/list');
    expect(withView('/list', { all: false, groups: [7] })).toBe('/list?groups=7');
    expect(parseListView(new URLSearchParams('rows=some&groups=x,4'))).toEqual({
      all: false,
      groups: [4],
    });
  });

  it('opens and closes a group, and whatever a plan of a link stands in', () => {
    expect(toggleGroup(toggleGroup(foldedView, 3), 3)).toEqual(foldedView);
    expect(viewOfPlan(foldedView, 9, groups)).toEqual({ all: true, groups: [3] });
    expect(viewOfPlan(foldedView, 4, groups)).toEqual({ all: true, groups: [] });
  });
});

describe('the lowest premium', () => {
  const flags = (...nets: number[]) =>
    [
      ...standingsByKind(
        nets.map((netFils, id) => ({ id, netFils })),
        () => 'one',
      ).values(),
    ].map(({ flag, sharedBy }) => flag ?? sharedBy);

  it('is a flag where one plan has it, else said to be shared by each that has it', () => {
    expect(flags(100, 200, 300)).toEqual(['lowest', 0, 0]);
    expect(flags(100, 100, 300)).toEqual([2, 2, 0]);
    expect(flags(100)).toEqual([0]);
  });

  it('is among plans of one kind, and plans of one premium share a place', () => {
    const plans = [
      { id: 1, netFils: 900, kind: 'a' },
      { id: 2, netFils: 100, kind: 'b' },
      { id: 3, netFils: 900, kind: 'a' },
      { id: 4, netFils: 950, kind: 'a' },
    ];
    const found = standingsByKind(plans, ({ kind }) => kind);
    expect(
      [...found].toSorted(([a], [b]) => a - b).map(([, { place, of }]) => [place, of]),
    ).toEqual([
      [1, 3],
      [1, 1],
      [1, 3],
      [3, 3],
    ]);
  });
});
