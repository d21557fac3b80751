/** A price as rows that sum to what is paid, and two of them as rows that sum to the difference (features 141). Integer fils. */

import type { Filled } from '../message.ts';

export interface PriceRow {
  /** Whom it is about: a person's number, a category by its name; '' for all. */
  subject: string;
  code: string;
  label: string;
  why: string;
  /** The same by key, where they are filled. */
  filled?:
    | { subject?: Filled | undefined; label?: Filled | undefined; why?: Filled | undefined }
    | undefined;
  fils: number;
}

export interface DifferenceRow extends PriceRow {
  /** 0 where the row was not there, or is not any more. */
  beforeFils: number;
  afterFils: number;
}

export function sumOfRows(rows: readonly { fils: number }[]): number {
  return rows.reduce((sum, { fils }) => sum + fils, 0);
}

/**
 * Each row that costs another amount than before, in the order of the rows of now; what is gone comes last. Rows of one subject and
 * code count together. Their `fils` sum to the difference of the two sums, whatever lies between.
 */
export function differenceRows(
  before: readonly PriceRow[],
  after: readonly PriceRow[],
): DifferenceRow[] {
  const [was, is] = [together(before), together(after)];
  const keys = new Set([...is.keys(), ...was.keys()]);
  return [...keys].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    const said = now ?? old;
    const [beforeFils, afterFils] = [old?.fils ?? 0, now?.fils ?? 0];
    if (said === undefined || beforeFils === afterFils) return [];
    return [{ ...said, fils: afterFils - beforeFils, beforeFils, afterFils }];
  });
}

function together(rows: readonly PriceRow[]): Map<string, PriceRow> {
  const byKey = new Map<string, PriceRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.subject, row.code]);
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, fils: known.fils + row.fils } : row);
  }
  return byKey;
}
