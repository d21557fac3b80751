/** A supervisor moves a lead from one agent to another, or back to the queue. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { reassignReasons } from '@muqarin/rules/desk/reassign-reasons';
import { z } from 'zod';
import { Id } from './shared.ts';

const StaffId = z.string().min(1).max(64);

/** `lost`: by now somebody else has it, or nobody. `absent` and `full` are said of who was to have it. */
const ReassignOutcome = z.object({
  outcome: z.enum(['done', 'lost', 'gone', 'absent', 'full']),
  by: StaffId.nullable(),
});
export type ReassignOutcome = z.infer<typeof ReassignOutcome>;

export const DeskMove = z.object({
  leadId: Id,
  reference: z.string(),
  by: StaffId,
  from: StaffId,
  /** Null: the queue. */
  to: StaffId.nullable(),
  /** `unheard`: `by` took it after the lease of `from` had run out. */
  reason: z.enum([...reassignReasons, 'unheard']),
  at: z.string(),
});
export type DeskMove = z.infer<typeof DeskMove>;

export const deskReassignCalls = {
  reassignLead: defineCall({
    name: 'reassign-lead',
    method: 'POST',
    path: '/desk/:leadId/reassignment',
    summary:
      'Gives what one agent holds to another who is at the desk, or to the queue, by one compare-and-set. Raises LeadReassigned.',
    input: z.object({
      leadId: Id,
      staffId: StaffId,
      from: StaffId,
      to: StaffId.nullable(),
      reason: z.enum(reassignReasons),
    }),
    output: ReassignOutcome,
  }),
  deskMoves: defineCall({
    name: 'desk-moves',
    method: 'GET',
    path: '/desk/moves',
    summary:
      'What a supervisor took from this agent or gave to them in the last half hour, and who took what they had left.',
    input: z.object({ staffId: StaffId }),
    output: z.object({ moves: z.array(DeskMove) }),
  }),
  presentAgents: defineCall({
    name: 'present-agents',
    method: 'GET',
    path: '/desk/agents',
    summary: 'Who is at the desk.',
    input: z.object({}),
    output: z.object({ staffIds: z.array(StaffId) }),
  }),
} satisfies Record<string, CallContract>;
