/** What a medical quote becomes when its buyer confirms it. */
import { z } from 'zod';
import { Fils, Id } from '../shared.ts';

export const Policy = z.object({
  policyId: Id,
  policyReference: z.string(),
  planId: z.int(),
  planName: z.string(),
  insurerName: z.string(),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  startDate: z.string(),
  /** Who may buy the plan, and whether the buyer said that it applies; absent where everybody may (decisions X31). */
  condition: z.object({ texts: z.array(z.string()), confirmed: z.boolean() }).optional(),
  status: z.enum(['pending_documents', 'submitted', 'issued', 'active', 'expired', 'cancelled']),
  confirmedAt: z.string(),
});
export type Policy = z.infer<typeof Policy>;
