import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers, leadsUnderTest, medicalLead, visitor } from './support/leads.ts';

const type = 'muqarin.leads.v1.LeadCaptured';

describe('capturing a lead', () => {
  let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
  beforeEach(async () => {
    leads = await leadsUnderTest();
  });
  afterEach(() => leads.stop());

  const capture = (idempotencyKey = 'submit-0001') =>
    leads.client.captureLead(medicalLead({ idempotencyKey }), visitor);

  it('stores the contact and publishes it with all a caller needs', async () => {
    const lead = await capture();
    expect(lead).toMatchObject({ created: true, status: 'new', source: 'medical_individual' });
    const [event, ...others] = await leads.eventsOf(type);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      topic: 'leads.lead.v1',
      key: lead.leadId,
      headers: { ce_actorkind: 'visitor', ce_actorid: 'v1', ce_correlationid: 'c1' },
    });
    expect(JSON.parse(event?.value ?? '')).toMatchObject({
      reference: lead.reference,
      clientType: 'Individual',
      line: 'medical',
      contact: { name: 'Mariam Test', fullNumber: '+971501234567' },
      answers: { mainEmirate: 2, members: [{ dateOfBirth: '1991-03-14' }] },
      productCount: 12,
    });
  });

  it('makes one lead of twenty parallel submits', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => capture()));
    expect(new Set(all.map((lead) => lead.leadId)).size).toBe(1);
    expect(all.filter((lead) => lead.created)).toHaveLength(1);
    expect(await leads.eventsOf(type)).toHaveLength(1);
  });

  it('keeps the reference that the person has seen since the first answer', async () => {
    const draft = await leads.client.saveDraft(
      {
        draftId: 'd1',
        line: 'medical',
        step: 'emirate',
        answers: { main_emirate: 2, members: [] },
      },
      visitor,
    );
    expect((await capture()).reference).toBe(draft.reference);
  });

  it.each([
    ['ur', 'en', 'ur'],
    [undefined, 'ar', 'ar'],
    [undefined, undefined, undefined],
  ] as const)('says to call in %s from a page in %s: in %s', async (chosen, locale, language) => {
    const contact = { ...answers.contact, ...(chosen ? { call_language: chosen } : {}) };
    const lead = medicalLead({ contact });
    const { leadId } = await leads.client.captureLead(
      lead,
      locale ? { ...visitor, locale } : visitor,
    );
    const [event] = await leads.eventsOf(type);
    expect(JSON.parse(event?.value ?? '').contact.callLanguage).toBe(language);
    expect((await leads.client.getLead({ leadId }, visitor))?.contact.call_language).toBe(language);
  });

  it('refuses what is no lead and stores nothing', async () => {
    const broken = { ...answers, members: [] };
    const call = leads.client.captureLead(
      medicalLead({ idempotencyKey: 'submit-0002', details: broken }),
      visitor,
    );
    await expect(call).rejects.toMatchObject({ kind: 'invalid', code: 'INVALID_INPUT' });
    expect(await leads.eventsOf(type)).toEqual([]);
  });

  it('takes a sponsor’s short form', async () => {
    const lead = await leads.client.captureLead(
      {
        idempotencyKey: 'sponsor-0001',
        kind: 'sponsor',
        contact: answers.contact,
        details: { emirate: 'Dubai' },
      },
      visitor,
    );
    expect(lead.source).toBe('sponsor');
    const [event] = await leads.eventsOf(type);
    expect(JSON.parse(event?.value ?? '')).toMatchObject({
      source: 'sponsor',
      line: 'medical',
      contact: { name: 'Mariam Test' },
    });
  });
});
