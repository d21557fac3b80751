import { isDeepStrictEqual } from 'node:util';
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { z } from 'zod';
import type { groupLeadCalls } from '../../../contract/medical-corporate.ts';
import { groupLeadChanged } from '../../events.ts';
import type { LeadsContext } from '../../parts.ts';
import { contactEvent } from '../capture-lead.ts';

type Change = z.output<typeof groupLeadCalls.changeGroupLead.input>;

/** Null where there is no such lead of a group; the same again changes nothing and publishes nothing (decisions M54). */
export async function changeGroupLead(
  context: LeadsContext,
  { leadId, contact: given, details }: Change,
  call: CallContext,
): Promise<{ reference: string | null }> {
  const lead = await context.leads.find(leadId);
  if (lead?.kind !== 'medical_corporate' || lead.erasedAt) return { reference: null };
  const contact = { ...lead.contact, ...given };
  const { reference } = lead;
  if (isDeepStrictEqual([lead.contact, lead.details], [contact, details])) return { reference };
  const payload = { leadId, reference, contact: contactEvent(contact), group: details };
  const event = createEvent(groupLeadChanged, payload, call, context.events);
  const isChanged = await context.leads.setGroup(leadId, { contact, details, reference }, event);
  return { reference: isChanged ? reference : null };
}
