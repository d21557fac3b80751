/** Puts a lead back among those who wait for a call: it was closed by mistake, or there is something new for them. */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { ActOutcome } from '../../../contract/desk.ts';
import { leadStatusChanged } from '../../events.ts';
import type { LeadsContext } from '../../parts.ts';

/** Asked twice it is published once: the second finds that it waits, or is about to. */
export async function reopenLead(
  context: LeadsContext,
  { leadId, staffId }: { leadId: string; staffId: string },
  call: CallContext,
): Promise<ActOutcome> {
  const [lead, atDesk] = await Promise.all([
    context.leads.find(leadId),
    context.deskLeads.find(leadId),
  ]);
  if (!lead || lead.erasedAt) return { outcome: 'gone', by: null };
  if (lead.doNotCall || !atDesk?.closedAt || atDesk.state === 'won')
    return { outcome: 'refused', by: null };
  const payload = { leadId, reference: lead.reference, status: 'new', staffId };
  const event = createEvent(leadStatusChanged, payload, call, context.events);
  const changed = await context.leads.setStatus(leadId, 'new', event);
  return { outcome: changed ? 'done' : 'refused', by: null };
}
