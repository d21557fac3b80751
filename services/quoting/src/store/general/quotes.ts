/** What a general quote has of its own: what was asked for of a person, prices and policies. */
import { type Connection, Schema } from 'mongoose';
import type { GeneralAnswers, GeneralPolicyRequest } from '../../../contract/general/quote.ts';
import { createQuoteStore, type QuoteStore, type StoredQuote } from '../quotes.ts';

export interface StoredGeneralQuote extends StoredQuote {
  answers: GeneralAnswers;
  status: 'priced' | 'shared' | 'selected' | 'accepted';
  /** Types whose prices somebody asks the insurers for. */
  requestedTypes: string[];
  /** The policies asked for, in the order asked. */
  requests: GeneralPolicyRequest[];
  /** The one of a quote from when one could ask for a single policy; read as the first of `requests`. */
  request?: GeneralPolicyRequest | null;
}

export type GeneralQuoteStore = QuoteStore<StoredGeneralQuote>;

export function createGeneralQuoteStore(connection: Connection): GeneralQuoteStore {
  return createQuoteStore<StoredGeneralQuote>(connection, {
    name: 'GeneralQuote',
    collection: 'general_quotes',
    own: {
      requestedTypes: [String],
      requests: [Schema.Types.Mixed],
      request: { type: Schema.Types.Mixed, default: null },
    },
    personal: { requests: [], request: null },
    later: { requests: [] },
    read: ({ request, requests, ...stored }) => ({
      ...stored,
      requests: request ? [request, ...requests] : requests,
    }),
  });
}
