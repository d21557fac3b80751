/** Words and numbers of a cell, whatever alphabet, digits and spaces they were typed in. */
import { toWesternDigits, toWesternNumber } from '../../digits.ts';
import type { Cell } from './table.ts';

/** Vowel signs, the stretching stroke, and marks of direction. */
const arabicMarks = /\p{Mn}|[\u0640\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const isPlainLatin = /^[\x20-\x7e]*$/;

/** `Date of  Birth*` and `date_of_birth` are one; so are alef with and without hamza. */
export function plainText(cell: Cell): string {
  if (cell === null || cell instanceof Date) return '';
  const text = String(cell);
  // Most cells; the rest of this function would say the same of them, in ten times as long.
  if (isPlainLatin.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return toWesternDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(arabicMarks, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** `12,500.00`, `AED 12 500` and `١٢٥٠٠` as a number; null for what is none. */
export function numberIn(cell: Cell): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string') return null;
  if (/^\s*-?\d+(\.\d+)?\s*$/.test(cell)) return Number(cell);
  if (!/\p{N}/u.test(cell)) return null;
  const bare = toWesternNumber(toWesternDigits(cell))
    .replace(/(aed|dhs?|dirhams?|درهم|د\.إ)\.?/giu, '')
    .replace(/[\s,']/g, '');
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : null;
}
