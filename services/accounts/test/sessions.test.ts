import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountsUnderTest,
  accountsUnderTest,
  device,
  goodPassword,
  visitor,
} from './support/accounts.ts';

describe('sessions', () => {
  let accounts: AccountsUnderTest;
  let accountId: string;
  beforeEach(async () => {
    accounts = await accountsUnderTest();
    accountId = await accounts.opened();
  });
  afterEach(() => accounts.stop());

  const begin = async (instead: string | null = null) =>
    (await accounts.session(accountId, instead))?.sessionId ?? '';
  const standing = (sessionId: string) => accounts.client.standing({ sessionId }, visitor);

  it('are listed with device and last use, which is noted once a minute', async () => {
    const [one, other] = [await begin(), await begin()];
    accounts.passSeconds(30);
    await standing(one);
    accounts.passSeconds(40);
    await standing(one);
    const { sessions } = await accounts.client.listSessions({ accountId }, visitor);
    expect(sessions).toMatchObject([
      { sessionId: one, device, lastUsedAt: '2026-11-26T08:01:10.000Z', ways: ['password'] },
      { sessionId: other, device, lastUsedAt: '2026-11-26T08:00:00.000Z' },
    ]);
  });

  it('end one at a time, all but one, and never those of somebody else', async () => {
    const [one, two, three] = [await begin(), await begin(), await begin()];
    const stranger = await accounts.opened(null, 'omar@example.com');
    const end = (who: string, sessionId: string) =>
      accounts.client.endSession({ accountId: who, sessionId }, visitor);
    expect(await end(stranger, one)).toEqual({ ended: false });
    expect(await end(accountId, one)).toEqual({ ended: true });
    expect(await end(accountId, one)).toEqual({ ended: false });
    expect(await standing(one)).toBeNull();
    const all = await accounts.client.endSessions({ accountId, except: two }, visitor);
    expect(all).toEqual({ ended: 1 });
    expect([await standing(two), await standing(three)]).toMatchObject([{ accountId }, null]);
  });

  it('of whoever shows again who they are take the place of the one before', async () => {
    const before = await begin();
    const after = await begin(before);
    expect(after).not.toBe(before);
    expect([await standing(before), await standing(after)]).toMatchObject([null, { accountId }]);
  });

  it('end with another password, and after 30 days however they are used', async () => {
    const one = await begin();
    const password = 'quite another sentence';
    await accounts.client.setPassword({ accountId, password }, visitor);
    expect(await standing(one)).toBeNull();
    const two = await begin();
    for (let day = 0; day < 30; day += 1) {
      expect(await standing(two)).not.toBeNull();
      accounts.passSeconds(24 * 3600);
    }
    accounts.passSeconds(1);
    expect(await standing(two)).toBeNull();
    const { sessions } = await accounts.client.listSessions({ accountId }, visitor);
    expect(sessions).toEqual([]);
  });

  it('on a device that was never used are told of, but for the one on which the account was opened', async () => {
    const on = (name: string) => {
      const session = { accountId, ways: ['link' as const], device: name, knownDevice: false };
      return accounts.client.openSession({ ...session, instead: null }, visitor);
    };
    const phone = 'Safari on iPhone';
    for (const name of [phone, 'Firefox on Windows', phone]) await on(name);
    const told = await accounts.eventsOf('AccountSignedIn');
    expect(told.map(({ email }) => email)).toEqual([undefined, 'mariam@example.com', undefined]);
  });

  it('begun on the device used last write nothing to the account, and on another one its name', async () => {
    const stored = async () => {
      const of = { kind: 'customer' };
      const account = await accounts.connection.collection('accounts').findOne(of);
      return { writes: Number(account?.__v), devices: account?.devices as unknown };
    };
    await begin();
    const before = await stored();
    await begin(await begin());
    expect(await stored()).toEqual(before);
    expect(await accounts.eventsOf('AccountSignedIn')).toHaveLength(3);
    const session = { accountId, ways: ['link' as const], device: 'Phone', knownDevice: true };
    await accounts.client.openSession({ ...session, instead: null }, visitor);
    expect(await stored()).toEqual({ writes: before.writes + 1, devices: ['Phone', device] });
  });

  it('have ids that nobody guesses', async () => {
    const ids = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^s-[\w-]{24}$/);
  });

  it('are of nobody who has gone', async () => {
    const input = { accountId: 'nobody', ways: ['password' as const], device, knownDevice: true };
    expect(await accounts.client.openSession(input, visitor)).toBeNull();
    const known = { kind: 'customer' as const, login: 'x@example.com', password: goodPassword };
    expect(await accounts.client.checkPassword(known, visitor)).toEqual({ outcome: 'wrong' });
  });
});
