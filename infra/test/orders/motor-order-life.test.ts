import { inEnglish } from '@muqarin/rules/message';
import { motorLineWords } from '@muqarin/rules/motor/price-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { motorOrders, sixFiles } from './support/motor-orders.ts';
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

describe('opening an order', () => {
  it('names it SO and digits, with an id that nobody guesses, and publishes it once', async () => {
    const order = await orders.orderOf('liwan');
    expect(order.saleOrder).toMatch(/^SO\d{6}$/);
    expect(order.orderId).not.toContain(order.saleOrder.slice(2));
    expect(order).toMatchObject({ status: 'selected', revision: 1, promo: null });
    const again = await orders.opened(order.quoteId, order.tile.planId);
    expect(again).toEqual(order);
    expect((await published(order.orderId)).map(({ type }) => type)).toEqual(['MotorOrderPlaced']);
  });

  it('keeps with each line what it is filled with, so that it is said by key ever after', async () => {
    const { orderId } = await orders.orderOf('liwan');
    const { lines } = (await find(orderId)).tile.price;
    const filled = lines.filter(({ label, why }) => /[A-Za-z].*\d|\d.*[A-Za-z]/.test(label + why));
    expect(filled.length).toBeGreaterThan(1);
    for (const line of filled) {
      const { label, why } = motorLineWords(line);
      expect([label ? inEnglish(label) : line.label, why ? inEnglish(why) : '']).toEqual([
        line.label,
        line.why,
      ]);
    }
  });

  it('makes one order of twenty presses at once', async () => {
    const quote = await orders.quoteFor();
    const planId = quote.prices[0]?.planId ?? 0;
    const all = await Promise.all(
      Array.from({ length: 20 }, () => orders.opened(quote.quoteId, planId)),
    );
    expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(1);
  });

  it('changes to another plan while it is open, and keeps what was typed', async () => {
    const order = await orders.orderOf('liwan');
    await orders.fillIn(order.orderId);
    const quote = await ordering.client.motorQuote({ quoteId: order.quoteId }, visitor);
    const other = quote?.tiles.find(({ planId }) => planId !== order.tile.planId);
    const next = await orders.opened(order.quoteId, other?.planId ?? 0);
    expect(next.orderId).toBe(order.orderId);
    expect(next.tile.planId).toBe(other?.planId);
    expect(next.details.texts.plate_no).toBe('A 12345');
    expect(next.revision).toBe(2);
  });

  it('prices what the list showed, add-ons too, with VAT once on the sum', async () => {
    const quote = await orders.quoteFor();
    const tiles = (await ordering.client.motorQuote({ quoteId: quote.quoteId }, visitor))?.tiles;
    const tile = tiles?.find(({ addons }) => addons.some((row) => !row.included));
    const addon = tile?.addons.find((row) => !row.included);
    const order = await orders.opened(quote.quoteId, tile?.planId ?? 0, {
      addonIds: [addon?.addonId],
    });
    const { discountedFils = 0 } = tile?.price ?? {};
    expect(order.total.addonFils).toBe(addon?.chargeFils);
    expect(order.total.netFils).toBe(discountedFils + (addon?.chargeFils ?? 0));
    expect(order.total.vatFils).toBe(Math.round(order.total.netFils * 0.05));
    expect(order.total.grossFils).toBe(order.total.netFils + order.total.vatFils);
  });

  it.each([
    ['premium', (fils: number) => ({ seen: { premiumFils: fils - 100 } })],
    ['discount', () => ({ seen: { discountBasisPoints: 9_000 } })],
    ['insured value', () => ({ seen: { valueAed: 1 } })],
  ])('makes nothing of a tampered %s, and says the price', async (_what, seen) => {
    const quote = await orders.quoteFor();
    const [price] = quote.prices;
    const answer = await orders.open(
      quote.quoteId,
      price?.planId ?? 0,
      seen(price?.premiumFils ?? 0),
    );
    expect(answer).toEqual({
      outcome: 'price_changed',
      premiumFils: price?.premiumFils,
      netFils: price?.discountedFils,
    });
    const now = await ordering.client.motorQuoteHead({ quoteId: quote.quoteId }, visitor);
    expect(now?.selectedPlanId).toBeNull();
  });

  it('knows no add-on of another plan, no plan and no quote that is not there', async () => {
    const quote = await orders.quoteFor();
    const planId = quote.prices[0]?.planId ?? 0;
    expect(await orders.open(quote.quoteId, planId, { addonIds: [999] })).toEqual({
      outcome: 'unknown_addon',
    });
    await expect(orders.open(quote.quoteId, 999_999)).rejects.toMatchObject({
      code: 'QUOTING.NO_PLAN',
    });
    await expect(orders.open('nobody', planId)).rejects.toMatchObject({ code: 'QUOTING.NO_QUOTE' });
    expect(await ordering.client.motorOrder({ orderId: 'nobody' }, visitor)).toBeNull();
  });
});

