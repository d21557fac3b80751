/** How changes of a policy are priced during its year (packages/rules/src/policy-terms.ts): kept with what is sold. */
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
