import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { MotorLead, MotorLeadDetails } from '../../contract/motor.ts';
import type { Contact } from '../../contract/shared.ts';
import { motorChassisGiven } from '../events.ts';
import type { LeadsContext } from '../parts.ts';
import type { StoredLead } from '../store/leads.ts';
import { blankLead, storeLead, toLead } from './store-lead.ts';

export interface CaptureMotorLeadInput {
  idempotencyKey: string;
  source: 'motor' | 'motor_find_car' | 'motor_call_back';
  draftId: string | null;
  contact: Contact;
  motor: MotorLeadDetails;
  productCount: number;
}

/** Stored before anything is decided about the chassis number or the plans (decisions V10): no contact is lost. */
export async function captureMotorLead(
  context: LeadsContext,
  input: CaptureMotorLeadInput,
  call: CallContext,
): Promise<MotorLead & { created: boolean }> {
  const { draftId } = input;
  const draft = draftId === null ? null : await context.drafts.find(draftId);
  const { leadId, created } = await storeLead(context, call, {
    ...blankLead(context, input.idempotencyKey),
    ...(draft ? { reference: draft.reference } : {}),
    source: input.source,
    draftId,
    contact: input.contact,
    motor: input.motor,
    productCount: input.productCount,
  });
  const stored = await getMotorLead(context, leadId);
  if (!stored) throw new Error('a motor lead just stored cannot be found');
  return { ...stored, created };
}

export async function getMotorLead(
  { leads }: LeadsContext,
  leadId: string,
): Promise<MotorLead | null> {
  const stored = await leads.find(leadId);
  return stored?.motor ? toMotorLead(stored, stored.motor) : null;
}

/** The same number again changes nothing and tells nothing (decisions V13, X5). */
export async function updateChassis(
  context: LeadsContext,
  { leadId, chassisNo }: { leadId: string; chassisNo: string },
  call: CallContext,
): Promise<{ updated: boolean }> {
  const lead = await context.leads.find(leadId);
  if (!lead?.motor) return { updated: false };
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

function toMotorLead(stored: StoredLead, motor: MotorLeadDetails): MotorLead {
  return { ...toLead(stored), productCount: stored.productCount, quoteId: stored.quoteId, motor };
}
