import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { contactNames } from '@muqarin/rules/contact';
import type { z } from 'zod';
import type { motorLeadCalls } from '../../../contract/motor.ts';
import { motorContactChanged } from '../../events.ts';
import type { LeadsContext } from '../../parts.ts';
import { contactEvent } from '../capture-lead.ts';
import { getMotorLead } from './update-chassis.ts';

type ContactChange = z.output<typeof motorLeadCalls.changeMotorContact.input>;

/** The same contact and nationality again change nothing and publish nothing (S1 7, decisions V37). */
export async function changeMotorContact(
  context: LeadsContext,
  { leadId, contact: given, nationalityId }: ContactChange,
  call: CallContext,
): Promise<{ updated: boolean }> {
  const lead = await getMotorLead(context, leadId);
  if (!lead) return { updated: false };
  const known = lead.motor.answers?.nationalityId;
  const isOther = nationalityId !== undefined && known !== undefined && nationalityId !== known;
  const other = isOther ? { nationalityId } : {};
  // What the form of the purchase does not ask stays.
  const contact = { ...lead.contact, ...given };
  const isSame = contactNames.every((name) => lead.contact[name] === contact[name]);
  if (isSame && !isOther) return { updated: true };
  const { reference } = lead;
  const payload = { leadId, reference, contact: contactEvent(contact), ...other };
  const event = createEvent(motorContactChanged, payload, call, context.events);
  const change = { contact, reference, ...other };
  return { updated: await context.leads.setContact(leadId, change, event) };
}
