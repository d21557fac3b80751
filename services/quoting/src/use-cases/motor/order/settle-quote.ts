import { settle } from '../../../domain/quote-life.ts';
import type { OrderContext } from './order-context.ts';

/** The quote of an order is bound from its confirmation on, and open again when the order is given up; it may be gone. */
export async function settleQuote(
  { quotes, life }: Pick<OrderContext, 'quotes' | 'life'>,
  { quoteId }: { quoteId: string },
  isSold: boolean,
): Promise<void> {
  const found = await quotes.find(quoteId);
  if (found) await life.move(quoteId, (quote) => ({ decision: settle(quote, isSold) }));
}
