/** Orders and policies from before they had a service of their own go on where they were: paid, bought, given up, forgotten. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  allHeard,
  eventsOn,
  folderFromBefore,
  type MovedProduct,
  removeFolder,
  startOver,
} from './support/moved-product.ts';
import { OrderBuyer } from './support/order-buyer.ts';
import { browserOf, readBefore, thatDay } from './support/orders-before.ts';
import { forget } from './support/orders-seen.ts';

const before = readBefore();
/** As the data folder has it. */
const insurerKey = Buffer.from('00112233445566778899aabbccddeeff'.repeat(2), 'hex');
const promo = 'GHAF100';

let dataDir: string;
let product: MovedProduct;

beforeAll(async () => {
  dataDir = folderFromBefore();
  product = await startOver(dataDir);
}, 60_000);
afterAll(async () => {
  await product.stop();
  removeFolder(dataDir);
});

interface Checkout {
  order: { saleOrder: string; status: string; total: { grossFils: number } };
  life: { status: string; at: string | null }[];
}

const browser = (name: string) => browserOf(product.origin, before, name);
const checkoutOf = (buyer: OrderBuyer) => buyer.get<Checkout>('/api/pages/motor/checkout');
const orderOf = async (buyer: OrderBuyer) =>
  (await buyer.get<Checkout>('/api/pages/motor/policy-details')).order;
const start = { policy_start_date: '2026-12-20' };

/** A notice as the insurer signs it. */
async function notice(facts: object): Promise<unknown[]> {
  const body = JSON.stringify(facts);
  const seconds = Math.floor(thatDay.getTime() / 1000);
  const mark = createHmac('sha256', insurerKey).update(`${seconds}.${body}`).digest('hex');
  const answer = await fetch(`${product.origin}/api/insurer/motor-notices`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-insurer-signature': `t=${seconds},v1=${mark}`,
    },
    body,
  });
  return [answer.status, ((await answer.json()) as { outcome: string }).outcome];
}

async function applies(buyer: OrderBuyer, planId: string): Promise<unknown> {
  return ((await (await buyer.applyPromo(planId, promo)).json()) as { applied: unknown }).applied;
}

/** With a plan that the code is for. */
async function newcomer(email: string) {
  const buyer = new OrderBuyer(product.origin);
  await buyer.motorQuote(email);
  return { buyer, order: await buyer.buyNow('Ghaf') };
}

it('an insurer’s notices find their order: another amount is refused, the right one counts once', async () => {
  const { paymentId } = before.people.unpaid ?? {};
  const { order } = await checkoutOf(browser('unpaid'));
  const paid = { id: 'n-1', paymentId, type: 'payment.succeeded' };
  const amountFils = order.total.grossFils;
  expect(await notice({ ...paid, amountFils: amountFils + 1 })).toEqual([409, 'wrong_amount']);
  expect(await notice({ ...paid, amountFils })).toEqual([200, 'recorded']);
  expect(await notice({ ...paid, amountFils })).toEqual([200, 'known']);
  const after = await checkoutOf(browser('unpaid'));
  expect(after.order).toMatchObject({ status: 'paid', total: order.total });
  const policyNumber = 'LIWAN-1';
  const issued = { id: 'n-2', paymentId, type: 'policy.issued', policyNumber };
  expect(await notice(issued)).toEqual([200, 'recorded']);
  // Said to it before the move.
  const { paymentId: earlier } = before.people.issued ?? {};
  expect(await notice({ ...issued, id: 'n-3', paymentId: earlier })).toEqual([200, 'known']);
});

it('money for an order that was given up still counts', async () => {
  const buyer = browser('cancelled');
  const { insurer = '' } = before.people.cancelled ?? {};
  expect((await buyer.insurer(insurer, 'pay')).status).toBe(303);
  expect((await checkoutOf(buyer)).order.status).toBe('paid');
});

it('a promo code has the uses that it had, and what a killed confirmation held comes back', async () => {
  const third = await newcomer('third@example.com');
  expect(await applies(third.buyer, third.order.planId)).toBe(true);
  expect(await (await third.buyer.confirmMotor(third.order, start)).json()).toMatchObject({
    status: 1,
  });
  const fourth = await newcomer('fourth@example.com');
  expect(await applies(fourth.buyer, fourth.order.planId)).toBe(false);
  // The one that held a use has no use any more, and says so before it sells.
  const held = browser('ghaf-held');
  const { planId = '', saleOrder = '' } = before.people['ghaf-held'] ?? {};
  const refused = await (await held.confirmMotor({ planId, saleOrder }, start)).json();
  expect(refused).not.toMatchObject({ status: 1 });
  expect((await orderOf(held)).status).toBe('selected');
  await browser('ghaf-one').post('/survey/motor/cart/checkout/cancel', {});
  expect(await applies(fourth.buyer, fourth.order.planId)).toBe(true);
});

