/** What the client of a motor quotation accepted is what they buy: that option, at that price (features 111 and 141). */
import { sumOfRows } from '@muqarin/rules/quotations/price-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { agreedMotor } from './support/agreed-motor.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

let ordering: Ordering;
let shop: ReturnType<typeof agreedMotor>;
beforeAll(async () => {
  ordering = await orderingUnderTest();
  shop = agreedMotor(ordering);
});
afterAll(() => ordering.stop());

const quoted = async () => {
  const { quoteId, tile } = await shop.quoteOf();
  const work = await shop.press(quoteId, tile.planId);
  await shop.changeAll(work);
  return { quoteId, tile, work };
};
const agreed = async () => {
  const made = await quoted();
  await shop.accept(made.work);
  const [option] = (await made.work.asClient())?.options ?? [];
  if (!option) throw new Error('no option');
  return { ...made, option, id: made.work.quotationId };
};
const order = (id: string) => ordering.client.orderAgreed(id, visitor);

describe('an order of what was accepted', () => {
  it('is that option to the fils, each row of its price, and all that it stands on', async () => {
    const { option, id, tile, work } = await agreed();
    const made = await order(id);
    const { total, answers, agreed: kept } = made;
    expect(total).toMatchObject({
      netFils: option.netFils,
      vatFils: option.vatFils,
      grossFils: option.grossFils,
      promoFils: 0,
    });
    const { price } = made.tile;
    expect(option.grossFils).not.toBe(tile.price.grossFils);
    expect(price.repair).toBe('agency');
    expect(price.deductible).toBe('none');
    expect(made.deductible).toBe('none');
    expect(answers).toMatchObject({ dob: '1985-02-03', claims: 1, agencyRepair: true });
    expect(made.tile.addons.some((row) => row.selected && !row.included)).toBe(true);
    expect(kept).toMatchObject({
      quotationId: id,
      reference: (await work.asClient())?.reference,
      discount: { fundingId: 'FLJ-26-04', fils: 5_000 },
    });
    const traced = price.lines.map(({ label, why, amountFils }) => `${label} ${why} ${amountFils}`);
    const vat = option.rows.at(-1)?.fils ?? 0;
    expect(traced.toSorted()).toEqual(
      option.rows
        .slice(0, -1)
        .map(({ label, why, fils }) => `${label} ${why} ${fils}`)
        .toSorted(),
    );
    expect(sumOfRows(option.rows)).toBe(total.grossFils);
    expect(price.lines.reduce((sum, { amountFils }) => sum + amountFils, vat)).toBe(
      total.grossFils,
    );
  });

  it('is made once, whatever else the quote has become', async () => {
    const { quoteId, option, id } = await agreed();
    const first = await order(id);
    await ordering.client.reviseMotorQuote({ quoteId, deductible: 'half' }, visitor);
    expect((await order(id)).orderId).toBe(first.orderId);
    expect((await order(id)).total.grossFils).toBe(option.grossFils);
  });

  it('takes the place of one from the list, without its promo code', async () => {
    const { quoteId, tile, option, id } = await agreed();
    const other = await shop.orders.opened(quoteId, tile.planId);
    expect(other.agreed).toBeNull();
    const coded = { orderId: other.orderId, code: 'FALAJ10' };
    expect((await ordering.client.applyMotorPromo(coded, visitor)).outcome).toBe('applied');
    const made = await order(id);
    expect([made.orderId, made.promo]).toEqual([other.orderId, null]);
    expect(made.total.grossFils).toBe(option.grossFils);
    // And back again, at the price that the list shows.
    const listed = await shop.orders.opened(quoteId, tile.planId);
    expect(listed).toMatchObject({ agreed: null, total: other.total });
  });

  it('keeps its add-ons and takes no promo code', async () => {
    const { id } = await agreed();
    const { orderId, total } = await order(id);
    const { client } = ordering;
    const changed = await client.changeMotorOrder({ orderId, addonIds: [] }, visitor);
    expect(changed.outcome).toBe('closed');
    const promo = await client.applyMotorPromo({ orderId, code: 'FALAJ10' }, visitor);
    expect(promo.outcome).toBe('not_applied');
    expect((await client.motorOrder({ orderId }, visitor))?.total).toEqual(total);
  });

  it('is not made beside another one that is confirmed', async () => {
    const { quoteId, tile, id } = await agreed();
    const other = await shop.orders.opened(quoteId, tile.planId);
    await shop.orders.fillIn(other.orderId);
    expect((await shop.orders.confirm(other)).outcome).toBe('confirmed');
    await expect(order(id)).rejects.toMatchObject({ code: 'BFF.ORDERED_OTHERWISE' });
    await ordering.client.cancelMotorOrder({ orderId: other.orderId }, visitor);
    expect((await order(id)).agreed?.quotationId).toBe(id);
  });

  it('is paid at that price, and binds its quotation and no other', async () => {
    const { quoteId, tile, id, option, work } = await agreed();
    const other = await shop.press(quoteId, tile.planId);
    const made = await order(id);
    await shop.orders.fillIn(made.orderId);
    expect((await shop.orders.confirm(made)).outcome).toBe('confirmed');
    const handed = await ordering.client.handOverMotorPayment({ orderId: made.orderId }, visitor);
    if (handed.outcome !== 'ready') throw new Error(handed.outcome);
    const { paymentId = '' } = handed.order.payment ?? {};
    const page = await ordering.client.insurerStandIn({ paymentId }, visitor);
    expect(page?.grossFils).toBe(option.grossFils);
    expect((await shop.orders.tell(paymentId, 'payment.succeeded')).outcome).toBe('recorded');
    await ordering.published();
    expect((await work.open()).row.state).toBe('bound');
    expect((await other.open()).row.state).toBe('priced');
    await expect(order(id)).rejects.toMatchObject({ details: { because: 'bound' } });
  });
});

