/** A supervisor gives what an agent holds to another, or back to the queue; who had it is notified (decisions X25). */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { ReassignReason } from '@muqarin/rules/desk/reassign-reasons';
import type { DeskMove, ReassignOutcome } from '../../../contract/desk-reassign.ts';
import { leadReassigned } from '../../desk/desk-events.ts';
import { type LeadsContext, leaseEnd, thereSince } from '../../parts.ts';
import { personOf } from './person-of.ts';

interface Reassigning {
  leadId: string;
  /** Who does it. */
  staffId: string;
  /** Who has it, as the supervisor saw it. */
  from: string;
  to: string | null;
  reason: ReassignReason;
}

/** So long it is shown to both. */
const MOVE_MINUTES = 30;

export async function reassignLead(
  context: LeadsContext,
  { leadId, staffId, from, to, reason }: Reassigning,
  call: CallContext,
): Promise<ReassignOutcome> {
  const lead = await context.leads.find(leadId);
  if (!lead || lead.erasedAt) return { outcome: 'gone', by: null };
  if (to !== null && !(await presentAgents(context)).staffIds.includes(to))
    return { outcome: 'absent', by: to };
  const { reference } = lead;
  const payload = { leadId, reference, staffId, fromStaffId: from, toStaffId: to ?? '', reason };
  const event = createEvent(leadReassigned, payload, call, context.events);
  const now = context.now();
  const until = leaseEnd(context);
  const personId = personOf(lead);
  const move = { personId, leadId, from, to, now, until };
  // To whoever has it already: nothing moves.
  const done = from === to ? 'no' : await context.deskHolds.reassign(move, event);
  if (done === 'full') return { outcome: 'full', by: to };
  if (done === 'no') {
    const hold = await context.deskHolds.find(personId);
    const isHeld = hold !== null && hold.until > now;
    return { outcome: 'lost', by: isHeld ? hold.holder : null };
  }
  const shown: DeskMove = {
    leadId,
    reference,
    by: staffId,
    from,
    to,
    reason,
    at: now.toISOString(),
  };
  await context.deskAgents.tell(to === null ? [from] : [from, to], shown);
  return { outcome: 'done', by: to };
}

export async function presentAgents(context: LeadsContext) {
  const present = await context.deskAgents.present(thereSince(context));
  return { staffIds: present.map(({ _id }) => _id).sort() };
}

/** Of each lead the last one, the newest first. */
export async function deskMoves(
  { deskAgents, now }: LeadsContext,
  { staffId }: { staffId: string },
): Promise<{ moves: DeskMove[] }> {
  const since = new Date(now().getTime() - MOVE_MINUTES * 60_000).toISOString();
  const recent = (await deskAgents.movesOf(staffId)).filter(({ at }) => at > since);
  const last = new Map(recent.map((move) => [move.leadId, move]));
  return { moves: [...last.values()].reverse() };
}
