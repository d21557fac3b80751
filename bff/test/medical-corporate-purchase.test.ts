/** A group that buys by the documented call: all categories as one policy (S0 7; decisions M41, M45, M50, M69, X5, X6). */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmPath,
  type Data,
  type GroupByCall,
  groupByCall,
  pairOf,
  visitor,
} from './support/group-by-call.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';

let quoting: Awaited<ReturnType<typeof shippedQuoting>>;
beforeAll(async () => {
  quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
});
afterAll(() => quoting.close());

let buyer: GroupByCall;
beforeEach(async () => {
  buyer = await groupByCall(quoting.client);
});

const status = (answer: { json: () => unknown }) => (answer.json() as { status: unknown }).status;

describe('confirm-policy', () => {
  it.each(['GET', 'POST', 'JSON-RPC'])('buys all categories once by %s', async (way) => {
    await buyer.saveMembers();
    const data = await buyer.wired(buyer.pair());
    const send = () => {
      if (way === 'GET') return buyer.get(data);
      if (way === 'POST') return buyer.browser.post(confirmPath, { data });
      return buyer.browser.post(confirmPath, { jsonrpc: '2.0', id: 1, params: { data } });
    };
    const first = (await send()).json();
    const said = way === 'JSON-RPC' ? first.result : first;
    expect(said).toMatchObject({ status: 'Success', reference: expect.any(String) });
    expect((await send()).json()).toEqual(first);
    const [policy, ...others] = await buyer.policies();
    expect(others).toEqual([]);
    expect(policy).toMatchObject({
      policyReference: said.reference,
      categories: buyer.pair().map((planId, at) => ({ category: at + 1, planId })),
      startDate: '2026-11-24',
    });
  });

  it('reads letters, texts for numbers and the start, under the mirrored path as well', async () => {
    await buyer.saveMembers();
    const { 'CAT 1': a = {}, 'CAT 2': b = {} } = await buyer.wired(buyer.pair());
    const asText = (plans: Data[string]) =>
      Object.fromEntries(
        Object.entries(plans).map(([plan, record]) => [
          plan,
          { ...record, total_sum: String(record.total_sum), ins_id: String(record.ins_id) },
        ]),
      );
    const data = { 'CAT B': asText(b), 'CAT A': asText(a), policy_start_date: '2026-12-31' };
    const path = '/api/medical/corporate/confirm-policy';
    expect(status(await buyer.get(data, path))).toBe('Success');
    expect(await buyer.policies()).toMatchObject([
      { startDate: '2026-12-31', endDate: '2027-12-30' },
    ]);
  });

  it('takes by POST what a query cannot carry, and says that of a query (X6)', async () => {
    await buyer.saveMembers();
    const data = { ...(await buyer.wired(buyer.pair())), more: 'x'.repeat(100_000) };
    const padded = { ...data, more: 'x'.repeat(20_000) };
    const byGet = await buyer.get(padded);
    expect([byGet.statusCode, status(byGet)]).toEqual([413, 'The data is too large.']);
    expect(await buyer.policies()).toEqual([]);
    const asForm = await buyer.browser.form(confirmPath, { data: JSON.stringify(data) });
    expect(status(asForm)).toBe('Success');
    const tooMuch = { ...data, more: 'x'.repeat(300_000) };
    expect((await buyer.browser.post(confirmPath, { data: tooMuch })).statusCode).toBe(413);
  });
});

