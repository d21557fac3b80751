import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { makeReference } from '@muqarin/rules/reference';
import type { CompleteAnswers, Contact, Lead } from '../../contract/leads-contract.ts';
import { leadCaptured } from '../events.ts';
import type { LeadsContext } from '../parts.ts';
import type { StoredLead } from '../store/leads.ts';

export interface CaptureLeadInput {
  idempotencyKey: string;
  draftId: string;
  answers: CompleteAnswers;
  productCount: number;
  quoteId: string | null;
}

export interface CaptureSponsorLeadInput {
  idempotencyKey: string;
  contact: Contact;
  firstName: string;
  lastName: string;
  emirate: string;
}

type Captured = Lead & { created: boolean };

/** Stores the contact and the event in one write. Twenty parallel submits with one key make one lead (decisions X29). */
export async function captureLead(
  context: LeadsContext,
  input: CaptureLeadInput,
  call: CallContext,
): Promise<Captured> {
  const draft = await context.drafts.find(input.draftId);
  return capture(context, call, {
    ...blankLead(context, input.idempotencyKey),
    ...(draft ? { reference: draft.reference } : {}),
    source: 'medical_individual',
    draftId: input.draftId,
    quoteId: input.quoteId,
    contact: input.answers.contact,
    answers: input.answers,
    productCount: input.productCount,
  });
}

export function captureSponsorLead(
  context: LeadsContext,
  input: CaptureSponsorLeadInput,
  call: CallContext,
): Promise<Captured> {
  return capture(context, call, {
    ...blankLead(context, input.idempotencyKey),
    source: 'sponsor',
    draftId: null,
    quoteId: null,
    contact: { ...input.contact, name: `${input.firstName} ${input.lastName}` },
    answers: null,
    productCount: 0,
  });
}

async function capture(
  context: LeadsContext,
  call: CallContext,
  lead: StoredLead,
): Promise<Captured> {
  // Written without a look first: the unique key refuses what came before, and nearly all leads are new.
  const event = createEvent(leadCaptured, eventOf(lead), call, context.events);
  const stored = await context.leads.insert(lead, event);
  if (stored) return { ...toLead(stored), created: true };
  const first = await context.leads.findByKey(lead.idempotencyKey);
  if (!first) throw new Error('a lead refused as a duplicate cannot be found');
  return { ...toLead(first), created: false };
}

function blankLead(context: LeadsContext, idempotencyKey: string) {
  return {
    _id: context.newId(),
    idempotencyKey,
    reference: makeReference(context.randomBytes(8)),
    status: 'new' as const,
    capturedAt: context.now(),
  };
}

function eventOf(lead: StoredLead) {
  const { contact, answers, quoteId } = lead;
  return {
    leadId: lead._id,
    reference: lead.reference,
    source: lead.source === 'sponsor' ? 'sponsor' : 'individual_medical',
    clientType: 'Individual',
    contact: {
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      dialCode: contact.dial_code,
      fullNumber: contact.fullNumber,
    },
    ...(answers ? { answers: answersOf(answers) } : {}),
    productCount: lead.productCount,
    ...(quoteId ? { quoteId } : {}),
  };
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
