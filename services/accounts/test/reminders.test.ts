/** Policies bought elsewhere: their holder is reminded 60, 30 and 7 days before, once each, as far as they agreed (the contact budget). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsUnderTest, accountsUnderTest, visitor } from './support/accounts.ts';

const daySeconds = 24 * 3600;

describe('reminders of policies that end', () => {
  let accounts: AccountsUnderTest;
  let accountId: string;
  let serial = 0;
  /** It is 26/11/2026. */
  beforeEach(async () => {
    accounts = await accountsUnderTest();
    accountId = await accounts.opened(null);
  });
  afterEach(() => accounts.stop());

  const add = (expiryDate: string, insuranceType: 'car' | 'health' = 'car') => {
    serial += 1;
    const idempotencyKey = `policy-${serial}`;
    const input = { accountId, idempotencyKey, insuranceType, insurer: 'other', expiryDate };
    return accounts.client.addPolicy({ ...input, uploadIds: [] }, visitor);
  };
  const remind = async () => (await accounts.client.remindPolicies({}, visitor)).reminded;
  const told = async () =>
    (await accounts.eventsOf('ExternalPolicyDue')).map(({ daysLeft }) => daysLeft);

  it('come once each, however many copies look', async () => {
    await add('2027-02-24');
    for (const days of [29, 1, 1, 29, 1, 22, 1, 1, 7]) {
      accounts.passSeconds(days * daySeconds);
      await Promise.all([remind(), remind()]);
    }
    expect(await told()).toEqual([60, 30, 7]);
    expect((await accounts.eventsOf('ExternalPolicyDue'))[0]).toMatchObject({
      email: 'mariam@example.com',
      insuranceType: 'car',
      expiryDate: '2027-02-24',
    });
  });

  it('are in the language in which the account was used last', async () => {
    const session = { accountId, ways: ['link' as const], device: '', knownDevice: true };
    await accounts.client.openSession(session, { ...visitor, locale: 'ar' });
    await add('2027-02-24');
    accounts.passSeconds(35 * daySeconds);
    await remind();
    const due = (await accounts.relay.published()).filter(({ headers }) =>
      headers.ce_type?.endsWith('.ExternalPolicyDue'),
    );
    expect(due.map(({ headers }) => headers.ce_locale)).toEqual(['ar']);
  });

  it('do not say what its holder has just said', async () => {
    await add('2026-12-10');
    await add('2026-11-20');
    expect(await remind()).toBe(0);
    accounts.passSeconds(7 * daySeconds);
    expect(await remind()).toBe(1);
    expect(await told()).toEqual([7]);
  });

  it('come to nobody who said no, and not after a policy was taken off', async () => {
    const { policyId } = await add('2027-02-24');
    const consents = { marketing: true, calls: true, whatsapp: true };
    await accounts.client.setConsents({ accountId, ...consents, reminders: false }, visitor);
    accounts.passSeconds(35 * daySeconds);
    expect(await remind()).toBe(0);
    await accounts.client.setConsents({ accountId, ...consents, reminders: true }, visitor);
    expect(await remind()).toBe(1);
    accounts.passSeconds(30 * daySeconds);
    await accounts.client.removePolicy({ accountId, policyId }, visitor);
    expect(await remind()).toBe(0);
  });

  it('are three on a day, the others on the next', async () => {
    for (let n = 0; n < 5; n += 1) await add('2027-02-24', n % 2 === 0 ? 'car' : 'health');
    accounts.passSeconds(35 * daySeconds);
    expect(await remind()).toBe(3);
    expect(await remind()).toBe(0);
    accounts.passSeconds(daySeconds);
    expect(await remind()).toBe(2);
  });
});
