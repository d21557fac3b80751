/** Motor quotes: answers, what they were priced with, the prices, and what was chosen; one document each. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush, raise } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, type QueryFilter, Schema } from 'mongoose';
import type { MotorAnswers } from '../../contract/motor.ts';
import type { MotorQuoteHead, MotorQuotePrice, PlanAddons } from '../../contract/motor-quotes.ts';

/** What one revision's prices stand on, with them: enough to rate again to the same fils. */
export interface MotorRevision {
  revision: number;
  answers: MotorAnswers;
  deductible: string | null;
  /** ISO day in Asia/Dubai. */
  day: string;
  catalogueVersion: string;
  valueAed: number;
  prices: MotorQuotePrice[];
}

export interface StoredMotorQuote extends MotorRevision {
  _id: string;
  idempotencyKey: string;
  reference: string;
  status: MotorQuoteHead['status'];
  draftId: string;
  leadId: string | null;
  validUntil: string;
  planAddons: PlanAddons[];
  comparedPlanIds: number[];
  selectedPlanId: number | null;
  /** Revision, plan and add-ons chosen last, as one text. */
  selection: string;
  droppedPlanNames: string[];
  /** Keys of mails already made; the newest few. */
  doneKeys: string[];
  /** The newest earlier ones. */
  revisions: MotorRevision[];
}

export interface MotorQuoteChange {
  set: Partial<Omit<StoredMotorQuote, '_id'>>;
  push?: Record<string, unknown>;
  /** Only when the stored quote still fits this. */
  when?: QueryFilter<StoredMotorQuote>;
  events?: readonly EventMessage[];
}

export interface MotorQuoteStore {
  model: Model<StoredMotorQuote>;
  find(quoteId: string): Promise<StoredMotorQuote | null>;
  findByKey(idempotencyKey: string): Promise<StoredMotorQuote | null>;
  /** One write for quote and event; null when another call with the same key was first. */
  insert(quote: StoredMotorQuote, event: EventMessage): Promise<StoredMotorQuote | null>;
  /** One atomic write for change and events; null when no quote fits id and condition. */
  change(quoteId: string, change: MotorQuoteChange): Promise<StoredMotorQuote | null>;
}

const duplicateKey = 11_000;

export function createMotorQuoteStore(connection: Connection): MotorQuoteStore {
  const model = connection.model<StoredMotorQuote>('MotorQuote', motorQuoteSchema());
  return {
    model,
    find: (quoteId) => model.findById(quoteId).lean<StoredMotorQuote>().exec(),
    findByKey: (idempotencyKey) =>
      model.findOne({ idempotencyKey }).lean<StoredMotorQuote>().exec(),
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
        .lean<StoredMotorQuote>()
        .exec();
    },
  };
}

function motorQuoteSchema(): Schema<StoredMotorQuote> {
  const schema = new Schema<StoredMotorQuote>(
    {
      _id: { type: String, required: true },
      idempotencyKey: { type: String, required: true },
      reference: { type: String, required: true },
      revision: { type: Number, required: true },
      status: { type: String, required: true },
      draftId: { type: String, required: true },
      leadId: { type: String, default: null },
      answers: { type: Schema.Types.Mixed, required: true },
      deductible: { type: String, default: null },
      day: { type: String, required: true },
      validUntil: { type: String, required: true },
      catalogueVersion: { type: String, required: true },
      valueAed: { type: Number, required: true },
      // Made by this service and never changed in place: nothing for mongoose to cast row by row.
      prices: { type: Schema.Types.Mixed, required: true },
      planAddons: { type: Schema.Types.Mixed, required: true },
      comparedPlanIds: [Number],
      selectedPlanId: { type: Number, default: null },
      selection: { type: String, default: '' },
      droppedPlanNames: [String],
      doneKeys: [String],
      revisions: [Schema.Types.Mixed],
    },
    { minimize: false, collection: 'motor_quotes' },
  );
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.index({ draftId: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredMotorQuote>) => void);
  return schema;
}
