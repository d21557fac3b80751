/**
 * What an offer of every line stands on, as quoting gave it. It is kept as it came: what quoting puts into it besides is
 * kept with it, so that a price can be shown, and rated again, as it was sold.
 */
import { z } from 'zod';
import { Id } from './shared.ts';

export const OfferBasis = z.looseObject({
  quoteId: Id,
  quoteReference: z.string(),
  quoteRevision: z.int(),
  draftId: z.string().max(64),
  leadId: Id.nullable(),
  /** ISO day (Asia/Dubai) it was priced for, and the last one on which that holds. */
  day: z.string(),
  validUntil: z.string(),
  /** The catalogue's content hash. */
  catalogueVersion: z.string(),
});

/** The option of a quotation that its client accepted, as quoting says it; null of an offer of the quote itself. */
export const Agreed = z
  .looseObject({
    quotationId: Id,
    reference: z.string(),
    version: z.int(),
    discount: z.object({ fundingId: z.string(), fils: z.int() }).nullable(),
  })
  .nullable()
  .default(null);

/** What the catalogue says of it in Arabic, by its English; absent in offers from before it did. */
export const ArabicOfOffer = z.record(z.string(), z.string()).optional();

/** What quoting is to be asked, before an order can be made: the input of its call `bind-quote`. */
export const WantedBinding = z.object({
  line: z.enum(['medical', 'medical-corporate', 'motor']),
  quoteId: Id,
  planId: z.int(),
  idempotencyKey: z.string(),
  /** The revision that was offered; null where the order keeps answers of its own. */
  revision: z.int().nullable(),
});
export type WantedBinding = z.infer<typeof WantedBinding>;

/**
 * What came of it. `moved`: its answers changed since the offer was made, and the one beside this is the offer of now. `sold`: it
 * became a policy before, which is here by now.
 */
export const Bound = z.enum(['bound', 'moved', 'sold']).nullable().default(null);
