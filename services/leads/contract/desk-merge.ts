/** Duplicates of a person at the desk: one lead goes into another, and comes back. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Id } from './shared.ts';

const StaffId = z.string().min(1).max(64);

/** `lost`: somebody else has the person. `refused`: its state does not allow it. */
const MergeOutcome = z.object({
  outcome: z.enum(['done', 'lost', 'gone', 'refused']),
  by: StaffId.nullable(),
});
export type MergeOutcome = z.infer<typeof MergeOutcome>;

export const deskMergeCalls = {
  mergeLeads: defineCall({
    name: 'merge-leads',
    method: 'PUT',
    path: '/desk/:leadId/merged',
    summary:
      'Puts a lead into another of the same person, by whoever holds them: it leaves the queue. Raises LeadMerged.',
    input: z.object({ leadId: Id, into: Id, staffId: StaffId }),
    output: MergeOutcome,
  }),
  undoMerge: defineCall({
    name: 'undo-merge',
    method: 'POST',
    path: '/desk/:leadId/merged/undo',
    summary:
      'Puts a merged lead back as it was, within 30 days and unless somebody else has the person. Raises LeadMergeUndone.',
    input: z.object({ leadId: Id, staffId: StaffId }),
    output: MergeOutcome,
  }),
} satisfies Record<string, CallContract>;
