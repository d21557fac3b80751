import { motorMessages } from '@muqarin/rules/motor/messages';
import { motorPurchaseMessages } from '@muqarin/rules/motor/messages-purchase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { motorCalls } from '../../bff/src/routes/documented/motor/calls.ts';
import { buyNow, details, sixFiles } from './support/motor-buyer.ts';
import { type MotorShop, openMotorShop } from './support/motor-shop.ts';
import { openBrowser } from './support/shop-browser.ts';

/** The calls of S1 7 from the promo code to the purchase, over the real quoting service. */
let shop: MotorShop;
beforeAll(async () => {
  shop = await openMotorShop();
}, 60_000);
afterAll(() => shop.stop());

const rowOf = (name: string) => {
  const row = motorCalls.find((call) => call.name === name);
  if (!row) throw new Error(`no call ${name}`);
  return row;
};
const placesOf = (name: string) => [rowOf(name).path, ...rowOf(name).aliases];

describe.each(placesOf('apply-promo-code'))('POST %s', (path) => {
  const dataFor = (planId: string, code: string, base: number) => ({
    product_id: planId,
    promo_code: code,
    promo_values: { premium_amount: base },
  });

  it('applies as JSON, as form data and as JSON-RPC, with perc or amount and the dirhams off', async () => {
    const [a, b, c] = [await shop.browser(), await shop.browser(), await shop.browser()];
    const bodies = [];
    for (const browser of [a, b, c]) {
      const { planId, tile } = await buyNow(shop, browser);
      const data = dataFor(planId, 'liwan150', tile.price.discountedFils / 100);
      if (browser === a) bodies.push((await a.post(path, { data })).json());
      else if (browser === b)
        bodies.push((await b.fields(path, { data: JSON.stringify(data) })).json());
      else
        bodies.push(
          (await c.post(path, { jsonrpc: '2.0', method: 'call', params: { data }, id: 1 })).json()
            .result,
        );
    }
    for (const body of bodies) {
      expect(rowOf('apply-promo-code').succeeded(body)).toBe(true);
      expect(body).toMatchObject({ applied: true, type: 'amount', amount: 150 });
      expect(body.value).toBeGreaterThan(0);
    }
  });

  it.each([
    ['', motorMessages.enterCouponCode],
    ['NOSUCH', motorMessages.unknownCode],
    ['SUMMER25', motorMessages.codeExpired],
    ['FALAJ10', motorMessages.unknownCode],
  ])('answers %j with applied false and its text', async (code, msg) => {
    const buyer = await shop.browser();
    const { planId, tile } = await buyNow(shop, buyer);
    const data = dataFor(planId, code, tile.price.discountedFils / 100);
    const answer = await buyer.post(path, { data });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ applied: false, msg });
  });

  it('says a repeated code is applied already, and a tampered base that the price changed', async () => {
    const buyer = await shop.browser();
    const { planId, tile } = await buyNow(shop, buyer);
    const data = dataFor(planId, 'LIWAN150', tile.price.discountedFils / 100);
    await buyer.post(path, { data });
    expect((await buyer.post(path, { data })).json()).toMatchObject({
      applied: false,
      msg: motorMessages.codeAlreadyApplied,
    });
    const tampered = dataFor(planId, 'LIWAN150', 1);
    expect((await buyer.post(path, { data: tampered })).json().msg).toMatch(/^Price changed: AED/);
  });

  it('is 404 for another plan and without an order, 403 from another site, 400 for no object', async () => {
    const buyer = await shop.browser();
    await buyNow(shop, buyer);
    const data = dataFor('999', 'LIWAN150', 1);
    expect((await buyer.post(path, { data })).statusCode).toBe(404);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await buyer.post(path, { data }, foreign)).statusCode).toBe(403);
    expect((await openBrowser(shop.bff).post(path, { data })).statusCode).toBe(404);
    const broken = await buyer.post(path, { data: '[]' });
    expect([broken.statusCode, broken.json().applied]).toEqual([400, false]);
  });
});

