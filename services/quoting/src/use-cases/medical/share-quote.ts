import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf } from '@muqarin/rules/mailed-links';
import { quotationLinesCreated, quoteEmailed } from '../../events/quote-events.ts';
import type { QuotingContext } from '../../parts.ts';
import type { StoredQuote } from '../../store/medical/quotes.ts';
import { offeredPlan } from '../offered-plan.ts';
import { priceOf, requireQuote } from './choose-plans.ts';

const keysKept = 100;

export interface EmailQuoteInput {
  quoteId: string;
  idempotencyKey: string;
  planIds: number[];
  recipient: string;
  name: string;
}

/** Raises QuoteEmailed; the same key raises it once. */
export async function emailQuote(
  context: QuotingContext,
  input: EmailQuoteInput,
  call: CallContext,
): Promise<{ sent: true }> {
  const quote = await requireQuote(context, input.quoteId);
  const event = createEvent(
    quoteEmailed,
    {
      quoteId: quote._id,
      reference: quote.reference,
      recipient: { email: input.recipient, name: input.name },
      plans: await offersOf(context, quote, input.planIds),
      link: linkOf('medical_quote', quote._id, quote.validUntil),
      validUntil: quote.validUntil,
    },
    call,
    context.events,
  );
  await context.quotes.change(quote._id, {
    set: quote.status === 'priced' ? { status: 'shared' } : {},
    push: { doneKeys: { $each: [input.idempotencyKey], $slice: -keysKept } },
    when: { doneKeys: { $ne: input.idempotencyKey } },
    events: [event],
  });
  return { sent: true };
}

/** An agent's quotation lines (S0 6). The same key answers the lines it made. */
export async function createQuotationLines(
  context: QuotingContext,
  input: { quoteId: string; idempotencyKey: string; planIds: number[] },
  call: CallContext,
): Promise<{ lines: { lineId: string; planId: number; netFils: number }[] }> {
  if (call.actor.kind !== 'agent') {
    throw new AppError('forbidden', 'QUOTING.AGENTS_ONLY', 'Only staff can do this.');
  }
  const quote = await requireQuote(context, input.quoteId);
  const offers = await offersOf(context, quote, input.planIds);
  const lines = input.planIds.map((planId) => ({
    lineId: context.newId(),
    planId,
    netFils: priceOf(quote, planId).netFils,
    key: input.idempotencyKey,
  }));
  const event = createEvent(
    quotationLinesCreated,
    {
      quoteId: quote._id,
      reference: quote.reference,
      agentId: call.actor.id,
      lines: lines.map((line, index) => {
        const offer = offers[index];
        return { lineId: line.lineId, ...(offer ? { offer } : {}) };
      }),
    },
    call,
    context.events,
  );
  const after = await context.quotes.change(quote._id, {
    set: {},
    push: {
      quotationLines: { $each: lines },
      doneKeys: { $each: [input.idempotencyKey], $slice: -keysKept },
    },
    when: { doneKeys: { $ne: input.idempotencyKey } },
    events: [event],
  });
  const stored = after ?? (await requireQuote(context, quote._id));
  const made = stored.quotationLines.filter((line) => line.key === input.idempotencyKey);
  return { lines: made.map(({ lineId, planId, netFils }) => ({ lineId, planId, netFils })) };
}

async function offersOf(context: QuotingContext, quote: StoredQuote, planIds: readonly number[]) {
  const prices = planIds.map((planId) => priceOf(quote, planId));
  const tiles = await context.rater.tiles(quote.catalogueVersion, prices);
  return tiles.map((tile) => offeredPlan(tile, tile));
}
