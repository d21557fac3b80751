import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf } from '@muqarin/rules/mailed-links';
import { quotationLinesCreated, quoteEmailed } from '../../events/quote-events.ts';
import type { StoredMedicalQuote } from '../../store/medical/quotes.ts';
import { offeredPlan } from '../offered-plan.ts';
import type { MedicalContext } from './context.ts';
import { priceOf } from './line.ts';

export interface EmailQuoteInput {
  quoteId: string;
  idempotencyKey: string;
  planIds: number[];
  recipient: string;
  name: string;
}

/** Raises QuoteEmailed; the same key raises it once. */
export async function emailQuote(
  context: MedicalContext,
  input: EmailQuoteInput,
  call: CallContext,
): Promise<{ sent: true }> {
  await context.life.share(input, async (quote) => {
    const { _id: quoteId, reference, validUntil } = quote;
    const told = {
      quoteId,
      reference,
      recipient: { email: input.recipient, name: input.name },
      plans: await offersOf(context, quote, input.planIds),
      link: linkOf('medical_quote', quoteId, validUntil),
      validUntil,
    };
    return createEvent(quoteEmailed, told, call, context.events);
  });
  return { sent: true };
}

/** An agent's quotation lines (S0 6). The same key answers the lines it made. */
export async function createQuotationLines(
  context: MedicalContext,
  input: { quoteId: string; idempotencyKey: string; planIds: number[] },
  call: CallContext,
): Promise<{ lines: { lineId: string; planId: number; netFils: number }[] }> {
  if (call.actor.kind !== 'agent') {
    throw new AppError('forbidden', 'QUOTING.AGENTS_ONLY', 'Only staff can do this.');
  }
  const { actor } = call;
  const { quote } = await context.life.once(input, async (found) => {
    const offers = await offersOf(context, found, input.planIds);
    const lines = input.planIds.map((planId) => ({
      lineId: context.newId(),
      planId,
      netFils: priceOf(found, planId).netFils,
      key: input.idempotencyKey,
    }));
    const told = {
      quoteId: found._id,
      reference: found.reference,
      agentId: actor.id,
      lines: lines.map((line, index) => {
        const offer = offers[index];
        return { lineId: line.lineId, ...(offer ? { offer } : {}) };
      }),
    };
    return {
      own: { quotationLines: [...found.quotationLines, ...lines] },
      event: createEvent(quotationLinesCreated, told, call, context.events),
    };
  });
  const made = quote.quotationLines.filter((line) => line.key === input.idempotencyKey);
  return { lines: made.map(({ lineId, planId, netFils }) => ({ lineId, planId, netFils })) };
}

async function offersOf(
  context: MedicalContext,
  quote: StoredMedicalQuote,
  planIds: readonly number[],
) {
  const prices = planIds.map((planId) => priceOf(quote, planId));
  const tiles = await context.rater.tiles(quote.catalogueVersion, prices);
  return tiles.map((tile) => offeredPlan(tile, tile));
}
