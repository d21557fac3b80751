/** The draft of the general wizard in the leads service. */
import { z } from 'zod';
import { CompanyContactSoFar } from './shared.ts';

const Count = z.int().min(0).optional();
const Line = (most: number) => z.string().max(most).optional();

/** As `GeneralDraft` of the rules: what a business has said so far. Amounts are fils. */
export const GeneralDraftAnswers = z.object({
  types: z.array(z.string().max(40)).max(20).optional(),
  other: Line(500),
  activity_id: Count,
  emirate_id: Count,
  turnoverFils: Count,
  sumInsuredFils: Count,
  contractValueFils: Count,
  employees: z
    .object({
      total: Count,
      admin: Count,
      nonAdmin: Count,
      adminWagesFils: Count,
      nonAdminWagesFils: Count,
    })
    .optional(),
  had_claim: z.boolean().optional(),
  claim_details: Line(500),
  contact: CompanyContactSoFar.optional(),
});
export type GeneralDraftAnswers = z.infer<typeof GeneralDraftAnswers>;
