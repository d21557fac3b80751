/** One lead of a person goes into another that an agent holds, and comes back as it was (decisions A37). */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { MergeOutcome } from '../../../contract/desk-merge.ts';
import { leadMerged, leadMergeUndone } from '../../desk/desk-events.ts';
import { type LeadsContext, leaseEnd } from '../../parts.ts';
import type { StoredLead } from '../../store/stored-lead.ts';
import { personOf } from './person-of.ts';

/** Whoever was merged by mistake is missed by then. */
const UNDO_DAYS = 30;

interface Merging {
  /** Leaves the queue. */
  leadId: string;
  /** Goes on. */
  into: string;
  staffId: string;
}

/** `refused`: another person's, bought already, or one of the two went into another. */
export async function mergeLeads(
  context: LeadsContext,
  { leadId, into, staffId }: Merging,
  call: CallContext,
): Promise<MergeOutcome> {
  const [lead, target] = await Promise.all([context.leads.find(leadId), context.leads.find(into)]);
  if (!isThere(lead) || !isThere(target)) return { outcome: 'gone', by: null };
  const personId = personOf(target);
  if (leadId === into || personOf(lead) !== personId) return { outcome: 'refused', by: null };
  const [from, on] = await Promise.all([
    context.deskLeads.find(leadId),
    context.deskLeads.find(into),
  ]);
  if (!on?.waits || !from || from.state === 'won') return { outcome: 'refused', by: null };
  const { reference } = lead;
  const payload = {
    leadId,
    reference,
    staffId,
    intoLeadId: into,
    intoReference: target.reference,
  };
  const event = createEvent(leadMerged, payload, call, context.events);
  const at = context.now();
  const until = leaseEnd(context);
  const held = { personId, staffId };
  if (await context.deskHolds.merge(held, { from: leadId, into, at, until }, event))
    return { outcome: 'done', by: null };
  const hold = await context.deskHolds.find(personId);
  if (hold?.holder === staffId) return { outcome: 'refused', by: null };
  return { outcome: 'lost', by: hold?.holder ?? null };
}

/** `refused`: it is not merged, or was too long ago. */
export async function undoMerge(
  context: LeadsContext,
  { leadId, staffId }: Pick<Merging, 'leadId' | 'staffId'>,
  call: CallContext,
): Promise<MergeOutcome> {
  const lead = await context.leads.find(leadId);
  if (!isThere(lead)) return { outcome: 'gone', by: null };
  const personId = personOf(lead);
  const now = context.now();
  const merged = (await context.deskHolds.find(personId))?.merged?.[leadId];
  if (!merged || undoUntil(merged.at) <= now) return { outcome: 'refused', by: null };
  const payload = { leadId, reference: lead.reference, staffId };
  const event = createEvent(leadMergeUndone, payload, call, context.events);
  if (await context.deskHolds.undoMerge({ personId, staffId }, { from: leadId, now }, event))
    return { outcome: 'done', by: null };
  const hold = await context.deskHolds.find(personId);
  if (!hold?.merged?.[leadId]) return { outcome: 'refused', by: null };
  return { outcome: 'lost', by: hold.holder };
}

/** The last instant is the one before. */
export function undoUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + UNDO_DAYS * 24 * 60 * 60 * 1000);
}

function isThere(lead: StoredLead | null): lead is StoredLead {
  return lead !== null && !lead.erasedAt;
}
