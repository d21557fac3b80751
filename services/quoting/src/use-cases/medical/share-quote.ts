import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf } from '@muqarin/rules/mailed-links';
import { quotationLinesCreated, quoteEmailed } from '../../events/quote-events.ts';
import { addLines, keyOfPress } from '../../quotations/add-lines.ts';
import { requireAgent } from '../../quotations/require-agent.ts';
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
  const agentId = requireAgent(call);
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
      agentId,
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
  const key = keyOfPress(quote._id, input.idempotencyKey);
  const options = made.map(({ lineId, planId }) => ({ lineId, planId: String(planId) }));
  const asked = { quote, lines: options, key, agentId };
  const { quotationId } = await addLines(context, medicalQuotations(context), asked, call);
  const lines = made.map(({ lineId, planId, netFils }) => ({ lineId, planId, netFils }));
  return { lines, quotationId };
}

function pricesOf(quote: StoredMedicalQuote, planIds: readonly number[]) {
  return planIds.map((planId) => priceOf(quote, planId));
}
