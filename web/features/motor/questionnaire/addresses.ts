import { motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import { isMotorStep, type MotorStep } from '@muqarin/rules/motor/questionnaire';

/** Change comes back to the first page that is open. */
export type ReturnTo = 'open';

/** The address of a step, for GET and POST alike. */
export function stepAddress(step: MotorStep, returnTo: ReturnTo | null = null): string {
  return `${motorFormPaths.questionnaire}?step=${step}${returnTo ? '&returnTo=open' : ''}`;
}

/** Where a step's form is posted; the year of a popular car takes the model along. */
export function postAddress(
  step: MotorStep,
  returnTo: ReturnTo | null,
  wishedModel: number | null,
): string {
  const wished = step === 'year' && wishedModel !== null ? `&model=${wishedModel}` : '';
  return stepAddress(step, returnTo) + wished;
}

/** What an address asks for; null when it names no step. */
export function readAddress(search: string): { step: MotorStep; returnTo: ReturnTo | null } | null {
  const query = new URLSearchParams(search);
  const step = query.get('step');
  if (!isMotorStep(step)) return null;
  return { step, returnTo: query.has('returnTo', 'open') ? 'open' : null };
}
