import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsUnderTest, visitor } from './support/leads.ts';

const claim = {
  idempotencyKey: 'claim-0001',
  kind: 'claim' as const,
  type: 'car',
  request: 'Front bumper',
  description: 'Hit at a light.',
  telephone: '+971 501234567',
  email: 'mariam@example.com',
};
const complaint = { ...claim, idempotencyKey: 'complaint-0001', kind: 'complaint' as const };

describe('a claim or complaint', () => {
  let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
  beforeEach(async () => {
    leads = await leadsUnderTest();
  });
  afterEach(() => leads.stop());

  const codeOf = async () => {
    const type = 'muqarin.leads.v1.CaseCodeRequested';
    const { email } = JSON.parse((await leads.eventsOf(type)).at(-1)?.value ?? '{}');
    return { code: await leads.lastMailed(type), email };
  };

  it('is stored with its event under a reference, once a key', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, () => leads.client.fileCase(claim, visitor)),
    );
    const [first] = all;
    expect(first?.reference).toMatch(/^CL-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(new Set(all.map(({ caseId }) => caseId)).size).toBe(1);
    const events = await leads.eventsOf('muqarin.leads.v1.ClaimFiled');
    expect(events).toHaveLength(1);
    expect(JSON.parse(events[0]?.value ?? '')).toMatchObject({
      reference: first?.reference,
      type: 'car',
      telephone: '+971 501234567',
      statusPath: `/claim/${first?.reference}`,
    });
  });

  it('that is a complaint says until when it is answered: 48 hours', async () => {
    const filed = await leads.client.fileCase(complaint, visitor);
    expect(filed.reference).toMatch(/^C-/);
    expect(filed.answerBy).toBe('2026-11-23T08:00:00.000Z');
    const [event] = await leads.eventsOf('muqarin.leads.v1.ComplaintFiled');
    expect(JSON.parse(event?.value ?? '')).toMatchObject({ answerBy: '2026-11-23T08:00:00Z' });
  });

  it('opens with the mailed code, once', async () => {
    const { reference, kind } = await leads.client.fileCase(claim, visitor);
    await leads.client.requestCaseCode({ reference, kind, idempotencyKey: 'code-0001' }, visitor);
    const { code, email } = await codeOf();
    expect(email).toBe('mariam@example.com');
    expect(code).toMatch(/^\d{6}$/);
    const opened = await leads.client.openCase({ reference, kind, code }, visitor);
    expect(opened).toMatchObject({ status: 'received', request: 'Front bumper' });
    expect(await leads.client.openCase({ reference, kind, code }, visitor)).toBeNull();
  });

  it('ends a code after five tries and after a quarter of an hour', async () => {
    const { reference, kind } = await leads.client.fileCase(claim, visitor);
    const ask = (idempotencyKey: string) =>
      leads.client.requestCaseCode({ reference, kind, idempotencyKey }, visitor);
    await ask('code-0001');
    const { code } = await codeOf();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n++)
      await leads.client.openCase({ reference, kind, code: wrong }, visitor);
    expect(await leads.client.openCase({ reference, kind, code }, visitor)).toBeNull();
    await ask('code-0002');
    const second = await codeOf();
    leads.passDays(1 / 24);
    expect(await leads.client.openCase({ reference, kind, code: second.code }, visitor)).toBeNull();
  });

  it('answers an unknown reference like a known one, and mails nobody', async () => {
    const asked = await leads.client.requestCaseCode(
      { reference: 'CL-2222-2222', kind: 'claim', idempotencyKey: 'code-0001' },
      visitor,
    );
    expect(asked).toEqual({ asked: true });
    const { reference } = await leads.client.fileCase({ ...claim, email: '' }, visitor);
    await leads.client.requestCaseCode(
      { reference, kind: 'claim', idempotencyKey: 'code-0002' },
      visitor,
    );
    expect(await leads.eventsOf('muqarin.leads.v1.CaseCodeRequested')).toEqual([]);
  });

  it('moves on with an event a change', async () => {
    const { reference, caseId } = await leads.client.fileCase(claim, visitor);
    const move = { reference, status: 'in_review' as const, note: 'A surveyor calls you.' };
    expect(await leads.client.changeCaseStatus(move, visitor)).toEqual({ changed: true });
    expect(await leads.client.changeCaseStatus(move, visitor)).toEqual({ changed: false });
    const seen = await leads.client.getCase({ caseId }, visitor);
    expect(seen?.history.map(({ status }) => status)).toEqual(['received', 'in_review']);
    expect(await leads.eventsOf('muqarin.leads.v1.CaseStatusChanged')).toHaveLength(1);
  });
});
