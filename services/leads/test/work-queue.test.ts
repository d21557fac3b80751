/** The call centre's queue (decisions A37, features 106): longest waiting first, nobody who asked not to be called. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsUnderTest, medicalLead, siteLead, visitor } from './support/leads.ts';

const staffId = 'sara';
const health = { genderId: 2, dateOfBirth: '1991-03-14', nationalityId: 914 };

describe('the queue of leads', () => {
  let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
  beforeEach(async () => {
    leads = await leadsUnderTest();
  });
  afterEach(() => leads.stop());

  const list = async (over: Record<string, unknown> = {}) => {
    const { leads: found, total } = await leads.client.listQueue(
      { status: 'new', ...over },
      visitor,
    );
    return { sources: found.map(({ source }) => source), found, total };
  };
  const three = async () => {
    const { details, contact } = siteLead();
    const first = await leads.client.captureLead(
      siteLead({ details: { ...details, health } }),
      visitor,
    );
    leads.passDays(1);
    await leads.client.captureLead(
      medicalLead({ idempotencyKey: 'submit-0002', draftId: 'd1', productCount: 3 }),
      visitor,
    );
    leads.passDays(1);
    await leads.client.captureLead(
      siteLead({
        idempotencyKey: 'site-0003',
        kind: 'business',
        contact: { ...contact, email: 'omar@example.com' },
        details: {
          ...details,
          callSlot: 'afternoon',
          companyName: 'Ghaf Bakery LLC',
          details: 'Two ovens',
        },
      }),
      visitor,
    );
    return first;
  };

  it('has the longest waiting first, with what is worth knowing before dialling', async () => {
    await three();
    const { sources, found, total } = await list();
    expect(sources).toEqual(['call_me_back', 'medical_individual', 'business']);
    expect(total).toBe(3);
    expect(found.map(({ callSlot }) => callSlot)).toEqual(['morning', 'any', 'afternoon']);
    expect(found[0]).toMatchObject({ whatsapp: true, contact: { fullNumber: '+971501234567' } });
    expect(found.map(({ health }) => health)).toEqual([health, null, null]);
    expect(found[2]).toMatchObject({
      companyName: 'Ghaf Bakery LLC',
      details: 'Two ovens',
      car: '',
    });
  });

  it('can be read by slot and by pages', async () => {
    await three();
    expect(await list({ slot: 'afternoon' })).toMatchObject({ sources: ['business'], total: 1 });
    // The questionnaire asks for no slot.
    expect(await list({ slot: 'any' })).toMatchObject({
      sources: ['medical_individual'],
      total: 1,
    });
    expect(await list({ skip: 1, limit: 1 })).toMatchObject({
      sources: ['medical_individual'],
      total: 3,
    });
    // The last page that an address can name.
    expect(await list({ skip: 9998 * 100, limit: 100 })).toMatchObject({ sources: [], total: 3 });
  });

  it('moves a lead on with an event, once a change, and back', async () => {
    const { leadId, reference } = await three();
    const change = (status: 'new' | 'contacted' | 'spam') =>
      leads.client.changeLeadStatus({ leadId, status, staffId }, visitor);
    expect(await change('contacted')).toEqual({ changed: true, reference });
    expect(await change('contacted')).toEqual({ changed: false, reference });
    expect((await list()).sources).toEqual(['medical_individual', 'business']);
    expect((await list({ status: 'contacted' })).sources).toEqual(['call_me_back']);
    expect(await change('new')).toEqual({ changed: true, reference });
    expect((await list()).sources[0]).toBe('call_me_back');
    const published = await leads.eventsOf('muqarin.leads.v1.LeadStatusChanged');
    expect(published.map(({ value }) => JSON.parse(value ?? '') as unknown)).toEqual([
      { leadId, reference, status: 'contacted', staffId },
      { leadId, reference, status: 'new', staffId },
    ]);
  });

  it('has nobody who asked not to be called, nor what was erased', async () => {
    const { leadId } = await three();
    const ask = { email: 'mariam@example.com', idempotencyKey: 'link-0001' };
    await leads.client.requestDataLink(ask, visitor);
    const [event] = await leads.eventsOf('muqarin.leads.v1.DataLinkRequested');
    const { requestId } = JSON.parse(event?.value ?? '{}') as { requestId: string };
    await leads.client.changePreferences({ requestId, doNotCall: true }, visitor);
    expect((await list()).sources).toEqual(['business']);
    await leads.client.changePreferences({ requestId, doNotCall: false }, visitor);
    expect((await list()).total).toBe(3);
    await leads.client.eraseData({ requestId }, visitor);
    expect(await list()).toMatchObject({ sources: ['business'], total: 1 });
    const gone = await leads.client.changeLeadStatus(
      { leadId, status: 'contacted', staffId },
      visitor,
    );
    expect(gone).toEqual({ changed: false, reference: null });
  });
});
