import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashAtOnce } from '../src/secrets/password-hash.ts';
import {
  type AccountsUnderTest,
  accountsUnderTest,
  goodPassword,
  visitor,
} from './support/accounts.ts';

describe('staff', () => {
  let accounts: AccountsUnderTest;
  beforeEach(async () => {
    accounts = await accountsUnderTest();
  });
  afterEach(() => accounts.stop());

  const first = async () => {
    const users: [string, string] = ['sara', 'omar'];
    const { setUpTokens } = await accounts.client.firstAdmins({ users, by: 'command' }, visitor);
    return setUpTokens;
  };
  const members = async () => (await accounts.client.listStaff({}, visitor)).members;
  const idOf = async (user: string) =>
    (await members()).find((each) => each.user === user)?.staffId ?? '';
  const setUp = (token: string, password = goodPassword) =>
    accounts.client.setUpStaff({ token, password }, visitor);
  const propose = async (user: string, roles: ('admin' | 'agent' | 'sales')[], by: string) =>
    accounts.client.proposeStaff({ user, roles, by: await idOf(by) }, visitor);
  const decide = async (proposalId: string | null, by: string, agree = true) =>
    accounts.client.decideStaff(
      { proposalId: proposalId ?? '', agree, by: await idOf(by) },
      visitor,
    );

  it('the first two admins come by a command, once', async () => {
    const tokens = await first();
    expect(tokens).toHaveLength(2);
    expect(await first()).toBeNull();
    expect(await members()).toMatchObject([
      { user: 'omar', roles: ['admin'], isSetUp: false },
      { user: 'sara', roles: ['admin'], isSetUp: false },
    ]);
  });

  it('a set-up link sets a password once, within a day', async () => {
    const [token = '', late = ''] = (await first()) ?? [];
    expect(await setUp(token, 'short')).toEqual({ outcome: 'weak', problem: 'short' });
    expect(await setUp(token)).toMatchObject({ outcome: 'done' });
    expect(await setUp(token)).toEqual({ outcome: 'ended' });
    accounts.passSeconds(24 * 3600);
    expect(await setUp(late)).toEqual({ outcome: 'ended' });
    const sara = { kind: 'staff' as const, login: 'sara', password: goodPassword };
    expect(await accounts.client.checkPassword(sara, visitor)).toMatchObject({ next: 'enrol' });
  });

  it('a change of roles needs another admin', async () => {
    await first();
    const { proposalId } = await propose('lina', ['agent'], 'sara');
    expect(await members()).toHaveLength(2);
    expect(await decide(proposalId, 'sara')).toMatchObject({ outcome: 'same-person' });
    const done = await decide(proposalId, 'omar');
    expect(done).toMatchObject({ outcome: 'done', setUpToken: expect.any(String) });
    expect(await decide(proposalId, 'omar')).toMatchObject({ outcome: 'gone' });
    expect(await setUp(done.setUpToken ?? '')).toMatchObject({ outcome: 'done' });
    expect(await propose('lina', ['agent'], 'sara')).toMatchObject({ outcome: 'same' });
    expect(await propose('sami', ['sales'], 'lina')).toMatchObject({ outcome: 'not-admin' });
    const more = await propose('lina', ['agent', 'sales'], 'omar');
    expect(await decide(more.proposalId, 'omar', false)).toMatchObject({ outcome: 'done' });
    expect(await decide(more.proposalId, 'sara')).toMatchObject({ outcome: 'gone' });
  });

  it('two admins always remain', async () => {
    await first();
    expect(await propose('omar', ['agent'], 'sara')).toMatchObject({ outcome: 'last-admin' });
    const stop = { staffId: await idOf('omar'), by: await idOf('sara') };
    expect(await accounts.client.stopStaff(stop, visitor)).toEqual({ outcome: 'last-admin' });
  });

  it('who is removed or loses a role has lost it at once', async () => {
    await first();
    const { proposalId } = await propose('lina', ['agent'], 'sara');
    await decide(proposalId, 'omar');
    const staffId = await idOf('lina');
    const session = await accounts.session(staffId);
    const standing = () =>
      accounts.client.standing({ sessionId: session?.sessionId ?? '' }, visitor);
    expect(await standing()).toMatchObject({ user: 'lina', roles: ['agent'] });
    const more = await propose('lina', ['sales'], 'sara');
    await decide(more.proposalId, 'omar');
    expect(await standing()).toMatchObject({ roles: ['sales'] });
    const stopped = await accounts.client.stopStaff({ staffId, by: await idOf('sara') }, visitor);
    expect(stopped).toEqual({ outcome: 'done' });
    expect(await standing()).toBeNull();
    // The name is free for somebody else, who begins with nothing of hers.
    const again = await propose('lina', ['agent'], 'sara');
    expect(await decide(again.proposalId, 'omar')).toMatchObject({ outcome: 'done' });
  });

  it('a working day is the longest', async () => {
    await first();
    const session = await accounts.session(await idOf('sara'));
    const sessionId = session?.sessionId ?? '';
    accounts.passSeconds(12 * 3600);
    expect(await accounts.client.standing({ sessionId }, visitor)).not.toBeNull();
    accounts.passSeconds(1);
    expect(await accounts.client.standing({ sessionId }, visitor)).toBeNull();
  });

  it('who lost their phone begins anew by another admin, never by themselves', async () => {
    const [token = ''] = (await first()) ?? [];
    await setUp(token);
    const sara = await idOf('sara');
    await accounts.withTotp(sara);
    const renew = (by: string) => accounts.client.renewSetUp({ staffId: sara, by }, visitor);
    expect(await renew(sara)).toEqual({ setUpToken: null });
    const { setUpToken } = await renew(await idOf('omar'));
    const login = { kind: 'staff' as const, login: 'sara', password: goodPassword };
    expect(await accounts.client.checkPassword(login, visitor)).toEqual({ outcome: 'wrong' });
    expect(await setUp(setUpToken ?? '')).toMatchObject({ outcome: 'done' });
    expect(await accounts.client.checkPassword(login, visitor)).toMatchObject({ next: 'enrol' });
  });

  it('password and app of staff stay', async () => {
    const [token = ''] = (await first()) ?? [];
    await setUp(token);
    const accountId = await idOf('sara');
    await accounts.withTotp(accountId);
    const { totps } = await accounts.client.factors({ accountId }, visitor);
    for (const [factor, id] of [
      ['password', ''],
      ['totp', totps[0]?.id ?? ''],
    ] as const) {
      const input = { accountId, factor, id, confirmed: true };
      expect(await accounts.client.removeFactor(input, visitor)).toEqual({
        outcome: 'refused',
        why: 'required',
      });
    }
  });
});

