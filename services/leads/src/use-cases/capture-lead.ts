import type { CallContext } from '@muqarin/platform/context';
import type { CompleteAnswers } from '../../contract/leads-contract.ts';
import type { Contact, Lead } from '../../contract/shared.ts';
import type { LeadsContext } from '../parts.ts';
import { blankLead, storeLead } from './store-lead.ts';

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

export type Captured = Lead & { created: boolean };

/** Stores the contact and the event in one write. Twenty parallel submits with one key make one lead (decisions X29). */
export async function captureLead(
  context: LeadsContext,
  input: CaptureLeadInput,
  call: CallContext,
): Promise<Captured> {
  const draft = await context.drafts.find(input.draftId);
  return storeLead(context, call, {
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
  return storeLead(context, call, {
    ...blankLead(context, input.idempotencyKey),
    source: 'sponsor',
    draftId: null,
    quoteId: null,
    contact: { ...input.contact, name: `${input.firstName} ${input.lastName}` },
    answers: null,
    productCount: 0,
  });
}
