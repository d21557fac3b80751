import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { Contact } from '../../contract/shared.ts';
import { motorContactChanged } from '../events.ts';
import type { LeadsContext } from '../parts.ts';

/** The same contact again changes nothing and tells nothing (S1 7, decisions V37). */
export async function changeMotorContact(
  context: LeadsContext,
  { leadId, contact }: { leadId: string; contact: Contact },
  call: CallContext,
): Promise<{ updated: boolean }> {
  const lead = await context.leads.find(leadId);
  if (!lead?.motor) return { updated: false };
  const names = Object.keys(contact) as (keyof Contact)[];
  if (names.every((name) => lead.contact[name] === contact[name])) return { updated: true };
  const { reference } = lead;
  const { dial_code: dialCode, ...rest } = contact;
  const told = { leadId, reference, contact: { ...rest, dialCode } };
  const event = createEvent(motorContactChanged, told, call, context.events);
  await context.leads.setContact(leadId, contact, event);
  return { updated: true };
}
