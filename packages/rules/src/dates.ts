/** A day of the calendar without time or zone; `month` is 1 to 12. */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

const DUBAI_OFFSET_MS = 4 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Today in Asia/Dubai, which has been at UTC+4 without daylight saving since 1920 (decisions X15). */
export function dubaiToday(now: Date): CivilDate {
  return fromUtc(new Date(now.getTime() + DUBAI_OFFSET_MS));
}

/** The hour of the day in Dubai, 0 to 23. */
export function dubaiHour(now: Date): number {
  return new Date(now.getTime() + DUBAI_OFFSET_MS).getUTCHours();
}

/** When this hour of a day begins in Dubai, in milliseconds since the epoch. */
export function dubaiTime(day: CivilDate, hour: number): number {
  return utcTime(day) + hour * 60 * 60 * 1000 - DUBAI_OFFSET_MS;
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether the three numbers name a day that exists, from year 1 to 9999. */
export function isRealDate(date: CivilDate): boolean {
  const { year, month, day } = date;
  if (![year, month, day].every(Number.isInteger)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** Negative when `a` is before `b`, 0 when equal, positive when after. */
export function compareDates(a: CivilDate, b: CivilDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Full years of age on `day`; negative for a birth after it. 29 February counts on 1 March. */
export function ageOn(dob: CivilDate, day: CivilDate): number {
  const beforeBirthday = day.month - dob.month || day.day - dob.day;
  return day.year - dob.year - (beforeBirthday < 0 ? 1 : 0);
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return fromUtc(new Date(utcTime(date) + days * DAY_MS));
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return (utcTime(to) - utcTime(from)) / DAY_MS;
}

/** So many working days later, Monday to Friday; public holidays are not known here. */
export function addWorkingDays(date: CivilDate, days: number): CivilDate {
  let [at, left] = [date, days];
  while (left > 0) {
    at = addDays(at, 1);
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}

/** Saturday and Sunday, in the UAE since 2022. */
export function isWeekend(date: CivilDate): boolean {
  return [0, 6].includes(new Date(utcTime(date)).getUTCDay());
}

/** dd/mm/yyyy, as every date is shown (decisions X16). */
export function formatDate({ year, month, day }: CivilDate): string {
  return `${pad(day, 2)}/${pad(month, 2)}/${pad(year, 4)}`;
}

/** dd/mm/yyyy of an ISO day, or of a moment by Dubai's calendar; another text as it is (decisions X15, X16). */
export function shownDate(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return formatDate(parseIsoDate(iso) ?? dubaiToday(moment));
}

/** dd/mm/yyyy hh:mm in Dubai of an ISO moment (decisions X15, X16). */
export function shownTime(iso: string): string {
  const dubai = new Date(Date.parse(iso) + DUBAI_OFFSET_MS).toISOString();
  return `${shownDate(iso)} ${dubai.slice(11, 16)}`;
}

/** YYYY-MM-DD. */
export function toIsoDate({ year, month, day }: CivilDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Reads YYYY-MM-DD; null for another form or a day that does not exist. */
export function parseIsoDate(text: string): CivilDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return null;
  const date = { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) };
  return isRealDate(date) ? date : null;
}

function fromUtc(date: Date): CivilDate {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function utcTime({ year, month, day }: CivilDate): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
