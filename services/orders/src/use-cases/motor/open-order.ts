import type { CallContext } from '@muqarin/platform/context';
import type { MotorAsks, MotorKnown } from '../../../contract/motor/asks.ts';
import type { MotorOffer } from '../../../contract/motor/offer.ts';
import type { MotorOrder } from '../../../contract/motor/order.ts';
import { saleOrderOf } from '../../domain/motor/sale-order.ts';
import type { StoredMotorOrder } from '../../store/motor/orders.ts';
import { asksCodes, choiceOf } from './asks.ts';
import { lived, type OrderContext } from './order-context.ts';
import { placedEvent } from './order-events.ts';
import { orderView } from './price-order.ts';
import { keptPromo } from './promo-of-order.ts';

export interface OpenOrderInput {
  offer: MotorOffer;
  seen: {
    premiumFils: number | null;
    discountBasisPoints: number | null;
    valueAed: number | null;
  };
  known: MotorKnown;
}

export type OpenedOrder =
  | { outcome: 'opened'; order: MotorOrder; first: boolean }
  | { outcome: 'price_changed'; premiumFils: number; netFils: number }
  | { outcome: 'ordered_otherwise'; order: MotorOrder }
  | MotorAsks;

/** Order numbers that may be tried before something else must be wrong. */
const ATTEMPTS = 8;

/**
 * BUY NOW (decisions V21, V38). A quote has one open order: another plan changes it. One that is confirmed stays as it is,
 * and after a cancelled one comes a new one. Nothing is made when the buyer saw another price than the plan has.
 */
export async function openOrder(
  context: OrderContext,
  input: OpenOrderInput,
  call: CallContext,
): Promise<OpenedOrder> {
  const { offer, known } = input;
  if (!isAsSeen(offer, input.seen)) {
    const { premiumFils, discountedFils } = offer.tile.price;
    return { outcome: 'price_changed', premiumFils, netFils: discountedFils };
  }
  const existing = await context.orders.findOfQuote(offer.quoteId);
  if (!existing || existing.status === 'cancelled') {
    const made = await makeOrder(context, offer, existing, call);
    // Another press of the button was quicker: go on with its order.
    return made ?? openOrder(context, input, call);
  }
  const isOther = offer.agreed !== null && !isAgreed(existing, offer);
  if (existing.status !== 'selected')
    return isOther
      ? { outcome: 'ordered_otherwise', order: orderView(existing) }
      : opened(existing, false);
  if (isSame(existing, offer)) return opened(existing, false);
  const asks = offer.agreed ? null : asksCodes(known, [existing.promo?.code]);
  if (asks) return asks;
  const changed = await changeOrder(context, existing, offer, known, call);
  return changed ?? openOrder(context, input, call);
}

function isSame(order: StoredMotorOrder, offer: MotorOffer): boolean {
  return (
    order.quoteRevision === offer.quoteRevision &&
    order.planId === offer.planId &&
    order.addonIds.join() === offer.addonIds.join() &&
    isAgreed(order, offer)
  );
}

function isAgreed({ agreed = null }: StoredMotorOrder, offer: MotorOffer): boolean {
  return agreed?.quotationId === offer.agreed?.quotationId;
}

function isAsSeen(
  { tile, valueAed }: MotorOffer,
  { premiumFils, discountBasisPoints, valueAed: seenAed }: OpenOrderInput['seen'],
): boolean {
  const { price } = tile;
  const isPrice =
    premiumFils === null ||
    premiumFils === price.premiumFils ||
    premiumFils === price.discountedFils;
  const isDiscount =
    discountBasisPoints === null || discountBasisPoints === tile.discountBasisPoints;
  return isPrice && isDiscount && (seenAed === null || seenAed === valueAed);
}

async function makeOrder(
  context: OrderContext,
  offer: MotorOffer,
  before: StoredMotorOrder | null,
  call: CallContext,
): Promise<OpenedOrder | null> {
  const base = newOrder(context, offer, before);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = { ...base, saleOrder: saleOrderOf(context.randomBytes, attempt) };
    const outcome = await context.orders.insert(order, placedEvent(context, order, call));
    if (outcome === 'inserted') return opened(order, true);
    if (outcome === 'place_taken') return null;
  }
  throw new Error('no order number is free');
}

function newOrder(
  context: OrderContext,
  offer: MotorOffer,
  before: StoredMotorOrder | null,
): Omit<StoredMotorOrder, 'saleOrder'> {
  const place = before === null ? 1 : Number(before.place.split('#')[1]) + 1;
  const { quoteId, quoteReference, draftId, leadId } = offer;
  return {
    ...choiceOf(offer),
    _id: context.newId(),
    place: `${quoteId}#${String(place).padStart(4, '0')}`,
    status: 'selected',
    revision: 1,
    quoteId,
    quoteReference,
    draftId,
    leadId,
    erasedAt: null,
    promo: null,
    // What was typed for a cancelled order is not asked for twice; files and agreements are.
    details: { texts: before?.details.texts ?? {}, agreed: [] },
    documents: [],
    startDate: null,
    contact: null,
    paths: null,
    payment: null,
    paymentId: null,
    policyNumber: null,
    renewFrom: null,
    life: lived(context, { life: [] }, 'selected'),
    noticeIds: [],
  };
}

async function changeOrder(
  context: OrderContext,
  existing: StoredMotorOrder,
  offer: MotorOffer,
  known: MotorKnown,
  call: CallContext,
): Promise<OpenedOrder | null> {
  const revision = existing.revision + 1;
  const choice = choiceOf(offer);
  // What was agreed costs what was agreed.
  const promo = offer.agreed ? null : await keptPromo(context, { ...existing, ...choice }, known);
  const next = { ...existing, ...choice, promo, revision };
  const after = await context.orders.change(existing._id, {
    set: { ...choice, promo, revision },
    when: { revision: existing.revision, status: 'selected' },
    events: [placedEvent(context, next, call)],
  });
  return after && opened(after, false);
}

function opened(order: StoredMotorOrder, first: boolean): OpenedOrder {
  return { outcome: 'opened', order: orderView(order), first };
}