describe('the setting STAFF', () => {
  const hash = `scrypt:${'A'.repeat(22)}:${'A'.repeat(43)}`;

  it('is read once: who was removed does not come back, and another password in it counts for nothing', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'accounts-')), 'accounts.sqlite');
    const start = async (staff: readonly { user: string; hash: string; roles?: string[] }[]) => {
      const connection = await connectSqlite({ file });
      const accounts = await accountsUnderTest({ connection, staff });
      const end = async () => {
        await accounts.stop();
        await connection.close();
      };
      return { ...accounts, end };
    };
    const before = await start([
      { user: 'lina', hash },
      { user: 'sami', hash },
    ]);
    const { members } = await before.client.listStaff({}, visitor);
    expect(members.map(({ user, roles }) => [user, roles])).toEqual([
      ['lina', ['agent']],
      ['sami', ['agent']],
    ]);
    const users: [string, string] = ['sara', 'omar'];
    await before.client.firstAdmins({ users, by: 'command' }, visitor);
    const all = (await before.client.listStaff({}, visitor)).members;
    const idOf = (user: string) => all.find((each) => each.user === user)?.staffId ?? '';
    const stop = { staffId: idOf('lina'), by: idOf('sara') };
    expect(await before.client.stopStaff(stop, visitor)).toEqual({ outcome: 'done' });
    await before.end();

    const other = hashAtOnce(goodPassword, Buffer.alloc(16));
    const after = await start([
      { user: 'lina', hash: other, roles: ['admin'] },
      { user: 'sami', hash: other, roles: ['admin'] },
    ]);
    const left = (await after.client.listStaff({}, visitor)).members;
    expect(left.map(({ user, roles }) => [user, roles])).toEqual([
      ['omar', ['admin']],
      ['sami', ['agent']],
      ['sara', ['admin']],
    ]);
    for (const login of ['lina', 'sami']) {
      const input = { kind: 'staff' as const, login, password: goodPassword };
      expect(await after.client.checkPassword(input, visitor)).toEqual({ outcome: 'wrong' });
    }
    await after.end();
  });
});
