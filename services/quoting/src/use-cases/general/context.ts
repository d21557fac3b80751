import type { EventParts } from '@muqarin/platform/events/envelope';
import { noPlan, noQuote, type QuotingParts } from '../../parts.ts';
import type { GeneralRater } from '../../raters/general.ts';
import type { GeneralQuoteStore, StoredGeneralQuote } from '../../store/general/quotes.ts';

/** What the use cases of general quotes share. */
export interface GeneralContext extends QuotingParts {
  rater: GeneralRater;
  quotes: GeneralQuoteStore;
  events: EventParts;
}

/** Throws AppError not_found. */
export async function requireGeneralQuote(
  { quotes }: Pick<GeneralContext, 'quotes'>,
  quoteId: string,
): Promise<StoredGeneralQuote> {
  const quote = await quotes.find(quoteId);
  if (!quote) throw noQuote();
  return quote;
}

/** Throws AppError not_found. */
export function requireGeneralPlans(
  { prices }: StoredGeneralQuote,
  planIds: readonly number[],
): void {
  const isOffered = (id: number) => prices.some(({ planId }) => planId === id);
  if (!planIds.every(isOffered)) throw noPlan();
}
