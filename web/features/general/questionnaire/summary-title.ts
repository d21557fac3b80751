import type { GeneralWizardPage } from '@muqarin/bff/contract/general/pages';
import { t } from '@/features/general/texts.ts';

type Told = Pick<GeneralWizardPage, 'step' | 'errors' | 'typed'>;

/** S1 5: "Below information are mandatory", followed by what is missing; where nothing is, something was wrong. */
export function summaryTitle({ step, errors, typed }: Told): string {
  const ofS1 = step === 'business_information_page' || step === 'employee_details_page';
  const isMissing = ({ field }: Told['errors'][number]) =>
    field !== '' && (typed[field] ?? '').trim() === '';
  if (ofS1 && errors.some(isMissing)) return t.mandatory;
  return errors.length === 1 ? t.errorsOne : t.errorsMany;
}
