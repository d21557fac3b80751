import { addDays, type CivilDate, toIsoDate } from '../dates.ts';

/** Days before the end of a cover on which its holder is reminded. */
export const reminderDays = [60, 30, 7] as const;

/** From the first reminder on. `endDate`: an ISO day. */
export function isNearEnd(endDate: string, today: CivilDate): boolean {
  return endDate <= toIsoDate(addDays(today, Math.max(...reminderDays)));
}
