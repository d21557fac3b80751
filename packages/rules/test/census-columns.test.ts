import { describe, expect, it } from 'vitest';
import { findColumns } from '../src/medical-corporate/census/find-columns.ts';
import type { CensusField } from '../src/medical-corporate/census/table.ts';
import { makeCensus } from './support/make-census.ts';

const today = { year: 2026, month: 11, day: 24 };

/** Of one list: what was found right, what was asked, and what was taken for something it is not. */
function judged(seed: number) {
  const { rows, truth } = makeCensus(seed);
  const found = findColumns(rows, today);
  if (!found) throw new Error(`no header in list ${seed}`);
  const held = truth.flatMap((field, column) => (field ? [{ field, column }] : []));
  const right = held.filter(({ field, column }) => found.columns[field] === column);
  const wrong = Object.entries(found.columns).filter(([field, column]) => truth[column] !== field);
  const lost = held.filter(
    ({ field, column }) =>
      found.columns[field] === undefined &&
      !found.asked.some((ask) => ask.field === field && ask.candidates.includes(column)),
  );
  return { held: held.length, right: right.length, wrong, lost, headers: found.headers };
}

describe('columns of fifty staff lists, a third of their headers unusual', () => {
  const all = Array.from({ length: 50 }, (_, seed) => ({ seed, ...judged(seed + 1) }));

  it('are found without help for 95 of 100', () => {
    const held = all.reduce((sum, one) => sum + one.held, 0);
    const right = all.reduce((sum, one) => sum + one.right, 0);
    expect(held).toBeGreaterThan(300);
    expect(right / held).toBeGreaterThanOrEqual(0.95);
  });

  it('are never taken for what they are not', () => {
    expect(
      all.flatMap(({ seed, wrong, headers }) => wrong.map((one) => [seed, one, headers])),
    ).toEqual([]);
  });
});

describe('what a person says of a column', () => {
  it('comes before header and values, and frees what was taken', () => {
    const rows = [
      ['DOB', 'Since', 'Sex'],
      ['01/02/1990', '01/02/2020', 'M'],
      ['01/02/1991', '01/02/2021', 'F'],
      ['01/02/1992', '01/02/2022', 'F'],
    ];
    const chosen: Record<number, CensusField | null> = { 0: null, 1: 'birthDate' };
    expect(findColumns(rows, today)?.columns).toEqual({ birthDate: 0, gender: 2 });
    expect(findColumns(rows, today, chosen)?.columns).toEqual({ birthDate: 1, gender: 2 });
  });
});
