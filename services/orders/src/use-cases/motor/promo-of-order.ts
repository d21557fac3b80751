import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { dubaiToday } from '@muqarin/rules/dates';
import {
  applyPromo,
  checkPromoEntry,
  type PromoCode,
  type PromoOutcome,
} from '@muqarin/rules/motor/promo';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import type { MotorAsks, MotorKnown } from '../../../contract/motor/asks.ts';
import type { MotorOrder, OrderPromo } from '../../../contract/motor/order.ts';
import { motorPromoApplied, motorPromoRemoved } from '../../events/motor-events.ts';
import type { StoredMotorOrder } from '../../store/motor/orders.ts';
import type { PromoHold } from '../../store/motor/promo-uses.ts';
import { ofJourney } from '../of-journey.ts';
import { asksCodes } from './asks.ts';
import { type OrderContext, requireOrder } from './order-context.ts';
import { orderView, priceOrder } from './price-order.ts';

/** A hold older than this belongs to a confirmation that ended, one way or the other. */
const STALE_HOLD_MS = 10 * 60_000;

type HeldUse = Omit<PromoHold, 'at'>;

export type AppliedPromo =
  | { outcome: 'applied'; order: MotorOrder }
  | { outcome: 'not_applied'; message: string }
  | { outcome: 'closed'; order: MotorOrder }
  | MotorAsks;

/** Puts a code on an order; the code that was there before makes room (decisions V20). A use is taken at confirmation. */
export async function applyMotorPromo(
  context: OrderContext,
  input: { orderId: string; code: string; known: MotorKnown },
  call: CallContext,
): Promise<AppliedPromo> {
  const order = await requireOrder(context, input.orderId);
  if (order.status !== 'selected') return { outcome: 'closed', order: orderView(order) };
  if (order.agreed) return { outcome: 'not_applied', message: quotationMessages.noPromo };
  const entry = checkPromoEntry(input.code, order.promo?.code ?? null);
  if (!entry.ok) return { outcome: 'not_applied', message: entry.message };
  const asks = asksCodes(input.known, [entry.code]);
  if (asks) return asks;
  const found = await promoFor(context, order, entry.code, input.known);
  if (!found.applied) return { outcome: 'not_applied', message: found.message };
  const promo = promoOf(found);
  const event = createEvent(
    motorPromoApplied,
    {
      orderId: order._id,
      code: promo.code,
      discountFils: BigInt(promo.discountFils),
      cut: promo.cut,
    },
    ofJourney(call, order),
    context.events,
  );
  const after = await context.orders.change(order._id, {
    set: { promo, revision: order.revision + 1 },
    when: { revision: order.revision, status: 'selected' },
    events: [event],
  });
  return after
    ? { outcome: 'applied', order: orderView(after) }
    : applyMotorPromo(context, input, call);
}

export async function removeMotorPromo(
  context: OrderContext,
  { orderId }: { orderId: string },
  call: CallContext,
): Promise<{ outcome: 'changed' | 'closed'; order: MotorOrder }> {
  const order = await requireOrder(context, orderId);
  if (order.status !== 'selected') return { outcome: 'closed', order: orderView(order) };
  if (order.promo === null) return { outcome: 'changed', order: orderView(order) };
  const after = await context.orders.change(orderId, {
    set: { promo: null, revision: order.revision + 1 },
    when: { revision: order.revision, status: 'selected' },
    events: [
      createEvent(
        motorPromoRemoved,
        { orderId, code: order.promo.code },
        ofJourney(call, order),
        context.events,
      ),
    ],
  });
  if (!after) return removeMotorPromo(context, { orderId }, call);
  return { outcome: 'changed', order: orderView(after) };
}

/** Applies a code, as the catalogue in force has it, to the order's plan, today. */
export async function promoFor(
  context: OrderContext,
  order: StoredMotorOrder,
  code: string,
  known: MotorKnown,
): Promise<PromoOutcome> {
  const promo = termsOf(known, code);
  const { tile } = priceOrder({ ...order, promo: null });
  const base = {
    insurerId: tile.insurerId,
    priceFils: tile.price.discountedFils,
    tariffMinimumFils: tile.price.minimumFils,
  };
  const used = promo ? await usesOf(context, promo, order._id) : 0;
  return applyPromo(promo, base, dubaiToday(context.now()), used);
}

/** The order's code for another plan or price; none when it does not hold there. */
export async function keptPromo(
  context: OrderContext,
  order: StoredMotorOrder,
  known: MotorKnown,
): Promise<OrderPromo | null> {
  if (order.promo === null) return null;
  const found = await promoFor(context, order, order.promo.code, known);
  return found.applied ? promoOf(found) : null;
}

function promoOf(found: Extract<PromoOutcome, { applied: true }>): OrderPromo {
  const { promo, discountFils, cut } = found;
  return { code: promo.code, off: promo.off, discountFils, cut };
}

/** Takes one use for the order. Holds that confirmations left behind are put right before a code counts as used up. */
export async function takeUse(
  context: OrderContext,
  orderId: string,
  code: string,
  known: MotorKnown,
): Promise<HeldUse | null> {
  const promo = termsOf(known, code);
  if (!promo) return null;
  const { promoUses, now } = context;
  const take = async () => {
    const taken = await promoUses.take(code, orderId, promo.maxUses, now());
    return taken && { orderId, use: taken.use };
  };
  const taken = await take();
  if (taken) return taken;
  await settleStale(context, code);
  return take();
}

/**
 * Ends a hold by what became of its order. The use with which it was confirmed stays, and that with which it was cancelled is
 * given back; a second one of those who came at the same moment undoes only itself. So it may be ended by anybody, at any time.
 */
export async function endHold(context: OrderContext, code: string, hold: HeldUse): Promise<void> {
  const { promoUses, orders } = context;
  const order = await orders.find(hold.orderId);
  const isIts =
    order !== null &&
    order.status !== 'selected' &&
    order.promo?.code === code &&
    (order.promoUse === undefined || order.promoUse === hold.use);
  const stays = order?.status === 'cancelled' ? !isIts : isIts;
  await (stays ? promoUses.settle(code, hold) : promoUses.giveBackHeld(code, hold));
}

/** Who confirmed or cancelled may have died between the order and its hold: whoever asks again ends that too. */
export async function endHoldOf(context: OrderContext, order: StoredMotorOrder): Promise<void> {
  if (order.promo === null) return;
  const { code } = order.promo;
  const held = await context.promoUses.held(code);
  const hold = held.find(({ orderId }) => orderId === order._id);
  if (hold) await endHold(context, code, hold);
}

async function usesOf(context: OrderContext, promo: PromoCode, orderId: string): Promise<number> {
  const { promoUses } = context;
  const uses = await promoUses.count(promo.code);
  if (promo.maxUses === null || uses < promo.maxUses) return uses;
  await settleStale(context, promo.code);
  const held = await promoUses.held(promo.code);
  const isHolding = held.some((hold) => hold.orderId === orderId);
  return (await promoUses.count(promo.code)) - (isHolding ? 1 : 0);
}

async function settleStale(context: OrderContext, code: string): Promise<void> {
  const before = new Date(context.now().getTime() - STALE_HOLD_MS);
  for (const hold of await context.promoUses.held(code))
    if (hold.at < before) await endHold(context, code, hold);
}

function termsOf({ promos }: MotorKnown, wanted: string): PromoCode | null {
  return promos.find(({ code }) => code === wanted)?.terms ?? null;
}
