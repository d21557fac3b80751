/** When holders of policies bought here are told that their cover ends: 60, 30 and 7 days before, as of policies bought elsewhere. */
import { reminderDays } from '@muqarin/rules/account/reminders';
import { addDays, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';

/** ISO days in and out: the first of them after a day, or of all without one; null after the last. */
export function reminderAfter(endDate: string, day: string | null): string | null {
  const end = parseIsoDate(endDate);
  if (!end) return null;
  const days = reminderDays.map((before) => toIsoDate(addDays(end, -before)));
  // ISO days are in order as texts.
  return days.find((each) => day === null || each > day) ?? null;
}
