/** How long a lead or a case stays an agent's without a sign of them is a setting (decisions A37). */
import { ConfigError } from '@muqarin/platform/config';
import { leaseSecondsDefault, signSecondsOf } from '@muqarin/rules/desk/lease';
import { expect, it } from 'vitest';
import { readLeadParts } from '../src/settings.ts';
import { agent, deskUnderTest } from './support/desk.ts';
import { leadsUnderTest, visitor } from './support/leads.ts';

it.each([
  [undefined, leaseSecondsDefault],
  ['', leaseSecondsDefault],
  ['10', 10],
  ['600', 600],
])('takes %j', (DESK_LEASE_SECONDS, leaseSeconds) => {
  expect(readLeadParts({ DESK_LEASE_SECONDS })).toEqual({ leaseSeconds });
});

it.each(['9', '601', '-120', '30.5', 'two minutes', 'NaN', '1e9'])('refuses %j', (text) => {
  const read = () => readLeadParts({ DESK_LEASE_SECONDS: text });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/DESK_LEASE_SECONDS: takes seconds from 10 to 600/);
});

it.each([
  [10, 2.5],
  [60, 15],
  [120, 30],
  [600, 30],
])('of %i seconds asks for a sign every %d', (leaseSeconds, signSeconds) => {
  expect(signSecondsOf(leaseSeconds)).toBe(signSeconds);
});

it('ends what is held at the desk, and says how often to sign', async () => {
  const desk = await deskUnderTest(undefined, 10);
  const leadId = await desk.site();
  const take = (staffId: string) => desk.client.takeLead({ leadId, staffId }, agent(staffId));
  await take('sara');
  desk.passSeconds(9);
  expect(await take('omar')).toEqual({ outcome: 'held', by: 'sara' });
  const said = { signSeconds: 2.5 };
  expect(await desk.client.listDesk({ staffId: 'omar' }, visitor)).toMatchObject(said);
  expect(await desk.client.deskWall({}, visitor)).toMatchObject(said);
  expect(await desk.client.atDesk({ staffId: 'omar' }, visitor)).toMatchObject(said);
  desk.passSeconds(1);
  expect((await desk.client.deskWall({}, visitor)).agents).toMatchObject([{ staffId: 'omar' }]);
  expect(await take('omar')).toMatchObject({ outcome: 'taken' });
  await desk.stop();
});

it('ends what is held of cases', async () => {
  const leads = await leadsUnderTest(undefined, [], [], 10);
  const filed = { idempotencyKey: 'case-00001', kind: 'complaint' as const, type: '' };
  const said = {
    request: 'Late',
    description: '',
    telephone: '+971501234567',
    email: 'a@b.example',
  };
  const { caseId } = await leads.client.fileCase({ ...filed, ...said }, visitor);
  await leads.client.takeCase({ caseId, staffId: 'nour' }, visitor);
  leads.passSeconds(10);
  const sami = { caseId, staffId: 'sami' };
  expect(await leads.client.atCases({ staffId: 'nour' }, visitor)).toMatchObject({
    signSeconds: 2.5,
  });
  expect(await leads.client.takeCase(sami, visitor)).toEqual({ outcome: 'done', by: 'sami' });
  await leads.stop();
});
