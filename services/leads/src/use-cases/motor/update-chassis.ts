import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { type MotorDetails, motor } from '../../../contract/kinds/motor.ts';
import type { MotorLead } from '../../../contract/motor.ts';
import { motorChassisGiven } from '../../events.ts';
import type { LeadsContext } from '../../parts.ts';
import { toLead } from '../capture-lead.ts';

/** Null for what is not about a car, or was erased. */
export async function getMotorLead(
  { leads }: LeadsContext,
  leadId: string,
): Promise<MotorLead | null> {
  const stored = await leads.find(leadId);
  const isMotor = motor.names.some((name) => name === stored?.kind);
  if (!stored || !isMotor || stored.erasedAt) return null;
  const { productCount, quoteId, details } = stored;
  return { ...toLead(stored), productCount, quoteId, motor: details as MotorDetails };
}

/** The same number again changes nothing and tells nothing (decisions V13, X5). */
export async function updateChassis(
  context: LeadsContext,
  { leadId, chassisNo }: { leadId: string; chassisNo: string },
  call: CallContext,
): Promise<{ updated: boolean }> {
  const lead = await getMotorLead(context, leadId);
  if (!lead) return { updated: false };
  if (lead.motor.chassisNo === chassisNo) return { updated: true };
  const { reference } = lead;
  const event = createEvent(
    motorChassisGiven,
    { leadId, reference, chassisNo, short: chassisNo.length < FULL_LENGTH },
    call,
    context.events,
  );
  await context.leads.setChassis(leadId, chassisNo, event);
  return { updated: true };
}

const FULL_LENGTH = 17;
