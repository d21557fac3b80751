/** Birth dates as people write them in spreadsheets: a date, a serial number of Excel, or text. */
import { type CivilDate, isRealDate } from '../../dates.ts';
import { toWesternDigits } from '../../digits.ts';
import type { Cell } from './table.ts';

/** How slashes are read: day first as everywhere in the UAE, or month first where a column can be nothing else. */
export type DateOrder = 'day_first' | 'month_first';

const months: readonly (readonly string[])[] = [
  ['jan', 'يناير', 'كانون الثاني'],
  ['feb', 'فبراير', 'شباط'],
  ['mar', 'مارس', 'اذار', 'آذار'],
  ['apr', 'ابريل', 'أبريل', 'نيسان'],
  ['may', 'مايو', 'ايار', 'أيار'],
  ['jun', 'يونيو', 'حزيران'],
  ['jul', 'يوليو', 'تموز'],
  ['aug', 'اغسطس', 'أغسطس', 'اب', 'آب'],
  ['sep', 'سبتمبر', 'ايلول', 'أيلول'],
  ['oct', 'اكتوبر', 'أكتوبر', 'تشرين الاول'],
  ['nov', 'نوفمبر', 'تشرين الثاني'],
  ['dec', 'ديسمبر', 'كانون الاول'],
];

/** Serials of days between 1910 and 2099; smaller numbers are ages, years or counts. */
const serials = { from: 3654, to: 73_050 } as const;
const dayMilliseconds = 86_400_000;
/** Day 0 of Excel's calendar, which has a 29/02/1900 that never was. */
const serialZero = Date.UTC(1899, 11, 30);

/** Null for what is no day of the calendar: 29/02 of a common year, 31/04, words. */
export function readDay(cell: Cell, order: DateOrder = 'day_first'): CivilDate | null {
  if (cell instanceof Date) return dayOf(cell);
  if (typeof cell === 'number') return dayOfSerial(cell);
  if (typeof cell !== 'string') return null;
  const text = toWesternDigits(cell)
    .trim()
    .replace(/[\sT]+00:00(:00(\.0+)?)?Z?$/, '');
  if (/^\d{4,5}$/.test(text)) return dayOfSerial(Number(text));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashed = slashedParts(text);
  if (slashed) {
    const { first, second, year } = slashed;
    return order === 'day_first' ? day(year, second, first) : day(year, first, second);
  }
  return dayInWords(text);
}

/** What may be read with the day first or with the month first. */
export function slashedParts(cell: Cell) {
  if (typeof cell !== 'string') return null;
  const found = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(toWesternDigits(cell).trim());
  return found && { first: Number(found[1]), second: Number(found[2]), year: Number(found[3]) };
}

/** `14 March 1991`, `14-Mar-1991`, `Mar 14, 1991`, `١٤ مارس ١٩٩١`. A year of two digits says no century and is none. */
function dayInWords(text: string): CivilDate | null {
  const found =
    /^(\d{1,2})[\s\-./]+(\p{L}[\p{L}\s]*?)\.?[\s\-./,]+(\d{4})$/u.exec(text) ??
    /^(?<word>\p{L}+)\.?\s+(?<date>\d{1,2}),?\s+(?<year>\d{4})$/u.exec(text);
  if (!found) return null;
  const { word, date, year } = found.groups ?? { word: found[2], date: found[1], year: found[3] };
  const month = monthOf(word ?? '');
  return month === 0 ? null : day(Number(year), month, Number(date));
}

function monthOf(word: string): number {
  const plain = word.toLowerCase().trim();
  const isIt = (name: string) => (/^[a-z]/.test(name) ? plain.startsWith(name) : plain === name);
  return months.findIndex((names) => names.some(isIt)) + 1;
}

function dayOfSerial(serial: number): CivilDate | null {
  const whole = Math.floor(serial);
  if (whole < serials.from || whole > serials.to) return null;
  return dayOf(new Date(serialZero + whole * dayMilliseconds));
}

function dayOf(date: Date): CivilDate | null {
  if (Number.isNaN(date.getTime())) return null;
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function day(year: number, month: number, date: number): CivilDate | null {
  const found = { year, month, day: date };
  return year >= 1900 && isRealDate(found) ? found : null;
}
