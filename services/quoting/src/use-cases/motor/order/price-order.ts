import { motorDocuments, NCD_DOCUMENT } from '@muqarin/rules/motor/uploads';
import type { MotorOrder, OrderSlot } from '../../../../contract/motor/order.ts';
import type { MotorTile } from '../../../../contract/motor/plan.ts';
import type { Vehicle } from '../../../../contract/motor/vehicle.ts';
import { type OrderTotal, orderTotal } from '../../../domain/motor/order/order-total.ts';
import { explainMotorPlan } from '../../../domain/motor/price-plans.ts';
import { noPlan } from '../../../parts.ts';
import type { StoredMotorOrder } from '../../../store/motor/orders.ts';
import { ratedOf } from '../../../views/motor/quote-view.ts';
import { createMotorTileView } from '../../../views/motor/tiles.ts';
import { offerInArabic } from '../offer.ts';
import type { OrderContext } from './order-context.ts';

export interface PricedOrder {
  tile: MotorTile;
  vehicle: Vehicle;
  total: OrderTotal;
  /** What the catalogue says of it in Arabic, by its English. */
  arabic: Record<string, string>;
}

type Rated = Pick<
  StoredMotorOrder,
  | 'answers'
  | 'deductible'
  | 'day'
  | 'catalogueVersion'
  | 'valueAed'
  | 'planId'
  | 'addonIds'
  | 'promo'
>;

/** Rates the plan again by the kept answers, catalogue and day. Throws QUOTING.NO_PLAN when it cannot be quoted so. */
export async function priceOrder(
  { rater }: Pick<OrderContext, 'rater'>,
  order: Rated,
): Promise<PricedOrder> {
  const stored = { ...order, revision: 1, prices: [] };
  const { shelf, request, vehicle } = await ratedOf(rater, stored);
  const asked = { ...request, addonIds: order.addonIds };
  const plan = shelf.compiled.planById.get(order.planId);
  const outcome = explainMotorPlan(shelf.compiled, order.planId, asked);
  if (!plan || !outcome.ok) throw noPlan();
  const tile = createMotorTileView(shelf, asked)(plan, outcome.price);
  const { vatBasisPoints } = shelf.catalogue.tariff;
  const total = orderTotal(tile.price, order.promo?.discountFils ?? 0, vatBasisPoints);
  return { tile, vehicle, total, arabic: offerInArabic(shelf.catalogue, tile, vehicle) };
}

/** Add-ons of the plan among these, without those it includes anyway; null when one is not the plan's. */
export function offeredAddons(
  { addons }: Pick<MotorTile, 'addons'>,
  addonIds: readonly number[],
): number[] | null {
  const known = new Map(addons.map((row) => [row.addonId, row.included]));
  if (!addonIds.every((id) => known.has(id))) return null;
  return [...new Set(addonIds)].filter((id) => known.get(id) === false).sort((a, b) => a - b);
}

export async function orderView(
  context: Pick<OrderContext, 'rater'>,
  stored: StoredMotorOrder,
  priced?: PricedOrder,
): Promise<MotorOrder> {
  const { tile, vehicle, total } = priced ?? (await priceOrder(context, stored));
  return {
    orderId: stored._id,
    saleOrder: stored.saleOrder,
    status: stored.status,
    revision: stored.revision,
    quoteId: stored.quoteId,
    quoteReference: stored.quoteReference,
    quoteRevision: stored.quoteRevision,
    draftId: stored.draftId,
    leadId: stored.leadId,
    answers: stored.answers,
    deductible: stored.deductible,
    vehicle,
    valueAed: stored.valueAed,
    day: stored.day,
    validUntil: stored.validUntil,
    catalogueVersion: stored.catalogueVersion,
    tile,
    promo: stored.promo,
    total,
    details: stored.details,
    documents: stored.documents,
    missing: missingSlots(stored, tile.schemeCode),
    startDate: stored.startDate,
    payment: stored.payment,
    policyNumber: stored.policyNumber,
    life: stored.life,
  };
}

/** Slots without a file that was not refused; the no-claim certificate only where scheme SALAMA asks for it. */
export function missingSlots(
  { documents, details }: Pick<StoredMotorOrder, 'documents' | 'details'>,
  schemeCode: string,
): OrderSlot[] {
  const six = motorDocuments.map(({ field }) => field);
  const asksNcd = schemeCode === 'SALAMA' && !details.agreed.includes('no_ncd_letter');
  const wanted: OrderSlot[] = asksNcd ? [...six, NCD_DOCUMENT] : six;
  const there = documents.filter(({ status }) => status === 'received').map(({ slot }) => slot);
  return wanted.filter((slot) => !there.includes(slot));
}
