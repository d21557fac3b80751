import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { orderLinkOf } from '@muqarin/rules/mailed-links';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { checkPromoEntry } from '@muqarin/rules/motor/promo';
import { policyStart } from '@muqarin/rules/motor/purchase-dates';
import type { MotorAsks, MotorKnown } from '../../../contract/motor/asks.ts';
import type { MotorOrder, OrderSlot } from '../../../contract/motor/order.ts';
import { orderStep } from '../../domain/motor/order-states.ts';
import { motorOrderConfirmed } from '../../events/motor-events.ts';
import type { StoredMotorOrder } from '../../store/motor/orders.ts';
import { ofJourney } from '../of-journey.ts';
import { asksBinding, asksCodes, choiceOf, offerFor } from './asks.ts';
import { type BadDetails, badDetailsOf } from './bad-details.ts';
import { changeMotorOrder } from './change-order.ts';
import { lived, type OrderContext, requireOrder } from './order-context.ts';
import { leadOf, orderOffer } from './order-events.ts';
import { orderView, priceOrder } from './price-order.ts';
import {
  applyMotorPromo,
  endHold,
  endHoldOf,
  keptPromo,
  promoFor,
  takeUse,
} from './promo-of-order.ts';

export interface ConfirmOrderInput {
  orderId: string;
  planId: number;
  addonIds: readonly number[] | null;
  promoCode: string | null;
  netFils: number | null;
  refusedSlots: readonly OrderSlot[];
  contact: { name: string; email: string };
  known: MotorKnown;
}

export type ConfirmedOrder =
  | { outcome: 'confirmed'; order: MotorOrder; first: boolean }
  | BadDetails
  | { outcome: 'promo_refused'; message: string; order: MotorOrder }
  | { outcome: 'price_changed' | 'agreement_over'; order: MotorOrder }
  | { outcome: 'closed'; order: MotorOrder }
  | MotorAsks;

/**
 * Confirms once: whoever confirms again, reloads or sends twenty at a time gets the first one's order. What was typed is
 * checked in the order of S1 5; then the price, which must be the one the buyer saw (decisions, bad input). Its quote is
 * bound before, so that nobody prices it anew meanwhile.
 */
export async function confirmOrder(
  context: OrderContext,
  input: ConfirmOrderInput,
  call: CallContext,
): Promise<ConfirmedOrder> {
  const { known } = input;
  const found = await requireOrder(context, input.orderId);
  const step = orderStep(found.status, 'confirm');
  if (step === 'refused') return { outcome: 'closed', order: orderView(found) };
  if (step === 'known') {
    await endHoldOf(context, found);
    return { outcome: 'confirmed', order: orderView(found), first: false };
  }
  const before = priceOrder(found);
  const bad = badDetailsOf(context, found, before, input.refusedSlots);
  if (bad) return bad;
  const different = await otherChoice(context, found, input, call);
  if (different) return different;
  if (found.agreed && dayIn(context) > found.validUntil)
    return { outcome: 'agreement_over', order: orderView(found) };
  const asks = asksCodes(known, [found.promo?.code]);
  if (asks) return asks;
  const order = await stillValid(context, found, known);
  if ('outcome' in order) return order;
  const { netFils } = priceOrder(order).total;
  const isAsSeen = input.netFils === null || input.netFils === netFils;
  if (!isAsSeen || netFils !== before.total.netFils)
    return { outcome: 'price_changed', order: orderView(order) };
  return known.isBound ? bindWithPromo(context, order, input, call) : asksBinding(order);
}

const dayIn = ({ now }: Pick<OrderContext, 'now'>) => toIsoDate(dubaiToday(now()));

/** Another plan, other add-ons or another code than the order has: the buyer has to see what that costs first. */
async function otherChoice(
  context: OrderContext,
  order: StoredMotorOrder,
  { planId, addonIds, promoCode, known }: ConfirmOrderInput,
  call: CallContext,
): Promise<ConfirmedOrder | null> {
  const changed = async (): Promise<ConfirmedOrder> => {
    const now = await requireOrder(context, order._id);
    return { outcome: 'price_changed', order: orderView(now) };
  };
  if (planId !== order.planId) return changed();
  if (addonIds !== null) {
    const asked = { orderId: order._id, addonIds, known };
    const next = await changeMotorOrder(context, asked, call);
    if (next.outcome === 'asks') return next;
    if (next.outcome !== 'changed' || next.order.revision !== order.revision) return changed();
  }
  if (promoCode === null || promoCode.trim() === '') return null;
  const entry = checkPromoEntry(promoCode, null);
  if (entry.ok && entry.code === order.promo?.code) return null;
  const applied = await applyMotorPromo(
    context,
    { orderId: order._id, code: promoCode, known },
    call,
  );
  if (applied.outcome === 'asks') return applied;
  if (applied.outcome !== 'not_applied') return changed();
  const now = orderView(await requireOrder(context, order._id));
  return { outcome: 'promo_refused', message: applied.message, order: now };
}

