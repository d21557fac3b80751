import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import { createEvent, type EventParts } from '@muqarin/platform/events/envelope';
import type { QuotePriced } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { quotePriced } from './quote-events.ts';

interface PricedQuote {
  _id: string;
  reference: string;
  revision: number;
  catalogueVersion: string;
  leadId: string | null;
  prices: readonly { planId: number; netFils: number }[];
}

type Init = Parameters<typeof createEvent<typeof quotePriced.schema>>[1];

/** What only the line knows: `asked` is under its name in the event. */
interface AskedInLine {
  line:
    | 'medical-corporate'
    | Exclude<NonNullable<QuotePriced['asked']['case']>, 'medicalCorporate'>;
  emirateId: number;
  asked: NonNullable<Init['asked']>;
}

/** The same for quotes of every line: what was asked, and every price that it came to. */
export function quotePricedEvent(
  { events }: { events: EventParts },
  quote: PricedQuote,
  ofLine: AskedInLine,
  call: CallContext,
): EventMessage {
  const { _id: quoteId, reference, revision, catalogueVersion, leadId, prices } = quote;
  const nets = prices.map(({ netFils }) => netFils);
  const payload = {
    quoteId,
    reference,
    revision,
    catalogueVersion,
    ...ofLine,
    planCount: prices.length,
    ...(nets.length > 0
      ? { lowestNetFils: BigInt(Math.min(...nets)), highestNetFils: BigInt(Math.max(...nets)) }
      : {}),
    prices: prices.map(({ planId, netFils }) => {
      return { planId: String(planId), netFils: BigInt(netFils) };
    }),
    ...(leadId === null ? {} : { leadId }),
  };
  return createEvent(quotePriced, payload, call, events);
}
