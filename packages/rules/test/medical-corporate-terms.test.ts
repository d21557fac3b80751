/** What an insurer holds to for groups: who fills in medical forms, how far heads may vary, and what makes a price. */
import { describe, expect, it } from 'vitest';
import { headGauge } from '../src/medical-corporate/head-gauge.ts';
import { medicalFormRows, medicalFormsAsked } from '../src/medical-corporate/medical-forms.ts';
import { type PricedRow, picturePartsOf } from '../src/medical-corporate/price-picture.ts';

const rules = [
  { when: 'members', limit: 10 },
  { when: 'age', limit: 65 },
  { when: 'late', limit: 30 },
] as const;
const band = (ageFrom: number, ageTo: number, members: number) => {
  return { ageFrom, ageTo, members, lsb: null };
};
const young = { flag: 1 as const, members: 8, ageBands: [band(18, 35, 8)] };
const assumed = { flag: 0 as const, members: 8, ageBands: [band(18, 35, 8)] };
const asked = (categories: Parameters<typeof medicalFormRows>[1]) =>
  medicalFormRows(rules, categories).map((row) => [row.asked, row.people]);

describe('medical forms', () => {
  it('are asked of everybody in a group of at most ten, over all categories', () => {
    expect(asked([young])[0]).toEqual(['yes', 8]);
    expect(asked([young, { ...young, members: 2 }])[0]).toEqual(['yes', 10]);
    expect(asked([young, { ...young, members: 3 }])[0]).toEqual(['no', 0]);
  });

  it.each([
    ['nobody is', [band(18, 64, 20)], ['no', 0]],
    ['a band begins there', [band(18, 64, 20), band(65, 80, 2), band(81, 99, 1)], ['yes', 3]],
    ['a band reaches there', [band(61, 65, 4)], ['perhaps', 4]],
    ['nobody is in that band', [band(18, 60, 4), band(61, 65, 0)], ['no', 0]],
  ])('are asked of whoever is 65 or more: %s', (_what, ageBands, answer) => {
    expect(asked([{ flag: 1, members: 20, ageBands }])[1]).toEqual(answer);
  });

  it('of a category count its own ages, and the members of the whole group', () => {
    const old = { flag: 1 as const, members: 8, ageBands: [band(65, 80, 8)] };
    const answers = medicalFormRows(rules, [young, old], [young]).map((row) => row.asked);
    expect(answers).toEqual(['no', 'no', 'later']);
  });

  it('may be asked where ages were not said, and later of whoever joins late', () => {
    expect(asked([assumed]).slice(1)).toEqual([
      ['perhaps', null],
      ['later', null],
    ]);
  });

  it('come to one answer, in which what is for later does not count', () => {
    const answer = (categories: Parameters<typeof medicalFormRows>[1]) =>
      medicalFormsAsked(medicalFormRows(rules, categories));
    const many = { ...young, members: 20 };
    expect([young, many, { ...many, flag: 0 as const }].map((one) => answer([one]))).toEqual([
      'yes',
      'no',
      'perhaps',
    ]);
  });
});

describe('the gauge of heads', () => {
  it.each([
    [87, 79, 95],
    [10, 9, 11],
    [9, 9, 9],
    [100, 90, 110],
  ])('of %i holds from %i to %i, both included', (quoted, least, most) => {
    for (const [heads, holds] of [
      [least - 1, false],
      [least, true],
      [most, true],
      [most + 1, false],
    ] as const)
      expect(headGauge(quoted, heads, 10)).toEqual({ quoted, least, most, percent: 10, holds });
    // By the rule itself: more than 10 % off is void.
    expect(Math.abs(most + 1 - quoted) * 10).toBeGreaterThan(quoted);
    expect(Math.abs(most - quoted) * 10).toBeLessThanOrEqual(quoted);
  });
});

describe('what makes a category expensive', () => {
  const row = (more: Partial<PricedRow>): PricedRow => {
    const whom = { ageFrom: null, ageTo: null, salary: null };
    return { kind: 'members', ...whom, count: 1, amountFils: 0, sharesFils: [], ...more };
  };
  const trace = [
    row({ salary: 'lsb', count: 6, amountFils: 420_000 }),
    row({ salary: 'nlsb', count: 4, amountFils: 760_000 }),
    row({ kind: 'maternity', count: 1, amountFils: 120_000 }),
    row({ kind: 'variant', amountFils: 65_000, sharesFils: [21_000, 38_000, 6_000] }),
    row({ kind: 'variant', amountFils: 30_000, sharesFils: [18_000, 12_000, 0] }),
  ];

  it('is said by parts that sum to the premium, variants shared, most expensive first', () => {
    const parts = picturePartsOf(trace);
    expect(parts.map(({ salary, fils }) => [salary, fils])).toEqual([
      ['nlsb', 810_000],
      ['lsb', 459_000],
      [null, 126_000],
    ]);
    expect(parts.reduce((sum, { fils }) => sum + fils, 0)).toBe(1_395_000);
  });

  it('sets the share of the premium beside that of the heads, in which no woman counts twice', () => {
    const shares = picturePartsOf(trace).map(({ ofPremium, ofHeads }) => [ofPremium, ofHeads]);
    expect(shares).toEqual([
      [581, 400],
      [329, 600],
      [90, null],
    ]);
  });

  it('leaves out parts of nobody, and has none without a premium', () => {
    expect(picturePartsOf([row({ count: 0 })])).toEqual([]);
  });
});
