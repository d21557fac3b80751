/** The queue of the call centre in the leads service: who waits for a call, and what came of it (decisions A37). */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { CallSlot, DeskLine } from './kinds/kind.ts';
import { Lead } from './lead.ts';
import { Id } from './shared.ts';

/** How it stands with a lead, as an adviser says it: to be called, called, or sent by no person. */
export const QueueStatus = Lead.shape.status.extract(['new', 'contacted', 'spam']);
export type QueueStatus = z.infer<typeof QueueStatus>;

export const QueuedLead = Lead.extend({
  /** Of the plans that were priced for it, when there is one. */
  quoteId: Id.nullable(),
  ...DeskLine.shape,
});
export type QueuedLead = z.infer<typeof QueuedLead>;

export const queueCalls = {
  listQueue: defineCall({
    name: 'list-queue',
    method: 'GET',
    path: '/lead-queue',
    summary:
      'Leads of one status that were not erased and may be called, the longest waiting first; with a slot those who chose it.',
    input: z.object({
      status: QueueStatus,
      slot: CallSlot.optional(),
      skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    output: z.object({ leads: z.array(QueuedLead), total: z.int() }),
  }),
  changeLeadStatus: defineCall({
    name: 'change-lead-status',
    method: 'PUT',
    path: '/leads/:leadId/status',
    summary:
      'How it stands with a lead from now on; raises LeadStatusChanged in the same write, once a change.',
    input: z.object({ leadId: Id, status: QueueStatus, staffId: z.string().min(1).max(64) }),
    output: z.object({ changed: z.boolean(), reference: z.string().nullable() }),
  }),
} satisfies Record<string, CallContract>;