describe.each(placesOf('confirm-product'))('POST %s', (path) => {
  it('answers status 1 and the checkout of our own host, once however often it is sent', async () => {
    const buyer = await shop.browser();
    const { saleOrder, planId } = await buyNow(shop, buyer);
    const fields = { ...details, product_id: planId, sale_order: saleOrder };
    const first = await buyer.parts(path, fields, sixFiles);
    expect(first.json()).toEqual({ status: 1, url: `/survey/motor/cart/checkout?o=${saleOrder}` });
    const again = await buyer.parts(path, fields, sixFiles);
    expect(again.json()).toEqual(first.json());
    const edited = await buyer.parts(path, { ...fields, plate_no: 'B 1' }, sixFiles);
    expect(edited.json()).toEqual(first.json());
    const kept = shop.uploads.filter(({ days }) => days > 365);
    expect(kept.map(({ slot }) => slot)).toEqual(expect.arrayContaining(Object.keys(sixFiles)));
  });

  it('names the plan that was bought to whoever confirms another one afterwards', async () => {
    const buyer = await shop.browser();
    const { saleOrder, planId, tile } = await buyNow(shop, buyer);
    const fields = { ...details, product_id: planId, sale_order: saleOrder };
    expect((await buyer.parts(path, fields, sixFiles)).json()).toMatchObject({ status: 1 });
    const other = { ...fields, product_id: String(Number(planId) + 1) };
    expect((await buyer.parts(path, other, sixFiles)).json()).toMatchObject({
      status: 0,
      error: `You have already bought ${tile.name}. Nothing else was bought.`,
    });
  });

  it('checks in the order of the form, keeps what was sent, and needs no file twice', async () => {
    const buyer = await shop.browser();
    const { saleOrder, planId } = await buyNow(shop, buyer);
    const base = { product_id: planId, sale_order: saleOrder };
    const bad = await buyer.parts(path, { ...base, ...details, plate_no: '' }, sixFiles);
    expect(bad.json()).toMatchObject({
      status: 0,
      error: motorPurchaseMessages.enterPlate,
      errors: [{ field: 'plate_no' }],
      reveal: 'focus',
    });
    const good = await buyer.parts(path, { ...base, ...details });
    expect(good.json()).toMatchObject({ status: 1 });
  });

  it.each([
    ['another type', { name: 'a.jpg', content: '<html>' }, 415],
    ['30 MB', { name: 'a.jpg', content: Buffer.alloc(30 * 1024 * 1024, 'ok') }, 413],
    ['11 MB', { name: 'a.jpg', content: Buffer.alloc(11 * 1024 * 1024, 'ok') }, 413],
  ])('refuses a file of %s and keeps the rest', async (_what, file, status) => {
    const buyer = await shop.browser();
    const { saleOrder, planId } = await buyNow(shop, buyer);
    const fields = { ...details, product_id: planId, sale_order: saleOrder };
    const files = { ...sixFiles, license_back: file };
    const answer = await buyer.parts(path, fields, files);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: 0, error: expect.any(String) });
    const page = (await buyer.get('/api/pages/motor/policy-details')).json();
    if (status === 415) {
      const there = page.slots.filter((slot: { status: string }) => slot.status === 'received');
      expect(there).toHaveLength(5);
      expect(page.texts.plate_no).toBe('A 12345');
    }
    expect(page.order.status).toBe('selected');
  });

  it('does not fall back on the file that a refused one was to replace', async () => {
    const buyer = await shop.browser();
    const { saleOrder, planId } = await buyNow(shop, buyer);
    const fields = { ...details, product_id: planId, sale_order: saleOrder };
    const early = await buyer.parts(path, { ...fields, plate_no: '' }, sixFiles);
    expect(early.json()).toMatchObject({ error: motorPurchaseMessages.enterPlate });
    const other = { license_back: { name: 'a.jpg', content: '<html>' } };
    const answer = await buyer.parts(path, fields, other);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ status: 0, error: motorPurchaseMessages.fileType });
    // Without it, what was there is what stands.
    expect((await buyer.parts(path, fields)).json()).toMatchObject({ status: 1 });
  });

  it('names the missing side of a document', async () => {
    const buyer = await shop.browser();
    const { saleOrder, planId } = await buyNow(shop, buyer);
    const { mulkiya_back: _missing, ...five } = sixFiles;
    const fields = { ...details, product_id: planId, sale_order: saleOrder };
    expect((await buyer.parts(path, fields, five)).json()).toMatchObject({
      error: 'Please upload: Mulkiya, back.',
      reveal: 'scroll',
    });
  });

  it('buys nothing at a tampered premium, with tampered add-ons, or for another order', async () => {
    const buyer = await shop.browser();
    const { saleOrder, planId } = await buyNow(shop, buyer);
    const fields = { ...details, product_id: planId, sale_order: saleOrder };
    const cheap = await buyer.parts(path, { ...fields, net_fils: '100' }, sixFiles);
    expect(cheap.json().error).toMatch(/^Price changed: AED/);
    const addons = await buyer.parts(path, { ...fields, selected_addons: '999' });
    expect(addons.json().error).toMatch(/^Price changed: AED/);
    const other = await buyer.parts(path, { ...fields, sale_order: 'SO000001' });
    expect([other.statusCode, other.json().status]).toEqual([404, 0]);
  });

  it('takes nobody’s files without an order, and none without the token', async () => {
    const before = shop.uploads.length;
    const stranger = await openBrowser(shop.bff).parts(path, details, sixFiles);
    expect(stranger.statusCode).toBe(404);
    const buyer = await shop.browser();
    await buyNow(shop, buyer);
    const expired = await buyer.parts(path, { ...details, csrf_token: 'wrong' }, sixFiles);
    expect(expired.statusCode).toBe(403);
    expect(expired.json().csrf_token).toEqual(expect.any(String));
    expect(shop.uploads.length).toBe(before);
  });
});
