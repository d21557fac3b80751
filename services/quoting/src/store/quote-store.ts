/** What the stores of quotes of any line share: one document a quote, its events in the same write. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPush, raise } from '@muqarin/platform/events/outbox';
import type { Connection, Model, QueryFilter, Schema, UpdateQuery } from 'mongoose';

interface Keyed {
  _id: string;
  idempotencyKey: string;
  draftId: string;
  /** What it said of a person was deleted then: from then on it is not found. */
  erasedAt: Date | null;
}

interface StoredChange<Stored> {
  set: Partial<Omit<Stored, '_id'>>;
  push?: Record<string, unknown>;
  /** Only when the stored quote still fits this. */
  when?: QueryFilter<Stored>;
  events?: readonly EventMessage[];
}

export interface KeyedQuoteStore<Stored> {
  model: Model<Stored>;
  find(quoteId: string): Promise<Stored | null>;
  findByKey(idempotencyKey: string): Promise<Stored | null>;
  ofIds(quoteIds: readonly string[]): Promise<Stored[]>;
  /** One write for quote and event; null when another call with the same key was first. */
  insert(quote: Stored, event: EventMessage): Promise<Stored | null>;
  /**
   * One atomic write for change and events; null when no quote fits id and condition. What it gives is read after it, so it
   * may hold a later change as well.
   */
  change(quoteId: string, change: StoredChange<Stored>): Promise<Stored | null>;
  /** Those made in these journeys. */
  ofJourneys(draftIds: readonly string[]): Promise<Stored[]>;
  /** One write: what it says of a person gone, and the event. False when it was erased before. */
  erase(quoteId: string, at: Date, event: EventMessage): Promise<boolean>;
}

const duplicateKey = 11_000;

/**
 * The schema brings the outbox plugin; the key's index is added.
 * @param personal what an erasure puts in the place of what the line's quotes say of a person
 */
export function createKeyedQuoteStore<Stored extends Keyed>(
  connection: Connection,
  name: string,
  schema: Schema<Stored>,
  personal: Readonly<Record<string, unknown>>,
): KeyedQuoteStore<Stored> {
  schema.index({ idempotencyKey: 1 }, { unique: true });
  const model = connection.model<Stored>(name, schema);
  const one = (filter: object) =>
    model
      .findOne({ ...filter, erasedAt: null } as QueryFilter<Stored>)
      .lean<Stored>()
      .exec();
  return {
    model,
    find: (quoteId) => one({ _id: quoteId }),
    findByKey: (idempotencyKey) => one({ idempotencyKey }),
    ofIds: (quoteIds) =>
      model
        .find({ _id: { $in: [...quoteIds] }, erasedAt: null } as QueryFilter<Stored>)
        .lean<Stored[]>()
        .exec(),
    insert: async (quote, event) => {
      const document = new model(quote as object);
      raise(document, event);
      try {
        await document.save();
        return quote;
      } catch (error) {
        if ((error as { code?: number }).code === duplicateKey) return null;
        throw error;
      }
    },
    change: async (quoteId, { set, push = {}, when = {}, events = [] }) => {
      const update = { $set: set, ...(Object.keys(push).length > 0 ? { $push: push } : {}) };
      const whole = (
        events.length > 0 ? outboxPush(events, update) : { ...update, $inc: { __v: 1 } }
      ) as UpdateQuery<Stored>;
      const fitting = { ...when, _id: quoteId, erasedAt: null } as QueryFilter<Stored>;
      // Not findOneAndUpdate: for that a server that the tests know (SecantusDB) reads all quotes under a lock.
      const { matchedCount } = await model.updateOne(fitting, whole);
      return matchedCount === 0 ? null : model.findById(quoteId).lean<Stored>().exec();
    },
    ofJourneys: (draftIds) =>
      model
        .find({ draftId: { $in: [...draftIds] }, erasedAt: null } as QueryFilter<Stored>)
        .lean<Stored[]>()
        .exec(),
    erase: async (quoteId, at, event) => {
      const $set = { ...personal, ...noJourney, idempotencyKey: `erased:${quoteId}`, erasedAt: at };
      const fitting = { _id: quoteId, erasedAt: null } as QueryFilter<Stored>;
      const update = outboxPush([event], { $set }) as UpdateQuery<Stored>;
      return (await model.updateOne(fitting, update)).matchedCount === 1;
    },
  };
}

const noJourney = { draftId: '', leadId: null };