describe('what cannot be ordered', () => {
  it('was not accepted, by whoever has its id', async () => {
    const { work } = await quoted();
    const refused = { code: 'QUOTING.QUOTATION_STATE', details: { because: 'not_accepted' } };
    await expect(order(work.quotationId)).rejects.toMatchObject(refused);
    await work.send();
    await expect(order(work.quotationId)).rejects.toMatchObject(refused);
    await expect(order('nobody')).rejects.toMatchObject({ code: 'QUOTING.NO_QUOTATION' });
  });

  it('was followed by another quotation, which says what holds now', async () => {
    const { quoteId, tile, work, id } = await agreed();
    const accepted = () => ordering.client.acceptedQuotation({ quoteId }, visitor);
    expect(await accepted()).toMatchObject({ quotationId: id });
    ordering.passSeconds(60);
    const newer = await shop.press(quoteId, tile.planId);
    expect((await work.asClient())?.onward).toBe('order');
    await newer.send();
    expect((await work.asClient())?.onward).toBe('superseded');
    expect(await accepted()).toBeNull();
    await expect(order(id)).rejects.toMatchObject({ details: { because: 'superseded' } });
    await newer.answer('decline');
    expect((await order(id)).agreed?.quotationId).toBe(id);
  });

  // The last: it moves the clock.
  it('has run out, before its order or after', async () => {
    const { id, work } = await agreed();
    const late = await agreed();
    const made = await order(id);
    await shop.orders.fillIn(made.orderId, { policy_start_date: '2026-03-01' });
    ordering.passDays(31);
    const confirmed = await shop.orders.confirm(made);
    expect(confirmed.outcome).toBe('agreement_over');
    expect((await late.work.asClient())?.onward).toBe('expired');
    await expect(order(late.id)).rejects.toMatchObject({ details: { because: 'expired' } });
    expect((await work.open()).row.state).toBe('accepted');
  });
});
