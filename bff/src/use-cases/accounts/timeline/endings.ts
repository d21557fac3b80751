/** Policies that end, ours and others', as days of a calendar. */

import { type InsuranceType, isInsuranceType } from '@muqarin/rules/account/checklists';
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
  const entries = rows.filter(isToEnd).map((row) => {
    const { id, insurerName, reference, at, until } = row;
    const link = `${origin}${accountPaths.account}`;
    const named = [say(kindOf(row)), say(insurerName), reference]
      .filter((name) => name !== '')
      .join(', ');
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

/** Of what was bought elsewhere: it has no reference here, and its insurer may be none that we know. */
function kindOf({ kind, line }: TimelineRow): string {
  return kind === 'elsewhere' && isInsuranceType(line) ? kinds[line] : '';
}

const kinds: Readonly<Record<InsuranceType, string>> = {
  car: accountMessages.insuranceCar,
  health: accountMessages.insuranceHealth,
  travel: accountMessages.insuranceTravel,
  business: accountMessages.insuranceBusiness,
  life: accountMessages.insuranceLife,
};

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
