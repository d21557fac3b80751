import { createEvent } from '@muqarin/platform/events/envelope';
import { motorOrderErased } from '../../events/quote-events.ts';
import type { MotorOrderStore, StoredMotorOrder } from '../../store/motor/orders.ts';
import { heldQuote, type LineOfPeople } from '../held-of-person.ts';
import type { MotorContext } from './context.ts';

/** What motor quotes and orders say of people; what was ordered stays, with its quote. */
export function motorPeople({
  quotes,
  orders,
  life,
  now,
  events,
}: MotorContext & { orders: MotorOrderStore }): LineOfPeople {
  const everything = async (draftIds: readonly string[]) => {
    const [ofQuotes, ofOrders] = await Promise.all([
      quotes.ofJourneys(draftIds),
      orders.ofJourneys(draftIds),
    ]);
    const ordered = new Set(ofOrders.filter(isBought).map(({ quoteId }) => quoteId));
    return { ofQuotes, ofOrders, ordered };
  };
  return {
    held: async (draftIds) => {
      const { ofQuotes, ofOrders, ordered } = await everything(draftIds);
      return {
        quotes: ofQuotes.map((quote) => heldQuote('motor', quote, ordered.has(quote._id))),
        orders: ofOrders.map(heldOrder),
      };
    },
    erase: async (draftIds, call) => {
      const { ofQuotes, ofOrders, ordered } = await everything(draftIds);
      for (const order of ofOrders.filter((each) => !isBought(each))) {
        const { _id: orderId, saleOrder } = order;
        const event = createEvent(motorOrderErased, { orderId, saleOrder }, call, events);
        await orders.erase(orderId, now(), event);
      }
      for (const quote of ofQuotes) if (!ordered.has(quote._id)) await life.erase(quote, call);
    },
  };
}

/** From the moment it is confirmed the insurer has it too. */
function isBought({ status }: Pick<StoredMotorOrder, 'status'>): boolean {
  return status !== 'selected' && status !== 'cancelled';
}

function heldOrder(order: StoredMotorOrder) {
  return {
    orderId: order._id,
    reference: order.saleOrder,
    status: order.status,
    stays: isBought(order),
    answers: order.answers,
    details: order.details.texts,
    policyNumber: order.policyNumber,
  };
}
