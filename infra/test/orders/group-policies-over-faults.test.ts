/** A group’s purchase whose answer is lost, comes late or arrives beside the next try: one policy, published once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { faultyCalls, ways } from '../support/faulty-calls.ts';
import { groupPurchases } from './support/group-purchases.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

const { between, arm, calls, settled } = faultyCalls();
let faulty: Ordering;
beforeAll(async () => {
  faulty = await orderingUnderTest({ between });
});
afterAll(() => faulty.stop());
const { ready, confirm, confirmedEvents, policies } = groupPurchases(() => faulty);

describe('a purchase over faults', () => {
  const points = [
    'orders.confirmGroupPolicy#1',
    'quoting.offerGroup#1',
    'orders.confirmGroupPolicy#2',
    'quoting.bindQuote#1',
    'orders.confirmGroupPolicy#3',
  ];
  let groups = 0;
  const fresh = async () => {
    arm(null);
    groups += 1;
    return ready(`draft-${groups}`);
  };

  it('takes these calls', async () => {
    const { quote: _quote, ...wanted } = await fresh();
    arm(null);
    expect(await confirm(wanted)).toMatchObject({ outcome: 'confirmed', first: true });
    expect(calls()).toEqual(points);
  });

  it.each(ways(points))(
    'is one policy when $call fails $kind, and $retry key tries again',
    async (way) => {
      const { quote, ...wanted } = await fresh();
      arm(way);
      await expect(confirm(wanted)).rejects.toMatchObject({ code: 'TEST.GONE' });
      const idempotencyKey = way.retry === 'the same' ? 'confirm-0001' : 'confirm-0002';
      const again = await confirm({ ...wanted, idempotencyKey });
      if (again.outcome !== 'confirmed') throw new Error(again.outcome);
      await settled();
      const [policy, ...others] = await policies(quote.quoteId);
      expect(others).toEqual([]);
      expect(policy).toMatchObject({ _id: again.policy.policyId, netFils: quote.netFils });
      const raised = (await confirmedEvents()).filter(
        ({ value }) => value.quoteId === quote.quoteId,
      );
      expect(raised).toHaveLength(1);
    },
  );

  it('is nothing where a category lost its plan between the offer and the binding', async () => {
    const { quote, quoteId, ...wanted } = await fresh();
    arm({ call: 'quoting.bindQuote#1', kind: 'before it is made', again: '' });
    await expect(confirm({ quoteId, ...wanted })).rejects.toThrow();
    await faulty.client.clearGroupPlan({ quoteId, category: 2 }, visitor);
    expect(await confirm({ quoteId, ...wanted })).toEqual({
      outcome: 'incomplete',
      categories: [2],
    });
    expect(await policies(quote.quoteId)).toEqual([]);
  });
});
