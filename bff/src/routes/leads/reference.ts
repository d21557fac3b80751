/** The reference in the address of a claim or complaint, or as it is typed. */
import type { FormAsk } from '../forms/form.ts';

export function referenceOf({ request }: Pick<FormAsk, 'request'>): string {
  const { reference = '' } = request.params as { reference?: string };
  return tidyReference(reference);
}

/** As people type it: small letters, nothing else. */
export function tidyReference(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, '')
    .slice(0, 20);
}
