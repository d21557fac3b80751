import type { OrderSlot } from '../../../contract/motor/order.ts';
import type { OrderContext } from './order-context.ts';
import { priceOrder } from './price-order.ts';

/** What the stand-in insurer's page shows; null with a real insurer, who has a page of its own. */
export async function standInPage(context: OrderContext, paymentId: string) {
  const order = context.payments.sign ? await context.orders.findByPayment(paymentId) : null;
  if (!order) return null;
  const { tile, total } = priceOrder(order);
  return {
    saleOrder: order.saleOrder,
    insurerName: tile.insurerName,
    planName: tile.name,
    grossFils: total.grossFils,
    status: order.status,
    policyNumber: order.policyNumber,
    documents: order.documents,
  };
}

export interface WantedNotice {
  paymentId: string;
  type: 'payment.succeeded' | 'policy.issued' | 'document.refused';
  slot?: OrderSlot | undefined;
  reason?: string | undefined;
}

/** A notice as the insurer would send it. It comes in by the same door as a real one, and only there has its effect. */
export async function signStandInNotice(context: OrderContext, wanted: WantedNotice) {
  const { payments } = context;
  const order = payments.sign ? await context.orders.findByPayment(wanted.paymentId) : null;
  if (!order || !payments.sign) return null;
  const { total } = priceOrder(order);
  const { paymentId, type } = wanted;
  const head = { id: context.newId(), paymentId, type };
  const body = JSON.stringify({ ...head, ...factsOf(order.saleOrder, total.grossFils, wanted) });
  return { body, signature: payments.sign(body, context.now()) };
}

function factsOf(saleOrder: string, grossFils: number, { type, slot, reason }: WantedNotice) {
  if (type === 'payment.succeeded') return { amountFils: grossFils };
  if (type === 'policy.issued') return { policyNumber: `DEMO-${saleOrder}` };
  return { slot: slot ?? '', reason: reason || 'The picture is not readable.' };
}
