import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { MotorOrder } from '../../../contract/motor/order.ts';
import { orderStep } from '../../domain/motor/order-states.ts';
import { motorPaymentHandedOver } from '../../events/motor-events.ts';
import { ofJourney } from '../of-journey.ts';
import { lived, notConfirmed, type OrderContext, requireOrder } from './order-context.ts';
import { orderView, priceOrder } from './price-order.ts';

export type HandedOver =
  | { outcome: 'ready'; order: MotorOrder; url: string }
  | { outcome: 'closed'; order: MotorOrder };

/** Gives the insurer's page to pay on; the order is unpaid from then on. Paid or cancelled, there is nothing to hand over. */
export async function handOverPayment(
  context: OrderContext,
  { orderId }: { orderId: string },
  call: CallContext,
): Promise<HandedOver> {
  const order = await requireOrder(context, orderId);
  if (order.status === 'selected') throw notConfirmed();
  const priced = priceOrder(order);
  const { payment } = order;
  if (orderStep(order.status, 'hand_over') === 'refused')
    return { outcome: 'closed', order: orderView(order) };
  if (payment)
    return {
      outcome: 'ready',
      order: orderView(order),
      url: payment.url,
    };
  const { grossFils } = priced.total;
  const { insurerCode } = priced.tile;
  const { saleOrder } = order;
  const opened = await open(context, { orderId, saleOrder, insurerCode, grossFils });
  const payload = { orderId, paymentId: opened.paymentId, grossFils: BigInt(grossFils) };
  const after = await context.orders.change(orderId, {
    set: {
      status: 'unpaid',
      payment: opened,
      paymentId: opened.paymentId,
      life: lived(context, order, 'unpaid'),
    },
    when: { status: 'confirmed', payment: null },
    events: [createEvent(motorPaymentHandedOver, payload, ofJourney(call, order), context.events)],
  });
  if (!after) return handOverPayment(context, { orderId }, call);
  return {
    outcome: 'ready',
    order: orderView(after),
    url: opened.url,
  };
}

async function open(
  { payments, logger }: OrderContext,
  order: Parameters<OrderContext['payments']['open']>[0],
) {
  try {
    return await payments.open(order);
  } catch (error) {
    logger.warn({ err: error, insurer: order.insurerCode }, 'insurer payment away');
    throw new AppError(
      'unavailable',
      'ORDERS.PAYMENT_AWAY',
      'The insurer’s payment page cannot be reached. Please try again in a moment.',
    );
  }
}
