import { describe, expect, it } from 'vitest';
import type { Factor, RateCard } from '../src/domain/medical/catalogue.ts';
import { ratePlan } from '../src/domain/medical/rate.ts';
import { planWith } from './support/random-rating.ts';

const man = { age: 30, genderId: 1, married: false } as const;

describe('rounding (decisions X13)', () => {
  it.each([
    // 50 × 1.01 = 50.5: 51, where half-even would stay at 50.
    { fils: 50, times: [10_100], lines: [50, 1] },
    { fils: 150, times: [10_100], lines: [150, 2] },
    { fils: 50, times: [9_900], lines: [50, 0] },
    { fils: 49, times: [10_100], lines: [49, 0] },
    { fils: 50, times: [9_899], lines: [50, -1] },
  ])('takes halves of a fils upwards: $fils × $times', ({ fils, times, lines }) => {
    expect(linesOf(fils, times)).toEqual(lines);
  });

  it('rounds after each factor, in the order of the card', () => {
    expect(linesOf(50, [10_100, 15_000])).toEqual([50, 1, 26]);
    expect(linesOf(50, [15_000, 10_100])).toEqual([50, 25, 1]);
  });

  it('takes VAT once on the net of all members, half-up', () => {
    // 5 % of 10 fils is half a fils: two members would give 2 if each were rounded.
    expect(vatOf(10, 1)).toBe(1);
    expect(vatOf(10, 2)).toBe(1);
    expect(vatOf(10, 3)).toBe(2);
  });
});

function linesOf(fils: number, times: readonly number[]): number[] {
  const outcome = ratePlan(planWith(1, card(fils, times)), terms, asked(1));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.price.members.flatMap(({ lines }) => lines.map((line) => line.amountFils));
}

function vatOf(fils: number, members: number): number {
  const outcome = ratePlan(planWith(1, card(fils, [])), terms, asked(members));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.price.vatFils;
}

const terms = { levies: [], vatBasisPoints: 500 };

function asked(members: number) {
  return { emirateId: 2, day: '2025-11-20', members: Array.from({ length: members }, () => man) };
}

function card(fils: number, times: readonly number[]): RateCard {
  const factors = times.map((basisPoints, index): Factor => {
    return { code: `f${index}`, label: `Factor ${index}`, basisPoints };
  });
  const rates = [{ ageFrom: 0, ageTo: 120, genderId: 1, fils } as const];
  return { id: 'card', effectiveFrom: '2025-01-01', rates, factors, maternity: null };
}
