/** A medical plan as quoting offered it: what a policy keeps of plan, price and its trace. */
import { z } from 'zod';
import { ArabicOfOffer, OfferBasis } from '../offer.ts';
import { TermsOfOffer } from '../policy-terms.ts';
import { Fils } from '../shared.ts';

export const MedicalOffer = OfferBasis.extend({
  line: z.literal('medical'),
  answers: z.looseObject({ member_count: z.int() }),
  planId: z.int(),
  planName: z.string(),
  insurerId: z.int(),
  insurerName: z.string(),
  /** Who may buy the plan, as far as no answer says it (decisions X31). */
  conditions: z.array(z.string()),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  vatBasisPoints: z.int(),
  policyTerms: TermsOfOffer,
  arabic: ArabicOfOffer,
  /** How the price is made, row by row. */
  price: z.looseObject({ members: z.array(z.looseObject({ netFils: Fils })) }),
});
export type MedicalOffer = z.infer<typeof MedicalOffer>;
