import { generalTypes } from '@muqarin/rules/general/insurance-types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsUnderTest, siteLead, visitor } from './support/leads.ts';

const type = 'muqarin.leads.v1.LeadCaptured';

describe('capturing a lead of the site', () => {
  let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
  beforeEach(async () => {
    leads = await leadsUnderTest();
  });
  afterEach(() => leads.stop());

  it('tells its source, consent and call-back slot in one event', async () => {
    const lead = await leads.client.captureLead(siteLead(), { ...visitor, locale: 'ar' });
    expect(lead).toMatchObject({ created: true, status: 'new', source: 'call_me_back' });
    const [event, ...others] = await leads.eventsOf(type);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ key: lead.leadId, headers: { ce_locale: 'ar' } });
    expect(JSON.parse(event?.value ?? '')).toMatchObject({
      reference: lead.reference,
      source: 'call_me_back',
      contact: { name: 'Mariam Test', fullNumber: '+971501234567' },
      site: {
        page: '/uae/en/insurance/car',
        whatsapp: true,
        callSlot: 'morning',
        insuranceType: 'vehicle',
        vehicleTypeId: 1,
      },
    });
    expect(JSON.parse(event?.value ?? '').site.marketingConsent ?? false).toBe(false);
  });

  it.each(['contact', 'blog', 'travel', 'life', 'business', 'fleet'] as const)(
    'takes a %s lead, one for each key however often it comes',
    async (kind) => {
      const input = siteLead({ kind, idempotencyKey: `submit-${kind}` });
      const all = await Promise.all(
        Array.from({ length: 20 }, () => leads.client.captureLead(input, visitor)),
      );
      expect(new Set(all.map((lead) => lead.leadId)).size).toBe(1);
      expect(all.filter((lead) => lead.created)).toHaveLength(1);
      const events = await leads.eventsOf(type);
      expect(events.map(({ value }) => JSON.parse(value ?? '').source)).toEqual([kind]);
    },
  );

  it('publishes what was written in the person’s own words, and every type of insurance', async () => {
    const details = 'A fall in 2024';
    // Every type of the list at once.
    const insuranceType = generalTypes.map(({ code }) => code).join(', ');
    const asked = { ...siteLead().details, details, insuranceType };
    const input = siteLead({ kind: 'business', details: asked });
    await leads.client.captureLead(input, visitor);
    const [event] = await leads.eventsOf(type);
    expect(JSON.parse(event?.value ?? '')).toMatchObject({
      source: 'business',
      details,
      site: { insuranceType },
    });
  });

  it('takes one without an e-mail, where the form asks for none', async () => {
    const contact = { ...siteLead().contact, email: '' };
    const lead = await leads.client.captureLead(siteLead({ contact }), visitor);
    expect(await leads.client.getLead({ leadId: lead.leadId }, visitor)).toMatchObject({ contact });
  });
});
