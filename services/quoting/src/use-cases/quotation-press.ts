/** A press of the Quote button: plans become lines of their quote, once, and options of a quotation (S0 6, decisions M40). */
import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import { createEvent } from '@muqarin/platform/events/envelope';
import { quotationLinesCreated } from '../events/quote-events.ts';
import type { QuotingContext } from '../parts.ts';
import { addLines, keyOfPress } from '../quotations/add-lines.ts';
import { requireAgent } from '../quotations/require-agent.ts';
import type { QuotationSource } from '../quotations/source.ts';
import type { StoredQuotationLine } from '../store/quotation-line.ts';
import type { StoredQuote } from '../store/quotes.ts';
import { ofJourney } from './of-journey.ts';

interface Pressed<Offer> {
  planId: string;
  netFils: number;
  /** As events tell it. */
  offer: Offer;
}

type Offer = NonNullable<
  NonNullable<
    Parameters<typeof createEvent<typeof quotationLinesCreated.schema>>[1]['quotationLines']
  >[number]['offer']
>;

type WithLines = StoredQuote & { quotationLines: StoredQuotationLine[] };

interface Press<Quote extends WithLines> {
  source: QuotationSource;
  once: (
    asked: { quoteId: string; idempotencyKey: string },
    make: (quote: Quote) => Promise<{ own: Partial<Quote>; event: EventMessage }>,
  ) => Promise<{ quote: Quote }>;
  /** What the quotation stands on, where the quote's answers leave something to be taken. */
  answersOf?: (quote: Quote) => object;
  /** Each once. Throws QUOTING.NO_PLAN for what the quote does not offer. */
  plans: (quote: Quote) => Promise<Pressed<Offer>[]>;
}

/** The same key answers the lines it made. Throws QUOTING.AGENTS_ONLY, and what `plans` throws. */
export async function pressQuote<Quote extends WithLines>(
  context: QuotingContext,
  { source, once, plans, answersOf = ({ answers }) => answers }: Press<Quote>,
  asked: { quoteId: string; idempotencyKey: string },
  call: CallContext,
): Promise<{ lines: Omit<StoredQuotationLine, 'key'>[]; quotationId: string }> {
  const agentId = requireAgent(call);
  const { quote } = await once(asked, async (found) => {
    const pressed = await plans(found);
    const lines = pressed.map(({ planId: plan, netFils }) => {
      return { lineId: context.newId(), plan, netFils, key: asked.idempotencyKey };
    });
    const quotationLines = pressed.map(({ offer }, at) => {
      return { lineId: lines[at]?.lineId ?? '', offer };
    });
    const { _id: quoteId, reference } = found;
    const payload = { quoteId, line: source.line, reference, agentId, quotationLines };
    return {
      own: { quotationLines: [...found.quotationLines, ...lines] } as Partial<Quote>,
      event: createEvent(quotationLinesCreated, payload, ofJourney(call, found), context.events),
    };
  });
  const made = quote.quotationLines.filter(({ key }) => key === asked.idempotencyKey);
  const key = keyOfPress(quote._id, asked.idempotencyKey);
  const lines = made.map(({ lineId, plan }) => ({ lineId, planId: plan }));
  const stands = { ...quote, answers: answersOf(quote) };
  const press = { quote: stands, lines, key, agentId };
  const { quotationId } = await addLines(context, source, press, call);
  return {
    lines: made.map(({ lineId, plan, netFils }) => ({ lineId, plan, netFils })),
    quotationId,
  };
}
