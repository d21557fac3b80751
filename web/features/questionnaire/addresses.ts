import { isStep, type Step } from '@muqarin/rules/medical/questionnaire';

export const QUESTIONNAIRE = '/survey/medical/individual';
export const PRODUCTS = '/survey/medical/individual/products';
export const NO_PRODUCTS = '/thank-you';

/** The address of a step; `returnTo` brings the person back to the check page. */
export function stepAddress(step: Step, returnTo: 'check' | null = null): string {
  return `${QUESTIONNAIRE}?step=${step}${returnTo ? '&returnTo=check' : ''}`;
}

/** What an address asks for; null when it names no step. */
export function readAddress(search: string): { step: Step; returnTo: 'check' | null } | null {
  const query = new URLSearchParams(search);
  const step = query.get('step');
  if (!isStep(step)) return null;
  return { step, returnTo: query.get('returnTo') === 'check' ? 'check' : null };
}
