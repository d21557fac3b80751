/** From when to when a policy of a year covers. */

import { POLICY_START_MAX_DAYS } from '@muqarin/rules/buy-policy';
import { addDays, compareDates, dubaiToday, parseIsoDate } from '@muqarin/rules/dates';

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