/** After its last day an order is priced anew, by the catalogue in force. */
async function stillValid(
  context: OrderContext,
  order: StoredMotorOrder,
  known: MotorKnown,
): Promise<StoredMotorOrder | MotorAsks> {
  const day = dayIn(context);
  if (day <= order.validUntil) return order;
  const offer = offerFor(known, order, order.addonIds, day);
  if ('outcome' in offer) return offer as MotorAsks;
  const fresh = { ...choiceOf(offer), revision: order.revision + 1 };
  const promo = await keptPromo(context, { ...order, ...fresh }, known);
  const after = await context.orders.change(order._id, {
    set: { ...fresh, promo },
    when: { revision: order.revision, status: 'selected' },
  });
  return after ?? requireOrder(context, order._id);
}

async function bindWithPromo(
  context: OrderContext,
  order: StoredMotorOrder,
  input: ConfirmOrderInput,
  call: CallContext,
): Promise<ConfirmedOrder> {
  const { promo } = order;
  if (promo === null) return bind(context, order, input, call);
  const { known } = input;
  const still = await promoFor(context, order, promo.code, known);
  const held = still.applied ? await takeUse(context, order._id, promo.code, known) : null;
  if (!held) return withoutPromo(context, order, still.applied ? null : still.message);
  const outcome = await bind(context, order, input, call, held.use);
  await endHold(context, promo.code, held);
  return outcome;
}

/** The code ran out between its entry and the confirmation: the buyer sees why, and the price without it. */
async function withoutPromo(
  context: OrderContext,
  order: StoredMotorOrder,
  why: string | null,
): Promise<ConfirmedOrder> {
  const after = await context.orders.change(order._id, {
    set: { promo: null, revision: order.revision + 1 },
    when: { revision: order.revision, status: 'selected' },
  });
  const now = after ?? (await requireOrder(context, order._id));
  const message = why ?? motorMessages.codeUsedUp;
  return { outcome: 'promo_refused', message, order: orderView(now) };
}

async function bind(
  context: OrderContext,
  order: StoredMotorOrder,
  { contact }: ConfirmOrderInput,
  call: CallContext,
  promoUse?: string,
): Promise<ConfirmedOrder> {
  const { texts } = order.details;
  const start = policyStart(
    texts.buying_car_type ?? (texts.trans_type === '2' ? '2' : '1'),
    texts.policy_start_date,
    dubaiToday(context.now()),
  );
  if (!start) throw new Error('a checked order has no start date');
  const startDate = toIsoDate(start);
  const payload = {
    orderId: order._id,
    saleOrder: order.saleOrder,
    quoteId: order.quoteId,
    quoteReference: order.quoteReference,
    offer: orderOffer(order),
    startDate,
    contact,
    documentCount: order.documents.length,
    link: orderLinkOf('motor_order', order._id, dubaiToday(context.now())),
    ...(order.promo ? { promoCode: order.promo.code } : {}),
    ...leadOf(order),
  };
  const after = await context.orders.change(order._id, {
    set: {
      status: 'confirmed',
      startDate,
      contact,
      ...(promoUse === undefined ? {} : { promoUse }),
      life: lived(context, order, 'confirmed'),
    },
    when: { revision: order.revision, status: 'selected' },
    events: [createEvent(motorOrderConfirmed, payload, ofJourney(call, order), context.events)],
  });
  if (after) return { outcome: 'confirmed', order: orderView(after), first: true };
  const now = await requireOrder(context, order._id);
  const view = orderView(now);
  // Whoever was quicker confirmed it, or changed what it costs.
  const step = orderStep(now.status, 'confirm');
  if (step === 'known') return { outcome: 'confirmed', order: view, first: false };
  return { outcome: step === 'refused' ? 'closed' : 'price_changed', order: view };
}
