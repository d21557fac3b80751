/** What is chosen for a group as quoting offered it: what a policy keeps of plans, prices and their traces. */
import { z } from 'zod';
import { ArabicOfOffer, OfferBasis } from '../offer.ts';
import { TermsOfOffer } from '../policy-terms.ts';
import { Fils } from '../shared.ts';

const GroupPrice = z.looseObject({
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  record: z.looseObject({ tot_count: z.int() }),
  /** Sums to `netFils`. */
  trace: z.array(z.looseObject({ amountFils: Fils })),
  hash: z.string(),
});

export const GroupOffer = OfferBasis.extend({
  line: z.literal('medical-corporate'),
  /** The group in counts, category by category. */
  answers: z.looseObject({ categories: z.array(z.looseObject({ number: z.int() })).min(1) }),
  insurerId: z.int(),
  insurerName: z.string(),
  tpaId: z.int(),
  tpaName: z.string(),
  /** A plan for each category, in their order. */
  chosen: z
    .array(
      z.looseObject({
        category: z.int(),
        /** With variants: `123dattgl4-7`. */
        plan: z.string(),
        planId: z.int(),
        planName: z.string(),
        price: GroupPrice,
      }),
    )
    .min(1),
  /** Who may buy these plans, as far as no answer says it (decisions X31). */
  conditions: z.array(z.string()),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  vatBasisPoints: z.int(),
  policyTerms: TermsOfOffer,
  arabic: ArabicOfOffer,
});
export type GroupOffer = z.infer<typeof GroupOffer>;
