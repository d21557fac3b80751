/**
 * The last day of a policy as the documents write it: year, month and day joined as one text (S2 3, decisions X16), or as the parts
 * of three fields. A month may be its name (S2 5).
 */
import { isRealDate, toIsoDate } from '../dates.ts';
import { toWesternDigits } from '../digits.ts';

export interface ExpiryParts {
  year: string;
  month: string;
  day: string;
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The first part that is missing, an impossible day, or the ISO day. */
export type CheckedExpiry =
  | { ok: true; iso: string }
  | { ok: false; problem: 'year' | 'month' | 'day' | 'impossible' };

/** `YYYY-MM-DD`, `YYYYMMDD`, `YYYY/MM/DD`; each part may be missing. */
export function expiryParts(joined: string): ExpiryParts {
  const text = toWesternDigits(joined).trim();
  const solid = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const [year = '', month = '', day = ''] = solid ? solid.slice(1) : text.split(/[-/]/);
  return { year: year.trim(), month: month.trim(), day: day.trim() };
}

export function checkExpiry({ year, month, day }: ExpiryParts): CheckedExpiry {
  const numbers = { year: numberOf(year), month: monthOf(month), day: numberOf(day) };
  for (const part of ['year', 'month', 'day'] as const)
    if (numbers[part] === null) return { ok: false, problem: part };
  const date = { year: numbers.year ?? 0, month: numbers.month ?? 0, day: numbers.day ?? 0 };
  const isPossible = date.year >= 1900 && date.year <= 2200 && isRealDate(date);
  return isPossible ? { ok: true, iso: toIsoDate(date) } : { ok: false, problem: 'impossible' };
}

function numberOf(text: string): number | null {
  const digits = toWesternDigits(text).trim();
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}

function monthOf(text: string): number | null {
  const at = monthNames.indexOf(text.trim().toLowerCase());
  return at === -1 ? numberOf(text) : at + 1;
}
