/** Passkeys: made by whoever is in, for our address alone, and good for one challenge (issue 19; ASVS 5, 6). */
import { passkeyDevice } from '@muqarin/platform/contract-suites/passkey-device';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isCountSound } from '../src/domain/passkey.ts';
import { type AccountsUnderTest, accountsUnderTest, visitor } from './support/accounts.ts';

const origin = 'https://muqarin.example';
const elsewhere = 'https://muqarin.example.evil.test';

describe('a passkey', () => {
  let accounts: AccountsUnderTest;
  let accountId: string;
  beforeEach(async () => {
    accounts = await accountsUnderTest();
    accountId = await accounts.opened();
  });
  afterEach(() => accounts.stop());

  const begin = () => accounts.client.beginPasskey({ accountId, origin }, visitor);
  const add = async (device = passkeyDevice({ origin }), over = {}) => {
    const { challenge, options } = await begin();
    const made = device.create(options, over);
    const asked = { accountId, origin, challenge, label: 'Phone', made };
    return accounts.client.addPasskey(asked, visitor);
  };
  const signIn = async (device: ReturnType<typeof passkeyDevice>, over = {}) => {
    const { challenge, options } = await accounts.client.beginPasskeySignIn({ origin }, visitor);
    const proof = device.prove(options, over);
    return accounts.client.signInByPasskey({ origin, challenge, proof }, visitor);
  };
  const passkeys = async () => (await accounts.client.factors({ accountId }, visitor)).passkeys;
  const wrong = { outcome: 'wrong' };
  const right = () => ({ outcome: 'right', accountId, next: 'nothing' });

  it('is made, told of, and signs in without a second factor', async () => {
    await accounts.withTotp(accountId);
    const device = passkeyDevice({ origin });
    expect(await add(device)).toEqual({ outcome: 'added' });
    expect(await accounts.eventsOf('AccountFactorChanged')).toContainEqual(
      expect.objectContaining({ factor: 'passkey', change: 'added', label: 'Phone' }),
    );
    accounts.passSeconds(60);
    expect(await signIn(device)).toEqual(right());
    expect(await passkeys()).toMatchObject([
      { label: 'Phone', lastUsedAt: accounts.now().toISOString() },
    ]);
    // A device makes no second one for the same account.
    const { options } = await begin();
    expect(options).toMatchObject({ excludeCredentials: [{ id: device.keys[0]?.id }] });
  });

  it('of another address is refused, when it is made and when it is shown', async () => {
    const device = passkeyDevice({ origin });
    expect(await add(device, { origin: elsewhere })).toEqual(wrong);
    expect(await add(device, { origin: 'https://evil.test' })).toEqual(wrong);
    expect(await add(device)).toEqual({ outcome: 'added' });
    expect(await signIn(device, { origin: elsewhere })).toEqual(wrong);
    expect(await signIn(device)).toEqual(right());
    expect(await passkeys()).toHaveLength(1);
  });

  it('is not taken from a device that did not ask who holds it', async () => {
    const device = passkeyDevice({ origin });
    expect(await add(device, { verifies: false })).toEqual(wrong);
    await add(device);
    expect(await signIn(device, { verifies: false })).toEqual(wrong);
  });

  it('answers one challenge alone, by its own key and for its own account', async () => {
    const device = passkeyDevice({ origin });
    await add(device);
    const { options } = await accounts.client.beginPasskeySignIn({ origin }, visitor);
    const proof = device.prove(options);
    const another = (await accounts.client.beginPasskeySignIn({ origin }, visitor)).challenge;
    const ask = { origin, challenge: another, proof };
    expect(await accounts.client.signInByPasskey(ask, visitor)).toEqual(wrong);
    const [key] = device.keys;
    if (!key) throw new Error('no key');
    const of = (over: object) =>
      accounts.client.signInByPasskey(
        { origin, challenge: String(options.challenge), proof: { ...proof, ...over } },
        visitor,
      );
    const userHandle = Buffer.from('somebody else').toString('base64url');
    expect(await of({ response: { ...proof.response, userHandle } })).toEqual(wrong);
    const signature = Buffer.from('no signature').toString('base64url');
    expect(await of({ response: { ...proof.response, signature } })).toEqual(wrong);
    expect(await of({ id: 'unknown', rawId: 'unknown' })).toEqual(wrong);
    expect(await of({})).toEqual(right());
  });

  it('that counts back is refused: it may be a copy', async () => {
    const device = passkeyDevice({ origin, counts: true });
    await add(device);
    expect(await signIn(device)).toEqual(right());
    expect(await signIn(device, { count: 2 })).toEqual(wrong);
    expect(await signIn(device, { count: 1 })).toEqual(wrong);
    expect(await signIn(device, { count: 9 })).toEqual(right());
    expect([isCountSound(0, 0), isCountSound(0, 1), isCountSound(3, 0)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is renamed and removed, but not as the last way in', async () => {
    const device = passkeyDevice({ origin });
    await add(device);
    const id = device.keys[0]?.id ?? '';
    const rename = (of: string) =>
      accounts.client.renamePasskey({ accountId, id: of, label: 'My key' }, visitor);
    expect(await rename('another')).toEqual({ renamed: false });
    expect(await rename(id)).toEqual({ renamed: true });
    expect(await passkeys()).toMatchObject([{ label: 'My key' }]);
    const remove = (factor: 'password' | 'link' | 'passkey', of = '') =>
      accounts.client.removeFactor({ accountId, factor, id: of, confirmed: true }, visitor);
    await remove('password');
    await remove('link');
    expect(await remove('passkey', id)).toEqual({ outcome: 'refused', why: 'last' });
    await accounts.client.allowLink({ accountId }, visitor);
    expect(await remove('passkey', id)).toEqual({ outcome: 'changed' });
    expect(await signIn(device)).toEqual(wrong);
    const told = await accounts.eventsOf('AccountFactorChanged');
    expect(told.at(-1)).toMatchObject({ factor: 'passkey', change: 'removed', label: 'My key' });
  });

  it('has no place beside twenty others', async () => {
    const device = passkeyDevice({ origin });
    const passkeys = Array.from({ length: 20 }, (_none, place) => ({
      id: `kept${place}`,
      transports: [],
    }));
    const of = { _id: accountId };
    await accounts.connection.model('Account').updateOne(of, { $set: { passkeys } });
    expect(await add(device)).toEqual({ outcome: 'full' });
  });
});
