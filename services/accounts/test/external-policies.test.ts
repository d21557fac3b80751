import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsUnderTest, accountsUnderTest, visitor } from './support/accounts.ts';

describe('a policy bought elsewhere', () => {
  let accounts: AccountsUnderTest;
  let accountId: string;
  let stranger: string;
  beforeEach(async () => {
    accounts = await accountsUnderTest();
    accountId = await accounts.opened(null);
    stranger = await accounts.opened(null, 'omar@example.com');
  });
  afterEach(() => accounts.stop());

  const add = (over: object = {}) =>
    accounts.client.addPolicy(
      {
        accountId,
        idempotencyKey: 'policy-0001',
        insuranceType: 'car',
        insurer: 'gulf-shield',
        expiryDate: '2027-03-14',
        uploadIds: [],
        ...over,
      },
      visitor,
    );

  it('has a place for each paper of its kind, and the first file is the policy', async () => {
    const policy = await add({ uploadIds: ['u1', 'u2'] });
    expect(policy.items.map(({ paper, uploadId }) => [paper, uploadId])).toEqual([
      ['policy', 'u1'],
      ['mulkiya', null],
      ['emirates_id', null],
      ['licence', null],
    ]);
    expect(policy.extraFiles).toEqual(['u2']);
    const [raised] = await accounts.eventsOf('ExternalPolicyAdded');
    expect(raised).toMatchObject({ accountId, policyId: policy.policyId, insuranceType: 'car' });
  });

  it('is one for twenty parallel posts', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => add()));
    expect(new Set(all.map(({ policyId }) => policyId)).size).toBe(1);
    const { policies } = await accounts.client.policies({ accountId }, visitor);
    expect(policies).toHaveLength(1);
  });

  it('keeps a file where it belongs, gives it up for 30 days, and brings it back', async () => {
    const { policyId, items } = await add();
    const itemId = items[1]?.id ?? '';
    const of = { accountId, itemId };
    expect(await accounts.client.attach({ ...of, uploadId: 'u1' }, visitor)).toEqual({
      policyId,
      before: null,
    });
    expect(await accounts.client.attach({ ...of, uploadId: 'u2' }, visitor)).toEqual({
      policyId,
      before: 'u1',
    });
    expect(await accounts.client.detach(of, visitor)).toEqual({ policyId, uploadId: 'u2' });
    const item = async () =>
      (await accounts.client.policyOfItem(of, visitor))?.items.find(({ id }) => id === itemId);
    expect(await item()).toMatchObject({ uploadId: null, undoUntil: '2026-12-26T08:00:00.000Z' });
    expect(await accounts.client.undoDetach(of, visitor)).toEqual({ policyId });
    expect(await item()).toMatchObject({ uploadId: 'u2', undoUntil: null });
    await accounts.client.detach(of, visitor);
    accounts.passSeconds(30 * 24 * 3600);
    expect(await item()).toMatchObject({ uploadId: null, undoUntil: null });
    expect(await accounts.client.undoDetach(of, visitor)).toBeNull();
  });

  it('is not there for anybody else', async () => {
    const { policyId, items } = await add();
    const itemId = items[0]?.id ?? '';
    const of = { accountId: stranger, itemId };
    const { client } = accounts;
    expect(await client.policy({ accountId: stranger, policyId }, visitor)).toBeNull();
    expect(await client.policyOfItem(of, visitor)).toBeNull();
    expect(await client.attach({ ...of, uploadId: 'u1' }, visitor)).toBeNull();
    expect(await client.detach(of, visitor)).toBeNull();
    expect(await client.removePolicy({ accountId: stranger, policyId }, visitor)).toBeNull();
    expect(await client.policies({ accountId: stranger }, visitor)).toEqual({ policies: [] });
  });

  it('goes with all its files, those that wait included', async () => {
    const { policyId, items } = await add({ uploadIds: ['u1', 'u2'] });
    const of = { accountId, itemId: items[1]?.id ?? '' };
    await accounts.client.attach({ ...of, uploadId: 'u3' }, visitor);
    await accounts.client.detach(of, visitor);
    const gone = await accounts.client.removePolicy({ accountId, policyId }, visitor);
    expect(gone?.uploadIds.toSorted()).toEqual(['u1', 'u2', 'u3']);
    expect(await accounts.client.policy({ accountId, policyId }, visitor)).toBeNull();
  });
});
