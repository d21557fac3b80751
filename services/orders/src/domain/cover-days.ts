/** From when to when a policy of a year covers. */

import { POLICY_START_MAX_DAYS } from '@muqarin/rules/buy-policy';
import {
  addDays,
  compareDates,
  dubaiToday,
  isRealDate,
  parseIsoDate,
  toIsoDate,
} from '@muqarin/rules/dates';

/** Today to 60 days ahead, in Dubai (decisions M43, X15). */
export function startsInTime(startDate: string, now: Date): boolean {
  const start = parseIsoDate(startDate);
  if (!start) return false;
  const today = dubaiToday(now);
  return (
    compareDates(start, today) >= 0 &&
    compareDates(start, addDays(today, POLICY_START_MAX_DAYS)) <= 0
  );
}

/** The day before the same day a year later; of 29 February, which the next year lacks, 28 February. */
export function lastDayOfYear(startDate: string): string {
  const start = parseIsoDate(startDate);
  if (!start) throw new Error('a policy starts on no day');
  const again = { ...start, year: start.year + 1 };
  const renewal = isRealDate(again) ? again : { ...again, month: 3, day: 1 };
  return toIsoDate(addDays(renewal, -1));
}
