import { POLICY_START_MAX_DAYS } from '@muqarin/rules/buy-policy';
import { compareDates, isRealDate, parseIsoDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { messages } from '@muqarin/rules/messages';
import { say } from '@/lib/reader.ts';

/** The three selects as text; empty where nothing is chosen. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

export function partsOf(iso: string): DateParts {
  const date = parseIsoDate(iso);
  if (!date) return { year: '', month: '', day: '' };
  return { year: String(date.year), month: String(date.month), day: String(date.day) };
}

/** YYYY-MM-DD of three chosen parts, without a check that the day exists. */
export function isoOf({ year, month, day }: DateParts): string {
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Why the policy cannot start then, or null: required, real, from today to 60 days on (S0 5, decisions M43). */
export function startDateProblem(parts: DateParts, first: string, last: string): string | null {
  if (parts.year === '' || parts.month === '' || parts.day === '')
    return say(messages.enterStartDate);
  const date = { year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) };
  const [from, to] = [parseIsoDate(first), parseIsoDate(last)];
  const inside =
    isRealDate(date) &&
    (!from || compareDates(date, from) >= 0) &&
    (!to || compareDates(date, to) <= 0);
  return inside ? null : fillMessage(say(messages.validStartDate), { days: POLICY_START_MAX_DAYS });
}
