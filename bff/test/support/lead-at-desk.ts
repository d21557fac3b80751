/** Somebody who asked for prices of health cover, once the desk has heard of them. */
import type { BffUnderTest } from './bff-under-test.ts';
import { withQuote } from './journey.ts';

/** The id of the first lead of all. */
export async function leadAtDesk({ app, leads }: BffUnderTest): Promise<string> {
  await withQuote(app);
  await leads.heard();
  return leads.leads[0]?.leadId ?? '';
}
