/** What every way of capturing a lead shares: one write, one event, one lead a key (decisions X29). */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { makeReference } from '@muqarin/rules/reference';
import type { CompleteAnswers } from '../../contract/leads-contract.ts';
import type { Lead } from '../../contract/shared.ts';
import { hashOfEmail } from '../email-hash.ts';
import { leadCaptured } from '../events.ts';
import type { LeadsContext } from '../parts.ts';
import { hashOfPhone } from '../phone-hash.ts';
import type { StoredLead } from '../store/leads.ts';
import { motorEvent } from './motor-event.ts';
import { siteEvent } from './site-event.ts';

/** Lead and LeadCaptured in one write; the same key answers the lead that was first. */
export async function storeLead(
  context: LeadsContext,
  call: CallContext,
  given: StoredLead,
): Promise<Lead & { created: boolean }> {
  const { contact } = given;
  const emailHash = hashOfEmail(contact.email);
  const phoneHash = hashOfPhone(contact.fullNumber || contact.phone);
  const lead = { ...given, emailHash, phoneHash };
  // Written without a look first: the unique key refuses what came before, and nearly all leads are new.
  const event = createEvent(leadCaptured, eventOf(lead), call, context.events);
  const stored = await context.leads.insert(lead, event);
  if (stored) return { ...toLead(stored), created: true };
  const first = await context.leads.findByKey(lead.idempotencyKey);
  if (!first) throw new Error('a lead refused as a duplicate cannot be found');
  return { ...toLead(first), created: false };
}

export function blankLead(context: LeadsContext, idempotencyKey: string) {
  const now = context.now();
  return {
    _id: context.newId(),
    idempotencyKey,
    reference: makeReference(context.randomBytes(8)),
    status: 'new' as const,
    capturedAt: now,
    keptFrom: now,
    draftId: null,
    quoteId: null,
    answers: null,
    motor: null,
    site: null,
    emailHash: null,
    phoneHash: '',
    doNotCall: false,
    erasedAt: null,
    productCount: 0,
  };
}

function eventOf(lead: StoredLead) {
  const { contact, answers, motor, site, quoteId } = lead;
  return {
    leadId: lead._id,
    reference: lead.reference,
    source: lead.source === 'medical_individual' ? 'individual_medical' : lead.source,
    clientType: isCorporate(lead) ? 'Corporate' : 'Individual',
    contact: {
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      dialCode: contact.dial_code,
      fullNumber: contact.fullNumber,
    },
    ...(answers ? { answers: answersOf(answers) } : {}),
    ...(motor ? motorEvent(motor) : {}),
    ...(site ? { details: site.details ?? '', site: siteEvent(site) } : {}),
    productCount: lead.productCount,
    ...(quoteId ? { quoteId } : {}),
  };
}

function isCorporate({ source, site }: StoredLead): boolean {
  return source === 'business' || source === 'fleet' || site?.clientTypeId === 2;
}

function answersOf(answers: CompleteAnswers) {
  return {
    mainEmirate: answers.main_emirate,
    category: answers.category,
    memberCount: answers.member_count,
    members: answers.members.map((member, index) => ({
      number: index + 1,
      dateOfBirth: isoDay(member.dob_year, member.dob_month, member.dob_day),
      genderId: member.gender_id,
      maritalStatusId: member.marital_status_id,
      relationId: member.relation_id,
    })),
  };
}

function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function toLead(stored: StoredLead): Lead {
  return {
    leadId: stored._id,
    reference: stored.reference,
    source: stored.source,
    status: stored.status,
    draftId: stored.draftId,
    contact: stored.contact,
    capturedAt: stored.capturedAt.toISOString(),
  };
}
