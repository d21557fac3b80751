/** The move undone, for going back to a version from before: everything as that version kept it, then nothing left here. */
import type { OutboxEntry } from '@muqarin/platform/events/outbox';
import type { Connection } from 'mongoose';
import { type Copying, copy, documentsOf, pagesOf, takeAway, verify } from './copying.ts';
import { moveName } from './move-from-quoting.ts';
import { collections, type MovedPolicy, type OldOrder, oldPolicyOf } from './old-documents.ts';

export interface MovingBack {
  /** This service's database. */
  from: Connection;
  /** Quoting's. */
  to: Connection;
}

type StoredPolicy = MovedPolicy & { outbox: OutboxEntry[] };

export async function moveBack({ from, to }: MovingBack) {
  // Begun again it goes on, and the next start of today's version moves everything over again.
  await documentsOf(from, collections.moves).deleteOne({ _id: moveName });
  const between = (name: string) => {
    return { from: documentsOf(from, name), to: documentsOf(to, name) };
  };
  const orders: Copying<OldOrder & { offer: unknown }> = {
    ...between(collections.orders),
    idOf: ({ _id }) => _id,
    make: async ({ offer: _offer, ...order }) => order,
  };
  const promoUses: Copying<{ _id: string }> = {
    ...between(collections.promoUses),
    idOf: ({ _id }) => _id,
    make: async (uses) => uses,
  };
  await copy(orders);
  await copy(promoUses);
  const back = {
    orders: await verify(orders),
    promoCodes: await verify(promoUses),
    policies: await policiesBack({ from, to }),
  };
  await takeAway(orders, (ids) => orders.from.deleteMany({ _id: { $in: ids } }));
  await takeAway(promoUses, (ids) => promoUses.from.deleteMany({ _id: { $in: ids } }));
  return back;
}

/** Into their quotes again, with events that wait. One whose quote is gone stays here. */
async function policiesBack({ from, to }: MovingBack): Promise<number> {
  const policies = documentsOf(from, collections.policies);
  const quotes = documentsOf(to, collections.quotes);
  let back = 0;
  for await (const page of pagesOf<StoredPolicy>(policies)) {
    for (const stored of page) {
      const { _id, quoteId, outbox } = stored;
      const events = outbox.length > 0 ? { $push: { outbox: { $each: outbox } } } : {};
      const pending = outbox.length > 0 ? { outboxPending: true } : {};
      const bound = { status: 'bound', policy: oldPolicyOf(stored), ...pending };
      const update = { $set: bound, ...events };
      await quotes.updateOne(
        { _id: quoteId, 'policy.policyId': { $exists: false } },
        update as never,
      );
      const there = await quotes.findOne({ _id: quoteId, 'policy.policyId': _id });
      if (there === null) continue;
      await policies.deleteOne({ _id });
      back += 1;
    }
  }
  return back;
}
