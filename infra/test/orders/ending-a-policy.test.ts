/** A policy of a person or a car ends early: what is paid back is worked out before it is asked for, and the same is kept (features 137). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couple, visitor, woman34 } from '../../../services/quoting/test/support/quoting.ts';
import { motorOrders } from './support/motor-orders.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

let ordering: Ordering;
let client: Ordering['client'];
let orders: ReturnType<typeof motorOrders>;
beforeAll(async () => {
  ordering = await orderingUnderTest();
  ({ client } = ordering);
  orders = motorOrders(ordering);
});
afterAll(() => ordering.stop());

let keys = 0;
const nextKey = () => {
  keys += 1;
  return `ending-${String(keys).padStart(4, '0')}`;
};

/** Covered from 20/01/2026; it is 10/01/2026. */
const medical = (answers = woman34) => medicalIn(ordering, answers);

async function medicalIn({ client }: Ordering, answers = woman34) {
  const draftId = nextKey();
  const quote = await client.createQuote({ idempotencyKey: nextKey(), draftId, answers }, visitor);
  const [tile] = quote.tiles.filter(({ conditions }) => conditions.length === 0);
  if (!tile) throw new Error('no plan fits');
  const confirmed = await client.confirmPolicy(
    {
      quoteId: quote.quoteId,
      idempotencyKey: nextKey(),
      planId: tile.planId,
      premiumFils: tile.netFils,
      startDate: '2026-01-20',
      contact: { name: 'Mariam Test', email: 'mariam@example.com' },
    },
    visitor,
  );
  if (confirmed.outcome !== 'confirmed') throw new Error(confirmed.outcome);
  return { ...confirmed.policy, line: 'medical' as const };
}

async function motor(insurer: string, isIssued = true) {
  const order = await orders.orderOf(insurer);
  await orders.fillIn(order.orderId);
  const confirmed = await orders.confirm(order, { idempotencyKey: nextKey() });
  if (confirmed.outcome !== 'confirmed') throw new Error(confirmed.outcome);
  const { orderId } = order;
  const handed = await client.handOverMotorPayment({ orderId }, visitor);
  if (handed.outcome !== 'ready') throw new Error(handed.outcome);
  const paymentId = handed.order.payment?.paymentId ?? '';
  await orders.tell(paymentId, 'payment.succeeded');
  if (isIssued) await orders.tell(paymentId, 'policy.issued');
  return { policyId: orderId, line: 'motor' as const, total: order.total };
}

type Key = { policyId: string; line: 'medical' | 'motor' };
const price = async ({ policyId, line }: Key, effectiveOn: string, claimed: string[] = []) =>
  client.priceCancellation({ policyId, line, effectiveOn, claimed }, visitor);
async function refund(key: Key, effectiveOn: string, claimed: string[] = []) {
  const answer = await price(key, effectiveOn, claimed);
  if (answer.outcome !== 'priced') throw new Error(answer.reason);
  return answer.priced;
}
async function cancel({ policyId, line }: Key, effectiveOn: string) {
  const { grossFils: seenGrossFils } = await refund({ policyId, line }, effectiveOn);
  const wanted = { policyId, line, effectiveOn, seenGrossFils, idempotencyKey: nextKey() };
  return client.cancelPolicy(wanted, visitor);
}
const raised = async (policyId: string) =>
  (await ordering.story()).filter(({ value }) => value.policyId === policyId);

