/** Motor policies as changes see them: one car, insured by an order once its policy is issued. */
import { appendChange, laterTransactions } from '../../store/changes.ts';
import type { MotorOrderStore, StoredMotorOrder } from '../../store/motor/orders.ts';
import { type KeptPolicy, type PolicyBook, termsOf } from '../changes/book.ts';
import { priceOrder } from './price-order.ts';
import { coverOf, renewFromOf } from './receive-notice.ts';

export function motorBook(orders: MotorOrderStore): PolicyBook {
  return {
    line: 'motor',
    link: 'motor_order',
    find: async (orderId) => {
      const order = await orders.find(orderId);
      return order?.offer ? keptOf(order) : null;
    },
    ofJourneys: async (draftIds) =>
      (await orders.ofJourneys(draftIds)).flatMap((order) => {
        const { offer, status, cancelledOn = null } = order;
        return offer ? [{ policy: keptOf(order), status, cancelledOn }] : [];
      }),
    append: async (policy, addition, events) => {
      // Nobody is asked to renew a policy that has ended; one whose end was undone runs on.
      const isOver = addition.cancelledOn !== null;
      const renewFrom = isOver ? null : renewFromOf(policy.basis.startDate);
      const set = { ...addition.set, renewFrom };
      const { policyId, changes } = policy;
      return appendChange(orders.model, policyId, changes.length, { ...addition, set }, events);
    },
  };
}

function keptOf(order: StoredMotorOrder): KeptPolicy {
  const { tile, total, arabic } = priceOrder(order);
  const { offer, saleOrder, life } = order;
  const { from: startDate, to: endDate } = coverOf(order);
  const vatBasisPoints = offer?.vatBasisPoints ?? 0;
  const { terms, termsAssumed } = termsOf({ policyTerms: offer?.policyTerms, vatBasisPoints });
  const units = [{ unit: 'car', periodFils: total.netFils }];
  return {
    policyId: order._id,
    line: 'motor',
    policyReference: order.policyNumber ?? saleOrder,
    orderReference: saleOrder,
    quoteId: order.quoteId,
    draftId: order.draftId,
    leadId: order.leadId,
    insurerName: tile.insurerName,
    planName: tile.name,
    catalogueVersion: order.catalogueVersion,
    status: order.status === 'issued' ? 'issued' : 'submitted',
    closed: order.status === 'issued' ? null : 'not_issued',
    units: ['car'],
    basis: { startDate, endDate, terms },
    termsAssumed,
    sale: {
      transactionId: 'sale',
      kind: 'sale',
      effectiveOn: startDate,
      askedOn: startDate,
      units,
    },
    soldAt: life.find(({ status }) => status === 'issued')?.at ?? life.at(-1)?.at ?? '',
    changes: order.changes ?? [],
    transactions: laterTransactions(order),
    contact: order.contact,
    arabic,
  };
}
