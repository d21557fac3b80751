import type { GeneralStep } from '@muqarin/rules/general/questionnaire';
import { fillPlural } from '@muqarin/rules/plural';
import { t } from '@/features/general/texts.ts';
import type { NamedError } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';

interface Shown {
  step: GeneralStep;
  errors: readonly NamedError[];
  typed: Fields;
}

/** S1 5: "Below information are mandatory", followed by what is missing; where nothing is, something was wrong. */
export function summaryTitle({ step, errors, typed }: Shown): string {
  const ofS1 = step === 'business_information_page' || step === 'employee_details_page';
  const isMissing = ({ field }: NamedError) => field !== '' && (typed[field] ?? '').trim() === '';
  if (ofS1 && errors.some(isMissing)) return t.mandatory;
  return fillPlural(t.errors, { count: errors.length });
}
