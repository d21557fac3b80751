/** Pieces that several schemas of this contract use. */
import { z } from 'zod';

export const Id = z.string().min(1).max(64);
export const PlanId = z.coerce.number().int().positive();
/** Of the hash of its files. */
export const CatalogueVersion = z.string().min(1).max(16);
/** Integer fils. */
export const Fils = z.int();

/** "What would change this price": the whole sentence in English, and what it is filled with. */
export const PriceChange = z.object({
  code: z.string(),
  text: z.string(),
  values: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
});

/** Every kept revision of a quote, and each price that is another today. */
export const RevisionsRatedAgain = z.object({
  equal: z.boolean(),
  revisions: z.array(z.object({ revision: z.int(), catalogueVersion: z.string(), plans: z.int() })),
  differences: z.array(
    z.object({
      revision: z.int(),
      planId: z.int(),
      storedFils: Fils,
      /** Null where it cannot be rated any more. */
      ratedFils: Fils.nullable(),
    }),
  ),
});
export type RevisionsRatedAgain = z.infer<typeof RevisionsRatedAgain>;
