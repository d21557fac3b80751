/** Quotes: answers, the card hash they were rated with, their prices, and what became of them; one document each. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush, raise } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, type QueryFilter, Schema } from 'mongoose';
import type { RatableAnswers } from '../../contract/answers.ts';
import type { Policy, Quote } from '../../contract/quote.ts';

export interface StoredPrice {
  planId: number;
  netFils: number;
  vatFils: number;
  grossFils: number;
}

export interface StoredQuote {
  _id: string;
  idempotencyKey: string;
  reference: string;
  revision: number;
  status: Quote['status'];
  draftId: string;
  leadId: string | null;
  answers: RatableAnswers;
  /** ISO day the ages and levies are of. */
  day: string;
  validUntil: string;
  catalogueVersion: string;
  prices: StoredPrice[];
  comparedPlanIds: number[];
  selectedPlanId: number | null;
  policy: Policy | null;
  droppedPlanNames: string[];
  /** Keys of mails and quotation lines already made; the newest few. */
  doneKeys: string[];
  quotationLines: { lineId: string; planId: number; netFils: number; key: string }[];
}

export interface QuoteChange {
  set: Partial<Omit<StoredQuote, '_id'>>;
  push?: Record<string, unknown>;
  /** Only when the stored quote still fits this. */
  when?: QueryFilter<StoredQuote>;
  events?: readonly EventMessage[];
}

export interface QuoteStore {
  model: Model<StoredQuote>;
  find(quoteId: string): Promise<StoredQuote | null>;
  findByKey(idempotencyKey: string): Promise<StoredQuote | null>;
  /** One write for quote and event; null when another call with the same key was first. */
  insert(quote: StoredQuote, event: EventMessage): Promise<StoredQuote | null>;
  /** One atomic write for change and events; null when no quote fits id and condition. */
  change(quoteId: string, change: QuoteChange): Promise<StoredQuote | null>;
}

const duplicateKey = 11_000;

export function createQuoteStore(connection: Connection): QuoteStore {
  const model = connection.model<StoredQuote>('Quote', quoteSchema());
  return {
    model,
    find: (quoteId) => model.findById(quoteId).lean<StoredQuote>().exec(),
    findByKey: (idempotencyKey) => model.findOne({ idempotencyKey }).lean<StoredQuote>().exec(),
    insert: async (quote, event) => {
      const document = new model(quote);
      raise(document, event);
      try {
        await document.save();
        return quote;
      } catch (error) {
        if ((error as { code?: number }).code === duplicateKey) return null;
        throw error;
      }
    },
    change: (quoteId, { set, push = {}, when = {}, events = [] }) => {
      const update = { $set: set, ...(Object.keys(push).length > 0 ? { $push: push } : {}) };
      const whole =
        events.length > 0 ? outboxPush(events, update) : { ...update, $inc: { __v: 1 } };
      return model
        .findOneAndUpdate({ ...when, _id: quoteId }, whole, { returnDocument: 'after' })
        .lean<StoredQuote>()
        .exec();
    },
  };
}

function quoteSchema(): Schema<StoredQuote> {
  const price = new Schema(
    { planId: Number, netFils: Number, vatFils: Number, grossFils: Number },
    { _id: false },
  );
  const schema = new Schema<StoredQuote>(
    {
      _id: { type: String, required: true },
      idempotencyKey: { type: String, required: true },
      reference: { type: String, required: true },
      revision: { type: Number, required: true },
      status: { type: String, required: true },
      draftId: { type: String, required: true },
      leadId: { type: String, default: null },
      answers: { type: Schema.Types.Mixed, required: true },
      day: { type: String, required: true },
      validUntil: { type: String, required: true },
      catalogueVersion: { type: String, required: true },
      prices: [price],
      comparedPlanIds: [Number],
      selectedPlanId: { type: Number, default: null },
      policy: { type: Schema.Types.Mixed, default: null },
      droppedPlanNames: [String],
      doneKeys: [String],
      quotationLines: [
        new Schema(
          { lineId: String, planId: Number, netFils: Number, key: String },
          { _id: false },
        ),
      ],
    },
    { minimize: false, collection: 'quotes' },
  );
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.index({ draftId: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredQuote>) => void);
  return schema;
}
