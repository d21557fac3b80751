import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountsUnderTest,
  accountsUnderTest,
  device,
  email,
  goodPassword,
  visitor,
} from './support/accounts.ts';

describe('ways in', () => {
  let accounts: AccountsUnderTest;
  beforeEach(async () => {
    accounts = await accountsUnderTest();
  });
  afterEach(() => accounts.stop());

  const tryWith = (password: string, login = email) =>
    accounts.client.checkPassword({ kind: 'customer', login, password }, visitor);

  it('a mailed link opens an account for its address, once', async () => {
    const token = await accounts.mailedToken('sign_up');
    const input = { token, name: ' Mariam\nTest ', password: goodPassword, marketing: true };
    const opened = await accounts.client.signUp(input, visitor);
    expect(opened).toMatchObject({ outcome: 'opened' });
    expect(await accounts.client.signUp(input, visitor)).toEqual({ outcome: 'ended' });
    expect(await accounts.eventsOf('AccountOpened')).toMatchObject([
      { email, name: 'Mariam Test', by: 'link' },
    ]);
    const { accountId } = opened as { accountId: string };
    const profile = await accounts.client.profile({ accountId }, visitor);
    expect(profile).toMatchObject({ email, name: 'Mariam Test', consents: { marketing: true } });
  });

  it('two links for one address open one account', async () => {
    const tokens = [await accounts.mailedToken('sign_up'), await accounts.mailedToken('sign_up')];
    const answers = await Promise.all(
      tokens.map((token) =>
        accounts.client.signUp({ token, name: '', password: null, marketing: false }, visitor),
      ),
    );
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['ended', 'opened']);
  });

  it('the password is right however the address is written, and each wrong thing is one answer', async () => {
    const accountId = await accounts.opened();
    const right = { outcome: 'right', accountId, next: 'nothing' };
    expect(await tryWith(goodPassword)).toEqual(right);
    expect(await tryWith(goodPassword, ' Mariam@Example.com ')).toEqual(right);
    expect(await tryWith('wrong')).toEqual({ outcome: 'wrong' });
    expect(await tryWith(goodPassword, 'nobody@example.com')).toEqual({ outcome: 'wrong' });
    const staff = { kind: 'staff' as const, login: email, password: goodPassword };
    expect(await accounts.client.checkPassword(staff, visitor)).toEqual({ outcome: 'wrong' });
  });

  it('letters that are composed in two ways are one password', async () => {
    await accounts.opened('caf\u00e9 by the creek');
    expect(await tryWith('cafe\u0301 by the creek')).toMatchObject({ outcome: 'right' });
  });

  it('a link signs in once, for a quarter of an hour, and not where its owner closed that way', async () => {
    const accountId = await accounts.opened();
    const token = await accounts.mailedToken('sign_in');
    const looked = await accounts.client.openLink({ token, purpose: 'sign_in' }, visitor);
    expect(looked).toEqual({ email, hasAccount: true });
    expect(await accounts.client.signInByLink({ token }, visitor)).toMatchObject({ accountId });
    expect(await accounts.client.signInByLink({ token }, visitor)).toEqual({ outcome: 'wrong' });
    const late = await accounts.mailedToken('sign_in');
    accounts.passSeconds(15 * 60);
    expect(await accounts.client.signInByLink({ token: late }, visitor)).toEqual({
      outcome: 'wrong',
    });
    const removed = { accountId, factor: 'link' as const, id: '', confirmed: true };
    await accounts.client.removeFactor(removed, visitor);
    const closed = await accounts.mailedToken('sign_in');
    expect(await accounts.client.signInByLink({ token: closed }, visitor)).toEqual({
      outcome: 'wrong',
    });
    const asked = (await accounts.eventsOf('AccountLinkRequested')).at(-1);
    expect(asked?.known ?? false).toBe(false);
  });

  it('a link of one kind opens nothing of another, nor one with another id or end', async () => {
    await accounts.opened();
    const token = await accounts.mailedToken('sign_in');
    for (const purpose of ['sign_up', 'reset', 'email'] as const)
      expect(await accounts.client.openLink({ token, purpose }, visitor)).toBeNull();
    const [id = '', until = '', mark = ''] = token.split('.');
    for (const forged of [
      `${id}x.${until}.${mark}`,
      `${id}.${Number(until) + 1}.${mark}`,
      `${id}.${until}.${'A'.repeat(43)}`,
    ])
      expect(await accounts.client.signInByLink({ token: forged }, visitor)).toEqual({
        outcome: 'wrong',
      });
  });

  it('says to every address the same, and mails each what is true of it', async () => {
    await accounts.opened();
    for (const purpose of ['sign_up', 'sign_in', 'reset'] as const) {
      const ask = (to: string) =>
        accounts.client.mailLink(
          { purpose, email: to, idempotencyKey: `${purpose}-${to}` },
          visitor,
        );
      const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
      expect(known).toEqual(unknown);
      const raised = (await accounts.eventsOf('AccountLinkRequested')).slice(-2);
      expect(raised.map(({ known: is }) => is ?? false)).toEqual([true, false]);
    }
  });

  it('a reset link sets a password once, for an hour, ends every session, and every link before it', async () => {
    const accountId = await accounts.opened();
    const session = await accounts.session(accountId);
    const sessionId = session?.sessionId ?? '';
    const [token, other] = [
      await accounts.mailedToken('reset'),
      await accounts.mailedToken('reset'),
    ];
    const signIn = await accounts.mailedToken('sign_in');
    const reset = (with_: string, password = 'another long sentence') =>
      accounts.client.resetPassword({ token: with_, password }, visitor);
    expect(await reset(token, 'short')).toEqual({ outcome: 'weak', problem: 'short' });
    expect(await reset(token)).toEqual({ outcome: 'changed', accountId });
    expect(await reset(token)).toEqual({ outcome: 'ended' });
    expect(await reset(other)).toEqual({ outcome: 'ended' });
    expect(await accounts.client.signInByLink({ token: signIn }, visitor)).toEqual({
      outcome: 'wrong',
    });
    expect(await accounts.client.standing({ sessionId }, visitor)).toBeNull();
    expect(await tryWith('another long sentence')).toMatchObject({ outcome: 'right' });
    const late = await accounts.mailedToken('reset');
    accounts.passSeconds(3600);
    expect(await reset(late)).toEqual({ outcome: 'ended' });
    const [raised] = await accounts.eventsOf('AccountFactorChanged');
    expect(raised).toMatchObject({ factor: 'password', change: 'changed', email });
  });

  it('no event holds a secret', async () => {
    const accountId = await accounts.opened();
    const { secret, recoveryCodes } = await accounts.withTotp(accountId);
    const token = await accounts.mailedToken('reset');
    await accounts.client.resetPassword({ token, password: 'another long sentence' }, visitor);
    const all = JSON.stringify(await accounts.relay.published());
    const mark = token.split('.').at(-1) ?? '';
    for (const each of [goodPassword, 'another long sentence', secret, mark, ...recoveryCodes])
      expect(all).not.toContain(each);
    expect(all).not.toMatch(/argon2id|scrypt/);
    const stored = await accounts.connection.collection('accounts').find({}).toArray();
    const kept = JSON.stringify(stored);
    for (const each of [goodPassword, secret, ...recoveryCodes]) expect(kept).not.toContain(each);
  });

  it('tells of a device that is new, and neither of the first nor of the same one again', async () => {
    const accountId = await accounts.opened();
    const open = (name: string, knownDevice = false) =>
      accounts.client.openSession(
        { accountId, ways: ['password'], device: name, knownDevice },
        visitor,
      );
    await open(device);
    await open(device);
    await open('Safari on iPhone', true);
    await open('Chrome on Windows');
    const raised = await accounts.eventsOf('AccountSignedIn');
    expect(raised.map(({ email: to }) => to ?? '')).toEqual(['', '', '', email]);
  });
});
