import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { Quote } from '../../../contract/medical/quote.ts';
import { planSelected } from '../../events/quote-events.ts';
import { alreadyBound, noPlan, noQuote, type QuotingContext } from '../../parts.ts';
import type { StoredPrice, StoredQuote } from '../../store/medical/quotes.ts';
import { quoteView } from '../../views/medical/quote-view.ts';

/** The compare tray as it should be from now on; order is the columns' order. */
export async function setCompared(
  context: QuotingContext,
  input: { quoteId: string; planIds: number[] },
): Promise<Quote> {
  const quote = await requireQuote(context, input.quoteId);
  const planIds = [...new Set(input.planIds)];
  for (const planId of planIds) priceOf(quote, planId);
  const after = await context.quotes.change(quote._id, { set: { comparedPlanIds: planIds } });
  return quoteView(context.rater, after ?? quote);
}

/** BUY NOW: one PlanSelected for a plan, however often the button is pressed in a row. */
export async function selectPlan(
  context: QuotingContext,
  input: { quoteId: string; planId: number },
  call: CallContext,
): Promise<Quote> {
  const quote = await requireQuote(context, input.quoteId);
  if (quote.policy) throw alreadyBound();
  const price = priceOf(quote, input.planId);
  const event = createEvent(
    planSelected,
    {
      quoteId: quote._id,
      planId: String(price.planId),
      netFils: BigInt(price.netFils),
      grossFils: BigInt(price.grossFils),
      revision: quote.revision,
    },
    call,
    context.events,
  );
  const after = await context.quotes.change(quote._id, {
    set: { selectedPlanId: price.planId, status: 'selected' },
    when: { selectedPlanId: { $ne: price.planId }, revision: quote.revision, policy: null },
    events: [event],
  });
  return quoteView(context.rater, after ?? (await requireQuote(context, quote._id)));
}

export async function requireQuote(context: QuotingContext, quoteId: string): Promise<StoredQuote> {
  const quote = await context.quotes.find(quoteId);
  if (!quote) throw noQuote();
  return quote;
}

export function priceOf(quote: StoredQuote, planId: number): StoredPrice {
  const price = quote.prices.find((row) => row.planId === planId);
  if (!price) throw noPlan();
  return price;
}
