/** Which line of insurance a lead is of: what its quotes, orders and policies are counted against. */
import type { LeadFact } from './facts.ts';

/** Lines that are shown although nothing happened in them. */
export const knownLines = ['medical', 'medical-corporate', 'motor', 'general'];

/** Of leads from before they said their line. It stays as it is: a lead of a later kind says its own. */
const lineOfSource: Readonly<Record<string, string>> = {
  individual_medical: 'medical',
  sponsor: 'medical',
  motor: 'motor',
  motor_find_car: 'motor',
  motor_call_back: 'motor',
  business: 'general',
};

/** Null for forms of the site that lead to no quote: they are counted among all leads. */
export function lineOfLead({ line, source }: Pick<LeadFact, 'line' | 'source'>): string | null {
  return line === undefined ? (lineOfSource[source] ?? null) : line;
}
