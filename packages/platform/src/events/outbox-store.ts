/** What the relay asks of a store of outboxes, and the answer for a mongoose model. */
import type { Model } from 'mongoose';
import { type OutboxEntry, type OutboxFields, outboxCommitted } from './outbox.ts';

/** One document whose events wait, leased to one relay. */
export interface Claim {
  documentId: unknown;
  /** In the order in which they must go out. */
  entries: readonly OutboxEntry[];
  /** Failed tries so far. */
  attempts: number;
}

export interface OutboxStore {
  /** Leases one waiting document until the given time; null when none waits that is free. */
  claim(owner: string, now: Date, until: Date): Promise<Claim | null>;
  /** Takes published events out; events raised in between stay and wait. */
  settle(claim: Claim, owner: string): Promise<void>;
  /** Publishing failed: nobody tries again before the given time. */
  postpone(claim: Claim, owner: string, until: Date): Promise<void>;
  /** Gives back what an earlier life of this owner had leased. */
  releaseAll(owner: string): Promise<void>;
  /** Documents whose events wait. */
  depth(): Promise<number>;
  /** Calls back after commits in this process; gives the way to stop. */
  onCommit(listener: () => void): () => void;
}

export function mongooseOutboxStore<T>(given: Model<T>): OutboxStore {
  const model = given as unknown as Model<OutboxFields>;
  return {
    claim: (owner, now, until) => claim(model, owner, now, until),
    settle: (claimed, owner) => settle(model, claimed, owner),
    postpone: async (claimed, owner, until) => {
      const lease = { 'outboxLease.until': until, 'outboxLease.attempts': claimed.attempts + 1 };
      await model.updateOne(mine(claimed, owner), { $set: lease }, quietly);
    },
    releaseAll: async (owner) => {
      const owned = { outboxPending: true, 'outboxLease.owner': owner };
      await model.updateMany(owned, release, quietly);
    },
    depth: () => model.countDocuments({ outboxPending: true }),
    onCommit: (listener) => {
      model.db.on(outboxCommitted, listener);
      return () => model.db.off(outboxCommitted, listener);
    },
  };
}

/** Bookkeeping is no change of the aggregate: it leaves `updatedAt` alone. */
const quietly = { timestamps: false } as const;

const release = { $unset: { outboxLease: 1 } } as const;

function mine(claimed: Claim, owner: string) {
  return { _id: claimed.documentId as never, 'outboxLease.owner': owner };
}

async function claim(
  model: Model<OutboxFields>,
  owner: string,
  now: Date,
  until: Date,
): Promise<Claim | null> {
  const free = [{ outboxLease: null }, { 'outboxLease.until': { $lte: now } }];
  const found = await model
    .findOneAndUpdate(
      { outboxPending: true, $or: free },
      { $set: { 'outboxLease.owner': owner, 'outboxLease.until': until } },
      { ...quietly, returnDocument: 'after' },
    )
    .select('outbox outboxLease')
    .lean();
  if (found === null) return null;
  const attempts = found.outboxLease?.attempts ?? 0;
  return { documentId: found._id, entries: found.outbox ?? [], attempts };
}

async function settle(model: Model<OutboxFields>, claimed: Claim, owner: string): Promise<void> {
  const ids = claimed.entries.map((entry) => entry.id);
  if (await clearWhole(model, claimed, ids)) return;
  const published = { $pull: { outbox: { id: { $in: ids } } } };
  await model.updateOne({ _id: claimed.documentId as never }, published, quietly);
  if (await clearWhole(model, claimed, [])) return;
  await model.updateOne(mine(claimed, owner), release, quietly);
}

/** The usual case in one write: exactly these events are there, so the outbox becomes empty and the flag goes. */
async function clearWhole(
  model: Model<OutboxFields>,
  claimed: Claim,
  ids: readonly string[],
): Promise<boolean> {
  const exactly = { outbox: { $size: ids.length }, ...(ids[0] && { 'outbox.id': { $all: ids } }) };
  const result = await model.updateOne(
    { _id: claimed.documentId as never, ...exactly },
    { $set: { outbox: [] }, $unset: { outboxPending: 1, outboxLease: 1 } },
    quietly,
  );
  return result.matchedCount === 1;
}
