/** What a motor quote has of its own: the deductible and the value it was priced with, and the add-ons chosen. */
import { type Connection, Schema } from 'mongoose';
import type { MotorAnswers } from '../../../contract/motor/answers.ts';
import type { MotorQuotePrice, PlanAddons } from '../../../contract/motor/quote-calls.ts';
import type { Revision } from '../../domain/quote-life.ts';
import type { StoredQuotationLine } from '../quotation-line.ts';
import { createQuoteStore, type QuoteStore, type StoredQuote } from '../quotes.ts';

export interface MotorRevision extends Revision {
  answers: MotorAnswers;
  deductible: string | null;
  valueAed: number;
  prices: MotorQuotePrice[];
}

export interface StoredMotorQuote extends StoredQuote, MotorRevision {
  answers: MotorAnswers;
  prices: MotorQuotePrice[];
  status: 'priced' | 'shared' | 'selected' | 'accepted';
  planAddons: PlanAddons[];
  /** Of back office. */
  quotationLines: StoredQuotationLine[];
  revisions: MotorRevision[];
}

export type MotorQuoteStore = QuoteStore<StoredMotorQuote>;

export function createMotorQuoteStore(connection: Connection): MotorQuoteStore {
  return createQuoteStore<StoredMotorQuote>(connection, {
    name: 'MotorQuote',
    collection: 'motor_quotes',
    own: {
      deductible: { type: String, default: null },
      valueAed: { type: Number, required: true },
      planAddons: { type: Schema.Types.Mixed, required: true },
      quotationLines: [Schema.Types.Mixed],
    },
    later: { quotationLines: [] },
  });
}
