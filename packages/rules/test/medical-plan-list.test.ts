/** What a list counts and ranks are the plans that it is about, and no hidden ones. */
import { describe, expect, it } from 'vitest';
import {
  listedPlans,
  parseFilterQuery,
  type RankedTile,
  standingsOf,
  toQuery,
} from '../src/medical/list-order.ts';
import { type Filters, type FilterTile, medicalFilters } from '../src/medical/plan-list.ts';
import { random, randomFilters, randomTile } from './random-tiles.ts';

const categories = ['self', 'dependent', 'worker', 'employee'] as const;
const { none: defaultFilters, count, universe, withOption } = medicalFilters;
const options: readonly [keyof Filters, readonly (number | string)[]][] = [
  ['bids', [0, 1, 2, 3, 4, 5, 6, 7]],
  ['dids', [0, 1, 2, 3, 4, 5]],
  ['ins_ids', [0, 1, 2, 3, 4, 5]],
  ['salary', ['lsb', 'hsb', 'nlsb', 'none']],
];

describe('the number beside an option', () => {
  it('is the length of the list at the address after it is chosen, whatever is chosen already', () => {
    for (let trial = 0; trial < 200; trial += 1) {
      const tiles = Array.from({ length: 40 }, (_, id) => randomTile(id));
      const category = categories[random(4)];
      const filters = { ...randomFilters(), providers: defaultFilters.providers };
      for (const [key, values] of options)
        for (const value of values) {
          const after = parseFilterQuery(toQuery(withOption(filters, key, value)));
          const shown = listedPlans(tiles, after, { category });
          const number = count(tiles, withOption(filters, key, value), { category });
          expect([key, value, number]).toEqual([key, value, shown.length]);
        }
    }
  });

  it('leaves what is chosen already as it is', () => {
    const filters = { ...defaultFilters, bids: [3] };
    expect(withOption(filters, 'bids', 3)).toBe(filters);
    expect(withOption(filters, 'bids', 4).bids).toEqual([3, 4]);
  });
});

const tile = (id: number, premiumFils: number, over: Partial<RankedTile> = {}): RankedTile => ({
  id,
  ins_id: id,
  nw_id: 1,
  tpa_id: 1,
  premiumFils,
  salary: 'none',
  insured_for: ['self'],
  bids: [],
  dids: [],
  pre_existing: 'no',
  limitAed: 0,
  conditional: false,
  ...over,
});

describe('the place of a plan', () => {
  const forInvestors = { insured_for: ['investor'], conditional: true };
  const forBoth = { insured_for: ['self', 'investor'] };
  const tiles = [
    tile(1, 900, forInvestors),
    tile(2, 1000, { conditional: true }),
    tile(3, 1100),
    tile(4, 1200, forBoth),
  ];
  const places = (isInvestor: boolean) =>
    [...standingsOf(tiles, isInvestor, { category: 'self' })].map(([id, { place, of, flag }]) => [
      id,
      `${place} of ${of}`,
      flag,
    ]);

  it('is among the plans that the list is about, the flag for one without a condition', () => {
    expect(places(false)).toEqual([
      [2, '1 of 3', null],
      [3, '2 of 3', 'lowest_unconditional'],
      [4, '3 of 3', null],
    ]);
    expect(places(true)).toEqual([
      [1, '1 of 2', null],
      [4, '2 of 2', 'lowest_unconditional'],
    ]);
  });

  it('has a plain flag where nothing is lower, and none where two cost the same or there is but one', () => {
    const flags = (...some: RankedTile[]) =>
      [...standingsOf(some, false, { category: 'self' }).values()].map(({ flag }) => flag);
    expect(flags(tile(1, 100), tile(2, 200))).toEqual(['lowest', null]);
    expect(flags(tile(1, 100), tile(2, 100), tile(3, 200))).toEqual([null, null, null]);
    expect(flags(tile(1, 100))).toEqual([null]);
    const shared = standingsOf([tile(1, 100), tile(2, 100), tile(3, 200)], false, {
      category: 'self',
    });
    expect([...shared.values()].map(({ sharedBy }) => sharedBy)).toEqual([2, 2, 0]);
    expect(flags(tile(1, 100, { conditional: true }), tile(2, 200, { conditional: true }))).toEqual(
      [null, null],
    );
  });

  it('is of as many as the list shows before anything is filtered', () => {
    for (let trial = 0; trial < 200; trial += 1) {
      const some: FilterTile[] = Array.from({ length: 30 }, (_, id) => randomTile(id));
      const category = categories[random(4)];
      for (const is_investor of [false, true]) {
        const filters = { ...defaultFilters, is_investor };
        expect(universe(some, filters, { category })).toHaveLength(
          count(some, filters, { category }),
        );
      }
    }
  });
});
