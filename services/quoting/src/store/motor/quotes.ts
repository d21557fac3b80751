/** Motor quotes: answers, what they were priced with, the prices, and what was chosen; one document each. */
import { outboxPlugin } from '@muqarin/platform/events/outbox';
import { type Connection, Schema } from 'mongoose';
import type { MotorAnswers } from '../../../contract/motor/plan.ts';
import type {
  MotorQuoteHead,
  MotorQuotePrice,
  PlanAddons,
} from '../../../contract/motor/quote-calls.ts';
import { createKeyedQuoteStore, type KeyedQuoteStore } from '../quote-store.ts';

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
  erasedAt: Date | null;
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

const personal = { answers: {}, revisions: [], doneKeys: [] };

export type MotorQuoteStore = KeyedQuoteStore<StoredMotorQuote>;

export function createMotorQuoteStore(connection: Connection): MotorQuoteStore {
  return createKeyedQuoteStore(connection, 'MotorQuote', motorQuoteSchema(), personal);
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
      erasedAt: { type: Date, default: null },
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
  schema.index({ draftId: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredMotorQuote>) => void);
  return schema;
}
