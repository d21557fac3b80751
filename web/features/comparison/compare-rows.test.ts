import type { ComparePage } from '@muqarin/bff/contract/medical/plan-pages';
import { describe, expect, it } from 'vitest';
import { compareGroups, countRows, inView } from './compare-rows.ts';

const cell = (text: string, best = false) => ({ covered: true, text, best });
const page = (above: number[]) =>
  ({
    columns: above.map((fils) => ({
      netFils: 100_000 + fils,
      grossFils: 105_000 + fils + fils / 20,
      cells: [cell('Select'), cell('UAE'), cell('20 %')],
    })),
    rows: [
      { section: 'pay', label: 'Outpatient visit', help: '', same: false },
      { section: 'where', label: 'Area', help: '', same: true },
      { section: 'cover', label: 'Dental', help: '', same: false },
    ],
  }) as unknown as ComparePage;

describe('the comparison', () => {
  it('begins with the price against the lowest, then goes by section', () => {
    const groups = compareGroups(page([0, 76_850]));
    expect(groups.map(({ title }) => title)).toEqual([
      'Price',
      'Where you can go',
      'What you pay yourself',
      'Cover',
    ]);
    expect(groups[0]?.rows[0]?.cells.map(({ text, best }) => [text, best])).toEqual([
      ['Lowest of these', true],
      ['+ AED\u00a0768.50', false],
    ]);
  });

  it('writes amounts as the line of insurance does (S1 9)', () => {
    const [price] = compareGroups(page([0, 76_800]), 'always');
    expect(price?.rows[0]?.cells[1]?.text).toBe('+ AED\u00a0768.00');
  });

  it('marks no best price in a tie', () => {
    const [row] = compareGroups(page([0, 0, 500]))[0]?.rows ?? [];
    expect(row?.cells.some(({ best }) => best)).toBe(false);
    expect(compareGroups(page([0, 0]))[0]?.rows[0]?.same).toBe(true);
  });

  it('ticks only what is cover', () => {
    const groups = compareGroups(page([0]));
    expect(groups.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]?.covered))).toEqual([
      null,
      null,
      null,
      true,
    ]);
  });

  it('says how many rows differ', () => {
    expect(countRows(compareGroups(page([0, 100])))).toEqual({ differ: 3, same: 1 });
  });

  it('keeps the view full at its end', () => {
    expect([0, 1, 2, 3].filter((slot) => inView(slot, 3, 2, 4))).toEqual([2, 3]);
    expect([0, 1, 2, 3].filter((slot) => inView(slot, 1, 1, 4))).toEqual([1]);
    expect([0, 1].filter((slot) => inView(slot, 0, 4, 2))).toEqual([0, 1]);
  });
});
