/** From when to when policies cover: ISO days in, ISO days out. */
import { addDays, isRealDate, parseIsoDate, toIsoDate } from './dates.ts';

/** The day before the same day a year later; of 29 February, which the next year lacks, 28 February. */
export function lastDayOfYear(startDate: string): string {
  const start = dayOf(startDate);
  const again = { ...start, year: start.year + 1 };
  const renewal = isRealDate(again) ? again : { ...again, month: 3, day: 1 };
  return toIsoDate(addDays(renewal, -1));
}

/** The last of so many days, the first included. */
export function lastDayOfPeriod(startDate: string, days: number): string {
  return toIsoDate(addDays(dayOf(startDate), days - 1));
}

function dayOf(startDate: string) {
  const start = parseIsoDate(startDate);
  if (!start) throw new Error('a policy starts on no day');
  return start;
}
