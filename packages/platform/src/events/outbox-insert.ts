/**
 * A new document with its events, past mongoose's documents: for what a service made itself and its types have checked, where many
 * come at once. Making, casting and validating a mongoose document costs more than storing it.
 */
import type { Model } from 'mongoose';
import type { EventMessage } from './bus.ts';
import { type OutboxCommit, outboxCommitted, outboxCommitting, toEntry } from './outbox.ts';

/** One write, as `raise` and `save()` make it: every field of the schema has to be there. Rejects as the driver does. */
export async function insertRaised<T extends { _id: unknown }>(
  model: Model<T>,
  fields: T,
  ...messages: readonly EventMessage[]
): Promise<void> {
  const outbox = { outbox: messages.map(toEntry), outboxPending: true, __v: 0 };
  const plain: Record<string, unknown> = { ...(withoutUndefined(fields) as object), ...outbox };
  const commit: OutboxCommit = {
    model,
    document: {
      get: (path) => plain[path],
      set: (path, value) => {
        plain[path] = value;
      },
    },
  };
  model.db.emit(outboxCommitting, commit);
  await model.collection.insertOne(plain as never);
  model.db.emit(outboxCommitted, commit);
}

/** A driver writes null for it, mongoose nothing. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      each === undefined ? [] : [[name, withoutUndefined(each)]],
    ),
  );
}
