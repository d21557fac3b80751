import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toBase32, totpCode } from '../src/secrets/totp.ts';
import {
  type AccountsUnderTest,
  accountsUnderTest,
  email,
  goodPassword,
  visitor,
} from './support/accounts.ts';

describe('codes of an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %d', (second, code) => {
    const secret = toBase32(Buffer.from('12345678901234567890'));
    expect(totpCode(secret, Math.floor(second / 30))).toBe(code);
  });
});

describe('factors', () => {
  let accounts: AccountsUnderTest;
  let accountId: string;
  beforeEach(async () => {
    accounts = await accountsUnderTest();
    accountId = await accounts.opened();
  });
  afterEach(() => accounts.stop());

  const check = (code: string) => accounts.client.checkCode({ accountId, code }, visitor);
  const remove = (factor: 'password' | 'link' | 'totp', id = '', confirmed = false) =>
    accounts.client.removeFactor({ accountId, factor, id, confirmed }, visitor);

  it('are asked for after a password was chosen anew by a link, which takes none away', async () => {
    await accounts.withTotp(accountId);
    const token = await accounts.mailedToken('reset');
    const password = 'another long sentence';
    const done = await accounts.client.resetPassword({ token, password }, visitor);
    expect(done).toEqual({ outcome: 'changed', accountId });
    const ask = { kind: 'customer' as const, login: email, password };
    const right = { outcome: 'right', accountId, next: 'code' };
    expect(await accounts.client.checkPassword(ask, visitor)).toEqual(right);
    const link = await accounts.mailedToken('sign_in');
    expect(await accounts.client.signInByLink({ token: link }, visitor)).toEqual(right);
    const factors = await accounts.client.factors({ accountId }, visitor);
    expect(factors).toMatchObject({ totps: [{ label: 'Phone' }], password: expect.anything() });
  });

  it('an app is asked for once one is added, and counts only after a code of it', async () => {
    const { secret, uri } = await accounts.client.beginTotp({ accountId }, visitor);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(email));
    const ask = { kind: 'customer' as const, login: email, password: goodPassword };
    expect(await accounts.client.checkPassword(ask, visitor)).toMatchObject({ next: 'nothing' });
    const wrong = { accountId, code: '000000', label: '' };
    expect(await accounts.client.confirmTotp(wrong, visitor)).toEqual({ outcome: 'wrong' });
    const right = { accountId, code: accounts.code(secret), label: 'Phone' };
    const added = await accounts.client.confirmTotp(right, visitor);
    expect(added).toMatchObject({ outcome: 'added' });
    expect((added as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(await accounts.client.checkPassword(ask, visitor)).toMatchObject({ next: 'code' });
  });

  it('a key that was begun is of no use a quarter of an hour later', async () => {
    const { secret } = await accounts.client.beginTotp({ accountId }, visitor);
    accounts.passSeconds(15 * 60 + 1);
    const late = { accountId, code: accounts.code(secret), label: '' };
    expect(await accounts.client.confirmTotp(late, visitor)).toEqual({ outcome: 'wrong' });
  });

  it('a code is good once, on either side of its half minute, and no earlier one after it', async () => {
    const { secret } = await accounts.withTotp(accountId);
    expect(await check(accounts.code(secret))).toEqual({ by: null });
    accounts.passSeconds(60);
    expect(await check(accounts.code(secret, -2))).toEqual({ by: null });
    expect(await check(accounts.code(secret, 2))).toEqual({ by: null });
    const [late, now, early] = [-1, 0, 1].map((away) => accounts.code(secret, away));
    expect(await check(now ?? '')).toEqual({ by: 'totp' });
    expect(await check(now ?? '')).toEqual({ by: null });
    expect(await check(late ?? '')).toEqual({ by: null });
    expect(await check(` ${early?.slice(0, 3)} ${early?.slice(3)} `)).toEqual({ by: 'totp' });
  });

  it('of ten who type one code together one is right', async () => {
    const { secret } = await accounts.withTotp(accountId);
    accounts.passSeconds(30);
    const code = accounts.code(secret);
    const all = await Promise.all(Array.from({ length: 10 }, () => check(code)));
    expect(all.filter(({ by }) => by === 'totp')).toHaveLength(1);
  });

  it('a recovery code stands in once, however it is typed; new ones end those before', async () => {
    const { recoveryCodes } = await accounts.withTotp(accountId);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect(await check(first.toLowerCase().replaceAll('-', ' '))).toEqual({ by: 'recovery' });
    expect(await check(first)).toEqual({ by: null });
    expect((await accounts.client.factors({ accountId }, visitor)).recovery).toBe(9);
    const renewed = await accounts.client.renewRecovery({ accountId }, visitor);
    expect(await check(second)).toEqual({ by: null });
    expect(await check(renewed.recoveryCodes[0] ?? '')).toEqual({ by: 'recovery' });
  });

  it('recovery codes are long enough for one fast hash', async () => {
    const { recoveryCodes } = await accounts.withTotp(accountId);
    const letters = recoveryCodes.map((code) => code.replaceAll('-', ''));
    expect(new Set(letters).size).toBe(10);
    // Five bits a letter, and 112 bits are asked for.
    for (const each of letters) expect(each).toMatch(/^[A-Z2-7]{23,}$/);
  });

  it('the last way in stays; who is left with one is warned before', async () => {
    expect(await remove('link')).toEqual({ outcome: 'warned', warning: 'one-way-left' });
    expect(await remove('password')).toEqual({ outcome: 'warned', warning: 'mail-only' });
    expect(await remove('password', '', true)).toEqual({ outcome: 'changed' });
    expect(await remove('link', '', true)).toEqual({ outcome: 'refused', why: 'last' });
    expect(await remove('password')).toEqual({ outcome: 'refused', why: 'unknown' });
    const [raised] = await accounts.eventsOf('AccountFactorChanged');
    expect(raised).toMatchObject({ factor: 'password', change: 'removed', email });
  });

  it('with the last app its recovery codes go', async () => {
    await accounts.withTotp(accountId);
    const { totps } = await accounts.client.factors({ accountId }, visitor);
    expect(await remove('totp', totps[0]?.id)).toEqual({ outcome: 'changed' });
    const { recovery } = await accounts.client.factors({ accountId }, visitor);
    expect(recovery).toBe(0);
    const none = await accounts.client.renewRecovery({ accountId }, visitor);
    expect(none).toEqual({ recoveryCodes: [] });
  });
});
