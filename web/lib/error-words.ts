import { fillPlural, type Plural } from '@muqarin/rules/plural';
import type { SummaryError } from '@/components/ui/error-summary.tsx';
import { controlId, type NamedError } from './field-names.ts';

export interface ErrorTexts {
  errorsServer: string;
  /** `said`: the count, in words where there are words. */
  errors: Plural;
  numbers: readonly string[];
}

/** "Three answers need another look"; an error without a field is the server's. */
export function summaryTitle(errors: readonly NamedError[], t: ErrorTexts): string {
  if (errors.some(({ field }) => field === '')) return t.errorsServer;
  const count = errors.length;
  return fillPlural(t.errors, { count, said: t.numbers[count] ?? count });
}

const summaries = new WeakMap<readonly NamedError[], SummaryError[]>();

/** The links of the summary; the same list for the same errors, so that it takes focus once. */
export function summaryOf(
  errors: readonly NamedError[],
  idOf: (name: string) => string = controlId,
): SummaryError[] {
  const known = summaries.get(errors);
  if (known) return known;
  const summary = errors.map(({ field, message }) => ({
    target: field === '' ? null : idOf(field),
    message,
  }));
  summaries.set(errors, summary);
  return summary;
}
