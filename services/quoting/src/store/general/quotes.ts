/** General quotes: answers, what they were priced with, the prices, what was chosen and asked for; one document each. */
import { outboxPlugin } from '@muqarin/platform/events/outbox';
import { type Connection, Schema } from 'mongoose';
import type {
  GeneralAnswers,
  GeneralPolicyRequest,
  GeneralQuote,
} from '../../../contract/general/quote.ts';
import { createKeyedQuoteStore, type KeyedQuoteStore } from '../quote-store.ts';

/** What one revision's prices stand on, with them: enough to rate again to the same fils. */
export interface GeneralRevision {
  revision: number;
  answers: GeneralAnswers;
  /** ISO day in Asia/Dubai. */
  day: string;
  catalogueVersion: string;
  /** In the order shown. */
  prices: { planId: number; netFils: number }[];
}

export interface StoredGeneralQuote extends GeneralRevision {
  _id: string;
  idempotencyKey: string;
  reference: string;
  status: GeneralQuote['status'];
  draftId: string;
  leadId: string | null;
  erasedAt: Date | null;
  validUntil: string;
  comparedPlanIds: number[];
  selectedPlanId: number | null;
  /** Revision and plan chosen last, as one text. */
  selection: string;
  /** Types whose prices somebody asks the insurers for. */
  requestedTypes: string[];
  requests?: GeneralPolicyRequest[];
  /** Of quotes from when one could ask for a single policy; `requestsOf` reads both. */
  request?: GeneralPolicyRequest | null;
  /** Keys of mails already made; the newest few. */
  doneKeys: string[];
  /** The newest earlier ones. */
  revisions: GeneralRevision[];
}

const personal = { answers: {}, revisions: [], doneKeys: [], requests: [], request: null };

/** The policies asked for, in the order asked. */
export function requestsOf({
  request,
  requests = [],
}: Pick<StoredGeneralQuote, 'request' | 'requests'>): GeneralPolicyRequest[] {
  return request ? [request, ...requests] : requests;
}

export type GeneralQuoteStore = KeyedQuoteStore<StoredGeneralQuote>;

export function createGeneralQuoteStore(connection: Connection): GeneralQuoteStore {
  const schema = new Schema<StoredGeneralQuote>(
    {
      _id: { type: String, required: true },
      idempotencyKey: { type: String, required: true },
      reference: { type: String, required: true },
      revision: { type: Number, required: true },
      status: { type: String, required: true },
      draftId: { type: String, required: true },
      leadId: { type: String, default: null },
      erasedAt: { type: Date, default: null },
      // Made by this service and never changed in place: nothing for mongoose to cast row by row.
      answers: { type: Schema.Types.Mixed, required: true },
      day: { type: String, required: true },
      validUntil: { type: String, required: true },
      catalogueVersion: { type: String, required: true },
      prices: { type: Schema.Types.Mixed, required: true },
      comparedPlanIds: [Number],
      selectedPlanId: { type: Number, default: null },
      selection: { type: String, default: '' },
      requestedTypes: [String],
      requests: [Schema.Types.Mixed],
      request: { type: Schema.Types.Mixed, default: null },
      doneKeys: [String],
      revisions: [Schema.Types.Mixed],
    },
    { minimize: false, collection: 'general_quotes' },
  );
  schema.index({ draftId: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredGeneralQuote>) => void);
  return createKeyedQuoteStore(connection, 'GeneralQuote', schema, personal);
}
