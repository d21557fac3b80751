import { createEvent } from '@muqarin/platform/events/envelope';
import { motorOrderErased } from '../../events/motor-events.ts';
import type { StoredMotorOrder } from '../../store/motor/orders.ts';
import type { LineOfPeople } from '../held-of-person.ts';
import type { OrderContext } from './order-context.ts';

/** What motor orders say of people; what was ordered stays. */
export function motorPeople({
  orders,
  now,
  events,
}: Pick<OrderContext, 'orders' | 'now' | 'events'>): LineOfPeople {
  return {
    held: async (draftIds) => {
      const found = await orders.ofJourneys(draftIds);
      const boughtQuoteIds = found.filter(isBought).map(({ quoteId }) => quoteId);
      return { orders: found.map(heldOrder), boughtQuoteIds };
    },
    erase: async (draftIds, call) => {
      for (const order of await orders.ofJourneys(draftIds)) {
        if (isBought(order)) continue;
        const { _id: orderId, saleOrder } = order;
        const event = createEvent(motorOrderErased, { orderId, saleOrder }, call, events);
        await orders.erase(orderId, now(), event);
      }
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
