/** Quotes of every line: one document each, in its line's collection, with its events in the same write (ADR 0006). */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush, raise } from '@muqarin/platform/events/outbox';
import {
  type Connection,
  type Model,
  type QueryFilter,
  Schema,
  type SchemaDefinition,
  type UpdateQuery,
} from 'mongoose';
import type { LivingQuote } from '../domain/quote-life.ts';
import { quotesReadLately } from './read-lately.ts';

/** What every line's quote has; a line adds what is its own. */
export interface StoredQuote extends LivingQuote {
  _id: string;
  idempotencyKey: string;
  reference: string;
  draftId: string;
  /** What it said of a person was deleted then: from then on it is not found. */
  erasedAt: Date | null;
  /** Counts its writes: who changes it says which one it has read. */
  __v?: number;
}

/** What a list says of a quote. */
export type StoredHead = Pick<
  StoredQuote,
  '_id' | 'reference' | 'status' | 'draftId' | 'leadId' | 'day' | 'validUntil'
>;

export interface PricedQuotes {
  rows: StoredHead[];
  total: number;
}

const headFields = 'reference status draftId leadId day validUntil';

export interface QuoteStore<Quote extends StoredQuote> {
  model: Model<Quote>;
  /** Frozen: several may read the same one. */
  find(quoteId: string): Promise<Quote | null>;
  findByKey(idempotencyKey: string): Promise<Quote | null>;
  ofIds(quoteIds: readonly string[]): Promise<Quote[]>;
  /** Those made in these journeys. */
  ofJourneys(draftIds: readonly string[]): Promise<Quote[]>;
  /** The same, without what is long. */
  headsOfJourneys(draftIds: readonly string[]): Promise<StoredHead[]>;
  /** Heads of those whose prices stand on that version of the catalogue, the newest first; a `limit` of 0 counts alone. */
  pricedBy: (version: string, range: { skip: number; limit: number }) => Promise<PricedQuotes>;
  /** One write for quote and event; null when another call with the same key was first. */
  insert(quote: Quote, event: EventMessage): Promise<Quote | null>;
  /** One atomic write for change and events; null when the quote was changed since it was read, or is gone. */
  change(quote: Quote, set: object, events: readonly EventMessage[]): Promise<Quote | null>;
  /** One write: what it says of a person gone, and the event. False when it was erased before. */
  erase(quoteId: string, at: Date, event: EventMessage): Promise<boolean>;
}

/** A line's own part of its documents. */
export interface QuoteShape<Quote> {
  /** Of the mongoose model, and of the collection. */
  name: string;
  collection: string;
  own: SchemaDefinition;
  /** What an erasure puts in the place of what they say of a person, besides what every quote says. */
  personal?: object;
  /** What an older document may be without. */
  later?: Partial<Quote>;
  /** An older document in the words of today. */
  read?: (stored: Quote) => Quote;
}

const duplicateKey = 11_000;
const noPerson = { answers: {}, revisions: [], doneKeys: [], draftId: '', leadId: null };

