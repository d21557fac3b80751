import { createHash } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf } from '@muqarin/rules/mailed-links';
import { quotationLinesCreated, quoteEmailed } from '../../events/quote-events.ts';
import { addLines } from '../../quotations/add-lines.ts';
import type { StoredMedicalQuote } from '../../store/medical/quotes.ts';
import type { MedicalContext } from './context.ts';
import { priceOf } from './line.ts';
import { offersOf } from './offers.ts';
import { medicalQuotations } from './quotation-source.ts';

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
    const payload = {
      quoteId,
      line: 'medical',
      reference,
      audience: 'shopper',
      form: 'plans',
      contact: { email: input.recipient, name: input.name },
      offers: await offersOf(context, quote, pricesOf(quote, input.planIds)),
      link: linkOf('medical_quote', quoteId, validUntil),
      validUntil,
    };
    return createEvent(quoteEmailed, payload, call, context.events);
  });
  return { sent: true };
}

/** An agent's quotation lines (S0 6). The same key answers the lines it made. */
export async function createQuotationLines(
  context: MedicalContext,
  input: { quoteId: string; idempotencyKey: string; planIds: number[] },
  call: CallContext,
): Promise<{
  lines: { lineId: string; planId: number; netFils: number }[];
  quotationId: string;
}> {
  if (call.actor.kind !== 'agent') {
    throw new AppError('forbidden', 'QUOTING.AGENTS_ONLY', 'Only staff can do this.');
  }
  const { actor } = call;
  const { quote } = await context.life.once(input, async (found) => {
    const offers = await offersOf(context, found, pricesOf(found, input.planIds));
    const lines = input.planIds.map((planId) => ({
      lineId: context.newId(),
      planId,
      netFils: priceOf(found, planId).netFils,
      key: input.idempotencyKey,
    }));
    const payload = {
      quoteId: found._id,
      line: 'medical',
      reference: found.reference,
      agentId: actor.id,
      quotationLines: lines.map((line, index) => {
        const offer = offers[index];
        return { lineId: line.lineId, ...(offer ? { offer } : {}) };
      }),
    };
    return {
      own: { quotationLines: [...found.quotationLines, ...lines] },
      event: createEvent(quotationLinesCreated, payload, call, context.events),
    };
  });
  const made = quote.quotationLines.filter((line) => line.key === input.idempotencyKey);
  const { idempotencyKey: key } = input;
  const asked = { quote, lines: made, key: quotationKey(quote._id, key), agentId: actor.id };
  const { quotationId } = await addLines(context, medicalQuotations(context), asked, call);
  const lines = made.map(({ lineId, planId, netFils }) => ({ lineId, planId, netFils }));
  return { lines, quotationId };
}

/** A press is of one quote. */
function quotationKey(quoteId: string, key: string): string {
  return createHash('sha256').update(`${quoteId}\n${key}`).digest('base64url');
}

function pricesOf(quote: StoredMedicalQuote, planIds: readonly number[]) {
  return planIds.map((planId) => priceOf(quote, planId));
}
