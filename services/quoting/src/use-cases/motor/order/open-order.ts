import type { CallContext } from '@muqarin/platform/context';
import type { MotorOrder } from '../../../../contract/motor/order.ts';
import { saleOrderOf } from '../../../domain/motor/order/sale-order.ts';
import { isOffered } from '../../../domain/quote-life.ts';
import { noPlan } from '../../../parts.ts';
import type { StoredMotorOrder } from '../../../store/motor/orders.ts';
import type { StoredMotorQuote } from '../../../store/motor/quotes.ts';
import { addonsOf } from '../../../views/motor/quote-view.ts';
import { lived, type OrderContext } from './order-context.ts';
import { placedEvent } from './order-events.ts';
import { offeredAddons, orderView, type PricedOrder, priceOrder } from './price-order.ts';
import { keptPromo } from './promo-of-order.ts';

export interface OpenOrderInput {
  quoteId: string;
  planId: number;
  addonIds: readonly number[] | null;
  seen: {
    premiumFils: number | null;
    discountBasisPoints: number | null;
    valueAed: number | null;
  };
}

export type OpenedOrder =
  | { outcome: 'opened'; order: MotorOrder; first: boolean }
  | { outcome: 'price_changed'; premiumFils: number; netFils: number }
  | { outcome: 'unknown_addon' };

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
  const quote = await context.life.require(input.quoteId);
  if (!isOffered(quote, [input.planId])) throw noPlan();
  const wanted = input.addonIds ?? addonsOf(quote, input.planId);
  const bare = await priceOrder(context, { ...choiceOf(quote, input.planId, []), promo: null });
  const addonIds = offeredAddons(bare.tile, wanted);
  if (addonIds === null) return { outcome: 'unknown_addon' };
  if (!isAsSeen(quote, bare, input.seen)) {
    const { premiumFils, discountedFils } = bare.tile.price;
    return { outcome: 'price_changed', premiumFils, netFils: discountedFils };
  }
  const { planId } = input;
  await context.life.select({ quoteId: quote._id, choice: { planId, addonIds } }, call);
  const choice = choiceOf(quote, input.planId, addonIds);
  const existing = await context.orders.findOfQuote(quote._id);
  if (!existing || existing.status === 'cancelled') {
    const made = await makeOrder(context, quote, choice, existing, call);
    // Another press of the button was quicker: go on with its order.
    return made ?? openOrder(context, input, call);
  }
  if (existing.status !== 'selected') return opened(context, existing, false);
  if (isSame(existing, choice)) return opened(context, existing, false);
  const changed = await changeOrder(context, existing, choice, call);
  return changed ?? openOrder(context, input, call);
}

type Choice = ReturnType<typeof choiceOf>;

/** Everything the price stands on. */
function choiceOf(quote: StoredMotorQuote, planId: number, addonIds: readonly number[]) {
  const { answers, deductible, day, validUntil, catalogueVersion, valueAed } = quote;
  return {
    answers: { ...answers, valueAed },
    deductible,
    day,
    validUntil,
    catalogueVersion,
    valueAed,
    quoteRevision: quote.revision,
    planId,
    addonIds: [...addonIds],
  };
}

function isSame(order: StoredMotorOrder, choice: Choice): boolean {
  return (
    order.quoteRevision === choice.quoteRevision &&
    order.planId === choice.planId &&
    order.addonIds.join() === choice.addonIds.join()
  );
}

function isAsSeen(
  { valueAed }: StoredMotorQuote,
  { tile }: PricedOrder,
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
  quote: StoredMotorQuote,
  choice: Choice,
  before: StoredMotorOrder | null,
  call: CallContext,
): Promise<OpenedOrder | null> {
  const place = before === null ? 1 : Number(before.place.split('#')[1]) + 1;
  const base: Omit<StoredMotorOrder, 'saleOrder'> = {
    ...choice,
    _id: context.newId(),
    place: `${quote._id}#${String(place).padStart(4, '0')}`,
    status: 'selected',
    revision: 1,
    quoteId: quote._id,
    quoteReference: quote.reference,
    draftId: quote.draftId,
    leadId: quote.leadId,
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
  const priced = await priceOrder(context, base);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = { ...base, saleOrder: saleOrderOf(context.randomBytes, attempt) };
    const outcome = await context.orders.insert(order, placedEvent(context, order, priced, call));
    if (outcome === 'inserted') return opened(context, order, true, priced);
    if (outcome === 'place_taken') return null;
  }
  throw new Error('no order number is free');
}

async function changeOrder(
  context: OrderContext,
  existing: StoredMotorOrder,
  choice: Choice,
  call: CallContext,
): Promise<OpenedOrder | null> {
  const revision = existing.revision + 1;
  const promo = await keptPromo(context, { ...existing, ...choice });
  const next = { ...existing, ...choice, promo, revision };
  const priced = await priceOrder(context, next);
  const after = await context.orders.change(existing._id, {
    set: { ...choice, promo, revision },
    when: { revision: existing.revision, status: 'selected' },
    events: [placedEvent(context, next, priced, call)],
  });
  return after && opened(context, after, false, priced);
}

async function opened(
  context: OrderContext,
  order: StoredMotorOrder,
  first: boolean,
  priced?: PricedOrder,
): Promise<OpenedOrder> {
  return { outcome: 'opened', order: await orderView(context, order, priced), first };
}
