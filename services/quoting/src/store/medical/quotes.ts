/** What a medical quote has of its own: members and their category in its answers, quotation lines, the policy it became. */
import { type Connection, Schema } from 'mongoose';
import type { RatableAnswers } from '../../../contract/medical/answers.ts';
import type { Policy } from '../../../contract/medical/quote.ts';
import { createQuoteStore, type QuoteStore, type StoredQuote } from '../quotes.ts';

export interface StoredPrice {
  planId: number;
  netFils: number;
  vatFils: number;
  grossFils: number;
}

export interface StoredMedicalQuote extends StoredQuote {
  answers: RatableAnswers;
  prices: StoredPrice[];
  policy: Policy | null;
  quotationLines: { lineId: string; planId: number; netFils: number; key: string }[];
}

export type MedicalQuoteStore = QuoteStore<StoredMedicalQuote>;

export function createMedicalQuoteStore(connection: Connection): MedicalQuoteStore {
  const line = { lineId: String, planId: Number, netFils: Number, key: String };
  return createQuoteStore(connection, {
    name: 'Quote',
    collection: 'quotes',
    own: {
      policy: { type: Schema.Types.Mixed, default: null },
      quotationLines: [new Schema(line, { _id: false })],
    },
  });
}
