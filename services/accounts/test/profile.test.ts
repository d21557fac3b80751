import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountsUnderTest,
  accountsUnderTest,
  email,
  goodPassword,
  visitor,
} from './support/accounts.ts';

const fields = {
  name: 'Mariam',
  phone: '501234567',
  dial_code: '+971',
  fullNumber: '+971501234567',
  gender: 'female' as const,
};
const other = 'mariam@new.example.com';

describe('an account', () => {
  let accounts: AccountsUnderTest;
  let accountId: string;
  beforeEach(async () => {
    accounts = await accountsUnderTest();
    accountId = await accounts.opened();
  });
  afterEach(() => accounts.stop());

  const save = (to: string) =>
    accounts.client.saveProfile({ ...fields, accountId, email: to }, visitor);
  const profile = () => accounts.client.profile({ accountId }, visitor);
  const asked = async () => (await accounts.eventsOf('AccountEmailChangeRequested')).at(-1);
  const confirm = async () =>
    accounts.client.confirmEmail({ token: accounts.tokenOf(await asked()) }, visitor);

  it('has name, number and gender as they were saved', async () => {
    expect(await save(email)).toEqual({ toConfirm: null });
    expect(await profile()).toMatchObject({ ...fields, email, newEmail: null });
    expect(await asked()).toBeUndefined();
  });

  it('has another address once its link was followed, and both addresses are told', async () => {
    expect(await save(other)).toEqual({ toConfirm: other });
    expect(await profile()).toMatchObject({ email, newEmail: other });
    expect(await asked()).toMatchObject({ email, newEmail: other });
    expect(await confirm()).toEqual({ outcome: 'changed' });
    expect(await confirm()).toEqual({ outcome: 'ended' });
    expect(await profile()).toMatchObject({ email: other, newEmail: null });
    const [raised] = await accounts.eventsOf('AccountEmailChanged');
    expect(raised).toMatchObject({ oldEmail: email, email: other });
    const signIn = (login: string) =>
      accounts.client.checkPassword({ kind: 'customer', login, password: goodPassword }, visitor);
    expect(await signIn(email)).toEqual({ outcome: 'wrong' });
    expect(await signIn(other)).toMatchObject({ outcome: 'right' });
  });

  it('ends links that were mailed to the address before', async () => {
    const token = await accounts.mailedToken('reset');
    await save(other);
    await confirm();
    const input = { token, password: 'another long sentence' };
    expect(await accounts.client.resetPassword(input, visitor)).toEqual({ outcome: 'ended' });
  });

  it('does not take an address of somebody else, nor one that was asked for before another', async () => {
    await accounts.opened(null, other);
    await save(other);
    expect(await confirm()).toEqual({ outcome: 'taken' });
    const first = accounts.tokenOf(await asked());
    await save('third@example.com');
    expect(await accounts.client.confirmEmail({ token: first }, visitor)).toEqual({
      outcome: 'ended',
    });
  });

  it('remembers picture and consents', async () => {
    const picture = (uploadId: string | null) =>
      accounts.client.setPicture({ accountId, uploadId }, visitor);
    expect(await picture('u1')).toEqual({ before: null });
    expect(await picture('u2')).toEqual({ before: 'u1' });
    const consents = { marketing: true, calls: true, whatsapp: false, reminders: false };
    await accounts.client.setConsents({ accountId, ...consents }, visitor);
    expect(await profile()).toMatchObject({ picture: 'u2', consents });
    const [said] = await accounts.eventsOf('AccountConsentsSet');
    expect(said).toMatchObject({ email, marketing: true, calls: true });
    expect(said?.reminders ?? false).toBe(false);
  });
});
