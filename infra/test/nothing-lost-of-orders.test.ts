/** The whole product is killed while people confirm: of each purchase there is one afterwards or none, and one after the next try. */
import { addDays, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { cancelPath } from '@muqarin/rules/policy-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KillableProduct, killableProduct } from './support/killable-product.ts';
import { purchaseForm } from './support/motor-purchase.ts';
import { OrderBuyer } from './support/order-buyer.ts';
import { documentsIn } from './support/orders-before.ts';

/** When the process ends, as a part of the time that some confirmations take; the last time at the first answer. */
const moments = [0.3, 0.55, 0.8, 100];
const atOnce = 4;
const startDate = toIsoDate(addDays(dubaiToday(new Date()), 5));

let product: KillableProduct;
/** Milliseconds to the first answer of some confirmations at once. */
let whole: number;
const medical: { buyer: OrderBuyer; reference: string; planId: number; netFils: number }[] = [];
const motor: { buyer: OrderBuyer; planId: string; saleOrder: string; netFils: number }[] = [];

beforeAll(async () => {
  product = await killableProduct();
  await product.start();
  const rounds = [...moments.keys(), moments.length];
  const made = rounds.map((round) =>
    Promise.all([
      withMedicalQuote(`medical-${round}@example.com`),
      withMotorOrder(`motor-${round}@example.com`),
    ]),
  );
  for (const [quote, order] of await Promise.all(made)) {
    medical.push(quote);
    motor.push(order);
  }
  const began = Date.now();
  const all = confirmations(moments.length);
  await Promise.race(all);
  whole = Date.now() - began;
  await Promise.all(all);
}, 120_000);
afterAll(() => product.remove());

it.each(moments)(
  'killed at %f of the time that it takes: one or none, then one',
  async (moment) => {
    const round = moments.indexOf(moment);
    const all = confirmations(round);
    const answers = Promise.all(all);
    const over = new Promise((resolve) => setTimeout(resolve, moment * whole).unref());
    await Promise.race([over, ...all]);
    await product.kill();
    const answered = (await answers).filter((answer) => answer !== null);
    const before = await keptOf(round);
    expect(before.policies.length).toBeLessThanOrEqual(1);
    // Whoever was told that it is bought has bought it.
    for (const { reference } of answered)
      if (reference) expect(before.policies[0]?.policyReference).toBe(reference);
    if (answered.some(({ status }) => status === 1)) expect(before.order?.status).toBe('confirmed');

    await product.start();
    const [policy, order] = await Promise.all([confirmMedical(round), confirmMotor(round)]);
    expect([policy?.status, order?.status]).toEqual(['Success', 1]);
    await expect
      .poll(async () => (await raised('PolicyConfirmed', policy?.reference)).length)
      .toBe(1);
    const { saleOrder, netFils } = motor[round] ?? {};
    await expect.poll(async () => (await raised('MotorOrderConfirmed', saleOrder)).length).toBe(1);
    expect((await raised('MotorOrderConfirmed', saleOrder))[0]).toContain(String(netFils));
  },
);

/** As above, while a policy is cancelled. */
const endings = [0.3, 100];

it.each(endings)(
  'the end of a policy, killed at %f of the time: one or none, then one',
  async (moment) => {
    const round = endings.indexOf(moment);
    const { cancel, reference } = await ending(round);
    const all = Array.from({ length: atOnce }, cancel);
    const over = new Promise((resolve) => setTimeout(resolve, moment * whole).unref());
    await Promise.race([over, ...all]);
    await product.kill();
    const answered = (await Promise.all(all)).filter((answer) => answer !== null);
    const kept = ((await keptOf(round)).policies[0]?.changes ?? []) as unknown[];
    expect(kept.length).toBeLessThanOrEqual(1);
    if (answered.length > 0) expect(kept).toHaveLength(1);
    await product.start();
    expect(await cancel()).toMatchObject({ ok: true });
    await expect.poll(async () => (await raised('PolicyCancelled', reference)).length).toBe(1);
  },
);

it('of each there is one at the end, at the price that was seen', async () => {
  await product.kill();
  for (const [round, { netFils }] of medical.entries()) {
    const { policies, order, uses, usedBy } = await keptOf(round);
    expect(policies).toMatchObject([{ netFils }]);
    expect(policies[0]?.changes).toHaveLength(round < endings.length ? 1 : 0);
    expect(order?.status).toBe('confirmed');
    // No order has taken two, but for one that a death has kept from being given back.
    const { uses: taken, held } = uses as unknown as { uses: number; held: { use: string }[] };
    const left = held.filter(({ use }) => !usedBy.includes(use));
    expect(taken - left.length).toBe(motor.length);
  }
});

const confirmations = (round: number) =>
  Array.from({ length: atOnce }, () => [confirmMedical(round), confirmMotor(round)]).flat();

interface Answer {
  status: unknown;
  reference?: string;
}

/** Null where nobody answered any more. */
async function said(asked: Promise<Response>): Promise<Answer | null> {
  try {
    const answer = await asked;
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}

function confirmMedical(round: number): Promise<Answer | null> {
  const bought = medical[round];
  if (!bought) throw new Error('no such round');
  const { buyer, planId, netFils } = bought;
  return said(
    buyer.call('/api/survey/medical/individual/confirm-policy', {
      product_id: planId,
      premium: netFils / 100,
    }),
  );
}

/** The end of a policy on its first day, as its page asks for it once the refund was seen. */
async function ending(round: number) {
  const reference = (await confirmMedical(round))?.reference ?? '';
  const { buyer } = medical[round] ?? {};
  if (!buyer) throw new Error('no such round');
  const page = `/api/pages/policy/cancel?line=medical&reference=${reference}`;
  const path = cancelPath('medical', reference);
  const { firstDay } = await buyer.get<{ firstDay: string }>(page);
  await buyer.post(path, { day: firstDay, action: 'price' });
  const { foretold } = await buyer.get<{ foretold: { grossFils: number } }>(page);
  const fields = { day: firstDay, action: 'cancel', seen: String(foretold.grossFils), after: '0' };
  return { reference, cancel: () => said(buyer.post(path, fields)) };
}

function confirmMotor(round: number): Promise<Answer | null> {
  const order = motor[round];
  if (!order) throw new Error('no such round');
  return said(order.buyer.confirmMotor(order, { policy_start_date: startDate }, {}, []));
}

async function withMedicalQuote(email: string) {
  const buyer = new OrderBuyer(product.origin);
  await buyer.medicalQuote(email);
  const { reference, tiles } = await buyer.get<{
    reference: string;
    tiles: { id: number; netFils: number; conditions: string[] }[];
  }>('/api/pages/medical/individual/products');
  const tile = tiles.find(({ conditions }) => conditions.length === 0);
  if (!tile) throw new Error('no plan for everybody');
  return { buyer, reference, planId: tile.id, netFils: tile.netFils };
}

/** Everything is typed and sent already: what is killed is the confirmation. */
async function withMotorOrder(email: string) {
  const buyer = new OrderBuyer(product.origin);
  await buyer.motorQuote(email);
  const order = await buyer.buyNow('Liwan');
  const promo = await buyer.applyPromo(order.planId, 'LIWAN150');
  const { net_fils: netFils } = (await promo.json()) as { net_fils: number };
  const typed = { ...purchaseForm, policy_start_date: startDate };
  const fields = { ...typed, product_id: order.planId, go: 'save' };
  await buyer.withPapers('/survey/motor/policy-details/confirm', fields);
  return { buyer, ...order, netFils };
}

async function keptOf(round: number) {
  const wanted = ['orders/policies', 'orders/motor_orders', 'orders/motor_promo_uses'];
  const kept = await documentsIn(product.dataDir, wanted);
  const { reference } = medical[round] ?? {};
  return {
    policies: kept['orders/policies']?.filter((row) => row.quoteReference === reference) ?? [],
    order: kept['orders/motor_orders']?.find((row) => row.saleOrder === motor[round]?.saleOrder),
    uses: kept['orders/motor_promo_uses']?.find(({ _id }) => _id === 'LIWAN150'),
    usedBy: kept['orders/motor_orders']?.map(({ promoUse }) => promoUse) ?? [],
  };
}

/** Each event of a type that holds this text, once. */
async function raised(type: string, text = ''): Promise<string[]> {
  const found = await product.published(`quoting.v1.${type}`, text);
  return [...new Map(found.map(({ id, value }) => [id, value])).values()];
}
