import { describe, expect, it } from 'vitest';
import { placeInWords } from './place-in-words.ts';
import { premiumLabel } from './premium-label.ts';
import { placeOnLine, priceRange, ticksPath } from './price-line-geometry.ts';
import { traceRows } from './trace-rows.ts';

describe('the place of a premium in words', () => {
  it.each([
    [1, 14, 'Lowest of 14'],
    [2, 14, 'Second lowest of 14'],
    [4, 14, 'Fourth lowest of 14'],
    [12, 14, 'Twelfth lowest of 14'],
    [13, 14, '13th lowest of 14'],
    [14, 14, 'Highest of 14'],
    [21, 40, '21st lowest of 40'],
    [22, 40, '22nd lowest of 40'],
    [23, 40, '23rd lowest of 40'],
    [111, 500, '111th lowest of 500'],
    [1, 1, 'The only plan'],
  ])('%i of %i', (place, total, words) => {
    expect(placeInWords(place, total)).toBe(words);
  });
});

describe('the label of a premium', () => {
  it('is per person for one and the sum for more', () => {
    expect(premiumLabel(1)).toBe('Net, per person per year');
    expect(premiumLabel(4)).toBe('Net per year, 4 persons');
  });
});

describe('the price line', () => {
  const nets = [341_200, 421_800, 1_198_000];
  const range = priceRange(nets) ?? { minFils: 0, maxFils: 0 };

  it('runs from the lowest to the highest premium', () => {
    expect(nets.map((fils) => placeOnLine(fils, range))).toEqual([0, 9.4, 100]);
    expect(placeOnLine(5, { minFils: 5, maxFils: 5 })).toBe(50);
    expect(priceRange([])).toBeNull();
  });

  it('draws a tick for each premium and melts those that touch', () => {
    expect(ticksPath(nets, range, 13, 6)).toBe('M0 13v-6M9.5 13v-6M100 13v-6');
    const many = Array.from({ length: 500 }, (_, i) => 341_200 + i * 1700);
    expect(ticksPath(many, range, 13, 6).split('M').length).toBeLessThanOrEqual(202);
  });
});

describe('the bars of a trace', () => {
  const line = (amountFils: number) => ({ code: 'x', kind: 'x', label: 'x', why: '', amountFils });
  const member = (n: number, amounts: number[]) => ({
    member: n,
    age: 35,
    netFils: amounts.reduce((a, b) => a + b, 0),
    lines: amounts.map(line),
  });

  it('begin where the one before ended, a discount going back', () => {
    const view = traceRows({
      netFils: 8_000,
      vatFils: 2_000,
      grossFils: 10_000,
      members: [member(1, [9_000, -1_000])],
    });
    expect(view.groups[0]?.rows.map(({ bar }) => bar)).toEqual([
      { from: 0, size: 90, minus: false },
      { from: 80, size: 10, minus: true },
    ]);
    expect(view.net).toEqual({ from: 0, size: 80, minus: false });
    expect(view.vat).toEqual({ from: 80, size: 20, minus: false });
  });

  it('share one scale over all members and stay inside it', () => {
    const view = traceRows({
      netFils: 3_000,
      vatFils: 150,
      grossFils: 3_150,
      members: [member(1, [5_000, -4_000]), member(2, [2_000])],
    });
    const bars = view.groups.flatMap(({ rows }) => rows.map(({ bar }) => bar));
    expect(bars.every(({ from, size }) => from >= 0 && from + size <= 100.1)).toBe(true);
    expect(bars[2]?.from).toBe(20);
  });
});
