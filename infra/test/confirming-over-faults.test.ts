/**
 * A confirmation goes from the BFF to quoting and to orders. Whatever fails, is answered too late or arrives after everybody
 * has given up: tried again, by the same key or another, there is one policy at the right price, published once (ADR 31).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultyCalls, ways } from './support/faulty-calls.ts';
import { buyNow, details, sixFiles } from './support/motor-buyer.ts';
import { type MotorShop, openMotorShop } from './support/motor-shop.ts';

type Row = { _id: string } & Record<string, unknown>;

let shop: MotorShop;
let clock = new Date('2026-11-21T08:00:00Z').getTime();
const { between, arm, calls, settled } = faultyCalls();

beforeAll(async () => {
  const settings = { REQUESTS_PER_MINUTE: '1000000' };
  shop = await openMotorShop(settings, { between, now: () => new Date(clock) });
}, 60_000);
afterAll(() => shop.stop());

let keys = 0;
const newKey = () => `confirm-key-${++keys}`;

const rows = (name: string, filter: object) =>
  shop.ordered.collection<Row>(name).find(filter).toArray();
const eventsOf = (row: Row | undefined, type: string) =>
  ((row?.outbox ?? []) as { type: string }[]).filter((entry) => entry.type.endsWith(`.${type}`));

describe('a medical policy', () => {
  const path = '/api/survey/medical/individual/confirm-policy';
  type Buyer = Awaited<ReturnType<MotorShop['medicalBrowser']>>;
  const tileOf = ({ quote }: Buyer, at = 0) => {
    const tile = quote.tiles.filter(({ conditions }) => conditions.length === 0)[at];
    if (!tile) throw new Error('too few plans');
    return tile;
  };
  const confirm = (buyer: Buyer, key: string, at = 0) => {
    const { planId, netFils } = tileOf(buyer, at);
    const asked = { product_id: planId, premium: netFils / 100, policy_start_date: '2026-12-01' };
    return buyer.post(path, asked, { 'idempotency-key': key });
  };
  const onePolicy = async (buyer: Buyer) => {
    const policies = await rows('policies', { quoteId: buyer.quote.quoteId });
    expect(policies).toHaveLength(1);
    expect(eventsOf(policies[0], 'PolicyConfirmed')).toHaveLength(1);
    return policies[0] as Row;
  };
  const points = [
    'orders.confirmPolicy#1',
    'quoting.offerPlan#1',
    'orders.confirmPolicy#2',
    'quoting.bindQuote#1',
    'orders.confirmPolicy#3',
  ];

  it('takes these calls', async () => {
    const buyer = await shop.medicalBrowser();
    arm(null);
    expect((await confirm(buyer, newKey())).json()).toMatchObject({ status: 'Success' });
    expect(calls().filter((call) => /confirmPolicy|offerPlan|bindQuote/.test(call))).toEqual(
      points,
    );
  });

  it.each(ways(points))(
    'is one when $call fails $kind, and $retry key tries again',
    async (way) => {
      const buyer = await shop.medicalBrowser();
      const key = newKey();
      arm(way);
      const failed = await confirm(buyer, key);
      expect(failed.statusCode).toBeGreaterThanOrEqual(500);
      const again = await confirm(buyer, way.retry === 'the same' ? key : newKey());
      expect(again.json()).toMatchObject({ status: 'Success' });
      await settled();
      const policy = await onePolicy(buyer);
      expect(policy).toMatchObject({ netFils: tileOf(buyer).netFils });
      expect(again.json()).toMatchObject({ reference: policy.policyReference });
    },
  );

  it('is one for twenty at once, of two plans and each with its key', async () => {
    const buyer = await shop.medicalBrowser();
    const { quote } = buyer;
    // A session takes its requests in turn: several browsers do not wait for each other.
    const others = [1, 2, 3, 4].map(() => shop.sameQuote('medical', quote));
    const buyers = (await Promise.all(others)).map((other) => Object.assign(other, { quote }));
    arm(null);
    const each = Array.from({ length: 20 }, (_, index) =>
      confirm(buyers[index % 4] ?? buyer, newKey(), index % 2),
    );
    const said = (await Promise.all(each)).map((answer) => answer.json());
    const policy = await onePolicy(buyer);
    const at = [0, 1].find((index) => tileOf(buyer, index).planId === policy.planId) ?? 2;
    expect(policy.netFils).toBe(tileOf(buyer, at).netFils);
    const won = said.filter(({ status }) => status === 'Success');
    expect(won.length).toBeGreaterThan(0);
    for (const { reference } of won) expect(reference).toBe(policy.policyReference);
    for (const other of said.filter((each) => !won.includes(each)))
      expect(other.status).toMatch(/^You have already bought /);
  });

  it('of another plan is bought when the first try died half way, by whoever tries again', async () => {
    const buyer = await shop.medicalBrowser();
    arm({ call: 'orders.confirmPolicy#3', kind: 'before it is made', again: '' });
    await confirm(buyer, newKey(), 0);
    expect((await confirm(buyer, newKey(), 1)).json()).toMatchObject({ status: 'Success' });
    expect((await onePolicy(buyer)).planId).toBe(tileOf(buyer, 1).planId);
  });

  it('that nobody came back for leaves the quote to be priced anew', async () => {
    const buyer = await shop.medicalBrowser();
    const { quoteId, answers } = buyer.quote;
    arm({ call: 'orders.confirmPolicy#3', kind: 'before it is made', again: '' });
    await confirm(buyer, newKey());
    clock += 61_000;
    const other = {
      ...answers,
      members: answers.members.map((row) => ({ ...row, dob_year: 1971 })),
    };
    const revised = await shop.client.repriceQuote({ quoteId, answers: other }, visitor);
    expect(revised).toMatchObject({ revision: 2 });
    expect(await rows('policies', { quoteId })).toEqual([]);
  });
});

describe('a motor order', () => {
  const path = '/api/survey/motor/confirm-product';
  type Order = Awaited<ReturnType<typeof ready>>;
  /** Up to the last button, with a promo code. */
  const ready = async () => {
    arm(null);
    const buyer = await shop.browser();
    const { saleOrder, planId } = await buyNow(shop, buyer);
    const asked = { product_id: planId, promo_code: 'LIWAN150' };
    const promo = await buyer.post('/api/survey/motor/apply-promo-code', asked);
    const { net_fils: netFils } = promo.json();
    const fields = { ...details, product_id: planId, sale_order: saleOrder };
    return { buyer, saleOrder, fields, netFils };
  };
  /** The same order in another browser: a session remembers its own answers. */
  const elsewhere = async (order: Order): Promise<Order> => {
    const { quote } = order.buyer;
    const buyer = Object.assign(await shop.sameQuote('motor', quote), { quote });
    await buyer.form('/survey/motor/policy-details', { product_id: order.fields.product_id });
    return { ...order, buyer };
  };
  const confirm = ({ buyer, fields }: Order, key: string) =>
    buyer.parts(path, fields, sixFiles, { 'idempotency-key': key });
  const usesNow = async () =>
    (await rows('motor_promo_uses', { _id: 'LIWAN150' }))[0] ?? { uses: 0, held: [] };
  const oneOrder = async ({ saleOrder, netFils }: Order) => {
    const [order, ...others] = await rows('motor_orders', { saleOrder });
    expect(others).toEqual([]);
    expect(order?.status).toBe('confirmed');
    const raised = eventsOf(order, 'MotorOrderConfirmed');
    expect(raised).toHaveLength(1);
    expect(JSON.stringify(raised)).toContain(`\\"netFils\\":\\"${netFils}\\"`);
  };
  const points = [
    'orders.saveMotorOrderDetails#1',
    'orders.confirmMotorOrder#1',
    'quoting.motorPromo#1',
    'orders.confirmMotorOrder#2',
    'quoting.bindQuote#1',
    'orders.confirmMotorOrder#3',
  ];

  it('takes these calls', async () => {
    const order = await ready();
    arm(null);
    expect((await confirm(order, newKey())).json()).toMatchObject({ status: 1 });
    expect(calls().filter((call) => /saveMotor|confirmMotor|Promo|bindQuote/.test(call))).toEqual(
      points,
    );
  });

  it.each(ways(points))(
    'is one when $call fails $kind, and $retry key tries again',
    async (way) => {
      const order = await ready();
      const { uses } = await usesNow();
      const key = newKey();
      arm(way);
      expect((await confirm(order, key)).statusCode).toBeGreaterThanOrEqual(500);
      const again = await confirm(order, way.retry === 'the same' ? key : newKey());
      expect(again.json()).toMatchObject({ status: 1 });
      await settled();
      await oneOrder(order);
      expect(await usesNow()).toMatchObject({ uses: Number(uses) + 1, held: [] });
    },
  );

  it('is one for twenty at once, and takes one use of its code', async () => {
    const order = await ready();
    const orders = await Promise.all([1, 2, 3, 4].map(() => elsewhere(order)));
    const { uses } = await usesNow();
    arm(null);
    const each = Array.from({ length: 20 }, (_, index) =>
      confirm(orders[index % 4] ?? order, newKey()),
    );
    for (const answer of await Promise.all(each))
      expect(answer.json()).toMatchObject({ status: 1 });
    await oneOrder(order);
    expect(await usesNow()).toMatchObject({ uses: Number(uses) + 1, held: [] });
  });

  it.each([
    { left: 'its own use, not settled', used: 1 },
    { left: 'a use that a second confirmation took', used: 2 },
  ])('confirmed again puts right what a death has left: $left', async ({ used }) => {
    const order = await ready();
    const { uses } = await usesNow();
    expect((await confirm(order, newKey())).json()).toMatchObject({ status: 1 });
    const [row] = await rows('motor_orders', { saleOrder: order.saleOrder });
    const use = used === 1 ? row?.promoUse : 'of-the-second';
    const held = [{ orderId: row?._id, at: new Date(clock), use }];
    const left = { $set: { uses: Number(uses) + used, held } };
    await shop.ordered.collection<Row>('motor_promo_uses').updateOne({ _id: 'LIWAN150' }, left);
    expect((await confirm(await elsewhere(order), newKey())).json()).toMatchObject({ status: 1 });
    expect(await usesNow()).toMatchObject({ uses: Number(uses) + 1, held: [] });
  });

  it('that nobody came back for leaves the quote to be priced anew', async () => {
    const order = await ready();
    const { quoteId, vehicle } = order.buyer.quote;
    arm({ call: 'orders.confirmMotorOrder#3', kind: 'before it is made', again: '' });
    await confirm(order, newKey());
    clock += 61_000;
    const revised = await shop.client.reviseMotorQuote(
      { quoteId, valueAed: vehicle.value.maxAed },
      visitor,
    );
    expect(revised).toMatchObject({ quote: { revision: 2 } });
  });
});

const visitor = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' } as const;
