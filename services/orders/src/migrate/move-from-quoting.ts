/**
 * Orders, uses of promo codes and policies lay in quoting's database once. They come over whole: copied, counted, and only then
 * taken away there, so that a person who is forgotten is forgotten in one place. It may be killed anywhere and begun again.
 */
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type Copying, copy, documentsOf, pagesOf, takeAway, verify } from './copying.ts';
import {
  collections,
  hasPolicy,
  type KeptOffer,
  type OldOrder,
  type OldQuote,
  policyOf,
} from './old-documents.ts';

/** What an order or a policy stands on, priced again as it was; null where that cannot be done any more. */
export interface Offers {
  ofOrder(order: OldOrder): Promise<object | null>;
  ofPolicy(quote: OldQuote): Promise<KeptOffer | null>;
}

export interface Moving {
  /** Quoting's database. */
  from: Connection;
  /** This service's, with its indexes. */
  to: Connection;
  offers: Offers;
  now: () => Date;
  logger: Pick<Logger, 'info' | 'warn'>;
}

export interface Moved {
  orders: number;
  promoCodes: number;
  policies: number;
  /** Of the orders and policies: those that could not be priced again, which their pages say. */
  withoutOffer: number;
}

/** Of the mark in this service's database. */
export const moveName = 'quoting';

/** One question at each start after the first. */
export async function wasMoved(to: Connection): Promise<boolean> {
  return (await documentsOf(to, collections.moves).findOne({ _id: moveName })) !== null;
}

/** Null when it was done before. */
export async function moveOnce(moving: Moving): Promise<Moved | null> {
  return (await wasMoved(moving.to)) ? null : moveFromQuoting(moving);
}

export async function moveFromQuoting(moving: Moving): Promise<Moved> {
  const { to, now, logger } = moving;
  const { orders, promoUses, policies } = copiesOf(moving);
  await copy(orders);
  await copy(promoUses);
  await copy(policies);
  const moved = {
    orders: await verify(orders),
    promoCodes: await verify(promoUses),
    policies: await verify(policies),
    withoutOffer: await giveOffers(moving),
  };
  await takeAway(orders, (ids) => orders.from.deleteMany({ _id: { $in: ids } }));
  await takeAway(promoUses, (ids) => promoUses.from.deleteMany({ _id: { $in: ids } }));
  const withoutPolicy = { $unset: { policy: 1 } } as const;
  await takeAway(policies, (ids) => policies.from.updateMany({ _id: { $in: ids } }, withoutPolicy));
  const moves = documentsOf(to, collections.moves);
  await moves.updateOne({ _id: moveName }, { $set: { at: now() } }, { upsert: true });
  if (moved.withoutOffer > 0) logger.warn(moved, 'orders moved; some could not be priced again');
  else if (moved.orders + moved.policies > 0) logger.info(moved, 'orders moved from quoting');
  return moved;
}

/** What there is to move, here or there: policies lie in quotes or by themselves. Changes nothing. */
export async function lookBeforeMove(from: Connection): Promise<Omit<Moved, 'withoutOffer'>> {
  const count = (name: string, filter: object = {}) =>
    documentsOf(from, name).countDocuments(filter);
  const inQuotes = await count(collections.quotes, hasPolicy);
  return {
    orders: await count(collections.orders),
    promoCodes: await count(collections.promoUses),
    policies: inQuotes + (await count(collections.policies)),
  };
}

function copiesOf({ from, to, offers }: Moving) {
  const between = (name: string, filter?: object) => {
    const target = name === collections.quotes ? collections.policies : name;
    const both = { from: documentsOf(from, name), to: documentsOf(to, target) };
    return filter ? { ...both, filter } : both;
  };
  const orders: Copying<OldOrder> = {
    ...between(collections.orders),
    idOf: ({ _id }) => _id,
    // With its events that wait: from now on this service's relay publishes them, under their ids.
    make: async (order) => ({ ...order, offer: await offerOf(offers, order) }),
  };
  const promoUses: Copying<{ _id: string }> = {
    ...between(collections.promoUses),
    idOf: ({ _id }) => _id,
    make: async (uses) => uses,
  };
  const policies: Copying<OldQuote> = {
    ...between(collections.quotes, hasPolicy),
    idOf: ({ policy }) => policy.policyId,
    make: async (quote) => policyOf(quote, await policyOfferOf(offers, quote)),
  };
  return { orders, promoUses, policies };
}

/** Nothing is left of an erased order that it could be priced with. */
async function offerOf(offers: Offers, order: OldOrder): Promise<object | null> {
  return order.erasedAt === null || order.erasedAt === undefined ? offers.ofOrder(order) : null;
}

/** What was paid is what counts: an offer at another price is not the policy's. */
async function policyOfferOf(offers: Offers, quote: OldQuote): Promise<KeptOffer | null> {
  const offer = await offers.ofPolicy(quote);
  return offer?.netFils === quote.policy.netFils ? offer : null;
}

/** Tries again what an earlier move could not price, as its catalogue may be back; how many are still without. */
async function giveOffers({ to, offers }: Moving): Promise<number> {
  const orders = documentsOf(to, collections.orders);
  let without = await documentsOf(to, collections.policies).countDocuments({ offer: null });
  for await (const page of pagesOf<OldOrder>(orders, { offer: null, erasedAt: null })) {
    for (const order of page) {
      const offer = await offerOf(offers, order);
      if (offer === null) without += 1;
      else await orders.updateOne({ _id: order._id, offer: null }, { $set: { offer } });
    }
  }
  return without;
}
