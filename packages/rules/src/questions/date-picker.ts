import { type CivilDate, compareDates, daysInMonth } from '../dates.ts';
import { parseWhole, toWesternDigits } from '../digits.ts';

export const OLDEST_AGE = 120;

/** Years of birth to choose from, this year first, 120 years back (S0 5, decisions M9). */
export function birthYears(today: CivilDate): number[] {
  return Array.from({ length: OLDEST_AGE + 1 }, (_, age) => today.year - age);
}

/** Months to choose from: those after the current one are hidden in the current year (S0 5). */
export function birthMonths(year: number | undefined, today: CivilDate): number[] {
  return upTo(year === today.year ? today.month : 12);
}

/** Days to choose from: as many as the month has, and up to today in the current month (S0 5). */
export function birthDays(
  year: number | undefined,
  month: number | undefined,
  today: CivilDate,
): number[] {
  if (month === undefined) return upTo(31);
  if (year === today.year && month === today.month) return upTo(today.day);
  // Until the year is known, February may have 29 days.
  return upTo(daysInMonth(year ?? 2000, month));
}

/** What the three lists of a date offer, given what is chosen so far. */
export interface DateLists {
  years: readonly number[];
  months: (year: number | undefined) => readonly number[];
  days: (year: number | undefined, month: number | undefined) => readonly number[];
}

/** The days from `first` to `last`, both included, in the order from the one to the other. */
export function datesBetween(first: CivilDate, last: CivilDate): DateLists {
  const [from, to] = compareDates(first, last) <= 0 ? [first, last] : [last, first];
  const years = Array.from({ length: to.year - from.year + 1 }, (_, at) => from.year + at);
  const monthsIn = (year: number) =>
    upTo(12).filter(
      (month) => (year > from.year || month >= from.month) && (year < to.year || month <= to.month),
    );
  const isMonth = (date: CivilDate, year?: number, month?: number) =>
    date.year === year && date.month === month;
  return {
    years: from === first ? years : years.toReversed(),
    // Until the year is known, those of any.
    months: (year) =>
      years.length > 2 && year === undefined
        ? upTo(12)
        : [...new Set(year === undefined ? years.flatMap(monthsIn) : monthsIn(year))],
    days: (year, month) =>
      upTo(month === undefined ? 31 : daysInMonth(year ?? 2000, month)).filter(
        (day) =>
          (!isMonth(from, year, month) || day >= from.day) &&
          (!isMonth(to, year, month) || day <= to.day),
      ),
  };
}

/** English month names; item 0 is January. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * What a person typed into a searchable date list: numeric only, at most 4 characters for a year
 * and 2 for a day (S0 5); undefined otherwise.
 */
export function parsePickerText(part: 'year' | 'month' | 'day', text: string): number | undefined {
  const digits = toWesternDigits(text).trim();
  if (digits.length > (part === 'year' ? 4 : 2)) return undefined;
  return parseWhole(digits);
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

export interface TypedDate {
  year: string;
  month: string;
  day: string;
}

/**
 * A date typed straight on, year first: "19910314", "1991/3/14" or "1991314". What cannot be a month or a day goes on to the
 * part after it. Parts are digits as far as they were typed.
 */
export function parseTypedDate(text: string): TypedDate {
  const [first = '', second = '', third = ''] = toWesternDigits(text).trim().split(/\D+/);
  const [year, afterYear] = split(first, 4, 9999);
  const [month, afterMonth] = split(afterYear + second, 2, 12);
  const [day] = split(afterMonth + third, 2, 31);
  return { year, month, day };
}

/** As much as fits one part, and the rest. */
function split(digits: string, length: number, most: number): [string, string] {
  const whole = digits.slice(0, length);
  const end = Number(whole) > most ? whole.length - 1 : whole.length;
  return [digits.slice(0, end), digits.slice(end)];
}
