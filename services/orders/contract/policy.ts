/** What a policy of every kind of medical insurance is: what was bought, of whom, from when. */
import { z } from 'zod';
import { Fils, Id } from './shared.ts';

/** Of decisions X11. */
export const PolicyStatus = z.enum([
  'pending_documents',
  'submitted',
  'issued',
  'active',
  'expired',
  'cancelled',
]);
export type PolicyStatus = z.infer<typeof PolicyStatus>;

export const PolicyBasis = z.object({
  policyId: Id,
  policyReference: z.string(),
  insurerName: z.string(),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  startDate: z.string(),
  /** Who may buy it, and whether the buyer said that it applies; absent where everybody may (decisions X31). */
  condition: z.object({ texts: z.array(z.string()), confirmed: z.boolean() }).optional(),
  status: PolicyStatus,
  /** First day without it; absent where it was not cancelled. */
  cancelledOn: z.string().optional(),
  confirmedAt: z.string(),
});