it.each(['selected', 'promo', 'repriced', 'second', 'ranout'])(
  'the open order of %s is bought',
  async (name) => {
    const buyer = browser(name);
    const { planId = '', saleOrder = '' } = before.people[name] ?? {};
    const { total } = await orderOf(buyer);
    const confirm = () => buyer.confirmMotor({ planId, saleOrder }, start);
    expect(await (await confirm()).json()).toMatchObject({ status: 1 });
    expect((await checkoutOf(buyer)).order).toMatchObject({
      status: 'confirmed',
      saleOrder,
      total,
    });
    expect(await buyer.pay()).toMatch(/^\/insurer-stand-in\/pay_/);
  },
);

it('what was given up is free again, also when everything was heard: a new order of the same quote', async () => {
  await allHeard(product.bus);
  const buyer = browser('ghaf-given-back');
  const max = /"maxAed":(\d+)/.exec(JSON.stringify(await buyer.get('/api/pages/motor/products')));
  const other = await buyer.call('/api/survey/motor/update-car-value', { idv: max?.[1] });
  expect([other.status, await other.text()]).toEqual([200, expect.not.stringContaining('error')]);
  const order = await buyer.buyNow('Ghaf');
  expect(order.saleOrder).not.toBe(before.people['ghaf-given-back']?.saleOrder);
  expect(await (await buyer.confirmMotor(order, start)).json()).toMatchObject({ status: 1 });
});

interface ThankYou {
  policy: { reference: string; netFils: number } | null;
}

interface Products {
  quoteId: string;
  tiles: { id: number; netFils: number; conditions: string[] }[];
}

const becamePolicies: string[] = [];

const thanked = async (buyer: OrderBuyer) =>
  (await buyer.get<ThankYou>('/api/pages/thank-you?kind=individual')).policy;
const buyPolicy = (buyer: OrderBuyer, product_id: number, premium: number) =>
  buyer.call('/api/survey/medical/individual/confirm-policy', {
    product_id,
    premium,
    policy_start_date: '2026-12-20',
  });

it('a policy that was bought stays the one of its quote, however often it is confirmed', async () => {
  for (const name of ['medical-plain', 'medical-unasked', 'medical-waiting']) {
    const buyer = browser(name);
    const { planId, premium, policy } = before.people[name] ?? {};
    const again = await (await buyPolicy(buyer, Number(planId), Number(premium))).json();
    expect(again).toMatchObject({ status: 'Success', reference: policy?.policyReference });
    expect((await thanked(buyer))?.reference).toBe(policy?.policyReference);
  }
});

it.each(['medical-selected', 'medical-ranout'])(
  'the quote of %s becomes one policy',
  async (name) => {
    const buyer = browser(name);
    const { tiles, quoteId } = await buyer.get<Products>('/api/pages/medical/individual/products');
    becamePolicies.push(quoteId);
    const tile = tiles.find(({ conditions }) => conditions.length === 0);
    const buy = () => buyPolicy(buyer, tile?.id ?? 0, (tile?.netFils ?? 0) / 100);
    const answers = await Promise.all(Array.from({ length: 5 }, buy));
    const said = await Promise.all(answers.map((answer) => answer.json()));
    const policy = await thanked(buyer);
    expect(policy?.netFils).toBe(tile?.netFils);
    for (const each of said)
      expect(each).toMatchObject({ status: 'Success', reference: policy?.reference });
  },
);

it('somebody who asks for it is forgotten, but for what was bought', async () => {
  const seen = async (name: string) => (await checkoutOf(browser(name))).order?.status;
  await forget(product.origin, 'ghaf-held@example.com');
  await forget(product.origin, 'issued@example.com');
  await allHeard(product.bus);
  expect(await orderOf(browser('ghaf-held'))).toBeUndefined();
  expect(await seen('issued')).toBe('issued');
});

it('each act is published once', async () => {
  await allHeard(product.bus);
  const raised = await eventsOn(product.bus, ['quoting.motor_order.v1', 'quoting.policy.v1']);
  const ofOrder = (type: string, name: string) =>
    raised.filter(
      (each) => each.type === type && each.data.orderId === before.people[name]?.orderId,
    );
  expect(ofOrder('MotorOrderPaid', 'unpaid')).toHaveLength(1);
  expect(ofOrder('MotorPolicyIssued', 'unpaid')).toHaveLength(1);
  for (const name of ['selected', 'promo', 'repriced', 'ranout'])
    expect(ofOrder('MotorOrderConfirmed', name), name).toHaveLength(1);
  const sold = raised.flatMap(({ type, data }) =>
    type === 'PolicyConfirmed' ? [data.quoteId] : [],
  );
  expect(becamePolicies).toHaveLength(2);
  for (const name of ['medical-plain', 'medical-unasked', 'medical-waiting'])
    becamePolicies.push(before.people[name]?.quoteId ?? '');
  for (const quoteId of becamePolicies)
    expect(sold.filter((each) => each === quoteId)).toHaveLength(1);
});
