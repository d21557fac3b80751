/**
 * What quotes and orders say of a person: shown, and deleted when leads tell that the person asked for it or that its time
 * has come. What was bought stays: who sells insurance has to keep it for ten years (ADR 0026).
 */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent, type EventParts } from '@muqarin/platform/events/envelope';
import type { HeldOfJourneys } from '../../contract/person.ts';
import {
  generalQuoteErased,
  motorOrderErased,
  motorQuoteErased,
  quoteErased,
} from '../events/quote-events.ts';
import type { GeneralQuoteStore } from '../store/general/quotes.ts';
import type { QuoteStore } from '../store/medical/quotes.ts';
import type { MotorOrderStore, StoredMotorOrder } from '../store/motor/orders.ts';
import type { MotorQuoteStore } from '../store/motor/quotes.ts';

export interface PersonContext {
  now: () => Date;
  events: EventParts;
  quotes: QuoteStore;
  motorQuotes: MotorQuoteStore;
  motorOrders: MotorOrderStore;
  generalQuotes: GeneralQuoteStore;
}

export async function heldOfJourneys(
  context: PersonContext,
  draftIds: readonly string[],
): Promise<HeldOfJourneys> {
  const { medical, motor, general, orders } = await everythingOf(context, draftIds);
  return {
    quotes: [
      ...medical.map((quote) => heldQuote('medical', quote, quote.policy !== null)),
      ...motor.map((quote) => heldQuote('motor', quote, isOrdered(quote._id, orders))),
      ...general.map((quote) => heldQuote('general', quote, false)),
    ],
    orders: orders.map((order) => ({
      orderId: order._id,
      reference: order.saleOrder,
      status: order.status,
      stays: isBought(order),
      answers: order.answers,
      details: order.details.texts,
      policyNumber: order.policyNumber,
    })),
    policies: medical.flatMap(({ policy }) => (policy === null ? [] : [policy])),
  };
}

/** Each in a write of its own, with its event: again changes nothing. */
export async function eraseJourneys(
  context: PersonContext,
  draftIds: readonly string[],
  call: CallContext,
): Promise<void> {
  const { now, events, quotes, motorQuotes, motorOrders, generalQuotes } = context;
  const { medical, motor, general, orders } = await everythingOf(context, draftIds);
  const at = now();
  for (const { _id: orderId, saleOrder, status } of orders) {
    if (isBought({ status })) continue;
    const event = createEvent(motorOrderErased, { orderId, saleOrder }, call, events);
    await motorOrders.erase(orderId, at, event);
  }
  for (const { _id: quoteId, reference } of motor) {
    if (isOrdered(quoteId, orders)) continue;
    const event = createEvent(motorQuoteErased, { quoteId, reference }, call, events);
    await motorQuotes.erase(quoteId, at, event);
  }
  for (const { _id: quoteId, reference, policy } of medical) {
    if (policy !== null) continue;
    await quotes.erase(quoteId, at, createEvent(quoteErased, { quoteId, reference }, call, events));
  }
  for (const { _id: quoteId, reference } of general) {
    const event = createEvent(generalQuoteErased, { quoteId, reference }, call, events);
    await generalQuotes.erase(quoteId, at, event);
  }
}

async function everythingOf(context: PersonContext, draftIds: readonly string[]) {
  const named = draftIds.filter((draftId) => draftId !== '');
  const [medical, motor, general, orders] = await Promise.all([
    context.quotes.ofJourneys(named),
    context.motorQuotes.ofJourneys(named),
    context.generalQuotes.ofJourneys(named),
    context.motorOrders.ofJourneys(named),
  ]);
  return { medical, motor, general, orders };
}

/** From the moment it is confirmed the insurer has it too. */
function isBought({ status }: Pick<StoredMotorOrder, 'status'>): boolean {
  return status !== 'selected' && status !== 'cancelled';
}

function isOrdered(quoteId: string, orders: readonly StoredMotorOrder[]): boolean {
  return orders.some((order) => order.quoteId === quoteId && isBought(order));
}

interface AnyQuote {
  _id: string;
  reference: string;
  status: string;
  validUntil: string;
  answers: object;
}

function heldQuote(
  line: HeldOfJourneys['quotes'][number]['line'],
  quote: AnyQuote,
  stays: boolean,
) {
  const { _id: quoteId, reference, status, validUntil, answers } = quote;
  return { line, quoteId, reference, status, validUntil, stays, answers: { ...answers } };
}
