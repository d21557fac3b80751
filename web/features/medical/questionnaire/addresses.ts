import { formPaths } from '@muqarin/bff/contract/forms';
import { isStep, type Step } from '@muqarin/rules/medical/questionnaire';

export const PRODUCTS = '/survey/medical/individual/products';
export const NO_PRODUCTS = '/thank-you';

/** The address of a step; `returnTo` brings the person back to the check page. */
export function stepAddress(step: Step, returnTo: 'check' | null = null): string {
  return `${formPaths.questionnaire}?step=${step}${returnTo ? '&returnTo=check' : ''}`;
}

/** What an address asks for; null when it names no step. */
export function readAddress(search: string): { step: Step; returnTo: 'check' | null } | null {
  const query = new URLSearchParams(search);
  const step = query.get('step');
  if (!isStep(step)) return null;
  const returns = query.has('returnTo', 'check') || query.has('return', 'check');
  return { step, returnTo: returns ? 'check' : null };
}

/** Where a step's form is posted to. */
export function postAddress(step: Step, returnTo: 'check' | null): string {
  return `${formPaths.questionnaire}?step=${step}${returnTo ? '&return=check' : ''}`;
}
