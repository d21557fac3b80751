/** What a group quote has of its own: a premium of each plan for each category, and what is chosen for which. */
import { type Connection, Schema } from 'mongoose';
import type { GroupAnswers } from '../../../contract/medical-corporate/answers.ts';
import type { StoredQuotationLine } from '../quotation-line.ts';
import { createQuoteStore, type QuoteStore, type StoredQuote } from '../quotes.ts';

export interface StoredChoice {
  category: number;
  planId: number;
  variantIds: readonly number[];
  /** As it was named when it was chosen. */
  planName: string;
}

/** A proposal that was given out as a link: of which revision, and what was in it. */
export interface StoredProposal {
  id: string;
  /** Of the call that made it. */
  key: string;
  /** ISO instant. */
  madeAt: string;
  revision: number;
  validUntil: string;
  options: { option: number; picks: Omit<StoredChoice, 'planName'>[] }[];
}

export interface StoredGroupQuote extends StoredQuote {
  answers: GroupAnswers;
  status: 'priced' | 'shared' | 'selected' | 'bound';
  /** In the order of the answers' categories. `prices` has each plan once, with the sum of these. */
  categoryPrices: { category: number; prices: { planId: number; netFils: number }[] }[];
  chosen: StoredChoice[];
  /** What the last change has taken away (decisions M28, M58). */
  cleared: StoredChoice[];
  /** Links that work until their prices end. */
  proposals: StoredProposal[];
  /** Of back office: a plan with its variants, and what it costs the group. */
  quotationLines: StoredQuotationLine[];
}

export type GroupQuoteStore = QuoteStore<StoredGroupQuote>;

export function createGroupQuoteStore(connection: Connection): GroupQuoteStore {
  const rows = [Schema.Types.Mixed];
  return createQuoteStore<StoredGroupQuote>(connection, {
    name: 'MedicalCorporateQuote',
    collection: 'medical_corporate_quotes',
    own: {
      categoryPrices: rows,
      chosen: rows,
      cleared: rows,
      proposals: rows,
      quotationLines: rows,
    },
    personal: { chosen: [], cleared: [], proposals: [] },
    later: { proposals: [], quotationLines: [] },
  });
}
