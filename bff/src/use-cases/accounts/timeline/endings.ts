/** Policies that end, ours and others', as days of a calendar. */

import { reminderDays } from '@muqarin/rules/account/reminders';
import { type CalendarEntry, calendarFile } from '@muqarin/rules/calendar';
import { fillMessage } from '@muqarin/rules/fill-message';
import { accountMessages } from '@muqarin/rules/messages-account';
import { accountPaths } from '../../../../contract/account-pages.ts';
import type { TimelineRow } from '../../../../contract/timeline.ts';

type Say = (text: string) => string;

export function endingsFile(
  rows: readonly TimelineRow[],
  { origin, say, now }: { origin: string; say: Say; now: Date },
): string {
  const entries = rows.filter(isToEnd).map(({ id, insurerName, reference, at, until }) => {
    const link = `${origin}${accountPaths.account}`;
    const named = [say(insurerName), reference].filter((name) => name !== '').join(', ');
    return {
      id: id.replace(':', '-'),
      made: madeAt(at, now),
      day: until ?? '',
      title: fillMessage(say(accountMessages.calendarTitle), { policy: named }),
      text: fillMessage(say(accountMessages.calendarText), { link }),
      remindDays: reminderDays,
    } satisfies CalendarEntry;
  });
  return calendarFile(entries, say(accountMessages.calendarName));
}

/** A cover that runs, or begins. */
export function isToEnd({ kind, state, until }: TimelineRow): boolean {
  const isCover = kind === 'policy' || kind === 'elsewhere';
  return isCover && until !== null && state !== 'ended' && state !== 'cancelled';
}

/** From when it is known, so that the same policy is the same entry each time. */
function madeAt(at: string | null, now: Date): string {
  if (at === null) return now.toISOString();
  return at.length === 10 ? `${at}T00:00:00Z` : at;
}
