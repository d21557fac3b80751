/** What a medical quote has of its own: members and their category in its answers, quotation lines. */
import { type Connection, Schema } from 'mongoose';
import type { RatableAnswers } from '../../../contract/medical/answers.ts';
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
  quotationLines: { lineId: string; planId: number; netFils: number; key: string }[];
}

export type MedicalQuoteStore = QuoteStore<StoredMedicalQuote>;

export function createMedicalQuoteStore(connection: Connection): MedicalQuoteStore {
  const line = { lineId: String, planId: Number, netFils: Number, key: String };
  return createQuoteStore(connection, {
    name: 'Quote',
    collection: 'quotes',
    own: {
      quotationLines: [new Schema(line, { _id: false })],
    },
  });
}
