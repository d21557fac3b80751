/** A cover that ends is told of 60, 30 and 7 days before; whoever was away catches up once. */
import { expect, it } from 'vitest';
import { reminderAfter } from '../src/domain/renewal-days.ts';

it.each([
  [null, '2026-11-20'],
  ['2026-11-19', '2026-11-20'],
  ['2026-11-20', '2026-12-20'],
  ['2026-12-31', '2027-01-12'],
  ['2027-01-12', null],
  ['2027-03-01', null],
])('after %s it is %s, of a cover until 19/01/2027', (day, next) => {
  expect(reminderAfter('2027-01-19', day)).toBe(next);
});

it('is never for no day', () => {
  expect(reminderAfter('', null)).toBeNull();
});
