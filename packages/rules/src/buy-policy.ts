import type { Checked, FieldError } from './checked.ts';
import { contractIds } from './contract-ids.ts';
import { addDays, type CivilDate, compareDates, parseIsoDate } from './dates.ts';
import { filled } from './message.ts';
import { messages } from './messages.ts';

/** A policy starts today to so many days from now (decisions M43). */
export const POLICY_START_MAX_DAYS = 60;

export interface BuyPolicyForm {
  /** YYYY-MM-DD, as a date input posts it. */
  policy_start_date?: string | undefined;
  t_and_c_3?: boolean | undefined;
  /** Whether the plan has conditions on who may buy it, and whether they were ticked as applying. */
  has_condition?: boolean | undefined;
  condition_confirmed?: boolean | undefined;
}

/** The checkbox of a plan's conditions, and the optional field of the documented call (decisions X31). */
export const CONDITION_FIELD = 'condition_confirmed';

/** The buy-policy page: start date from today to 60 days on (M43), conditions and terms ticked (X31, S0 5). */
export function checkBuyPolicy(
  form: BuyPolicyForm,
  today: CivilDate,
): Checked<{ policy_start_date: CivilDate }> {
  const typed = form.policy_start_date?.trim() ?? '';
  const start = parseIsoDate(typed);
  const allowed = start !== null && isAllowedStart(start, today);
  const errors: FieldError[] = allowed ? [] : [startError(typed)];
  if (form.has_condition && form.condition_confirmed !== true) {
    errors.push({ field: CONDITION_FIELD, message: messages.confirmCondition });
  }
  if (form.t_and_c_3 !== true) {
    errors.push({ field: contractIds.termsCheckbox, message: messages.acceptTerms });
  }
  if (start === null || errors.length > 0) return { ok: false, errors };
  return { ok: true, answers: { policy_start_date: start } };
}

/** The last day on which a policy may start. */
export function lastStartDate(today: CivilDate): CivilDate {
  return addDays(today, POLICY_START_MAX_DAYS);
}

function isAllowedStart(start: CivilDate, today: CivilDate): boolean {
  return compareDates(start, today) >= 0 && compareDates(start, lastStartDate(today)) <= 0;
}

function startError(typed: string): FieldError {
  const field = 'policy_start_date';
  if (typed === '') return { field, message: messages.enterStartDate };
  return { field, message: filled(messages.validStartDate, { days: POLICY_START_MAX_DAYS }) };
}
