import { motorDocuments, NCD_DOCUMENT } from '@muqarin/rules/motor/uploads';
import type { MotorTile, Vehicle } from '../../../contract/motor/offer.ts';
import type { MotorOrder, OrderSlot } from '../../../contract/motor/order.ts';
import { type OrderTotal, orderTotal } from '../../domain/motor/order-total.ts';
import { noPlan } from '../../parts.ts';
import type { StoredMotorOrder } from '../../store/motor/orders.ts';

export interface PricedOrder {
  tile: MotorTile;
  vehicle: Vehicle;
  total: OrderTotal;
  /** What the catalogue says of it in Arabic, by its English. */
  arabic: Record<string, string>;
}

/** What it costs, by the offer that it keeps. Throws ORDERS.NO_PLAN of an old one whose plan could not be rated any more. */
export function priceOrder({
  offer,
  promo,
}: Pick<StoredMotorOrder, 'offer' | 'promo'>): PricedOrder {
  if (!offer) throw noPlan();
  const { tile, vehicle, vatBasisPoints } = offer;
  const total = orderTotal(tile.price, promo?.discountFils ?? 0, vatBasisPoints);
  return { tile, vehicle, total, arabic: offer.arabic ?? {} };
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

export function orderView(stored: StoredMotorOrder): MotorOrder {
  const { tile, vehicle, total } = priceOrder(stored);
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
    agreed: stored.agreed ?? null,
    tile,
    promo: stored.promo,
    total,
    details: stored.details,
    documents: stored.documents,
    missing: missingSlots(stored, tile.schemeCode),
    startDate: stored.startDate,
    payment: stored.payment,
    policyNumber: stored.policyNumber,
    policyCancelledOn: stored.cancelledOn ?? null,
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
