import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { carName, carText } from '@muqarin/rules/car-name';
import { motorOrderPlaced } from '../../events/motor-events.ts';
import type { StoredMotorOrder } from '../../store/motor/orders.ts';
import { ofJourney } from '../of-journey.ts';
import type { OrderContext } from './order-context.ts';
import { priceOrder } from './price-order.ts';

/** What is ordered, as events hold it. */
export function orderOffer(order: StoredMotorOrder) {
  const { tile, vehicle, total, arabic } = priceOrder(order);
  return {
    planId: String(tile.planId),
    planName: tile.name,
    insurerId: String(tile.insurerId),
    insurerName: tile.insurerName,
    cover: tile.type,
    vehicle: carText(carName(vehicle)),
    valueAed: BigInt(order.valueAed),
    addonIds: order.addonIds.map(String),
    discountedFils: BigInt(total.discountedFils),
    promoFils: BigInt(total.promoFils),
    addonFils: BigInt(total.addonFils),
    netFils: BigInt(total.netFils),
    vatFils: BigInt(total.vatFils),
    grossFils: BigInt(total.grossFils),
    arabic,
    ...(order.agreed ? { quotationId: order.agreed.quotationId } : {}),
  };
}

export function placedEvent(
  { events }: Pick<OrderContext, 'events'>,
  order: StoredMotorOrder,
  call: CallContext,
) {
  const payload = {
    orderId: order._id,
    saleOrder: order.saleOrder,
    revision: order.revision,
    quoteId: order.quoteId,
    quoteReference: order.quoteReference,
    quoteRevision: order.quoteRevision,
    offer: orderOffer(order),
    catalogueVersion: order.catalogueVersion,
    ...leadOf(order),
  };
  return createEvent(motorOrderPlaced, payload, ofJourney(call, order), events);
}

export function leadOf({ leadId }: Pick<StoredMotorOrder, 'leadId'>): { leadId?: string } {
  return leadId === null ? {} : { leadId };
}

/** Whom mails about the order go to; empty before it is confirmed. */
export function contactOf({ contact }: Pick<StoredMotorOrder, 'contact'>) {
  return contact ?? { name: '', email: '' };
}
