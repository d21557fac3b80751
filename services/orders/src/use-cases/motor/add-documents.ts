import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { MotorOrder, OrderDocument, OrderSlot } from '../../../contract/motor/order.ts';
import { orderStep } from '../../domain/motor/order-states.ts';
import { motorDocumentsSubmitted } from '../../events/motor-events.ts';
import { ofJourney } from '../of-journey.ts';
import { withDocuments } from './change-order.ts';
import { notConfirmed, type OrderContext, requireOrder } from './order-context.ts';
import { missingSlots, orderView, priceOrder } from './price-order.ts';

export type AddedDocuments =
  | { outcome: 'added'; order: MotorOrder; missing: OrderSlot[] }
  | { outcome: 'not_asked'; order: MotorOrder };

/** After the purchase: only what is missing or was refused is taken (decisions V27). */
export async function addDocuments(
  context: OrderContext,
  input: { orderId: string; documents: OrderDocument[] },
  call: CallContext,
): Promise<AddedDocuments> {
  const order = await requireOrder(context, input.orderId);
  if (orderStep(order.status, 'send_documents') === 'refused') throw notConfirmed();
  const { schemeCode } = priceOrder(order).tile;
  const asked = missingSlots(order, schemeCode);
  const wanted = input.documents.filter(({ slot }) => asked.includes(slot));
  if (wanted.length === 0) return { outcome: 'not_asked', order: orderView(order) };
  const documents = withDocuments(context, order, wanted);
  const missing = missingSlots({ ...order, documents }, schemeCode);
  const payload = {
    orderId: order._id,
    saleOrder: order.saleOrder,
    slots: wanted.map(({ slot }) => slot),
    missing,
  };
  const after = await context.orders.change(order._id, {
    set: { documents },
    when: { status: order.status, documents: order.documents },
    events: [createEvent(motorDocumentsSubmitted, payload, ofJourney(call, order), context.events)],
  });
  if (!after) return addDocuments(context, input, call);
  return { outcome: 'added', order: orderView(after), missing };
}
