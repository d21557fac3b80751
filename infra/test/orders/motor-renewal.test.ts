/** A policy of a car that comes to its end: who is reminded, when, and what a year more costs. */
import { motorYears } from '@muqarin/bff/motor-years';
import { describe, expect, it } from 'vitest';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { motorOrders } from './support/motor-orders.ts';
import { orderingUnderTest } from './support/ordering.ts';

describe('a policy of a car', () => {
  it('reminds a month and a week before the end, once each, and quotes a year older', async () => {
    const year = await orderingUnderTest();
    try {
      const { orderId } = await issuedIn(year);
      const remind = () => year.client.remindMotorRenewals({}, visitor);
      expect(await remind()).toEqual({ reminded: 0 });
      year.passDays(345);
      expect(await remind()).toEqual({ reminded: 1 });
      expect(await remind()).toEqual({ reminded: 0 });
      year.passDays(22);
      expect(await remind()).toEqual({ reminded: 1 });
      year.passDays(4);
      expect(await remind()).toEqual({ reminded: 0 });
      const due = (await year.story()).find(({ type }) => type === 'MotorRenewalDue');
      expect(due?.value).toMatchObject({ endDate: '2027-01-19', link: { kind: 'motor_renewal' } });
      expect(await year.client.motorRenewal({ orderId }, visitor)).toMatchObject({
        answers: { claimFreeYears: 4, licenceYears: 6, brandNew: false, valueAed: null },
      });
      const found = await year.client.motorRenewal({ orderId }, visitor);
      const years = found && (await motorYears(year.clients, found, visitor));
      if (!years) throw new Error('nothing is offered');
      const sum = years.rows.reduce((total, { fils }) => total + fils, 0);
      expect(found.order.total.grossFils + sum).toBe(years.lowest.grossFils);
      expect(years.rows.map(({ code }) => code)).toContain('car');
      expect(years.bought.claimFreeYears).toBe(3);
      expect(years.now.claimFreeYears).toBe(4);
    } finally {
      await year.stop();
    }
  });

  it('says nothing of a cover that ended while nobody could look', async () => {
    const year = await orderingUnderTest();
    try {
      await issuedIn(year);
      year.passDays(400);
      expect(await year.client.remindMotorRenewals({}, visitor)).toEqual({ reminded: 0 });
      const told = (await year.story()).filter(({ type }) => type === 'MotorRenewalDue');
      expect(told).toEqual([]);
    } finally {
      await year.stop();
    }
  });
});

/** Bought, paid and issued today. */
async function issuedIn(year: Awaited<ReturnType<typeof orderingUnderTest>>) {
  const own = motorOrders(year);
  const order = await own.orderOf('liwan');
  await own.fillIn(order.orderId);
  await own.confirm(order);
  const { orderId } = order;
  const handed = await year.client.handOverMotorPayment({ orderId }, visitor);
  const paymentId = handed.order.payment?.paymentId ?? '';
  expect(await year.client.motorRenewal({ orderId }, visitor)).toBeNull();
  await own.tell(paymentId, 'payment.succeeded');
  await own.tell(paymentId, 'policy.issued');
  return order;
}
