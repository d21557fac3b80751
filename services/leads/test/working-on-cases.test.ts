/** Claims and complaints as staff work on them: due first, taken by one, closed against a customer by two (features 140). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsUnderTest, visitor } from './support/leads.ts';

const filed = (key: string, kind: 'claim' | 'complaint') => ({
  idempotencyKey: key,
  kind,
  type: kind === 'claim' ? 'car' : '',
  request: 'Front bumper',
  description: 'Hit at a light.',
  telephone: '+971 501234567',
  email: 'mariam@example.com',
});

describe('the desk of claims and complaints', () => {
  let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
  let caseId: string;
  beforeEach(async () => {
    leads = await leadsUnderTest();
    ({ caseId } = await leads.client.fileCase(filed('complaint-0001', 'complaint'), visitor));
  });
  afterEach(() => leads.stop());

  const list = async (view: 'open' | 'mine' | 'closed' = 'open', staffId = 'nour') =>
    (await leads.client.listCases({ view, staffId }, visitor)).cases;
  const work = (staffId: string, act: Act, text = '') =>
    leads.client.workCase({ caseId, staffId, act, text }, visitor);
  type Act = Parameters<typeof leads.client.workCase>[0]['act'];
  const told = async () =>
    (await leads.eventsOf('muqarin.leads.v1.CaseStatusChanged')).map(({ value }) => {
      const { status, note = '', against = false } = JSON.parse(value ?? '{}');
      return { status, note, against };
    });

  it('lists what runs out first, by its clocks, without a word of the customer', async () => {
    leads.passSeconds(3600);
    const { caseId: claim } = await leads.client.fileCase(filed('claim-0001', 'claim'), visitor);
    expect((await list()).map((row) => row.caseId)).toEqual([caseId, claim]);
    expect(await work('nour', 'acknowledge')).toEqual({ outcome: 'done', by: 'nour' });
    const rows = await list();
    expect(rows.map((row) => row.caseId)).toEqual([claim, caseId]);
    expect(rows[1]?.clocks).toEqual([
      { what: 'acknowledge', until: '2026-11-23T08:00:00.000Z', state: 'met' },
      { what: 'decide', until: '2026-12-21T20:00:00.000Z', state: 'running' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/bumper|mariam|501234567/);
    leads.passDays(31);
    expect((await list())[1]?.clocks[1]?.state).toBe('missed');
  });

  it('goes to one of many who take it at once; the others are told who has it', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        leads.client.takeCase({ caseId, staffId: `staff-${at}` }, visitor),
      ),
    );
    const winners = all.filter(({ outcome }) => outcome === 'done');
    expect(winners).toHaveLength(1);
    const [winner] = winners;
    expect(new Set(all.map(({ by }) => by))).toEqual(new Set([winner?.by]));
    expect(await leads.eventsOf('muqarin.leads.v1.CaseTaken')).toHaveLength(1);
    expect(await work('somebody', 'acknowledge')).toEqual({ outcome: 'lost', by: winner?.by });
  });

  it('is anybody’s two minutes after the last sign', async () => {
    await leads.client.takeCase({ caseId, staffId: 'nour' }, visitor);
    expect((await list('mine')).map((row) => row.heldBy)).toEqual(['nour']);
    leads.passSeconds(100);
    await leads.client.atCases({ staffId: 'nour' }, visitor);
    leads.passSeconds(100);
    const sami = { caseId, staffId: 'sami' };
    expect(await leads.client.takeCase(sami, visitor)).toEqual({ outcome: 'lost', by: 'nour' });
    leads.passSeconds(21);
    expect((await list())[0]?.heldBy).toBeNull();
    expect(await leads.client.takeCase(sami, visitor)).toEqual({ outcome: 'done', by: 'sami' });
    await leads.client.releaseCase(sami, visitor);
    expect(await list('mine', 'sami')).toEqual([]);
  });

  it('is closed against the customer by two people; only then is the customer told', async () => {
    expect(await work('nour', 'refuse', 'The wear of the bumper is not covered.')).toMatchObject({
      outcome: 'done',
    });
    expect(await told()).toEqual([{ status: 'in_review', note: '', against: false }]);
    expect((await list())[0]?.state).toBe('refusal_proposed');
    expect(await work('nour', 'agree')).toEqual({ outcome: 'own', by: 'nour' });
    expect(await work('sami', 'answer', 'Wait')).toEqual({ outcome: 'illegal', by: null });
    const both = await Promise.all([work('sami', 'agree'), work('huda', 'agree')]);
    expect(both.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect((await told()).at(-1)).toEqual({
      status: 'closed',
      note: 'The wear of the bumper is not covered.',
      against: true,
    });
    expect(await list()).toEqual([]);
    expect((await list('closed'))[0]?.state).toBe('closed');
    await work('sami', 'reopen');
    expect((await list())[0]?.state).toBe('in_review');
  });

  it('refuses an answer that says nothing, and keeps each one with who gave it', async () => {
    expect(await work('nour', 'answer', '  ')).toEqual({ outcome: 'empty', by: null });
    await work('nour', 'answer', 'Send us the bill.');
    await work('nour', 'answer', 'Thank you: <b>paid</b>.');
    const open = { caseId, staffId: 'nour' };
    const page = await leads.client.openStaffCase(open, visitor);
    expect(page?.history.map(({ note }) => note)).toEqual([
      '',
      'Send us the bill.',
      'Thank you: <b>paid</b>.',
    ]);
    expect(page?.acts.map(({ act, by }) => `${act} ${by}`)).toEqual(['answer nour', 'answer nour']);
    await leads.client.openStaffCase(open, visitor);
    expect(await leads.eventsOf('muqarin.leads.v1.CaseRead')).toHaveLength(1);
    const worked = await leads.eventsOf('muqarin.leads.v1.CaseWorked');
    expect(JSON.stringify(worked)).not.toMatch(/bill|mariam/);
  });

  it('knows the cases that were filed before there was a desk', async () => {
    await leads.connection.collection('cases').updateMany({}, { $unset: { desk: '' } });
    expect((await list())[0]?.state).toBe('received');
    expect(await work('nour', 'acknowledge')).toMatchObject({ outcome: 'done' });
    expect((await list())[0]?.clocks[0]?.state).toBe('met');
  });

  it('has nothing of what was erased', async () => {
    await leads.connection.collection('cases').updateMany({}, { $set: { erasedAt: new Date() } });
    expect(await list()).toEqual([]);
    expect(await leads.client.openStaffCase({ caseId, staffId: 'nour' }, visitor)).toBeNull();
    expect(await work('nour', 'acknowledge')).toEqual({ outcome: 'gone', by: null });
  });
});
