/** What of a group's premium is paid for whom: places in counts, or people of a staff list, to the fils. */
import { describe, expect, it } from 'vitest';
import { type Insured, unitsOfPeople } from '../src/domain/medical-corporate/people-units.ts';
import {
  type PricedCategory,
  type PricedRow,
  placesOf,
  runsOf,
} from '../src/domain/medical-corporate/sale-units.ts';
import { type Random, seeded } from './support/random-policies.ts';

const bands = [
  [0, 17],
  [18, 35],
  [36, 60],
] as const;

const rowOf = (row: Partial<PricedRow>): PricedRow => ({
  kind: 'members',
  ageFrom: null,
  ageTo: null,
  salary: null,
  count: 1,
  eachFils: null,
  amountFils: 0,
  sharesFils: [],
  ...row,
});

/** A category with people of it: their counts are those of its rows. */
function randomCategory(random: Random, category: number) {
  const people: Insured[] = [];
  const bySalary = random(2) === 0;
  const rows: PricedRow[] = [];
  for (const [ageFrom, ageTo] of bands)
    for (const salary of bySalary ? (['lsb', 'nlsb'] as const) : [null]) {
      const count = random(9);
      if (count === 0) continue;
      const eachFils = 10_000 + random(2_000_000);
      rows.push(rowOf({ ageFrom, ageTo, salary, count, eachFils, amountFils: count * eachFils }));
      for (let at = 0; at < count; at += 1) {
        const unit = `${category}-${people.length}`;
        const age = ageFrom + random(ageTo - ageFrom + 1);
        people.push({ unit, category, age, salary: salary ?? 'nlsb', marriedWoman: false });
      }
    }
  const women = people.filter(({ age }) => age >= 18 && age <= 35).slice(0, random(4));
  for (const woman of women) woman.marriedWoman = true;
  if (women.length > 0) {
    const amountFils = women.length * 120_000;
    rows.push(
      rowOf({ kind: 'maternity', ageFrom: 18, ageTo: 35, count: women.length, amountFils }),
    );
  }
  const variants = Array.from({ length: random(3) }, () => {
    const sharesFils = rows.map(() => random(50_000));
    const amountFils = sharesFils.reduce((sum, share) => sum + share, 0);
    return rowOf({ kind: 'variant', count: people.length, amountFils, sharesFils });
  });
  const all = [...rows, ...variants];
  const netFils = all.reduce((sum, { amountFils }) => sum + amountFils, 0);
  return { priced: { category, netFils, rows: all } satisfies PricedCategory, people };
}

const total = (units: readonly { periodFils: number }[]) =>
  units.reduce((sum, { periodFils }) => sum + periodFils, 0);

describe('of 2,000 random groups', () => {
  it('places and people sum to the premium of each category, and no two alike differ by more than a fils of each row', () => {
    const random = seeded(131);
    for (let at = 0; at < 2_000; at += 1) {
      const groups = Array.from({ length: 1 + random(3) }, (_, of) => randomCategory(random, of));
      const places = placesOf(runsOf(groups.map(({ priced }) => priced)));
      expect(new Set(places.map(({ unit }) => unit)).size).toBe(places.length);
      for (const { priced } of groups) {
        const own = places.filter(({ category }) => category === priced.category);
        expect(total(own)).toBe(priced.netFils);
      }
      const people = groups.flatMap((group) => group.people);
      const mixed = people.toSorted((a, b) => (a.unit < b.unit ? 1 : -1));
      const units = unitsOfPeople(mixed, places);
      if (units === null) throw new Error('people who were counted have no place');
      expect(units.map(({ unit }) => unit)).toEqual(mixed.map(({ unit }) => unit));
      expect(total(units)).toBe(total(places));
    }
  });
});

describe('a list that is not who was counted', () => {
  const priced: PricedCategory = {
    category: 1,
    netFils: 500_000,
    rows: [
      rowOf({ ageFrom: 18, ageTo: 35, count: 2, eachFils: 200_000, amountFils: 400_000 }),
      rowOf({ kind: 'maternity', ageFrom: 18, ageTo: 45, count: 1, amountFils: 100_000 }),
    ],
  };
  const places = placesOf(runsOf([priced]));
  const person: Insured = {
    unit: 'E1',
    category: 1,
    age: 30,
    salary: 'nlsb',
    marriedWoman: false,
  };
  const woman = { ...person, unit: 'E2', marriedWoman: true };

  it.each<[string, Insured[]]>([
    ['one too few', [woman]],
    ['one too many', [person, woman, { ...person, unit: 'E3' }]],
    ['another age', [{ ...person, age: 36 }, woman]],
    ['another category', [{ ...person, category: 2 }, woman]],
    ['no married woman', [person, { ...woman, marriedWoman: false }]],
  ])('gives nobody a part: %s', (_what, people) => {
    expect(unitsOfPeople(people, places)).toBeNull();
  });

  it('is one where each has a place', () => {
    expect(unitsOfPeople([person, woman], places)).toEqual([
      { unit: 'E1', periodFils: 200_000 },
      { unit: 'E2', periodFils: 300_000 },
    ]);
  });
});

it('names places by their category and their own row of numbers', () => {
  const rows = [rowOf({ count: 3, eachFils: 100, amountFils: 301 })];
  const units = placesOf(
    runsOf([
      { category: 0, netFils: 301, rows },
      { category: 2, netFils: 301, rows },
    ]),
  );
  expect(units.map(({ unit, periodFils }) => [unit, periodFils])).toEqual([
    ['M1', 101],
    ['M2', 100],
    ['M3', 100],
    ['B1', 101],
    ['B2', 100],
    ['B3', 100],
  ]);
});

it('is no sale whose rows are not its premium', () => {
  const rows = [rowOf({ count: 1, amountFils: 100 })];
  expect(() => runsOf([{ category: 1, netFils: 101, rows }])).toThrow('category 1');
});
