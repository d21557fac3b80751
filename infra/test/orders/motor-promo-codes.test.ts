import type { MotorOrder } from '@muqarin/orders/contract/motor/order';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { motorOrders } from './support/motor-orders.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

let ordering: Ordering;
let orders: ReturnType<typeof motorOrders>;
beforeAll(async () => {
  ordering = await orderingUnderTest();
  orders = motorOrders(ordering);
});
afterAll(() => ordering.stop());

const apply = ({ orderId }: MotorOrder, code: string) =>
  ordering.client.applyMotorPromo({ orderId, code }, visitor);
const applied = async (order: MotorOrder, code: string) => {
  const answer = await apply(order, code);
  if (answer.outcome !== 'applied') throw new Error(JSON.stringify(answer));
  return answer.order;
};
const expensive = { valueAed: null, claimFreeYears: 0 };

describe('a promo code on an order', () => {
  it('takes a fixed amount off before add-ons and VAT', async () => {
    const order = await orders.orderOf('liwan', expensive);
    const next = await applied(order, ' liwan150 ');
    expect(next.promo).toMatchObject({ code: 'LIWAN150', off: { type: 'amount', fils: 15_000 } });
    const { promoFils, netFils, vatFils } = next.total;
    expect(netFils).toBe(order.total.netFils - promoFils);
    expect(vatFils).toBe(Math.round(netFils * 0.05));
    expect(next.tile.price.discountedFils - promoFils).toBeGreaterThanOrEqual(
      next.tile.price.minimumFils,
    );
  });

  it('takes a percentage off the price after the plan’s discount', async () => {
    const order = await orders.orderOf('falaj', expensive);
    const next = await applied(order, 'FALAJ10');
    const wanted = Math.round(order.tile.price.discountedFils * 0.1);
    const most = order.tile.price.discountedFils - order.tile.price.minimumFils;
    expect(next.total.promoFils).toBe(Math.min(wanted, most));
    expect(next.promo?.cut).toBe(wanted > most);
  });

  it.each([
    ['', motorMessages.enterCouponCode],
    ['   ', motorMessages.enterCouponCode],
    ['NOSUCHCODE', motorMessages.unknownCode],
    ['<b>', motorMessages.unknownCode],
    ['FALAJ10', motorMessages.unknownCode],
    ['SUMMER25', motorMessages.codeExpired],
  ])('answers %j by its text, and changes nothing', async (code, message) => {
    const order = await orders.orderOf('liwan', expensive);
    expect(await apply(order, code)).toEqual({ outcome: 'not_applied', message });
    expect(await ordering.client.motorOrder({ orderId: order.orderId }, visitor)).toEqual(order);
  });

  it('says that a code is applied already, and can be taken off', async () => {
    const order = await orders.orderOf('liwan', expensive);
    await applied(order, 'LIWAN150');
    expect(await apply(order, 'liwan150')).toEqual({
      outcome: 'not_applied',
      message: motorMessages.codeAlreadyApplied,
    });
    const { orderId } = order;
    const without = await ordering.client.removeMotorPromo({ orderId }, visitor);
    expect(without).toMatchObject({ outcome: 'changed', order: { total: order.total } });
  });

  it('is confirmed with the price that the buyer saw, or shows the new one', async () => {
    const order = await orders.orderOf('liwan', expensive);
    await orders.fillIn(order.orderId);
    const typed = await orders.confirm(order, { promoCode: 'LIWAN150' });
    expect(typed).toMatchObject({
      outcome: 'price_changed',
      order: { promo: { code: 'LIWAN150' } },
    });
    expect(await orders.confirm(order, { promoCode: 'NOSUCH', netFils: null })).toMatchObject({
      outcome: 'promo_refused',
      message: motorMessages.unknownCode,
    });
    if (typed.outcome !== 'price_changed') throw new Error(typed.outcome);
    const done = await orders.confirm(typed.order, { promoCode: 'LIWAN150' });
    expect(done).toMatchObject({ outcome: 'confirmed' });
  });

  it('is used exactly as often as it may, however many want it at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => orders.orderOf('ghaf', expensive)),
    );
    const ready = await Promise.all(
      all.map(async (order) => {
        await orders.fillIn(order.orderId);
        return applied(order, 'GHAF100');
      }),
    );
    const answers = await Promise.all(ready.map((order) => orders.confirm(order)));
    expect(answers.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(3);
    const refused = answers.filter((row) => row.outcome === 'promo_refused');
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({
      message: motorMessages.codeUsedUp,
      order: { promo: null, status: 'selected' },
    });
    const late = await orders.orderOf('ghaf', expensive);
    expect(await apply(late, 'GHAF100')).toMatchObject({ message: motorMessages.codeUsedUp });
    const winner = answers.find(({ outcome }) => outcome === 'confirmed');
    if (winner?.outcome !== 'confirmed') throw new Error('nobody won');
    const cancel = () =>
      ordering.client.cancelMotorOrder({ orderId: winner.order.orderId }, visitor);
    // Of several at once, and of one that comes late, one gives back.
    await Promise.all([cancel(), cancel(), cancel()]);
    await cancel();
    await orders.fillIn(late.orderId);
    const done = await orders.confirm(await applied(late, 'GHAF100'));
    expect(done.outcome).toBe('confirmed');
    const later = await orders.orderOf('ghaf', expensive);
    expect(await apply(later, 'GHAF100')).toMatchObject({ message: motorMessages.codeUsedUp });
  });
});
