/** Which line of insurance a lead is of: what its quotes, orders and policies are counted against. */

/** Lines that are shown although nothing happened in them. */
export const knownLines = ['medical', 'motor', 'general'];

const lineOf: Readonly<Record<string, string>> = {
  individual_medical: 'medical',
  sponsor: 'medical',
  motor: 'motor',
  motor_find_car: 'motor',
  motor_call_back: 'motor',
  business: 'general',
};

/** Null for forms of the site that lead to no quote: they are counted among all leads. */
export function lineOfLead(source: string): string | null {
  return lineOf[source] ?? null;
}
