import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { MotorAsks, MotorKnown } from '../../../contract/motor/asks.ts';
import { type MotorOrder, type OrderDocument, OrderSlot } from '../../../contract/motor/order.ts';
import { orderStep } from '../../domain/motor/order-states.ts';
import { motorOrderCancelled } from '../../events/motor-events.ts';
import type { StoredMotorOrder } from '../../store/motor/orders.ts';
import { ofJourney } from '../of-journey.ts';
import { asksCodes, choiceOf, offerFor } from './asks.ts';
import { lived, type OrderContext, openStatuses, requireOrder } from './order-context.ts';
import { placedEvent } from './order-events.ts';
import { offeredAddons, orderView, priceOrder } from './price-order.ts';
import { endHoldOf, keptPromo } from './promo-of-order.ts';

type Changed = { outcome: 'changed' | 'closed'; order: MotorOrder };

/** Other add-ons before the order is confirmed, but not of what was agreed; ids that the plan does not offer change nothing. */
export async function changeMotorOrder(
  context: OrderContext,
  input: { orderId: string; addonIds: readonly number[]; known: MotorKnown },
  call: CallContext,
): Promise<Changed | { outcome: 'unknown_addon' } | MotorAsks> {
  const { known } = input;
  const order = await requireOrder(context, input.orderId);
  const { tile } = priceOrder(order);
  if (order.status !== 'selected') return { outcome: 'closed', order: orderView(order) };
  const addonIds = offeredAddons(tile, input.addonIds);
  if (addonIds === null) return { outcome: 'unknown_addon' };
  if (addonIds.join() === order.addonIds.join())
    return { outcome: 'changed', order: orderView(order) };
  if (order.agreed) return { outcome: 'closed', order: orderView(order) };
  const asks = asksCodes(known, [order.promo?.code]);
  if (asks) return asks;
  const offer = offerFor(known, order, addonIds, null);
  if ('outcome' in offer) return offer as MotorAsks;
  const revision = order.revision + 1;
  const choice = choiceOf(offer);
  const promo = await keptPromo(context, { ...order, ...choice }, known);
  const next = { ...order, ...choice, promo, revision };
  const after = await context.orders.change(order._id, {
    set: { ...choice, promo, revision },
    when: { revision: order.revision, status: 'selected' },
    events: [placedEvent(context, next, call)],
  });
  if (!after) return changeMotorOrder(context, input, call);
  return { outcome: 'changed', order: orderView(after) };
}

/** What the form holds so far, so that Back, reload and another day find it. Nothing is checked and nothing published. */
export async function saveOrderDetails(
  context: OrderContext,
  input: {
    orderId: string;
    texts: Record<string, string>;
    agreed: string[];
    documents: OrderDocument[];
  },
): Promise<Changed> {
  const order = await requireOrder(context, input.orderId);
  if (order.status !== 'selected') return { outcome: 'closed', order: orderView(order) };
  const after = await context.orders.change(order._id, {
    set: {
      details: { texts: input.texts, agreed: [...new Set(input.agreed)] },
      documents: withDocuments(context, order, input.documents),
    },
    when: { status: 'selected', __v: versionOf(order) },
  });
  if (!after) return saveOrderDetails(context, input);
  return { outcome: 'changed', order: orderView(after) };
}

/** A file that its buyer takes back while nothing is bought; an empty slot stays as it is. */
export async function removeDocument(
  context: OrderContext,
  input: { orderId: string; slot: OrderSlot },
): Promise<Changed> {
  const order = await requireOrder(context, input.orderId);
  if (order.status !== 'selected') return { outcome: 'closed', order: orderView(order) };
  const after = await context.orders.change(order._id, {
    set: { documents: order.documents.filter(({ slot }) => slot !== input.slot) },
    when: { status: 'selected', __v: versionOf(order) },
  });
  return after ? { outcome: 'changed', order: orderView(after) } : removeDocument(context, input);
}

/** Given up before it is paid. An unpaid page at the insurer may still be paid: then the payment counts. */
export async function cancelMotorOrder(
  context: OrderContext,
  { orderId }: { orderId: string },
  call: CallContext,
): Promise<Changed> {
  const order = await requireOrder(context, orderId);
  const step = orderStep(order.status, 'cancel');
  if (step === 'known') {
    await endHoldOf(context, order);
    return { outcome: 'changed', order: orderView(order) };
  }
  if (step === 'refused') return { outcome: 'closed', order: orderView(order) };
  const payload = { orderId, saleOrder: order.saleOrder, quoteId: order.quoteId };
  // Before the order: who dies in between leaves a hold, which is ended by what became of the order.
  const promoUse = await reopenedUse(context, order);
  const after = await context.orders.change(orderId, {
    set: { status: 'cancelled', life: lived(context, order, 'cancelled'), ...promoUse },
    when: { status: order.status },
    events: [createEvent(motorOrderCancelled, payload, ofJourney(call, order), context.events)],
  });
  if (!after) return cancelMotorOrder(context, { orderId }, call);
  await endHoldOf(context, after);
  return { outcome: 'changed', order: orderView(after) };
}

async function reopenedUse(context: OrderContext, order: StoredMotorOrder) {
  if (order.promo === null || openStatuses.includes(order.status)) return {};
  const { use } = await context.promoUses.reopen(order.promo.code, order._id, context.now());
  return use === undefined ? {} : { promoUse: use };
}

/** Files in the order of their slots: a new one takes the place of the earlier one, whichever came first. */
export function withDocuments(
  { now }: Pick<OrderContext, 'now'>,
  { documents }: Pick<StoredMotorOrder, 'documents'>,
  added: readonly OrderDocument[],
): StoredMotorOrder['documents'] {
  const at = now().toISOString();
  const slots = new Set(added.map(({ slot }) => slot));
  const all = [
    ...documents.filter(({ slot }) => !slots.has(slot)),
    ...added.map((row) => ({ ...row, status: 'received' as const, reason: '', at })),
  ];
  const place = ({ slot }: OrderDocument) => OrderSlot.options.indexOf(slot);
  return all.sort((a, b) => place(a) - place(b));
}

function versionOf(order: StoredMotorOrder): number {
  return (order as StoredMotorOrder & { __v: number }).__v;
}
