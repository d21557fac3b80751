import type { PolicyTerms } from '@muqarin/rules/policy-terms';

/** How an insurer prices what changes in a policy of one line: kept with what is sold. */
export interface TermsOfInsurer {
  insurerId: number;
  terms: PolicyTerms;
}

/** Null of a catalogue from before they were said. */
export function termsOfInsurer(
  all: readonly TermsOfInsurer[],
  insurerId: number,
): PolicyTerms | null {
  return all.find((one) => one.insurerId === insurerId)?.terms ?? null;
}
