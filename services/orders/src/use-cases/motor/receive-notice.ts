import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { lastDayOfPeriod } from '@muqarin/rules/cover-days';
import { dubaiToday, parseIsoDate } from '@muqarin/rules/dates';
import { orderLinkOf } from '@muqarin/rules/mailed-links';
import { POLICY_DAYS } from '@muqarin/rules/motor/constants';
import { type OrderCommand, orderStep } from '../../domain/motor/order-states.ts';
import { reminderAfter } from '../../domain/renewal-days.ts';
import {
  motorDocumentsAsked,
  motorOrderPaid,
  motorPolicyIssued,
} from '../../events/motor-events.ts';
import type { InsurerNotice } from '../../payment/insurer-payments.ts';
import type { MotorOrderChange, StoredMotorOrder } from '../../store/motor/orders.ts';
import { ofJourney } from '../of-journey.ts';
import { lived, type OrderContext } from './order-context.ts';
import { contactOf, leadOf, orderOffer } from './order-events.ts';
import { priceOrder } from './price-order.ts';

export type NoticeOutcome =
  | 'recorded'
  | 'known'
  | 'bad_signature'
  | 'stale'
  | 'unreadable'
  | 'unknown_order'
  | 'wrong_amount'
  | 'out_of_order';

const NOTICES_KEPT = 100;
const mostTries = 20;

/** What an insurer says happened on its side. Only its signature makes it true; the same notice twice has one effect. */
export async function receiveNotice(
  context: OrderContext,
  { body, signature }: { body: string; signature: string },
  call: CallContext,
  triesLeft = mostTries,
): Promise<{ outcome: NoticeOutcome }> {
  const read = context.payments.read(body, signature, context.now());
  if (read.outcome !== 'read') return { outcome: read.outcome };
  const { notice } = read;
  const order = await context.orders.findByPayment(notice.paymentId);
  if (!order) return { outcome: 'unknown_order' };
  if (order.noticeIds.includes(notice.id)) return { outcome: 'known' };
  if (
    notice.type === 'payment.succeeded' &&
    notice.amountFils !== priceOrder(order).total.grossFils
  ) {
    context.logger.error({ orderId: order._id }, 'the insurer was paid another amount');
    return { outcome: 'wrong_amount' };
  }
  const step = orderStep(order.status, commandOf[notice.type]);
  if (step === 'known') return { outcome: 'known' };
  if (step === 'refused') {
    const said = { orderId: order._id, status: order.status, notice: notice.type };
    context.logger.warn(said, 'an insurer’s notice came out of order');
    return { outcome: 'out_of_order' };
  }
  const change = changeFor(context, order, notice, call);
  if (change === null) return { outcome: 'known' };
  const after = await context.orders.change(order._id, {
    ...change,
    push: { noticeIds: { $each: [notice.id], $slice: -NOTICES_KEPT } },
    when: { status: order.status, noticeIds: { $ne: notice.id } },
  });
  if (after) return { outcome: 'recorded' };
  // Somebody else changed the order, or recorded this notice: look again.
  if (triesLeft === 0) throw new Error('an order changes faster than a notice can be recorded');
  return receiveNotice(context, { body, signature }, call, triesLeft - 1);
}

const commandOf: Readonly<Record<InsurerNotice['type'], OrderCommand>> = {
  'payment.succeeded': 'paid',
  'policy.issued': 'issued',
  'document.refused': 'refuse_document',
};

/** Null when there is no such document. */
function changeFor(
  context: OrderContext,
  order: StoredMotorOrder,
  notice: InsurerNotice,
  call: CallContext,
): Pick<MotorOrderChange, 'set' | 'events'> | null {
  if (notice.type === 'payment.succeeded') return paid(context, order, call);
  if (notice.type === 'policy.issued') return issued(context, order, notice.policyNumber, call);
  return refused(context, order, notice, call);
}

function paid(
  context: OrderContext,
  order: StoredMotorOrder,
  call: CallContext,
): Pick<MotorOrderChange, 'set' | 'events'> {
  const payload = {
    orderId: order._id,
    saleOrder: order.saleOrder,
    quoteId: order.quoteId,
    paymentId: order.paymentId ?? '',
    offer: orderOffer(order),
    contact: contactOf(order),
    link: orderLinkOf('motor_order', order._id, dubaiToday(context.now())),
    ...leadOf(order),
  };
  return {
    set: { status: 'paid', life: lived(context, order, 'paid') },
    events: [createEvent(motorOrderPaid, payload, ofJourney(call, order), context.events)],
  };
}

function issued(
  context: OrderContext,
  order: StoredMotorOrder,
  policyNumber: string,
  call: CallContext,
): Pick<MotorOrderChange, 'set' | 'events'> {
  const startDate = order.startDate ?? order.day;
  const payload = {
    orderId: order._id,
    saleOrder: order.saleOrder,
    policyNumber,
    startDate,
    offer: orderOffer(order),
    contact: contactOf(order),
    link: orderLinkOf('motor_order', order._id, dubaiToday(context.now())),
    ...leadOf(order),
  };
  const renewFrom = renewFromOf(startDate);
  return {
    set: { status: 'issued', policyNumber, renewFrom, life: lived(context, order, 'issued') },
    events: [createEvent(motorPolicyIssued, payload, ofJourney(call, order), context.events)],
  };
}

function refused(
  context: OrderContext,
  order: StoredMotorOrder,
  { slot, reason }: Extract<InsurerNotice, { type: 'document.refused' }>,
  call: CallContext,
): Pick<MotorOrderChange, 'set' | 'events'> | null {
  const kept = order.documents.find((row) => row.slot === slot);
  if (!kept) return null;
  const at = context.now().toISOString();
  const documents = order.documents.map((row) =>
    row.slot === slot ? { ...row, status: 'refused' as const, reason, at } : row,
  );
  const payload = {
    orderId: order._id,
    saleOrder: order.saleOrder,
    documents: [{ slot, label: kept.label, reason }],
    contact: contactOf(order),
    link: orderLinkOf('motor_documents', order._id, dubaiToday(context.now())),
  };
  return {
    set: { documents },
    events: [createEvent(motorDocumentsAsked, payload, ofJourney(call, order), context.events)],
  };
}

/** ISO day from which the holder of a policy that begins then is first asked to renew it. */
export function renewFromOf(startDate: string): string | null {
  if (!parseIsoDate(startDate)) return null;
  return reminderAfter(lastDayOfPeriod(startDate, POLICY_DAYS), null);
}

/** First and last day of cover of an order, ISO days. */
export function coverOf({ startDate, day }: Pick<StoredMotorOrder, 'startDate' | 'day'>) {
  const from = startDate ?? day;
  return { from, to: lastDayOfPeriod(from, POLICY_DAYS) };
}
