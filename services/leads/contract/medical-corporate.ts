/** Groups in the leads service: the draft of the questionnaire, and a lead that goes on with other answers. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { GroupDetails } from './kinds/medical-corporate.ts';
import { CompanyContactSoFar, Contact, Id } from './shared.ts';

/** As `GroupDraft` of the rules: what an employer has said so far. */
export const GroupDraftAnswers = z.object({
  emirate_id: z.int().min(0).optional(),
  member_count: z.int().min(0).optional(),
  multiple_categories: z.boolean().optional(),
  categories: z.array(z.int().min(0).nullable()).max(52).optional(),
  contact: CompanyContactSoFar.optional(),
});
export type GroupDraftAnswers = z.infer<typeof GroupDraftAnswers>;

export const groupLeadCalls = {
  changeGroupLead: defineCall({
    name: 'change-group-lead',
    method: 'PUT',
    path: '/group-leads/:leadId',
    summary:
      'The answers and the contact of a group’s lead from now on (M54); raises GroupLeadChanged in the same write, once a change.',
    input: z.object({ leadId: Id, contact: Contact, details: GroupDetails }),
    output: z.object({ reference: z.string().nullable() }),
  }),
} satisfies Record<string, CallContract>;
