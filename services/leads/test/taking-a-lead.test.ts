/** A lead is one agent's: one compare-and-set, a lease of two minutes, never more than an agent can hold (decisions A37). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agent, type DeskUnderTest, deskUnderTest } from './support/desk.ts';

const phone = (last: number) => {
  const number = `50${String(last).padStart(7, '0')}`;
  const name = `Person ${last}`;
  return { name, email: '', phone: number, dial_code: '+971', fullNumber: `+971${number}` };
};

describe('taking a lead', () => {
  let desk: DeskUnderTest;
  beforeEach(async () => {
    desk = await deskUnderTest();
  });
  afterEach(() => desk.stop());

  const take = (leadId: string, staffId: string) =>
    desk.client.takeLead({ leadId, staffId }, agent(staffId));
  const others = async (count: number) => {
    const made: string[] = [];
    for (let each = 1; each <= count; each += 1) {
      made.push(await desk.site({ contact: phone(each) }));
    }
    return made;
  };

  it('has one winner among fifty at once, and tells the others who', async () => {
    const leadId = await desk.site();
    const staff = Array.from({ length: 50 }, (_, each) => `agent-${each}`);
    const taken = await Promise.all(staff.map((each) => take(leadId, each)));
    const winners = staff.filter((_, each) => taken[each]?.outcome === 'taken');
    expect(winners).toHaveLength(1);
    const [by = ''] = winners;
    expect(taken.filter(({ outcome }) => outcome !== 'taken')).toEqual(
      Array.from({ length: 49 }, () => ({ outcome: 'held', by })),
    );
    expect(await desk.eventsOf('muqarin.leads.v1.LeadTaken')).toHaveLength(1);
    expect(await desk.row(leadId)).toMatchObject({ heldBy: by });
  });

  it('is shared by the tabs of one agent', async () => {
    const leadId = await desk.site();
    const taken = await Promise.all([1, 2, 3].map(() => take(leadId, 'sara')));
    expect(taken.map(({ outcome }) => outcome).sort()).toEqual(['taken', 'yours', 'yours']);
    expect(await desk.client.releaseLead({ leadId, staffId: 'sara' }, agent('sara'))).toEqual({
      outcome: 'done',
      by: null,
    });
    expect(await take(leadId, 'omar')).toMatchObject({ outcome: 'taken' });
  });

  it('ends two minutes after the last sign of an agent, and not before', async () => {
    const leadId = await desk.site();
    await take(leadId, 'sara');
    desk.passSeconds(100);
    expect(await desk.client.atDesk({ staffId: 'sara' }, agent('sara'))).toEqual({
      leadIds: [leadId],
      signSeconds: 30,
    });
    desk.passSeconds(119);
    expect(await take(leadId, 'omar')).toEqual({ outcome: 'held', by: 'sara' });
    desk.passSeconds(1);
    expect(await desk.row(leadId)).toMatchObject({ heldBy: null });
    expect(await take(leadId, 'omar')).toMatchObject({ outcome: 'taken' });
    // The one who came back too late is told, and a sign of theirs takes nothing back.
    expect(await desk.client.atDesk({ staffId: 'sara' }, agent('sara'))).toMatchObject({
      leadIds: [],
    });
    const { moves } = await desk.client.deskMoves({ staffId: 'sara' }, agent('sara'));
    expect(moves).toMatchObject([{ leadId, by: 'omar', to: 'omar', reason: 'unheard' }]);
    expect(await desk.client.deskMoves({ staffId: 'omar' }, agent('omar'))).toEqual({ moves: [] });
    const note = { leadId, staffId: 'sara', text: 'Still speaking' };
    expect(await desk.client.noteLead(note, agent('sara'))).toEqual({
      outcome: 'lost',
      by: 'omar',
    });
  });

  it('goes on for a call that outlasted its lease, while nobody else came', async () => {
    const leadId = await desk.site();
    await take(leadId, 'sara');
    desk.passSeconds(600);
    const note = { leadId, staffId: 'sara', text: 'Compares with her employer' };
    expect(await desk.client.noteLead(note, agent('sara'))).toMatchObject({ outcome: 'done' });
    expect(await take(leadId, 'omar')).toEqual({ outcome: 'held', by: 'sara' });
  });

  it('has both leads of a person, so that nobody is called twice', async () => {
    const first = await desk.site();
    const second = await desk.site();
    const taken = await Promise.all([take(first, 'sara'), take(second, 'omar')]);
    expect(taken.map(({ outcome }) => outcome).sort()).toEqual(['held', 'taken']);
  });

  it('never exceeds what an agent can hold, by parallel takes', async () => {
    const leads = await others(12);
    const taken = await Promise.all(leads.map((leadId) => take(leadId, 'sara')));
    expect(taken.filter(({ outcome }) => outcome === 'taken')).toHaveLength(5);
    expect(taken.filter(({ outcome }) => outcome === 'full')).toHaveLength(7);
    const mine = await desk.client.listDesk({ staffId: 'sara', view: 'mine' }, agent('sara'));
    expect(mine.total).toBe(5);
    // Places of leases that ended are free again.
    desk.passSeconds(120);
    expect(await take(leads[11] ?? '', 'sara')).toMatchObject({ outcome: 'taken' });
  });

  it('is refused until what came of the last call is in the list', async () => {
    const leadId = await desk.site();
    await take(leadId, 'sara');
    const said = { leadId, staffId: 'sara', disposition: 'not_interested' as const };
    await desk.client.disposeLead(said, agent('sara'));
    expect(await take(leadId, 'omar')).toEqual({ outcome: 'moving' });
    await desk.settle();
    expect(await take(leadId, 'omar')).toEqual({ outcome: 'closed' });
  });

  it('is refused for what was erased, bought, or never there', async () => {
    const leadId = await desk.medical('d1');
    expect(await take('nobody', 'sara')).toEqual({ outcome: 'closed' });
    await desk.bought('d1');
    expect(await take(leadId, 'sara')).toEqual({ outcome: 'closed' });
  });
});

describe('the next lead', () => {
  let desk: DeskUnderTest;
  beforeEach(async () => {
    desk = await deskUnderTest();
  });
  afterEach(() => desk.stop());
  const next = (staffId: string, over: object = {}) =>
    desk.client.takeNextLead({ staffId, ...over }, agent(staffId));
  const withSlot = (last: number, callSlot: string, language = 'en') => {
    const details = { page: '/uae/en/contact', callSlot };
    return { kind: 'contact', contact: { ...phone(last), call_language: language }, details };
  };

  it('is whose time of day this is, then the longest waiting of any time', async () => {
    const any = await desk.site(withSlot(1, 'any'));
    await desk.site(withSlot(2, 'afternoon'));
    desk.passSeconds(60);
    const midday = await desk.site(withSlot(3, 'midday'));
    expect(await next('sara')).toEqual({ outcome: 'taken', leadId: midday });
    expect(await next('omar')).toEqual({ outcome: 'taken', leadId: any });
    expect(await next('lina')).toEqual({ outcome: 'nobody' });
    desk.passSeconds(3 * 60 * 60);
    expect(await next('lina')).toMatchObject({ outcome: 'taken' });
  });

  it('can be asked for in languages, of lines, of emirates', async () => {
    await desk.site(withSlot(1, 'any', 'ur'));
    const arabic = await desk.site(withSlot(2, 'any', 'ar'));
    const medical = await desk.medical('d1');
    expect(await next('sara', { languages: ['hi'] })).toEqual({ outcome: 'nobody' });
    const taken = (leadId: string) => ({ outcome: 'taken', leadId });
    expect(await next('sara', { languages: ['ar'] })).toEqual(taken(arabic));
    const { emirateId = 0 } = (await desk.row(medical)) ?? {};
    expect(emirateId).toBeGreaterThan(0);
    const elsewhere = [(emirateId % 7) + 1];
    const lines = ['medical'];
    expect(await next('omar', { lines: ['motor'] })).toEqual({ outcome: 'nobody' });
    expect(await next('omar', { lines, emirates: elsewhere })).toEqual({ outcome: 'nobody' });
    expect(await next('omar', { lines, emirates: [emirateId] })).toEqual(taken(medical));
    // A form of the site asks no emirate: whoever chose one has it too.
    expect(await next('lina', { lines: [''], emirates: elsewhere })).toMatchObject({
      outcome: 'taken',
    });
  });

  it('goes to one of many who ask at once, and is nobody twice', async () => {
    for (let each = 1; each <= 8; each += 1) await desk.site(withSlot(each, 'any'));
    const staff = Array.from({ length: 12 }, (_, each) => `agent-${each}`);
    const taken = await Promise.all(staff.map((each) => next(each)));
    const leads = taken.flatMap((each) => (each.outcome === 'taken' ? [each.leadId] : []));
    expect(new Set(leads).size).toBe(8);
    expect(leads).toHaveLength(8);
  });

  it('is nobody outside the hours of calls, and nobody who was tried today', async () => {
    const leadId = await desk.site(withSlot(1, 'any'));
    expect(await next('sara')).toMatchObject({ outcome: 'taken' });
    const said = { leadId, staffId: 'sara', disposition: 'no_answer' as const };
    await desk.client.disposeLead(said, agent('sara'));
    await desk.settle();
    // The same number asks again, on the same day: once a day holds.
    await desk.site(withSlot(1, 'any'));
    expect(await next('omar')).toEqual({ outcome: 'nobody' });
    desk.passSeconds(24 * 60 * 60);
    expect(await next('omar')).toMatchObject({ outcome: 'taken' });
    await desk.site(withSlot(2, 'any'));
    desk.passSeconds(6 * 60 * 60);
    expect(await next('lina')).toEqual({ outcome: 'nobody' });
  });
});
