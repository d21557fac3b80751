/** A lead in the leads service: captured, read, and the quote that was made of it. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { CapturedLead, KindName } from './kinds/kinds.ts';
import { Id, SiteContact } from './shared.ts';

export const Lead = z.object({
  leadId: Id,
  reference: z.string(),
  /** Its kind, by which way it came. */
  source: KindName,
  status: z.enum(['new', 'contacted', 'quoted', 'won', 'lost', 'spam']),
  draftId: Id.nullable(),
  contact: SiteContact,
  capturedAt: z.string(),
});
export type Lead = z.infer<typeof Lead>;

export const leadCalls = {
  captureLead: defineCall({
    name: 'capture-lead',
    method: 'POST',
    path: '/leads',
    summary:
      'Stores a lead of any kind and raises LeadCaptured in one write; the same key answers the first lead.',
    input: CapturedLead,
    output: Lead.extend({ created: z.boolean() }),
  }),
  linkQuote: defineCall({
    name: 'link-quote',
    method: 'PUT',
    path: '/leads/:leadId/quote',
    summary: 'Remembers the quote made of a lead, so that a resume link opens it.',
    input: z.object({ leadId: Id, quoteId: Id }),
    output: z.object({ linked: z.boolean() }),
  }),
  getLead: defineCall({
    name: 'get-lead',
    method: 'GET',
    path: '/leads/:leadId',
    summary: 'A lead, or null.',
    input: z.object({ leadId: Id }),
    output: Lead.nullable(),
  }),
} satisfies Record<string, CallContract>;
