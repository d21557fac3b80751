/** What the relay asks of a store of outboxes, and the answer for a mongoose model. */
import type { Model } from 'mongoose';
import type { OutboxFields } from './outbox.ts';
import type { Claim, CommitListener, Lease } from './outbox-claims.ts';
import { listenForCommits } from './outbox-commits.ts';

export interface Backlog {
  /** Documents whose events wait. */
  waiting: number;
  /** When the event happened that has waited longest; null when none waits. */
  oldest: Date | null;
}

export interface OutboxStore {
  /** Leases waiting documents that are free; none when there are none, or when another relay was quicker. */
  claim(lease: Lease): Promise<Claim[]>;
  /** Takes published events out; events raised in between stay and wait. True where there may be such. */
  settle(claims: readonly Claim[]): Promise<boolean>;
  /** The broker refused them: counts it, and nobody tries again before the given time. */
  postpone(claims: readonly Claim[], until: Date): Promise<void>;
  /** Gives claims back as they were. */
  release(claims: readonly Claim[]): Promise<void>;
  /** Gives back what an earlier life of this owner had leased. */
  releaseAll(owner: string): Promise<void>;
  backlog(): Promise<Backlog>;
  /** Calls back after commits in this process; gives the way to stop. */
  onCommit(listener: CommitListener): () => void;
}

export function mongooseOutboxStore<T>(given: Model<T>): OutboxStore {
  const model = given as unknown as Model<OutboxFields>;
  return {
    claim: async (lease) => {
      for (let tries = 1; tries <= claimTries; tries++) {
        const claims = await claim(model, lease);
        if (claims !== 'taken') return claims;
      }
      return [];
    },
    settle: (claims) => settle(model, claims),
    postpone: async (claims, until) => {
      const again = { $set: { 'outboxLease.until': until }, $inc: { 'outboxLease.attempts': 1 } };
      await model.updateMany(leased(claims), again, quietly);
    },
    release: async (claims) => {
      await model.updateMany(leased(claims), freed, quietly);
    },
    releaseAll: async (owner) => {
      const owned = { outboxPending: true, 'outboxLease.owner': owner };
      await model.updateMany(owned, freed, quietly);
    },
    backlog: () => backlog(model),
    onCommit: (listener) => listenForCommits(model, listener),
  };
}

/** Bookkeeping is no change of the aggregate: it leaves `updatedAt` alone. */
const quiet = { timestamps: false } as const;
/** Nor need it outlive a power cut: an event that goes once more is known by its id. */
const unflushed = { writeConcern: { j: false } } as const;
const quietly = { ...quiet, ...unflushed } as const;

/** Free at once, with what was refused still counted. */
const freed = { $set: { 'outboxLease.until': new Date(0) } } as const;

function leased(claims: readonly Claim[]) {
  return {
    _id: { $in: claims.map((each) => each.documentId) as never[] },
    'outboxLease.token': { $in: [...new Set(claims.map((each) => each.token))] },
  };
}

/**
 * No lease and no pause is meant to last so long: one that does was made by a clock that ran ahead, and would hold its
 * events back until that day comes. To ignore it costs a repetition at most.
 */
const longestLeaseMilliseconds = 600_000;

/** Another relay that looked at the same moment took the same ones: where many wait, others are left. */
const claimTries = 4;

/**
 * Two calls, however many documents: look over the partial index, lease what is still free (each document by itself is
 * atomic on any server). A third where another relay took some of them meanwhile: read back what carries this claim's token.
 * Events raised between the two calls wait for the next claim. Whoever dies in between leaves leases, which end.
 */
