/** What came of a call, what the person did meanwhile, and what the desk shows of it (decisions X11, A37). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agent, type DeskUnderTest, deskUnderTest } from './support/desk.ts';

const sara = agent('sara');

describe('the desk', () => {
  let desk: DeskUnderTest;
  beforeEach(async () => {
    desk = await deskUnderTest();
  });
  afterEach(() => desk.stop());
  const open = (leadId: string, staffId = 'sara') =>
    desk.client.openDeskLead({ leadId, staffId }, agent(staffId));
  const dispose = async (leadId: string, disposition: string, callBackAt?: string) => {
    const back = callBackAt === undefined ? {} : { callBackAt };
    const said = { leadId, staffId: 'sara', disposition: disposition as 'busy', ...back };
    const done = await desk.client.disposeLead(said, sara);
    await desk.settle();
    return done;
  };
  const call = async (leadId: string, disposition: string, callBackAt?: string) => {
    expect(await desk.client.takeLead({ leadId, staffId: 'sara' }, sara)).toMatchObject({
      outcome: 'taken',
    });
    return dispose(leadId, disposition, callBackAt);
  };

  it('says what was asked, and nothing of the person', async () => {
    const leadId = await desk.site();
    const row = await desk.row(leadId);
    expect(row).toMatchObject({
      view: 'now',
      source: 'call_me_back',
      slot: 'morning',
      state: 'new',
      tries: 0,
      heldBy: null,
      asked: {
        page: '/uae/en/insurance/car',
        insuranceType: 'vehicle',
        vehicleTypeId: 1,
        cover: 1,
      },
    });
    expect(JSON.stringify(row)).not.toMatch(/Mariam|501234567|example\.com/);
  });

  it('shows the person to whoever opens it, and notes each reading once', async () => {
    const leadId = await desk.site();
    expect(await open(leadId)).toMatchObject({
      contact: { name: 'Mariam Test', fullNumber: '+971501234567' },
      verdict: { may: true, as: 'answer' },
    });
    await open(leadId);
    await open(leadId, 'omar');
    const read = await desk.eventsOf('muqarin.leads.v1.LeadRead');
    const who = read.map(({ value }) => (JSON.parse(value ?? '') as { staffId: string }).staffId);
    expect(who).toEqual(['sara', 'omar']);
    desk.passSeconds(600);
    await open(leadId);
    expect(await desk.eventsOf('muqarin.leads.v1.LeadRead')).toHaveLength(3);
  });

  it('remembers whom it promised a call, until something else happens', async () => {
    const leadId = await desk.site();
    const at = new Date(desk.now().getTime() + 26 * 60 * 60 * 1000).toISOString();
    await call(leadId, 'call_back', at);
    const calendar = (staffId?: string) =>
      desk.client.deskCalendar(staffId === undefined ? {} : { staffId }, sara);
    expect(await calendar()).toMatchObject({
      calls: [{ at, by: 'sara', row: { leadId } }],
      isWhole: true,
    });
    expect((await calendar('omar')).calls).toEqual([]);
    expect((await calendar('sara')).calls).toHaveLength(1);
    desk.passSeconds(27 * 60 * 60);
    expect((await calendar()).calls).toHaveLength(1);
    await call(leadId, 'thinking');
    expect((await calendar()).calls).toEqual([]);
  });

  it('tells the story of a person, with notes as they were typed', async () => {
    const leadId = await desk.medical('d1');
    await desk.client.takeLead({ leadId, staffId: 'sara' }, sara);
    const text = '<b>Wants dental</b> & a call at five';
    await desk.client.noteLead({ leadId, staffId: 'sara', text }, sara);
    await dispose(leadId, 'thinking');
    desk.passSeconds(60);
    await desk.mailed('d1', 'medical');
    const { story = [], row } = (await open(leadId)) ?? {};
    expect(story.map(({ kind }) => kind)).toEqual([
      'captured',
      'taken',
      'noted',
      'disposed',
      'mailed',
    ]);
    expect(story[2]).toMatchObject({ text, staffId: 'sara' });
    expect(row).toMatchObject({ state: 'quoted', tries: 1 });
  });

  it('follows a purchase of its line, and no other', async () => {
    const medical = await desk.medical('d1');
    const site = await desk.site({ contact: { ...phoneOf('509'), name: 'Other' } });
    await desk.mailed('d1', 'motor');
    expect(await desk.row(medical)).toMatchObject({ state: 'new' });
    await desk.bought('d1');
    expect(await desk.row(medical)).toBeNull();
    expect((await open(medical))?.row).toMatchObject({ state: 'won', dueAt: null });
    expect(await desk.row(site)).toMatchObject({ state: 'new' });
  });

  it('knows of a purchase that it heard of before the lead', async () => {
    await desk.bought('d9');
    const leadId = await desk.medical('d9');
    expect((await open(leadId))?.row).toMatchObject({ state: 'won' });
  });

  it('calls again as the plan says, and gives up in the end', async () => {
    const leadId = await desk.site();
    const days = [1, 6, 1, 6];
    for (const wait of days) {
      await call(leadId, 'no_answer');
      expect(await desk.row(leadId)).toMatchObject({ view: 'later', state: 'new' });
      desk.passDays(wait);
      expect(await desk.row(leadId)).toMatchObject({ view: 'now' });
    }
    await call(leadId, 'no_answer');
    expect(await desk.row(leadId)).toBeNull();
    expect((await open(leadId))?.row).toMatchObject({ state: 'lost', tries: 5 });
  });

  it('calls back when the person said, on the same day too', async () => {
    const leadId = await desk.site();
    const at = '2026-11-26T12:30:00.000Z';
    expect(await call(leadId, 'call_back', at)).toMatchObject({ outcome: 'done' });
    expect(await desk.row(leadId)).toMatchObject({ view: 'later', state: 'contacted', dueAt: at });
    desk.passSeconds(4.5 * 60 * 60);
    expect(await desk.row(leadId)).toMatchObject({ view: 'now' });
    expect(await open(leadId)).toMatchObject({ verdict: { may: true, as: 'answer' } });
  });

  it.each([undefined, '2026-11-26T07:59:59Z', '2027-03-01T08:00:00Z'])(
    'takes no call-back at %s',
    async (at) => {
      const leadId = await desk.site();
      expect(await call(leadId, 'call_back', at)).toEqual({ outcome: 'refused', by: null });
      // The call goes on: it is still theirs.
      expect(await desk.row(leadId)).toMatchObject({ heldBy: 'sara' });
    },
  );

  it('calls nobody again who said no, about any lead of theirs', async () => {
    const first = await desk.site();
    const second = await desk.site();
    await call(first, 'stop_calling');
    expect(await desk.row(first)).toBeNull();
    expect(await desk.row(second)).toBeNull();
    expect((await open(second))?.verdict).toMatchObject({ may: false, because: 'do_not_call' });
    expect(await desk.client.takeLead({ leadId: second, staffId: 'sara' }, sara)).toEqual({
      outcome: 'closed',
    });
    const events = await desk.eventsOf('muqarin.leads.v1.LeadPreferencesChanged');
    expect(events).toHaveLength(2);
  });

  it('calls nobody who said no, where the process dies before the rest is written', async () => {
    const leadId = await desk.site();
    await desk.client.takeLead({ leadId, staffId: 'sara' }, sara);
    const holds = desk.connection.model('DeskHold').collection;
    const dies = vi.spyOn(holds, 'bulkWrite').mockImplementation(() => {
      throw new Error('gone');
    });
    await expect(dispose(leadId, 'stop_calling')).rejects.toThrow();
    dies.mockRestore();
    await desk.settle();
    expect((await open(leadId))?.verdict).toMatchObject({ may: false, because: 'do_not_call' });
  });

  it('stops no calls for somebody whom another has', async () => {
    const leadId = await desk.site();
    await desk.client.takeLead({ leadId, staffId: 'omar' }, agent('omar'));
    expect(await dispose(leadId, 'stop_calling')).toEqual({ outcome: 'lost', by: 'omar' });
    expect((await open(leadId, 'omar'))?.verdict).toMatchObject({ may: true });
  });

  it('lets nobody act on what another holds', async () => {
    const leadId = await desk.site();
    await desk.client.takeLead({ leadId, staffId: 'omar' }, agent('omar'));
    const lost = { outcome: 'lost', by: 'omar' };
    expect(await dispose(leadId, 'spam')).toEqual(lost);
    expect(await desk.client.releaseLead({ leadId, staffId: 'sara' }, sara)).toEqual(lost);
    expect(await dispose('nobody', 'spam')).toEqual({ outcome: 'gone', by: null });
  });

  it('forgets what was written about somebody who is erased', async () => {
    const leadId = await desk.site();
    await desk.client.takeLead({ leadId, staffId: 'sara' }, sara);
    await desk.client.noteLead({ leadId, staffId: 'sara', text: 'Her sister is ill' }, sara);
    const ask = { email: 'mariam@example.com', idempotencyKey: 'link-0001' };
    await desk.client.requestDataLink(ask, sara);
    const [event] = await desk.eventsOf('muqarin.leads.v1.DataLinkRequested');
    const { requestId } = JSON.parse(event?.value ?? '{}') as { requestId: string };
    await desk.settle();
    await desk.client.eraseData({ requestId }, sara);
    await desk.settle();
    expect(await open(leadId)).toBeNull();
    expect(await desk.row(leadId)).toBeNull();
    const kept = await desk.connection.collection('desk_leads').find({}).toArray();
    expect(JSON.stringify(kept)).not.toContain('sister');
    expect(await desk.connection.collection('desk_notes').countDocuments({})).toBe(0);
    expect(JSON.stringify(desk.log())).not.toContain('sister');
    expect(await desk.client.noteLead({ leadId, staffId: 'sara', text: 'x' }, sara)).toMatchObject({
      outcome: 'gone',
    });
  });
});

function phoneOf(start: string) {
  const phone = `${start}000000`;
  return { email: '', phone, dial_code: '+971', fullNumber: `+971${phone}` };
}
