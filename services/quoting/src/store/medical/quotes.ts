/** Quotes: answers, the card hash they were rated with, their prices, and what became of them; one document each. */
import { outboxPlugin } from '@muqarin/platform/events/outbox';
import { type Connection, Schema } from 'mongoose';
import type { RatableAnswers } from '../../../contract/medical/answers.ts';
import type { Policy, Quote } from '../../../contract/medical/quote.ts';
import { createKeyedQuoteStore, type KeyedQuoteStore } from '../quote-store.ts';

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
  erasedAt: Date | null;
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

const personal = { answers: {}, doneKeys: [] };

export type QuoteStore = KeyedQuoteStore<StoredQuote>;

export function createQuoteStore(connection: Connection): QuoteStore {
  return createKeyedQuoteStore(connection, 'Quote', quoteSchema(), personal);
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
      erasedAt: { type: Date, default: null },
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
  schema.index({ draftId: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredQuote>) => void);
  return schema;
}
