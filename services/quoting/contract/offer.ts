/** What an offer of every line stands on: enough to make it again, and to know whose it is. Orders keep it as it was given. */
import { z } from 'zod';
import { Id } from './shared.ts';

export const OfferBasis = z.object({
  quoteId: Id,
  quoteReference: z.string(),
  quoteRevision: z.int(),
  draftId: z.string().max(64),
  leadId: Id.nullable(),
  /** ISO day (Asia/Dubai) it was priced for, and the last one on which that holds. */
  day: z.string(),
  validUntil: z.string(),
  catalogueVersion: z.string(),
});

/** What the catalogue says of an offer in Arabic, by its English: for the events of what is ordered. */
export const ArabicOfOffer = z.record(z.string(), z.string());
