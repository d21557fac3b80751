/** The leads service as the BFF sees it, in memory: drafts, links, leads; the same key answers the first lead. */
import { MotorDetails } from '@muqarin/leads/contract/kinds/motor';
import type { leadsContract } from '@muqarin/leads/contract/leads-contract';
import { AppError } from '@muqarin/platform/errors';
import type { Client } from '@muqarin/platform/http/client';
import { type FakeSiteLeads, fakeSiteLeads } from './fake-site-leads.ts';

type Leads = Client<typeof leadsContract>;
type Draft = NonNullable<Awaited<ReturnType<Leads['getDraft']>>>;
type Lead = NonNullable<Awaited<ReturnType<Leads['getLead']>>>;
type MotorLead = NonNullable<Awaited<ReturnType<Leads['getMotorLead']>>>;

export interface FakeLeads {
  client: Leads;
  leads: Lead[];
  motorLeads: Map<string, MotorLead>;
  links: { token: string; draftId: string; email: string }[];
  site: FakeSiteLeads;
}

export function fakeLeads(): FakeLeads {
  const drafts = new Map<string, Draft>();
  const byKey = new Map<string, Lead>();
  const quoteOf = new Map<string, string>();
  const leads: Lead[] = [];
  const motorLeads = new Map<string, MotorLead>();
  const links: FakeLeads['links'] = [];

  const keep = (key: string, lead: Omit<Lead, 'leadId' | 'status' | 'capturedAt'>) => {
    const known = byKey.get(key);
    if (known) return { ...known, created: false };
    const added: Lead = {
      ...lead,
      leadId: `lead-${leads.length + 1}`,
      status: 'new',
      capturedAt: '2026-11-21T08:00:00.000Z',
    };
    byKey.set(key, added);
    leads.push(added);
    return { ...added, created: true };
  };

  const site = fakeSiteLeads();

  const client: Leads = {
    saveDraft: async ({ draftId, step, answers, undo, motor, general, over, pages }) => {
      const known = drafts.get(draftId);
      if (typeof over === 'number' && over !== (known?.revision ?? 0))
        throw new AppError(
          'conflict',
          'LEADS.DRAFT_CHANGED',
          'These answers were saved meanwhile.',
        );
      const draft = {
        draftId,
        reference: known?.reference ?? `MQ-2345-${String(drafts.size + 2222)}`,
        revision: (known?.revision ?? 0) + 1,
        step,
        answers: structuredClone(answers),
        undo: structuredClone(undo ?? null),
        motor: structuredClone(motor ?? null),
        general: structuredClone(general ?? null),
        pages: structuredClone(pages ?? known?.pages ?? []),
        expiresAt: '2026-12-21T08:00:00.000Z',
      };
      drafts.set(draftId, draft);
      return structuredClone(draft);
    },
    getDraft: async ({ draftId }) => structuredClone(drafts.get(draftId) ?? null),
    requestResumeLink: async ({ draftId, email }) => {
      if (!drafts.has(draftId)) throw new AppError('not_found', 'LEADS.NO_DRAFT', 'No draft.');
      links.push({ token: `d.link-${links.length}-${draftId}.1798000000.mark`, draftId, email });
      return { expiresAt: '2026-12-21T08:00:00.000Z' };
    },
    openResumeLink: async ({ token }) => {
      const link = links.find((known) => known.token === token);
      const draft = link && drafts.get(link.draftId);
      if (!draft) return null;
      const lead = leads.find((known) => known.draftId === draft.draftId);
      const quoteId = lead ? (quoteOf.get(lead.leadId) ?? null) : null;
      return { draft: structuredClone(draft), leadId: lead?.leadId ?? null, quoteId };
    },
    captureLead: async (input) => {
      const { idempotencyKey, kind: source, contact, draftId = null } = input;
      const isOfSite = 'page' in input.details;
      const next = isOfSite ? `MQ-5555-${site.captured.length + 2222}` : 'MQ-3333-3333';
      const reference = drafts.get(draftId ?? '')?.reference ?? next;
      const lead = keep(idempotencyKey, { reference, source, draftId, contact });
      if (lead.created && isOfSite) site.captured.push(structuredClone(input));
      if (lead.created && 'car' in input.details) {
        const { productCount = 0 } = input;
        const motor = MotorDetails.parse(input.details);
        motorLeads.set(lead.leadId, { ...lead, productCount, quoteId: null, motor });
      }
      return lead;
    },
    getMotorLead: async ({ leadId }) => structuredClone(motorLeads.get(leadId) ?? null),
    updateChassis: async ({ leadId, chassisNo }) => {
      const lead = motorLeads.get(leadId);
      if (lead) lead.motor.chassisNo = chassisNo;
      return { updated: lead !== undefined };
    },
    changeMotorContact: async ({ leadId, contact, nationalityId }) => {
      const lead = motorLeads.get(leadId);
      if (lead) lead.contact = contact;
      if (lead?.motor.answers && nationalityId) lead.motor.answers.nationalityId = nationalityId;
      return { updated: lead !== undefined };
    },
    linkQuote: async ({ leadId, quoteId }) => {
      quoteOf.set(leadId, quoteId);
      return { linked: true };
    },
    getLead: async ({ leadId }) => leads.find((lead) => lead.leadId === leadId) ?? null,
    listQueue: async ({ status, slot, skip = 0, limit = 50 }) => {
      const queued = leads
        .filter((lead) => lead.status === status)
        .map((lead) => ({
          ...lead,
          quoteId: quoteOf.get(lead.leadId) ?? null,
          callSlot: 'any' as const,
          whatsapp: false,
          companyName: '',
          car: '',
          callTime: '',
          health: null,
          details: '',
        }))
        .filter(({ callSlot }) => slot === undefined || slot === callSlot);
      const page = { from: Number(skip), to: Number(skip) + Number(limit) };
      return { leads: queued.slice(page.from, page.to), total: queued.length };
    },
    changeLeadStatus: async ({ leadId, status }) => {
      const lead = leads.find((known) => known.leadId === leadId);
      if (!lead) return { changed: false, reference: null };
      const changed = lead.status !== status;
      lead.status = status;
      return { changed, reference: lead.reference };
    },
    ...site.client,
  };
  return { client, leads, motorLeads, links, site };
}
