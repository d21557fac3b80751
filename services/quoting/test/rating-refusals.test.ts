import { describe, expect, it } from 'vitest';
import { compileCatalogue } from '../src/domain/medical/compiled.ts';
import { explainPlan, priceAll } from '../src/domain/medical/price-plans.ts';
import { priceTotals } from '../src/domain/medical/price-tables.ts';
import { NOT_QUOTABLE } from '../src/domain/not-quotable.ts';
import {
  inDubai,
  liwanCard,
  liwanCatalogue,
  liwanSelect,
  marriedWoman,
} from './support/worked-example.ts';

const compiled = compileCatalogue(liwanCatalogue, '2025-11-20');

describe('a plan that cannot be quoted', () => {
  it('is refused by the number of the member it has no rate for, and never counts as zero', () => {
    const request = { ...inDubai, members: [marriedWoman, { ...marriedWoman, age: 41 }] };
    const outcome = explainPlan(compiled, 1010, request);
    expect(outcome).toEqual({ ok: false, reason: 'no_base_rate', member: 2 });
    const totals = new Float64Array(1);
    expect(priceTotals(compiled, request, totals)).toBe(1);
    expect(totals[0]).toBe(NOT_QUOTABLE);
    expect(priceAll(compiled, request, 'self')).toEqual([]);
  });

  it('is refused outside its emirates, before its card holds, and when unknown', () => {
    const sharjah = { ...inDubai, emirateId: 7 };
    expect(explainPlan(compiled, 1010, sharjah)).toMatchObject({ reason: 'not_in_emirate' });
    expect(priceAll(compiled, sharjah, 'self')).toEqual([]);
    const early = { ...inDubai, day: '2025-10-31' };
    expect(explainPlan(compiled, 1010, early)).toMatchObject({ reason: 'not_yet_effective' });
    expect(explainPlan(compiled, 9, inDubai)).toMatchObject({ reason: 'unknown_plan' });
  });
});

describe('a defect of the caller or the card', () => {
  it.each([
    ['nobody', []],
    ['an age of 121', [{ ...marriedWoman, age: 121 }]],
    ['an age with decimals', [{ ...marriedWoman, age: 34.5 }]],
  ])('throws for %s', (_, members) => {
    const request = { ...inDubai, members };
    expect(() => explainPlan(compiled, 1010, request)).toThrow(RangeError);
    expect(() => priceTotals(compiled, request, new Float64Array(1))).toThrow(RangeError);
  });

  it('throws for a buffer that is too small instead of leaving plans out', () => {
    expect(() => priceTotals(compiled, inDubai, new Float64Array(0))).toThrow(RangeError);
  });

  it.each([
    ['a premium above Int32', { fils: 2 ** 31 }],
    ['a negative premium', { fils: -1 }],
    ['a premium with decimals', { fils: 0.5 }],
  ])('does not compile %s', (_, fault) => {
    const rates = [{ ageFrom: 0, ageTo: 120, genderId: 2 as const, ...fault }];
    const plan = { ...liwanSelect, rateCard: { ...liwanCard, rates } };
    const catalogue = { ...liwanCatalogue, plans: [plan] };
    expect(() => compileCatalogue(catalogue, '2025-11-20')).toThrow(RangeError);
  });

  it('does not compile a product that leaves the exact integers', () => {
    const factors = [{ code: 'x', label: 'X', basisPoints: 2 ** 40 }];
    const plan = { ...liwanSelect, rateCard: { ...liwanCard, factors } };
    const catalogue = { ...liwanCatalogue, plans: [plan] };
    expect(() => compileCatalogue(catalogue, '2025-11-20')).toThrow(RangeError);
  });
});
