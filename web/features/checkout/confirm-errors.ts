import type { FieldError } from '@muqarin/bff/contract/field-error';
import { CONDITION_FIELD } from '@muqarin/rules/buy-policy';
import { contractIds } from '@muqarin/rules/contract-ids';
import { messages } from '@muqarin/rules/messages';
import type { SummaryError } from '@/components/ui/error-summary.tsx';
import { say } from '@/lib/reader.ts';
import { type DateParts, startDateProblem } from './start-date.ts';
import { t } from './texts.ts';

/** What is wrong, by field; `other` belongs to no field. */
export interface ConfirmErrors {
  startDate?: string;
  condition?: string;
  terms?: string;
  other: string[];
}

interface Filled {
  parts: DateParts;
  first: string;
  last: string;
  accepted: boolean;
  /** Null where the plan has no condition. */
  confirmed: boolean | null;
}

export const START_FIELD = 'policy_start_date';

/** The server's errors, or those of what was filled in. */
export function problemsOf(refused: readonly FieldError[], filled?: Filled): ConfirmErrors {
  const errors: ConfirmErrors = { other: [] };
  for (const { field, message } of refused) {
    if (field.startsWith(START_FIELD)) errors.startDate = message;
    else if (field === CONDITION_FIELD) errors.condition = message;
    else if (field === contractIds.termsCheckbox) errors.terms = message;
    else errors.other.push(message);
  }
  if (filled) {
    const startDate = startDateProblem(filled.parts, filled.first, filled.last);
    if (startDate !== null) errors.startDate = startDate;
    if (filled.confirmed === false) errors.condition = say(messages.confirmCondition);
    if (!filled.accepted) errors.terms = say(messages.acceptTerms);
  }
  return errors;
}

export function summaryOf({ startDate, condition, terms, other }: ConfirmErrors): SummaryError[] {
  const all: SummaryError[] = other.map((message) => ({ target: null, message }));
  if (startDate) all.push({ target: `${START_FIELD}-year`, message: startDate });
  if (condition) all.push({ target: CONDITION_FIELD, message: condition });
  if (terms) all.push({ target: contractIds.termsCheckbox, message: terms });
  return all;
}

export function titleOf(count: number): string {
  if (count === 1) return t.oneAnswer;
  return count === 2 ? t.twoAnswers : t.threeAnswers;
}