describe('what confirm-policy refuses in status, with nothing bought', () => {
  const refused = async (data: object, words: string, extra: object = {}) => {
    const answer = await buyer.get(data);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: words, ...extra });
    expect(await buyer.policies()).toEqual([]);
  };
  const totalOf = (data: Data) => {
    const records = Object.values(data).flatMap((plans) => Object.values(plans));
    return records.reduce((sum, { total_sum: total }) => sum + Number(total), 0);
  };

  it('is a category without a plan, also one that was chosen in the session', async () => {
    await buyer.saveMembers();
    const { 'CAT 1': first, 'CAT 2': second } = await buyer.wired(buyer.pair());
    for (const [plan] of [Object.keys(second ?? {})])
      await quoting.client.selectGroupPlan(
        { quoteId: buyer.quoteId, category: 2, plan: plan ?? '' },
        visitor,
      );
    await refused({ 'CAT 1': first }, 'Please select a plan');
    await refused({ 'CAT 1': first, 'CAT 2': {} }, 'Please select a plan');
    await refused({ 'CAT 1': first, 'CAT 2': { nonsense: {} } }, 'Please select a plan');
    await refused({}, 'Please select a plan');
  });

  it.each<[string, (record: Record<string, unknown>) => object]>([
    ['a lower total', ({ total_sum: total }) => ({ total_sum: Number(total) - 0.01 })],
    ['no total', () => ({ total_sum: undefined })],
    ['another count', ({ tot_count: count }) => ({ tot_count: Number(count) - 1 })],
    ['another insurer', () => ({ ins_id: 99 })],
    [
      'a band that was made cheaper',
      ({ age_bands: bands }) => ({
        age_bands: (bands as object[]).map((band) => ({ ...band, age_band_total: 1 })),
      }),
    ],
    [
      'an age band left out',
      ({ age_bands: bands }) => ({ age_bands: (bands as object[]).slice(1) }),
    ],
    ['a total that is no number', () => ({ total_sum: '1e3' })],
  ])('is %s', async (_what, change) => {
    await buyer.saveMembers();
    const data = await buyer.wired(buyer.pair());
    const [plan = ''] = Object.keys(data['CAT 2'] ?? {});
    const record = data['CAT 2']?.[plan] ?? {};
    const tampered = { ...data, 'CAT 2': { [plan]: { ...record, ...change(record) } } };
    const premium = Math.round(totalOf(data) * 100) / 100;
    await refused(tampered, 'Price changed', { premium });
  });

  it('is a plan that the category is not offered, a category that there is none of, and a second pair', async () => {
    await buyer.saveMembers();
    const data = await buyer.wired(buyer.pair());
    const [plan = ''] = Object.keys(data['CAT 1'] ?? {});
    const { hidden } = await quoting.client.groupList(
      { quoteId: buyer.quoteId, category: 1 },
      visitor,
    );
    const record = data['CAT 1']?.[plan] ?? {};
    const notOffered = 'The plan of category A is not offered to it. Nothing was bought.';
    const hiddenId = String(hidden[0]?.planId);
    await refused({ ...data, 'CAT 1': { [hiddenId]: { ...record, pid: hiddenId } } }, notOffered);
    await refused({ ...data, 'CAT 1': { 999999: record } }, notOffered);
    await refused({ ...data, 'CAT 3': data['CAT 1'] }, notOffered.replace('A', 'C'));
    const [first] = buyer.pair();
    const one = buyer.tiles().find(({ planId }) => planId === first);
    const other = buyer.tiles().find((tile) => one && pairOf(tile) !== pairOf(one));
    await refused(await buyer.wired([first, other?.planId ?? 0]), corporateMessages.onePair);
    const quote = await quoting.client.groupQuote({ quoteId: buyer.quoteId }, visitor);
    expect(quote?.chosen).toEqual([]);
  });

  it('is a group whose member details nobody saved, and a start outside of the 60 days', async () => {
    await refused(await buyer.wired(buyer.pair()), corporateMessages.membersNotUpdated);
    await buyer.saveMembers();
    const data = { ...(await buyer.wired(buyer.pair())), policy_start_date: '2027-01-24' };
    await refused(data, 'Please enter a start date from today to 60 days from now.');
  });

  it('is another choice after the purchase: what was bought stays', async () => {
    await buyer.saveMembers();
    const [a, b] = buyer.pair();
    await buyer.get(await buyer.wired([a, b]));
    const again = await buyer.get(await buyer.wired([b, a]));
    expect(status(again)).toMatch(/^You have already bought .+ Nothing else was bought\.$/);
    expect(await buyer.policies()).toHaveLength(1);
  });
});