it('of people is told of 60, 30 and 7 days before its end, once each, and not once it was cancelled', async () => {
  const year = await orderingUnderTest();
  try {
    const { policyId } = await medicalIn(year);
    const other = await medicalIn(year);
    const remind = () => year.client.remindEndings({}, visitor);
    expect(await remind()).toEqual({ reminded: 0 });
    // It is 20/11/2026, and the last day 19/01/2027.
    year.passDays(314);
    const said = await Promise.all([remind(), remind()]);
    expect(said.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(2);
    expect(await remind()).toEqual({ reminded: 0 });
    const key = { policyId: other.policyId, line: 'medical' as const };
    const wanted = { ...key, effectiveOn: '2026-12-01' };
    const priced = await year.client.priceCancellation({ ...wanted, claimed: [] }, visitor);
    if (priced.outcome !== 'priced') throw new Error(priced.reason);
    const seenGrossFils = priced.priced.grossFils;
    await year.client.cancelPolicy(
      { ...wanted, seenGrossFils, idempotencyKey: nextKey() },
      visitor,
    );
    for (const [days, reminded] of [
      [30, 1],
      [10, 0],
      [14, 1],
      [10, 0],
    ] as const) {
      year.passDays(days);
      expect(await remind()).toEqual({ reminded });
    }
    const due = (await year.story()).filter(({ type }) => type === 'PolicyRenewalDue');
    expect(due.filter(({ value }) => value.policyId === policyId)).toHaveLength(3);
    expect(due[0]?.value).toMatchObject({
      endDate: '2027-01-19',
      contact: { email: 'mariam@example.com' },
      link: { kind: 'medical_policy' },
    });
  } finally {
    await year.stop();
  }
});

describe('a medical policy', () => {
  it.each([
    // 365 days from 20/01/2026: on the first of them all is paid back, on the last a day.
    ['2026-01-20', 365],
    ['2026-03-01', 325],
    ['2027-01-19', 1],
  ])('that ends on %s pays back %d days of each person', async (effectiveOn, daysLeft) => {
    const policy = await medical(couple);
    const { steps, netFils, vatFils, grossFils, policyNetFils } = await refund(policy, effectiveOn);
    const [step] = steps;
    expect(step?.rows.map(({ unit }) => unit)).toEqual(['1', '2']);
    for (const row of step?.rows ?? []) {
      expect(row.daysLeft).toBe(daysLeft);
      const exact = (row.periodFils * daysLeft) / 365;
      expect(Math.abs(0 - row.netFils - exact)).toBeLessThan(1);
    }
    const whole = step?.rows.reduce((sum, row) => sum + row.periodFils, 0);
    expect(whole).toBe(policy.netFils);
    expect(netFils).toBe(step?.rows.reduce((sum, row) => sum + row.netFils, 0));
    expect(grossFils).toBe(netFils + vatFils);
    expect(policyNetFils).toBe(policy.netFils + netFils);
    if (daysLeft === 365) expect(grossFils).toBe(0 - policy.grossFils);
  });

  it('keeps the premium of whoever had a claim, where its insurer does', async () => {
    const policy = await medical(couple);
    const ledger = await client.policyLedger(policy, visitor);
    const both = await refund(policy, '2026-03-01');
    const one = await refund(policy, '2026-03-01', ['1']);
    if (ledger?.terms.refund === 'without_claim')
      expect(one.netFils).toBe(both.steps[0]?.rows[1]?.netFils);
    else expect(one.netFils).toBe(both.netFils);
  });

  it('is cancelled once, published once, and seen so by whoever asks', async () => {
    const policy = await medical();
    const first = await cancel(policy, '2026-03-01');
    expect(first).toMatchObject({
      outcome: 'recorded',
      first: true,
      ledger: { status: 'cancelled', cancelledOn: '2026-03-01' },
    });
    expect(await price(policy, '2026-04-01')).toMatchObject({ reason: 'policy_ended' });
    expect(await price(policy, '2026-02-01')).toMatchObject({
      reason: 'breaks_others',
      breaks: [1],
    });
    const types = (await raised(policy.policyId)).map(({ type }) => type);
    expect(types).toEqual(['PolicyConfirmed', 'PolicyCancelled']);
    expect((await raised(policy.policyId)).at(-1)?.value).toMatchObject({
      effectiveOn: '2026-03-01',
      policy: { line: 'medical', reference: policy.policyReference },
      link: { kind: 'medical_policy', id: policy.policyId },
    });
  });

  it.each([
    ['a day before the first', '2026-01-19', 'outside_period'],
    ['a day after the last', '2027-01-20', 'outside_period'],
    ['no day', '2026-02-30', 'bad_day'],
  ])('does not end on %s', async (_what, effectiveOn, reason) => {
    const policy = await medical();
    expect(await price(policy, effectiveOn)).toMatchObject({ outcome: 'refused', reason });
  });
});

describe('a motor policy', () => {
  it('is paid back by the short-period table of its insurer, all of it before cover begins', async () => {
    const policy = await motor('liwan');
    const net = policy.total.netFils;
    const share = (percent: number) => Math.floor((net * percent * 2 + 100) / 200);
    const rows = [
      ['2026-01-20', 100],
      ['2026-01-21', 75],
      ['2026-02-19', 75],
      ['2026-02-20', 60],
      ['2026-04-20', 50],
      ['2026-05-20', 40],
      ['2026-07-19', 25],
      ['2026-10-17', 15],
      ['2026-10-18', 0],
    ] as const;
    for (const [effectiveOn, percent] of rows) {
      const { netFils, steps } = await refund(policy, effectiveOn);
      expect(0 - netFils, effectiveOn).toBe(share(percent));
      expect(steps[0]?.rows[0]?.tableBasisPoints).toBe(percent * 100);
    }
    const claimed = await refund(policy, '2026-01-21', ['car']);
    expect(claimed).toMatchObject({ netFils: 0, vatFils: 0, grossFils: 0 });
  });

  it('is paid back by days where its insurer has no table', async () => {
    const policy = await motor('nawras');
    const { netFils, steps } = await refund(policy, '2026-03-01');
    expect(steps[0]?.rows[0]).toMatchObject({ unit: 'car', daysLeft: 325, tableBasisPoints: null });
    expect(0 - netFils).toBe(Math.floor((policy.total.netFils * 325) / 365));
  });

  it('cannot end before it is issued; once it has ended, nobody is asked to renew it', async () => {
    const early = await motor('liwan', false);
    expect(await price(early, '2026-02-01')).toMatchObject({ reason: 'not_issued' });
    const policy = await motor('liwan');
    const { policyId: orderId } = policy;
    expect(await cancel(policy, '2026-02-01')).toMatchObject({
      ledger: { status: 'cancelled', policyReference: expect.stringContaining('DEMO-') },
    });
    expect(await client.motorOrder({ orderId }, visitor)).toMatchObject({
      status: 'issued',
      policyCancelledOn: '2026-02-01',
    });
    const stored = async () => (await ordering.stored()).find(({ _id }) => String(_id) === orderId);
    expect((await stored())?.renewFrom).toBeNull();
    const ledger = await client.policyLedger(policy, visitor);
    const changeId = ledger?.changes[0]?.changeId ?? '';
    const undone = await client.reverseChange(
      {
        policyId: orderId,
        line: 'motor',
        changeId,
        seenGrossFils: 0 - (ledger?.changes[0]?.grossFils ?? 0),
        idempotencyKey: nextKey(),
      },
      visitor,
    );
    expect(undone).toMatchObject({ ledger: { status: 'issued', cancelledOn: null } });
    expect((await stored())?.renewFrom).toBe('2026-11-20');
  });
});