export function createQuoteStore<Quote extends StoredQuote>(
  connection: Connection,
  { name, collection, own, personal, later, read = (stored) => stored }: QuoteShape<Quote>,
): QuoteStore<Quote> {
  const model = connection.model<Quote>(name, schemaOf<Quote>(own, collection));
  const whole = (filter: object) => ({ ...filter, erasedAt: null }) as QueryFilter<Quote>;
  const today = (stored: Quote) => read(withLaterFields({ ...later, ...stored }));
  const one = async (filter: object) => {
    const found = await model.findOne(whole(filter)).lean<Quote>().exec();
    return found && today(found);
  };
  const all = async (filter: object) =>
    (await model.find(whole(filter)).lean<Quote[]>().exec()).map(today);
  const lately = quotesReadLately<Quote>();
  const isOfThatVersion = ({ _id, __v }: Quote) =>
    model.exists(whole({ _id, __v })).lean<Pick<Quote, '_id'>>().exec();
  return {
    model,
    find: async (quoteId) => {
      const known = lately.get(quoteId);
      if (known && (await isOfThatVersion(known))) return known;
      const found = await one({ _id: quoteId });
      if (found?.__v === undefined) lately.delete(quoteId);
      else lately.set(quoteId, found);
      return found;
    },
    findByKey: (idempotencyKey) => one({ idempotencyKey }),
    ofIds: (quoteIds) => all({ _id: { $in: [...quoteIds] } }),
    ofJourneys: (draftIds) => all({ draftId: { $in: [...draftIds] } }),
    headsOfJourneys: (draftIds) =>
      model
        .find(whole({ draftId: { $in: [...draftIds] } }), headFields)
        .lean<StoredHead[]>()
        .exec(),
    pricedBy: async (catalogueVersion, { skip, limit }) => {
      const wanted = whole({ catalogueVersion });
      const total = await model.countDocuments(wanted);
      if (limit === 0) return { rows: [], total };
      const found = model.find(wanted, headFields).sort({ _id: -1 }).skip(skip).limit(limit);
      return { rows: await found.lean<StoredHead[]>().exec(), total };
    },
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
    change: async (quote, set, events) => {
      const { _id, __v = 0 } = quote;
      const update = (
        events.length > 0
          ? outboxPush(events, { $set: set })
          : { $set: set, ...({ $inc: { __v: 1 } } as object) }
      ) as UpdateQuery<Quote>;
      // Not findOneAndUpdate: for that a server that the tests know (SecantusDB) reads all quotes under a lock.
      const { matchedCount } = await model.updateOne(whole({ _id, __v }), update);
      return matchedCount === 0 ? null : { ...quote, ...set, __v: __v + 1 };
    },
    erase: async (quoteId, at, event) => {
      lately.delete(quoteId);
      const idempotencyKey = `erased:${quoteId}`;
      const $set = { ...noPerson, ...personal, idempotencyKey, erasedAt: at };
      const update = outboxPush([event], { $set }) as UpdateQuery<Quote>;
      return (await model.updateOne(whole({ _id: quoteId }), update)).matchedCount === 1;
    },
  };
}

/** Documents from before every line kept its earlier revisions and what was chosen last. */
function withLaterFields<Quote extends StoredQuote>(stored: Quote): Quote {
  const { revision, selectedPlanId } = stored;
  const selection = selectedPlanId === null ? '' : `${revision},${selectedPlanId}`;
  const missing = {
    selection,
    binding: null,
    droppedPlanNames: [],
    doneKeys: [],
    revisions: [],
  };
  return { ...missing, ...stored };
}

function schemaOf<Quote extends StoredQuote>(
  own: SchemaDefinition,
  collection: string,
): Schema<Quote> {
  const text = { type: String, required: true } as const;
  // Made by this service and never changed in place: nothing for mongoose to cast row by row.
  const mixed = { type: Schema.Types.Mixed, required: true } as const;
  const common: SchemaDefinition = {
    _id: text,
    idempotencyKey: text,
    reference: text,
    revision: { type: Number, required: true },
    status: text,
    draftId: text,
    leadId: { type: String, default: null },
    erasedAt: { type: Date, default: null },
    answers: mixed,
    day: text,
    validUntil: text,
    catalogueVersion: text,
    prices: mixed,
    comparedPlanIds: [Number],
    selectedPlanId: { type: Number, default: null },
    selection: { type: String, default: '' },
    droppedPlanNames: [String],
    doneKeys: [String],
    revisions: [Schema.Types.Mixed],
    binding: { type: Schema.Types.Mixed, default: null },
  };
  const schema = new Schema({ ...common, ...own }, { minimize: false, collection });
  schema.index({ draftId: 1 });
  schema.index({ catalogueVersion: 1, _id: -1 });
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.plugin(outboxPlugin);
  return schema as unknown as Schema<Quote>;
}
