import { expect, it } from 'vitest';
import { datesBetween } from '../src/questions/date-picker.ts';

const first = { year: 2026, month: 11, day: 21 };
const last = { year: 2027, month: 1, day: 20 };
const winter = datesBetween(first, last);

it('offers the years and months of the range, over the turn of the year', () => {
  expect(winter.years).toEqual([2026, 2027]);
  expect(winter.months(undefined)).toEqual([11, 12, 1]);
  expect(winter.months(2026)).toEqual([11, 12]);
  expect(winter.months(2027)).toEqual([1]);
});

it('offers the days of the month that are in the range', () => {
  expect(winter.days(2026, 11)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  expect(winter.days(2026, 12)).toHaveLength(31);
  expect(winter.days(2027, 1).at(-1)).toBe(20);
  expect(winter.days(undefined, undefined)).toHaveLength(31);
});

it('begins with the newest where it is asked for backwards, and knows leap years', () => {
  const past = datesBetween({ year: 2026, month: 3, day: 2 }, { year: 1996, month: 1, day: 1 });
  expect([past.years[0], past.years.at(-1)]).toEqual([2026, 1996]);
  expect(past.months(undefined)).toHaveLength(12);
  expect(past.months(2026)).toEqual([1, 2, 3]);
  expect(past.days(2026, 3)).toEqual([1, 2]);
  expect(past.days(2024, 2).at(-1)).toBe(29);
  expect(past.days(undefined, 2).at(-1)).toBe(29);
  expect(past.days(2025, 2).at(-1)).toBe(28);
});
