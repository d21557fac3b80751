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

/** The option of a quotation that its client accepted, which an offer stands on: what was agreed, not what the quote says. */
export const Agreed = z.object({
  quotationId: Id,
  reference: z.string(),
  version: z.int(),
  /** What an insurer takes off, with the id of its promise; a row of the price. */
  discount: z.object({ fundingId: z.string(), fils: z.int() }).nullable(),
});
export type Agreed = z.infer<typeof Agreed>;

/** What the catalogue says of an offer in Arabic, by its English: for the events of what is ordered. */
export const ArabicOfOffer = z.record(z.string(), z.string());
