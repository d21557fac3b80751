import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signNotice } from '../../../services/orders/src/payment/signed-notice.ts';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { filledIn, motorOrders, sixFiles } from './support/motor-orders.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

let ordering: Ordering;
let orders: ReturnType<typeof motorOrders>;
beforeAll(async () => {
  ordering = await orderingUnderTest();
  orders = motorOrders(ordering);
});
afterAll(() => ordering.stop());

const published = async (orderId: string) =>
  (await ordering.story()).filter(({ value }) => value.orderId === orderId);
const find = async (orderId: string) => {
  const order = await ordering.client.motorOrder({ orderId }, visitor);
  if (!order) throw new Error('gone');
  return order;
};

describe('from payment to policy', () => {
  const confirmed = async () => {
    const order = await orders.orderOf('liwan');
    await orders.fillIn(order.orderId);
    const answer = await orders.confirm(order);
    if (answer.outcome !== 'confirmed') throw new Error(answer.outcome);
    const { orderId } = order;
    const handed = await ordering.client.handOverMotorPayment({ orderId }, visitor);
    if (handed.outcome !== 'ready') throw new Error(handed.outcome);
    return { orderId, paymentId: handed.order.payment?.paymentId ?? '', handed };
  };

  it('hands over to the same page each time, and never before it is confirmed', async () => {
    const open = await orders.orderOf('liwan');
    await expect(
      ordering.client.handOverMotorPayment({ orderId: open.orderId }, visitor),
    ).rejects.toMatchObject({ code: 'ORDERS.NOT_CONFIRMED' });
    const { orderId, handed } = await confirmed();
    expect(handed.order.status).toBe('unpaid');
    expect(await ordering.client.handOverMotorPayment({ orderId }, visitor)).toEqual(handed);
  });

  it('is paid and issued by what the insurer signs, each published once', async () => {
    const { orderId, paymentId } = await confirmed();
    const { notice, outcome } = await orders.tell(paymentId, 'payment.succeeded');
    expect(outcome).toBe('recorded');
    expect(await ordering.client.receiveInsurerNotice(notice, visitor)).toEqual({
      outcome: 'known',
    });
    expect((await orders.tell(paymentId, 'policy.issued')).outcome).toBe('recorded');
    const order = await find(orderId);
    expect(order.life.map(({ status }) => status)).toEqual([
      'selected',
      'confirmed',
      'unpaid',
      'paid',
      'issued',
    ]);
    expect(order.policyNumber).toBe(`DEMO-${order.saleOrder}`);
    expect((await published(orderId)).map(({ type }) => type)).toEqual([
      'MotorOrderPlaced',
      'MotorOrderConfirmed',
      'MotorPaymentHandedOver',
      'MotorOrderPaid',
      'MotorPolicyIssued',
    ]);
  });

  it('issues no policy before it is paid: the insurer has to say it again', async () => {
    const { orderId, paymentId } = await confirmed();
    const { notice, outcome } = await orders.tell(paymentId, 'policy.issued');
    expect(outcome).toBe('out_of_order');
    expect(await find(orderId)).toMatchObject({ status: 'unpaid', policyNumber: null });
    expect((await published(orderId)).map(({ type }) => type)).not.toContain('MotorPolicyIssued');
    await orders.tell(paymentId, 'payment.succeeded');
    const again = () => ordering.client.receiveInsurerNotice(notice, visitor);
    expect(await again()).toEqual({ outcome: 'recorded' });
    expect(await again()).toEqual({ outcome: 'known' });
    expect((await orders.tell(paymentId, 'payment.succeeded')).outcome).toBe('known');
    expect((await find(orderId)).status).toBe('issued');
  });

  it('asks nobody for documents of an order that was given up', async () => {
    const { orderId, paymentId } = await confirmed();
    await ordering.client.cancelMotorOrder({ orderId }, visitor);
    const asked = { slot: 'mulkiya_front', reason: 'Too dark.' };
    expect((await orders.tell(paymentId, 'document.refused', asked)).outcome).toBe('out_of_order');
    expect((await orders.tell(paymentId, 'policy.issued')).outcome).toBe('out_of_order');
    expect((await find(orderId)).status).toBe('cancelled');
  });

  it('hands over to nobody and believes nobody where no insurer is connected', async () => {
    const { paymentId } = await confirmed();
    const notice = await ordering.client.signStandInNotice(
      { paymentId, type: 'payment.succeeded' },
      visitor,
    );
    const real = await orderingUnderTest({ insurerStandIn: false });
    try {
      const own = motorOrders(real);
      const { orderId } = await own.orderOf('liwan').then(async (order) => {
        await own.fillIn(order.orderId);
        await own.confirm(order);
        return order;
      });
      await expect(real.client.handOverMotorPayment({ orderId }, visitor)).rejects.toMatchObject({
        code: 'ORDERS.PAYMENT_AWAY',
      });
      expect(await real.client.insurerStandIn({ paymentId }, visitor)).toBeNull();
      expect(
        await real.client.receiveInsurerNotice(notice ?? { body: '', signature: '' }, visitor),
      ).toEqual({ outcome: 'bad_signature' });
      expect((await real.client.motorOrder({ orderId }, visitor))?.status).toBe('confirmed');
    } finally {
      await real.stop();
    }
  });

  it('believes no notice that is forged, old, unreadable, of nobody or about another amount', async () => {
    const { orderId, paymentId } = await confirmed();
    const signed = await ordering.client.signStandInNotice(
      { paymentId, type: 'payment.succeeded' },
      visitor,
    );
    const { body = '', signature = '' } = signed ?? {};
    const receive = async (notice: { body: string; signature: string }) =>
      (await ordering.client.receiveInsurerNotice(notice, visitor)).outcome;
    expect(await receive({ body: body.replace('succeeded', 'succeedeD'), signature })).toBe(
      'bad_signature',
    );
    expect(await receive({ body, signature: signature.replace(/.$/, 'x') })).toBe('bad_signature');
    expect(await receive({ body, signature: '' })).toBe('bad_signature');
    const secret = Buffer.from(
      readFileSync(path.join(ordering.dataDir, 'insurer-stand-in.key'), 'utf8'),
      'hex',
    );
    const now = new Date('2026-01-10T08:00:00Z');
    const signedAt = (text: string, at: Date) =>
      receive({ body: text, signature: signNotice(secret, text, at) });
    const said = (over: object) => JSON.stringify({ ...JSON.parse(body), ...over });
    expect(await signedAt(said({ amountFils: 1 }), now)).toBe('wrong_amount');
    expect(await signedAt(said({ paymentId: 'pay_nobody' }), now)).toBe('unknown_order');
    expect(await signedAt(said({ type: 'payment.maybe' }), now)).toBe('unreadable');
    expect(await signedAt('not JSON', now)).toBe('unreadable');
    expect(await signedAt(body, new Date('2026-01-10T07:54:00Z'))).toBe('stale');
    expect(await signedAt(body, new Date('2026-01-10T08:06:00Z'))).toBe('stale');
    expect((await find(orderId)).status).toBe('unpaid');
    expect(await signedAt(body, now)).toBe('recorded');
  });

  it('asks for a refused document again, and takes only what is asked for', async () => {
    const { orderId, paymentId } = await confirmed();
    const [file] = sixFiles;
    if (!file) throw new Error('no file');
    const add = (slot: typeof file) =>
      ordering.client.addMotorDocuments({ orderId, documents: [slot] }, visitor);
    expect((await add(file)).outcome).toBe('not_asked');
    const asked = { slot: file.slot, reason: 'Too dark.' };
    const { notice } = await orders.tell(paymentId, 'document.refused', asked);
    const again = await ordering.client.receiveInsurerNotice(notice, visitor);
    expect(again).toEqual({ outcome: 'known' });
    expect(await find(orderId)).toMatchObject({ missing: ['emirates_id_front'] });
    expect(await add({ ...file, uploadId: 'better' })).toMatchObject({
      outcome: 'added',
      missing: [],
    });
    // An insurer that heard no answer says it again, however late: the better file stays.
    expect(await ordering.client.receiveInsurerNotice(notice, visitor)).toEqual(again);
    expect(await find(orderId)).toMatchObject({ missing: [] });
    const types = (await published(orderId)).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['MotorDocumentsAsked', 'MotorDocumentsSubmitted']);
  });

  it('can be given up until it is paid, and a new order comes after', async () => {
    const { orderId, paymentId } = await confirmed();
    const order = await find(orderId);
    expect(await ordering.client.cancelMotorOrder({ orderId }, visitor)).toMatchObject({
      outcome: 'changed',
      order: { status: 'cancelled' },
    });
    const next = await orders.opened(order.quoteId, order.tile.planId);
    expect(next.orderId).not.toBe(orderId);
    expect(next.details.texts.plate_no).toBe(filledIn.plate_no);
    // Money that moved all the same counts.
    expect((await orders.tell(paymentId, 'payment.succeeded')).outcome).toBe('recorded');
    expect((await find(orderId)).status).toBe('paid');
    expect(await ordering.client.cancelMotorOrder({ orderId }, visitor)).toMatchObject({
      outcome: 'closed',
    });
  });

  it('belongs to the journey of its draft in every event, whoever publishes it in whatever call', async () => {
    const { orderId, paymentId } = await confirmed();
    await orders.tell(paymentId, 'payment.succeeded');
    await orders.tell(paymentId, 'document.refused', {
      slot: 'mulkiya_front',
      reason: 'Too dark.',
    });
    await orders.tell(paymentId, 'policy.issued');
    const own = (await ordering.published()).filter(({ value }) => value.includes(orderId));
    expect(own.length).toBeGreaterThanOrEqual(6);
    const { quoteId } = await find(orderId);
    const quote = await ordering.client.motorQuoteHead({ quoteId }, visitor);
    expect(new Set(own.map(({ headers }) => headers.ce_correlationid))).toEqual(
      new Set([quote?.draftId]),
    );
    expect(quote?.draftId).not.toBe(visitor.correlationId);
  });
});
