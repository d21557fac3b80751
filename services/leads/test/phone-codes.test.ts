import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers, leadsUnderTest, siteLead, visitor } from './support/leads.ts';

const type = 'muqarin.leads.v1.PhoneCodeRequested';
const staffId = 'sara';

describe('whoever left no e-mail', () => {
  let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
  let reference: string;
  let asked = 0;
  beforeEach(async () => {
    leads = await leadsUnderTest();
    const contact = { ...answers.contact, email: '' };
    ({ reference } = await leads.client.captureLead(siteLead({ contact }), visitor));
  });
  afterEach(() => leads.stop());

  const ask = (over: object = {}) =>
    leads.client.requestPhoneCode(
      {
        kind: 'data',
        phone: '050 123 4567',
        reference,
        way: 'sms',
        idempotencyKey: `phone-${++asked}`,
        ...over,
      },
      visitor,
    );
  const open = (code: string, phone = '+971501234567', named = reference) =>
    leads.client.openByPhoneCode(
      { kind: 'data', code, asked: { phone, reference: named } },
      visitor,
    );
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

  it('is shown what is held about the number, stops calls and is deleted, by a texted code', async () => {
    await ask();
    const code = await leads.lastMailed(type);
    const opened = await open(code);
    const requestId = opened?.dataRequestId ?? '';
    const held = await leads.client.heldData({ requestId }, visitor);
    expect(held).toMatchObject({ email: '+971501234567', leads: [{ reference }] });
    const stop = { requestId, doNotCall: true };
    expect(await leads.client.changePreferences(stop, visitor)).toEqual({ changed: 1 });
    const proof = await leads.client.eraseData({ requestId }, visitor);
    expect(proof).toMatchObject({ leads: 1 });
    expect(JSON.stringify(await leads.stored())).not.toContain('501234567');
    expect(await open(code)).toBeNull();
  });

  it('gets the same answer for a number or reference that is not theirs, and nobody is told', async () => {
    for (const over of [
      { phone: '050 765 4321' },
      { reference: 'MQ-2222-2222' },
      { phone: 'none' },
      { kind: 'claim' },
      { phone: '050 765 4321', way: 'call' },
    ]) {
      expect(await ask(over)).toEqual({ requestId: expect.any(String) });
    }
    expect(await leads.eventsOf(type)).toEqual([]);
    expect(await leads.client.listPhoneRequests({ staffId }, visitor)).toEqual({ requests: [] });
    expect(JSON.stringify(await leads.stored())).not.toContain('507654321');
  });

  it('has five tries, a quarter of an hour, and one opening', async () => {
    await ask();
    const first = await leads.lastMailed(type);
    for (let n = 0; n < 5; n += 1) expect(await open(wrongOf(first))).toBeNull();
    expect(await open(first)).toBeNull();
    await ask();
    const second = await leads.lastMailed(type);
    leads.passDays(1 / 24);
    expect(await open(second)).toBeNull();
    await ask();
    const third = await leads.lastMailed(type);
    const all = await Promise.all(Array.from({ length: 4 }, () => open(third)));
    expect(all.filter((each) => each !== null)).toHaveLength(1);
  });

  it('opens by its own number and reference only', async () => {
    const other = {
      ...answers.contact,
      email: '',
      phone: '507654321',
      fullNumber: '+971507654321',
    };
    const lead = siteLead({ idempotencyKey: 'other-0001', contact: other });
    const theirs = await leads.client.captureLead(lead, visitor);
    await ask({ phone: '0507654321', reference: theirs.reference });
    await ask();
    const code = await leads.lastMailed(type);
    expect(await open(code, '0507654321', theirs.reference)).toBeNull();
    expect(await open(code, '0507654321')).toBeNull();
    expect(await open(code)).not.toBeNull();
  });

  it('is told the code in a call: shown to whoever asks for it, which is noted', async () => {
    const { requestId } = await ask({ way: 'call' });
    const [published] = await leads.eventsOf(type);
    expect(published?.value).not.toContain('501234567');
    const listed = async (who = staffId) =>
      (await leads.client.listPhoneRequests({ staffId: who }, visitor)).requests[0];
    expect(await listed()).toMatchObject({ phone: '+971501234567', reference, code: null });
    expect(await leads.client.readPhoneCode({ requestId, staffId }, visitor)).toEqual({
      read: true,
    });
    const [read] = await leads.eventsOf('muqarin.leads.v1.PhoneCodeRead');
    expect(JSON.parse(read?.value ?? '')).toMatchObject({ requestId, reference, staffId });
    const { code } = (await listed()) ?? {};
    expect(code).toMatch(/^\d{6}$/);
    expect(read?.value).not.toContain(code);
    expect(await listed('omar')).toMatchObject({ code: null, readBy: staffId });
    expect(await open(String(code))).toMatchObject({ reference });
    expect(await listed()).toBeUndefined();
    expect(await leads.client.readPhoneCode({ requestId, staffId }, visitor)).toEqual({
      read: false,
    });
  });

  it('sees how a claim stands, whose number is as it was typed', async () => {
    const filed = await leads.client.fileCase(
      {
        idempotencyKey: 'claim-0001',
        kind: 'claim',
        type: 'car',
        request: 'Front bumper',
        description: '',
        telephone: '050-123 4567',
        email: '',
      },
      visitor,
    );
    const { requestId } = await ask({ kind: 'claim', reference: filed.reference });
    const code = await leads.lastMailed(type);
    const by = (kind: 'claim' | 'complaint') =>
      leads.client.openByPhoneCode({ kind, code, asked: { requestId } }, visitor);
    expect(await by('complaint')).toBeNull();
    expect(await by('claim')).toMatchObject({ caseId: filed.caseId, dataRequestId: null });
  });

  it('who was there before numbers were hashed is found once retention has completed them', async () => {
    await leads.makeOld();
    await ask();
    expect(await leads.eventsOf(type)).toEqual([]);
    await leads.retain({ dryRun: false });
    await ask();
    expect(await leads.eventsOf(type)).toHaveLength(1);
  });
});
