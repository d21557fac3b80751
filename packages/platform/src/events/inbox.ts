/**
 * Exactly-once effects on at-least-once delivery.
 *
 * The guarantee comes from the effect itself, by one of two forms that are one atomic write each:
 *  (a) the effect is a new document: take the event's id as its `_id` (`insertOnce`);
 *  (b) the effect changes a document: keep the applied event ids in that same document (`applyOnce`).
 * A separate inbox collection alone has a crash window, before or after the effect. It is here only to spare work that
 * was done already (`mongooseInbox`).
 */
import { type Connection, type Model, Schema, type UpdateQuery } from 'mongoose';

export interface Inbox {
  has(eventId: string): Promise<boolean>;
  add(eventId: string): Promise<void>;
}

/** (a) True when this call made the document, false when an earlier delivery had. */
export async function insertOnce<T>(
  model: Model<T>,
  eventId: string,
  fields: Partial<T>,
): Promise<boolean> {
  const result = await model.updateOne(
    { _id: eventId } as never,
    { $setOnInsert: fields } as UpdateQuery<T>,
    { upsert: true },
  );
  return result.upsertedCount === 1;
}

/** Put `appliedEvents: appliedEventsField` into the schema of a document that (b) changes. */
export const appliedEventsField = { type: [String], default: [] as string[] };

/** Deliveries of one event repeat soon; a document remembers this many events. */
const appliedEventsKept = 200;

/**
 * (b) Gives the changed document, or null when the event was applied before (or no document matches the filter).
 * `update` must not touch `appliedEvents` itself.
 */
export async function applyOnce<T>(
  model: Model<T>,
  eventId: string,
  filter: Record<string, unknown>,
  update: UpdateQuery<T>,
): Promise<T | null> {
  const marked = {
    ...update,
    $push: { ...update.$push, appliedEvents: { $each: [eventId], $slice: -appliedEventsKept } },
  } as UpdateQuery<T>;
  const unapplied = { ...filter, appliedEvents: { $ne: eventId } } as never;
  return (await model
    .findOneAndUpdate(unapplied, marked, { returnDocument: 'after' })
    .lean()) as T | null;
}

export interface MongooseInboxOptions {
  connection: Connection;
  /** The consumer group: one database may serve several. */
  group: string;
  now: () => Date;
  /** Longer than the bus keeps messages, plus the longest outage, plus the age of dead letters still replayed. */
  ttlSeconds?: number;
}

const defaultTtlSeconds = 400 * 24 * 60 * 60;

/** Remembers handled events in the collection `inbox`, one document each, `<group>:<event id>`. */
export function mongooseInbox(options: MongooseInboxOptions): Inbox {
  const { connection, group, now, ttlSeconds = defaultTtlSeconds } = options;
  const schema = new Schema({ _id: String, at: Date }, { collection: 'inbox', versionKey: false });
  schema.index({ at: 1 }, { expireAfterSeconds: ttlSeconds });
  const model = connection.models[modelName] ?? connection.model(modelName, schema);
  const idOf = (eventId: string) => `${group}:${eventId}`;
  return {
    has: async (eventId) => (await model.exists({ _id: idOf(eventId) })) !== null,
    add: async (eventId) => {
      // The collection first: a server may take the first write beside the creation badly (infra/native/README.md). That it
      // could not be made once, with the database away, must not refuse every event of this process from then on.
      await model.init().catch(() => {});
      await model.updateOne(
        { _id: idOf(eventId) },
        { $setOnInsert: { at: now() } },
        { upsert: true },
      );
    },
  };
}

const modelName = 'InboxEntry';
