import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { makeReference } from '@muqarin/rules/reference';
import { type CapturedLead, kindOf } from '../../contract/kinds/kinds.ts';
import type { Lead } from '../../contract/lead.ts';
import type { Contact } from '../../contract/shared.ts';
import { hashOfEmail } from '../email-hash.ts';
import { leadCaptured } from '../events.ts';
import type { LeadsContext } from '../parts.ts';
import { hashOfPhone } from '../phone-hash.ts';
import { leadTerms } from '../store/lead-search.ts';
import type { StoredLead } from '../store/stored-lead.ts';

/**
 * Lead and LeadCaptured in one write, before anything else is decided (decisions V10): no contact is lost. The same key answers
 * the lead that was first; twenty parallel submits with one key make one lead (X29).
 */
export async function captureLead(
  context: LeadsContext,
  input: CapturedLead,
  call: CallContext,
): Promise<Lead & { created: boolean }> {
  const lead = await leadOf(context, input, call);
  // Written without a look first: the unique key refuses what came before, and nearly all leads are new.
  const event = createEvent(leadCaptured, eventOf(lead), call, context.events);
  if (await context.leads.insert(lead, event)) return { ...toLead(lead), created: true };
  const first = await context.leads.findByKey(lead.idempotencyKey);
  if (!first) throw new Error('a lead refused as a duplicate cannot be found');
  return { ...toLead(first), created: false };
}

async function leadOf(
  context: LeadsContext,
  input: CapturedLead,
  { locale }: CallContext,
): Promise<StoredLead> {
  const { draftId } = input;
  // Who does not say in which language to call is called in that of the page.
  const contact = { ...(locale ? { call_language: locale } : {}), ...input.contact };
  const draft = draftId === null ? null : await context.drafts.find(draftId);
  const now = context.now();
  const reference = draft?.reference ?? makeReference(context.randomBytes(8));
  return {
    ...input,
    contact,
    _id: context.newId(),
    reference,
    status: 'new',
    quoteId: null,
    capturedAt: now,
    emailHash: hashOfEmail(contact.email),
    phoneHash: hashOfPhone(contact.fullNumber || contact.phone),
    terms: leadTerms({ contact, reference }),
    keptFrom: now,
    doNotCall: false,
    erasedAt: null,
  };
}

function eventOf({ _id: leadId, reference, kind, contact, details, productCount }: StoredLead) {
  return {
    leadId,
    reference,
    source: kind === 'medical_individual' ? 'individual_medical' : kind,
    clientType: 'Individual',
    contact: contactEvent(contact),
    productCount,
    line: kindOf(kind).line ?? '',
    ...kindOf(kind).event(details),
  };
}

/** Its fields as the event spells them. */
export function contactEvent(contact: Contact) {
  const { dial_code: dialCode, call_language: callLanguage = '', ...others } = contact;
  return { ...others, dialCode, callLanguage };
}

export function toLead(stored: StoredLead): Lead {
  return {
    leadId: stored._id,
    reference: stored.reference,
    source: stored.kind,
    status: stored.status,
    draftId: stored.draftId,
    contact: stored.contact,
    capturedAt: stored.capturedAt.toISOString(),
  };
}
