/** Where the headers of a staff list stand, and what they are called, under titles and merged cells too. */

import { headerWords, otherHeaders } from './header-words.ts';
import { type CensusField, censusFields, type Row } from './table.ts';
import { isBlank, plainText } from './text.ts';

export interface Headers {
  /** The index of the first row below them. */
  firstRow: number;
  /** Of each column; '' where there is none. */
  names: readonly string[];
}

/** What a header says: a field, a known column that no price asks for, or nothing that is known. */
export type HeaderMeaning = CensusField | 'other' | null;

/** Titles, logos and notes may stand above. */
const MOST_ROWS_ABOVE = 30;
/** A column may have no name: looked for in so many. */
const ROWS_BELOW = 100;

const meanings = new Map<string, HeaderMeaning>([
  ...otherHeaders.map((word) => [word, 'other'] as const),
  ...censusFields.flatMap((field) => headerWords[field].map((word) => [word, field] as const)),
]);

/** By the whole name, by the half of a name in two languages, and without what it says of its form. */
export function meaningOf(name: string): HeaderMeaning {
  const plain = plainText(name);
  const halves = [plain.replace(/\p{Script=Arabic}+/gu, ' '), plain.replace(/[a-z]+/g, ' ')];
  for (const half of [plain, ...halves]) {
    const text = half.replace(/\s+/g, ' ').trim();
    const found = meanings.get(text) ?? meanings.get(text.replace(tail, ''));
    if (found !== undefined) return found;
  }
  return null;
}

const tail =
  /( (dd|mm|mmm|yyyy|yy|aed|dhs|required|mandatory|optional|m f|male female|per month|monthly))+$/;

/** The row that says most of what is known; the first with three words or more where none says anything. */
export function findHeaders(rows: readonly Row[]): Headers | null {
  const above = rows.slice(0, MOST_ROWS_ABOVE);
  const known = above.map((row) => row.filter((cell) => meaningOf(String(cell ?? ''))).length);
  const most = Math.max(0, ...known);
  const at = most > 0 ? known.indexOf(most) : above.findIndex(isOfWords);
  const row = rows[at];
  if (!row) return null;
  const isDouble = isSecondRow(rows[at + 1] ?? [], row);
  const upper = isDouble ? row : (rows[at - 1] ?? []);
  const lower = isDouble ? (rows[at + 1] ?? []) : row;
  const columns = Math.max(...rows.slice(0, at + ROWS_BELOW).map(({ length }) => length));
  const names = joined(upper, lower, isDouble, columns);
  return { firstRow: at + (isDouble ? 2 : 1), names };
}

function isOfWords(row: Row): boolean {
  const filled = row.filter((cell) => !isBlank(cell));
  return filled.length >= 3 && filled.every((cell) => typeof cell === 'string');
}

/** Some columns are parted below a merged header: nothing but known words, and fewer than above. */
function isSecondRow(row: Row, above: Row): boolean {
  const filled = row.filter((cell) => !isBlank(cell));
  const ofAbove = above.filter((cell) => !isBlank(cell));
  return (
    filled.length > 0 &&
    filled.length < ofAbove.length &&
    filled.every((cell) => typeof cell === 'string' && meaningOf(cell) !== null)
  );
}

function joined(upper: Row, lower: Row, isDouble: boolean, columns: number): string[] {
  let title = '';
  return Array.from({ length: columns }, (_, column) => {
    const over = String(upper[column] ?? '').trim();
    if (over !== '') title = over;
    const own = String(lower[column] ?? '').trim();
    if (own === '') return isDouble ? over : '';
    const both = `${title} ${own}`.trim();
    return meaningOf(own) === null && meaningOf(both) !== null ? both : own;
  });
}
