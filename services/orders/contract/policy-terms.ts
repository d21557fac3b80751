/** How an insurer prices what changes in a policy during its year, as an offer brings it (packages/rules/src/policy-terms.ts). */
import { REFUNDS, ROUNDINGS } from '@muqarin/rules/policy-terms';
import { z } from 'zod';

export const PolicyTerms = z.object({
  rounding: z.enum(ROUNDINGS),
  refund: z.enum(REFUNDS),
  backdatingDays: z.int(),
  vatBasisPoints: z.int(),
  shortPeriod: z
    .array(z.object({ throughDay: z.int(), refundBasisPoints: z.int() }))
    .readonly()
    .optional(),
});

/** Of an offer; nothing of one from before its catalogue said them. */
export const TermsOfOffer = PolicyTerms.nullish();