async function claim(model: Model<OutboxFields>, lease: Lease): Promise<Claim[] | 'taken'> {
  const { owner, token, now, until, limit } = lease;
  const longest = new Date(now.getTime() + longestLeaseMilliseconds);
  // Without `$or`: a server that the tests know (SecantusDB) reads the whole collection for one, at each claim.
  const taken = { $gt: now, $lte: longest };
  const free = { outboxPending: true, 'outboxLease.until': { $not: taken } };
  const fields = 'outbox outboxLease';
  const found = await model.find(free).select(fields).limit(limit).lean();
  if (found.length === 0) return [];
  const ids = { $in: found.map((each) => each._id) };
  const mark = {
    'outboxLease.owner': owner,
    'outboxLease.until': until,
    'outboxLease.token': token,
  };
  // With a flush: databases keep their writes in order, so no event goes out before its document is on the disk.
  const { modifiedCount } = await model.updateMany({ _id: ids, ...free }, { $set: mark }, quiet);
  if (modifiedCount === 0) return 'taken';
  const whole = modifiedCount === found.length;
  const mine = whole
    ? found
    : await model.find({ _id: ids, 'outboxLease.token': token }).select(fields).lean();
  return mine.map(({ _id: documentId, outbox, outboxLease }) => {
    return { documentId, entries: outbox ?? [], attempts: outboxLease?.attempts ?? 0, token };
  });
}

/**
 * The usual case in one call: each document holds the one event that was published, and nothing else, so its outbox becomes
 * empty and the flag goes. Ids of events are unique, so it does not matter whose is whose.
 */
async function settle(model: Model<OutboxFields>, claims: readonly Claim[]): Promise<boolean> {
  const single = claims.filter(({ entries }) => entries.length === 1);
  const several = claims.filter(({ entries }) => entries.length !== 1);
  const matched = (await settleSingle(model, single)) + (await settleSeveral(model, several));
  if (matched >= claims.length) return false;
  await settleApart(model, claims);
  return true;
}

async function settleSingle(model: Model<OutboxFields>, claims: readonly Claim[]): Promise<number> {
  if (claims.length === 0) return 0;
  const _id = { $in: claims.map(({ documentId }) => documentId as never) };
  const published = { $in: claims.flatMap(({ entries }) => entries.map(({ id }) => id)) };
  const filter = { _id, outbox: { $size: 1 }, 'outbox.0.id': published };
  return (await model.updateMany(filter, emptied, quietly)).matchedCount;
}

async function settleSeveral(
  model: Model<OutboxFields>,
  claims: readonly Claim[],
): Promise<number> {
  if (claims.length === 0) return 0;
  const exactly = claims.map(({ documentId, entries }) => {
    // By their places: `$all` over them is answered wrongly by that server.
    const each = entries.map((entry, index) => [`outbox.${index}.id`, entry.id]);
    const filter = { outbox: { $size: entries.length }, ...Object.fromEntries(each) };
    return write({ _id: documentId, ...filter }, emptied);
  });
  return (await model.bulkWrite(exactly, { ordered: false, ...unflushed })).matchedCount;
}

/** Events were raised meanwhile, or another relay was here: harmless for documents that are settled already. */
async function settleApart(model: Model<OutboxFields>, claims: readonly Claim[]): Promise<void> {
  const ids = { $in: claims.map(({ documentId }) => documentId as never) };
  const found = await model.find({ _id: ids, outboxPending: true }).select('_id').lean();
  const left = new Set(found.map(({ _id }) => String(_id)));
  const writes = claims
    .filter(({ documentId }) => left.has(String(documentId)))
    .flatMap(({ documentId: _id, entries, token }) => [
      write({ _id }, { $pull: { outbox: { id: { $in: entries.map((entry) => entry.id) } } } }),
      write({ _id, outboxPending: true, outbox: { $size: 0 } }, emptied),
      write({ _id, 'outboxLease.token': token }, { $unset: { outboxLease: 1 } }),
    ]);
  if (writes.length > 0) await model.bulkWrite(writes, { ordered: true, ...unflushed });
}

const emptied = { $set: { outbox: [] }, $unset: { outboxPending: 1, outboxLease: 1 } } as const;

type Write = Parameters<Model<OutboxFields>['bulkWrite']>[0][number];

function write(filter: object, update: object): Write {
  return { updateOne: { filter, update, ...quiet } } as Write;
}

async function backlog(model: Model<OutboxFields>): Promise<Backlog> {
  const pending = { outboxPending: true };
  const waiting = await model.countDocuments(pending);
  if (waiting === 0) return { waiting, oldest: null };
  const first = await model.findOne(pending).sort({ 'outbox.at': 1 }).select('outbox.at').lean();
  return { waiting, oldest: first?.outbox?.[0]?.at ?? null };
}
