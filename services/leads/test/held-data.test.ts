import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers, leadsUnderTest, medicalLead, siteLead, visitor } from './support/leads.ts';

const email = 'mariam@example.com';
const health = { genderId: 2, dateOfBirth: '1991-03-14', nationalityId: 914 };

describe('what is held about a person', () => {
  let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
  beforeEach(async () => {
    leads = await leadsUnderTest();
  });
  afterEach(() => leads.stop());

  const opened = async (idempotencyKey = 'link-0001', address = 'Mariam@Example.com') => {
    await leads.client.requestDataLink({ email: address, idempotencyKey }, visitor);
    const path = await leads.lastMailed('muqarin.leads.v1.DataLinkRequested');
    const token = path.replace('/my-data/', '');
    const found = await leads.client.openDataLink({ token }, visitor);
    return { token, requestId: found?.requestId ?? '' };
  };

  const everything = async () => {
    const { details } = siteLead();
    await leads.client.captureLead(siteLead({ details: { ...details, health } }), visitor);
    await leads.client.captureLead(
      medicalLead({ idempotencyKey: 'submit-0002', draftId: 'd1', productCount: 3 }),
      visitor,
    );
    await leads.client.saveDraft(
      { draftId: 'd1', line: 'medical', step: 'contact', answers },
      visitor,
    );
    await leads.client.fileCase(
      {
        idempotencyKey: 'claim-0001',
        kind: 'claim',
        type: 'car',
        request: 'Front bumper',
        description: '',
        telephone: '0501234567',
        email,
      },
      visitor,
    );
    await leads.client.captureLead(
      siteLead({
        idempotencyKey: 'other-0001',
        contact: {
          name: 'Omar Test',
          email: 'omar@example.com',
          phone: '507654321',
          dial_code: '+971',
          fullNumber: '+971507654321',
        },
      }),
      visitor,
    );
  };

  it('is shown by a mailed link for an hour, whatever the letters of the address', async () => {
    await everything();
    const { requestId, token } = await opened();
    const held = await leads.client.heldData({ requestId }, visitor);
    expect(held?.leads.map(({ source }) => source)).toEqual(['call_me_back', 'medical_individual']);
    expect(held?.leads[0]?.answers).toMatchObject({ site: { health } });
    expect(held?.cases).toMatchObject([{ request: 'Front bumper', telephone: '0501234567' }]);
    expect(held?.drafts).toMatchObject([{ draftId: 'd1' }]);
    expect(held?.leads[0]).toMatchObject({ keptUntil: '2028-11-21', whatsapp: true });
    expect(JSON.stringify(held)).not.toContain('omar');
    leads.passDays(1 / 23);
    expect(await leads.client.openDataLink({ token }, visitor)).toBeNull();
    expect(await leads.client.heldData({ requestId }, visitor)).toBeNull();
  });

  it('is deleted on request, with an event for each and a proof', async () => {
    await everything();
    const { requestId } = await opened();
    const proof = await leads.client.eraseData({ requestId }, visitor);
    expect(proof).toMatchObject({ leads: 2, cases: 1, drafts: 1 });
    expect(proof?.reference).toMatch(/^E-/);
    expect(await leads.client.eraseData({ requestId }, visitor)).toEqual(proof);
    expect(await leads.client.heldData({ requestId }, visitor)).toBeNull();
    expect(await leads.eventsOf('muqarin.leads.v1.LeadErased')).toHaveLength(2);
    expect(await leads.eventsOf('muqarin.leads.v1.CaseErased')).toHaveLength(1);
    expect(await leads.eventsOf('muqarin.leads.v1.PersonErased')).toHaveLength(1);
    const stored = JSON.stringify(await leads.stored());
    expect(stored).not.toContain('501234567');
    expect(stored).not.toContain('Mariam');
    expect(stored).toContain('omar@example.com');
    const again = await opened('link-0002');
    const held = await leads.client.heldData({ requestId: again.requestId }, visitor);
    expect(held).toMatchObject({ leads: [], cases: [], drafts: [] });
  });

  it('stops calls and keeps anew, an event a lead', async () => {
    await everything();
    const { requestId } = await opened();
    leads.passDays(1 / 48);
    const change = (doNotCall: boolean | null, renew = false) =>
      leads.client.changePreferences({ requestId, doNotCall, renew }, visitor);
    expect(await change(true)).toEqual({ changed: 2 });
    expect(await change(true)).toEqual({ changed: 0 });
    const held = await leads.client.heldData({ requestId }, visitor);
    expect(held?.leads.every(({ doNotCall }) => doNotCall)).toBe(true);
    expect(await change(null, true)).toEqual({ changed: 2 });
    const events = await leads.eventsOf('muqarin.leads.v1.LeadPreferencesChanged');
    expect(events).toHaveLength(4);
  });

  it('is forgotten after 24 months, unless the person agreed to longer', async () => {
    await everything();
    leads.passDays(700);
    const { requestId } = await opened('link-0003', 'omar@example.com');
    await leads.client.changePreferences({ requestId, doNotCall: null, renew: true }, visitor);
    expect(await leads.retain({ dryRun: true })).toMatchObject({ leads: 0, cases: 0 });
    leads.passDays(40);
    expect(await leads.retain({ dryRun: true })).toMatchObject({ leads: 2, cases: 0 });
    expect(await leads.retain({ dryRun: false })).toMatchObject({ leads: 2, cases: 0 });
    expect(await leads.retain({ dryRun: false })).toMatchObject({ leads: 0, cases: 0 });
    const events = await leads.eventsOf('muqarin.leads.v1.LeadErased');
    expect(events.map(({ value }) => JSON.parse(value ?? '').reason)).toEqual([
      'retention',
      'retention',
    ]);
    const stored = JSON.stringify(await leads.stored());
    expect(stored).toContain('omar@example.com');
  });

  it('finds leads from before addresses were hashed once retention has completed them', async () => {
    await everything();
    await leads.makeOld();
    const { requestId } = await opened();
    expect((await leads.client.heldData({ requestId }, visitor))?.leads).toEqual([]);
    expect(await leads.retain({ dryRun: true })).toMatchObject({ leads: 0, completed: 3 });
    expect((await leads.client.heldData({ requestId }, visitor))?.leads).toEqual([]);
    expect(await leads.retain({ dryRun: false })).toMatchObject({ leads: 0, completed: 3 });
    expect(await leads.retain({ dryRun: false })).toMatchObject({ leads: 0, completed: 0 });
    const held = await leads.client.heldData({ requestId }, visitor);
    expect(held?.leads.map(({ keptUntil }) => keptUntil)).toEqual(['2028-11-21', '2028-11-21']);
    leads.passDays(800);
    expect(await leads.retain({ dryRun: false })).toMatchObject({ leads: 3 });
  });

  it('names the journeys of what is erased, for those who hold more of them', async () => {
    await everything();
    const { requestId } = await opened();
    await leads.client.eraseData({ requestId }, visitor);
    const [published] = await leads.eventsOf('muqarin.leads.v1.PersonErased');
    expect(JSON.parse(published?.value ?? '')).toMatchObject({ draftIds: ['d1'] });
    const ofLeads = await leads.eventsOf('muqarin.leads.v1.LeadErased');
    const journeys = ofLeads.map(({ value }) => JSON.parse(value).draftId ?? '');
    expect(new Set(journeys)).toEqual(new Set(['', 'd1']));
  });

  const openedTwice = async () => {
    await everything();
    return [await opened('link-0001'), await opened('link-0002', email)] as const;
  };

  it('is deleted for every request of the address, and the proof is for who deleted it', async () => {
    const [first, second] = await openedTwice();
    const proof = await leads.client.eraseData({ requestId: first.requestId }, visitor);
    expect(JSON.stringify(await leads.stored()).toLowerCase()).not.toContain(email);
    expect(await leads.client.heldData({ requestId: second.requestId }, visitor)).toBeNull();
    expect(await leads.client.eraseData({ requestId: second.requestId }, visitor)).toBeNull();
    expect(await leads.client.eraseData({ requestId: first.requestId }, visitor)).toEqual(proof);
    expect(await leads.eventsOf('muqarin.leads.v1.PersonErased')).toHaveLength(1);
  });

  it('says of a link whose address was deleted that it was, until the link has ended', async () => {
    const [first, second] = await openedTwice();
    const open = ({ token }: typeof first) => leads.client.openDataLink({ token }, visitor);
    expect(await open(second)).toMatchObject({ erased: false });
    await leads.client.eraseData({ requestId: first.requestId }, visitor);
    expect(await open(first)).toMatchObject({ erased: true });
    expect(await open(second)).toMatchObject({ erased: true });
    leads.passDays(1 / 23);
    expect(await open(first)).toBeNull();
  });

  it('keeps no address that was only asked about once its link has ended', async () => {
    const { requestId } = await opened('link-0001', 'nobody@example.com');
    expect(await leads.retain({ dryRun: false })).toMatchObject({ requests: 0 });
    expect(await leads.client.heldData({ requestId }, visitor)).not.toBeNull();
    leads.passDays(1 / 23);
    expect(await leads.retain({ dryRun: true })).toMatchObject({ requests: 1 });
    expect(JSON.stringify(await leads.stored())).toContain('nobody@example.com');
    expect(await leads.retain({ dryRun: false })).toMatchObject({ requests: 1 });
    expect(await leads.retain({ dryRun: false })).toMatchObject({ requests: 0 });
    expect(JSON.stringify(await leads.stored())).not.toContain('nobody@example.com');
  });
});

it.each([
  ['2026-11-22T21:30:00Z', '2028-11-23'],
  ['2026-02-28T20:00:00Z', '2028-03-01'],
  ['2028-02-28T21:00:00Z', '2030-02-28'],
])('counts its 24 months by days in Dubai, from %s until %s', async (start, keptUntil) => {
  const leads = await leadsUnderTest(start);
  await leads.client.captureLead(siteLead(), visitor);
  await leads.client.requestDataLink({ email, idempotencyKey: 'link-0001' }, visitor);
  const [event] = await leads.eventsOf('muqarin.leads.v1.DataLinkRequested');
  const { requestId } = JSON.parse(event?.value ?? '{}') as { requestId: string };
  const held = await leads.client.heldData({ requestId }, visitor);
  expect(held?.leads).toMatchObject([{ keptUntil }]);
  await leads.stop();
});
