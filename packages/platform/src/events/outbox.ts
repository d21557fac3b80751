/**
 * The outbox inside the document (ADR 0006): events of a change are kept in the changed document itself, so
 * that one atomic write saves both on any server. The relay publishes them and takes them out.
 *
 * Their order is their place in the array: `$push` appends atomically, whoever else writes.
 */
import { type Query, Schema } from 'mongoose';
import type { EventMessage } from './bus.ts';

export interface OutboxEntry {
  /** The event's `ce_id`. */
  id: string;
  /** The event's `ce_type`. */
  type: string;
  at: Date;
  message: EventMessage;
}

export interface OutboxFields {
  outbox: OutboxEntry[];
  /** True while `outbox` may hold something; absent otherwise, so that the partial index stays small. */
  outboxPending?: boolean;
  /** Who publishes at the moment (by which claim), until when nobody else should, and how often it was refused. */
  outboxLease?: { owner: string; token: string; until: Date; attempts?: number };
}

/** Emitted on the mongoose connection before a new document is saved with events: a relay may lease it in that very write. */
export const outboxCommitting = 'muqarin:outbox-committing';

/** Emitted on the mongoose connection after a write that raised events: the relay's nudge. */
export const outboxCommitted = 'muqarin:outbox-committed';

/** What both tell. */
export interface OutboxCommit {
  model: unknown;
  /** Null where an update raised the events. */
  document: CommittedDocument | null;
}

export interface CommittedDocument {
  get(path: string): unknown;
  set(path: string, value: unknown): unknown;
}

/**
 * `schema.plugin(outboxPlugin)`. Turns on optimistic concurrency, keeps the fields out of `toJSON`, and nudges the relay
 * after commits. Documents read with `.lean()` show the fields: name what you want with `.select()`.
 */
export function outboxPlugin(schema: Schema): void {
  schema.add({
    // Made by `toEntry` and never changed in place: a subdocument for each costs more than storing it.
    outbox: { type: [Schema.Types.Mixed], default: [] },
    outboxPending: { type: Boolean },
    outboxLease: { type: new Schema(leaseFields, bare) },
  });
  schema.index({ outboxPending: 1 }, { partialFilterExpression: { outboxPending: true } });
  schema.set('optimisticConcurrency', true);
  hideFromJson(schema);
  schema.pre('save', function offer() {
    if (!this.isNew || this.get('outboxPending') !== true) return;
    this.db.emit(outboxCommitting, { model: this.constructor, document: this });
  });
  schema.post('save', function nudge() {
    if (this.get('outboxPending') !== true) return;
    this.db.emit(outboxCommitted, { model: this.constructor, document: this });
  });
  schema.post(['findOneAndUpdate', 'updateOne'], function nudge(this: Query<unknown, unknown>) {
    const update = this.getUpdate() as { $push?: { outbox?: unknown } } | null;
    if (update?.$push?.outbox === undefined) return;
    this.model.db.emit(outboxCommitted, { model: this.model, document: null });
  });
}

/** What `raise` needs of a mongoose document, whatever its type parameters. */
export interface RaisableDocument {
  isNew: boolean;
  isSelected(path: string): boolean;
  get(path: string): unknown;
  set(path: string, value: unknown): unknown;
  markModified(path: string): void;
}

/**
 * Raises events on a loaded or new document; they are saved with its next `save()`. Throws when the document was loaded
 * without `outbox`: writing it back would lose what waits there.
 */
export function raise(document: RaisableDocument, ...messages: readonly EventMessage[]): void {
  if (!document.isNew && !document.isSelected('outbox')) {
    throw new Error('raise() needs the document loaded with its outbox');
  }
  (document.get('outbox') as OutboxEntry[]).push(...messages.map(toEntry));
  document.set('outboxPending', true);
  // The relay may have cleared the flag in the database since this document was loaded.
  document.markModified('outboxPending');
}

type Update = Readonly<Record<string, unknown>>;
type Operators = { $push?: object; $set?: object; $inc?: object };

/**
 * The same for `findOneAndUpdate` and `updateOne`: gives `update` with the events added. It also moves the version on, so
 * that a document loaded before refuses to save over this change. `update` must consist of operators.
 */
export function outboxPush(messages: readonly EventMessage[], update: Update & Operators = {}) {
  return {
    ...update,
    $push: { ...update.$push, outbox: { $each: messages.map(toEntry) } },
    $set: { ...update.$set, outboxPending: true },
    $inc: { __v: 1, ...update.$inc },
  };
}

export function toEntry(message: EventMessage): OutboxEntry {
  const { ce_id: id, ce_type: type, ce_time: time } = message.headers;
  if (id === undefined || type === undefined || time === undefined) {
    throw new Error('only messages made by createEvent() can be raised');
  }
  return { id, type, at: new Date(time), message };
}

const bare = { _id: false, id: false } as const;

const leaseFields = { owner: String, token: String, until: Date, attempts: Number } as const;

type Transform = (document: unknown, json: object, options: unknown) => unknown;

const hiddenFields = ['outbox', 'outboxPending', 'outboxLease'];

function hideFromJson(schema: Schema): void {
  const options = schema.get('toJSON') ?? {};
  const inner = options.transform as Transform | boolean | undefined;
  const transform: Transform = (document, json, transformOptions) => {
    const rest = Object.fromEntries(
      Object.entries(json).filter(([name]) => !hiddenFields.includes(name)),
    );
    return typeof inner === 'function' ? inner(document, rest, transformOptions) : rest;
  };
  schema.set('toJSON', { ...options, transform: transform as never });
}
