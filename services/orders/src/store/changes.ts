/** What every policy keeps of what changes it: appended in one write with its event, over the changes that were seen. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPush } from '@muqarin/platform/events/outbox';
import { Schema } from 'mongoose';
import type { Transaction } from '../domain/policy-money/types.ts';

export type LaterTransaction = Exclude<Transaction, { kind: 'sale' }>;
export type StoredTransaction = LaterTransaction & { changeId: string };

export interface StoredChange {
  changeId: string;
  /** From 1, in the order in which they came. */
  number: number;
  idempotencyKey: string;
  /** ISO day, and the moment. */
  askedOn: string;
  recordedAt: string;
  actor: { kind: string; id: string };
  /** The change that it undoes. */
  reverses: string | null;
  /** What else its line keeps of it. */
  more?: unknown;
}

/** Policies from before they could change have none of it. */
export interface Changing {
  changes?: readonly StoredChange[];
  transactions?: readonly { kind: string }[];
  /** The first day without the policy, as the fold of all its transactions says. */
  cancelledOn?: string | null;
  /** The ISO day on which its holder was last reminded of its end. */
  remindedOn?: string | null;
}

export interface Addition {
  change: StoredChange;
  transactions: readonly StoredTransaction[];
  cancelledOn: string | null;
  /** Of its line. */
  set?: Readonly<Record<string, unknown>>;
  push?: Readonly<Record<string, readonly unknown[]>>;
}

export const changingFields = {
  changes: [Schema.Types.Mixed],
  transactions: [Schema.Types.Mixed],
  cancelledOn: { type: String, default: null },
  remindedOn: { type: String, default: null },
} as const;

export function laterTransactions({ transactions = [] }: Changing): StoredTransaction[] {
  return transactions.filter(({ kind }) => kind !== 'sale') as StoredTransaction[];
}

/** What it needs of a mongoose model, whatever its type parameters. */
interface Updated {
  updateOne(filter: object, update: object): PromiseLike<{ matchedCount: number }>;
}

/** False where somebody else's change came between: what was seen is not what is there. */
export async function appendChange(
  model: Updated,
  policyId: string,
  seen: number,
  { change, transactions, cancelledOn, set = {}, push = {} }: Addition,
  events: readonly EventMessage[],
): Promise<boolean> {
  const last = seen === 0 ? {} : { [`changes.${seen - 1}`]: { $exists: true } };
  const filter = { _id: policyId, [`changes.${seen}`]: { $exists: false }, ...last };
  const lists = Object.entries(push).map(([name, items]) => [name, { $each: [...items] }]);
  const update = outboxPush(events, {
    $set: { cancelledOn, ...set },
    $push: {
      changes: change,
      transactions: { $each: [...transactions] },
      ...Object.fromEntries(lists),
    },
  });
  const written = await model.updateOne(filter, update);
  return written.matchedCount === 1;
}

/** False where another copy of the service said it: policies of before have no day at all, which null finds too. */
export async function keepReminder(
  model: Updated,
  { policyId, seen, day }: { policyId: string; seen: string | null; day: string },
  event: EventMessage,
): Promise<boolean> {
  const filter = { _id: policyId, remindedOn: seen, cancelledOn: null };
  const written = await model.updateOne(filter, outboxPush([event], { $set: { remindedOn: day } }));
  return written.matchedCount === 1;
}