describe('confirming', () => {
  it('checks in the order of the form, and stores nothing before all is right', async () => {
    const order = await orders.orderOf('liwan');
    expect(await orders.confirm(order)).toMatchObject({
      outcome: 'bad_details',
      field: 'body_color',
      reveal: 'focus',
    });
    await orders.fillIn(order.orderId, {}, { documents: sixFiles.slice(1) });
    expect(await orders.confirm(order)).toMatchObject({
      field: 'emirates_id_front',
      reveal: 'scroll',
    });
    await orders.fillIn(order.orderId, {}, { agreed: ['agree1'] });
    expect(await orders.confirm(order)).toMatchObject({ field: 'agree2', reveal: 'scroll' });
    expect((await find(order.orderId)).status).toBe('selected');
  });

  it('confirms once, whoever sends it again or twenty at a time', async () => {
    const order = await orders.orderOf('liwan');
    await orders.fillIn(order.orderId);
    const all = await Promise.all(Array.from({ length: 20 }, () => orders.confirm(order)));
    expect(all.every(({ outcome }) => outcome === 'confirmed')).toBe(true);
    expect(all.filter((row) => row.outcome === 'confirmed' && row.first)).toHaveLength(1);
    const types = (await published(order.orderId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'MotorOrderConfirmed')).toHaveLength(1);
    expect(await find(order.orderId)).toMatchObject({
      status: 'confirmed',
      startDate: '2026-01-20',
      missing: [],
    });
  });

  it('starts today when the car is being bought now', async () => {
    const order = await orders.orderOf('liwan');
    await orders.fillIn(order.orderId, { buying_car_type: '2', policy_start_date: '' });
    expect(await orders.confirm(order)).toMatchObject({
      outcome: 'confirmed',
      order: { startDate: '2026-01-10' },
    });
  });

  it('buys nothing at another premium, with other add-ons or for another plan', async () => {
    const order = await orders.orderOf('liwan');
    await orders.fillIn(order.orderId);
    expect(await orders.confirm(order, { netFils: order.total.netFils - 1 })).toMatchObject({
      outcome: 'price_changed',
      order: { total: order.total },
    });
    expect(await orders.confirm(order, { planId: order.tile.planId + 1 })).toMatchObject({
      outcome: 'price_changed',
    });
    expect(await orders.confirm(order, { addonIds: [999] })).toMatchObject({
      outcome: 'price_changed',
    });
    const addon = order.tile.addons.find((row) => !row.included);
    const changed = await orders.confirm(order, { addonIds: [addon?.addonId], netFils: null });
    expect(changed).toMatchObject({
      outcome: 'price_changed',
      order: { total: { netFils: order.total.netFils + (addon?.chargeFils ?? 0) } },
    });
    expect((await find(order.orderId)).status).toBe('selected');
  });

  it('asks SALAMA plans for more, and takes a declaration for the letter at 0 claim-free years', async () => {
    const quote = await orders.quoteFor({ claimFreeYears: 0 });
    const tiles = (await ordering.client.motorQuote({ quoteId: quote.quoteId }, visitor))?.tiles;
    const salama = tiles?.find(({ schemeCode }) => schemeCode === 'SALAMA');
    const order = await orders.opened(quote.quoteId, salama?.planId ?? 0);
    await orders.fillIn(order.orderId);
    expect(await orders.confirm(order)).toMatchObject({ field: 'plate_type' });
    const more = { plate_type: 'Private', weightempty: '1500', weightfull: '1900', mileage: '0' };
    await orders.fillIn(order.orderId, more);
    expect(await orders.confirm(order)).toMatchObject({ field: 'ncd_doc_file', reveal: 'scroll' });
    await orders.fillIn(order.orderId, more, { agreed: ['agree1', 'agree2', 'no_ncd_letter'] });
    expect(await orders.confirm(order)).toMatchObject({ outcome: 'confirmed' });
  });

  it('shows the new price when the old one has run out', async () => {
    const late = await orderingUnderTest();
    try {
      const own = motorOrders(late);
      const order = await own.orderOf('liwan');
      late.passDays(40);
      await own.fillIn(order.orderId, { policy_start_date: '2026-02-25' });
      const first = await own.confirm(order, { netFils: null });
      const now = await late.client.motorOrder({ orderId: order.orderId }, visitor);
      expect(now?.day).toBe('2026-02-19');
      if (first.outcome === 'price_changed') {
        expect(now?.status).toBe('selected');
        expect(await own.confirm(first.order)).toMatchObject({ outcome: 'confirmed' });
      } else expect(now?.total).toEqual(order.total);
    } finally {
      await late.stop();
    }
  });
});

it('binds its quote from the confirmation on, until the order is given up', async () => {
  const order = await orders.orderOf('liwan');
  const { orderId, quoteId } = order;
  const { client } = ordering;
  const status = async () => (await client.motorQuoteHead({ quoteId }, visitor))?.status;
  await orders.fillIn(orderId);
  expect(await status()).toBe('selected');
  await orders.confirm(order);
  expect(await status()).toBe('accepted');
  const other = { quoteId, deductible: 'half' };
  await expect(client.reviseMotorQuote(other, visitor)).rejects.toMatchObject({ kind: 'conflict' });
  await client.cancelMotorOrder({ orderId }, visitor);
  await ordering.published();
  expect(await status()).toBe('selected');
  expect(await client.reviseMotorQuote(other, visitor)).toMatchObject({ quote: { revision: 2 } });
});
