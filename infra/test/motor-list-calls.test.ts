import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { motorCalls } from '../../bff/src/routes/documented/motor/calls.ts';
import { type MotorShop, openMotorShop } from './support/motor-shop.ts';
import { openBrowser } from './support/shop-browser.ts';

/** The calls of S1 7 that stand on a motor quote, over the real rating core. */
let shop: MotorShop;
beforeAll(async () => {
  shop = await openMotorShop();
}, 60_000);
afterAll(() => shop.stop());

type Browser = Awaited<ReturnType<MotorShop['browser']>>;
const planIds = ({ quote }: Browser) => quote.prices.map(({ planId }) => planId);
const firstTwo = (browser: Browser) => planIds(browser).slice(0, 2).join();

const good: Record<string, (browser: Browser) => Record<string, string>> = {
  'calculate-premium': ({ quote }) => ({ idv: String(quote.vehicle.value.minAed) }),
  'update-car-value': ({ quote }) => ({ idv: String(quote.vehicle.value.maxAed) }),
  'toggle-compared-products': (browser) => ({ new_product_id: String(planIds(browser)[3]) }),
  'mail-individual-quote': (browser) => ({ product_id: String(planIds(browser)[0]) }),
  'mail-comparison': (browser) => ({ product_ids: firstTwo(browser) }),
  'mail-comparison-to-sales': (browser) => ({
    product_ids: firstTwo(browser),
    selected_product_addons: `{"${planIds(browser)[0]}":[2]}`,
  }),
  'download-comparison': (browser) => ({ product_ids: firstTwo(browser) }),
};
const refused: Record<string, Record<string, string>> = {
  'calculate-premium': { idv: 'much' },
  'update-car-value': { idv: '' },
  'mail-individual-quote': { product_id: '' },
  'mail-comparison': { product_ids: '7' },
  'mail-comparison-to-sales': { product_ids: '1,2,3,4' },
  'download-comparison': { product_ids: '' },
};
const rows = motorCalls.filter(({ name }) => name in good);
const places = rows.flatMap((call) => [call.path, ...call.aliases].map((path) => ({ call, path })));

describe.each(places)('POST $path', ({ call, path }) => {
  it('works as JSON, as a form and as JSON-RPC', async () => {
    const payload = (browser: Browser) => good[call.name]?.(browser) ?? {};
    const [a, b, c] = [await shop.browser(), await shop.browser(), await shop.browser()];
    const json = await a.post(path, payload(a));
    expect(json.statusCode).toBe(200);
    expect(json.headers['cache-control']).toBe('no-store');
    expect(call.succeeded(json.json())).toBe(true);
    expect(call.succeeded((await b.fields(path, payload(b))).json())).toBe(true);
    const rpc = { jsonrpc: '2.0', method: 'call', params: payload(c), id: 9 };
    const answered = (await c.post(path, rpc)).json<{ id: number; result: unknown }>();
    expect(answered.id).toBe(9);
    expect(call.succeeded(answered.result)).toBe(true);
  });

  it('refuses another site, and answers 409 without a quote', async () => {
    const browser = await shop.browser();
    const body = good[call.name]?.(browser);
    const foreign = await browser.post(path, body, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
    const stranger = await openBrowser(shop.bff).post(path, body);
    expect(stranger.statusCode).toBe(409);
    expect(stranger.json()).toHaveProperty('error');
  });

  it('says what is wrong with 200 in the field the screen reads', async () => {
    const body = refused[call.name];
    if (!body) return expect(call.name).toBe('toggle-compared-products');
    const answer = await (await shop.browser()).post(path, body);
    expect(answer.statusCode).toBe(200);
    expect(call.succeeded(answer.json())).toBe(false);
    expect(answer.json()).toHaveProperty('error');
  });
});

describe('a value out of the car’s range', () => {
  it('is moved into it, and the list that is loaded then says so, once', async () => {
    const browser = await shop.browser();
    const path = places.find((place) => place.call.name === 'update-car-value')?.path ?? '';
    const { msg } = (await browser.post(path, { idv: '999999' })).json();
    expect(msg).toContain('nearest');
    const list = async () => (await browser.get('/api/pages/motor/products')).json();
    expect(await list()).toMatchObject({ notice: msg });
    expect(await list()).toMatchObject({ notice: null });
  });
});

interface Product {
  id: number;
  premium_amount: number;
  discounted_amount: number;
  discount_perc: number;
  logo: string;
  benefit_ids: number[];
  benefits: { b_id: number; pb_id: number; benefit: string; is_checked: boolean }[];
  addons: {
    addon_id: number;
    additional_charges: number;
    is_selected: boolean;
    per_seat: boolean;
  }[];
}
interface Premiums {
  products: Product[];
  prod_count: number;
  passenger_cover_addon: number;
  vehicle_details: { vehicle_seats: number };
  idv: number;
  msg?: string;
}

describe('calculate-premium', () => {
  const url = '/api/survey/motor/calculate-premium';

  it('answers every plan in the document’s words, at the fils of the stored quote', async () => {
    const browser = await shop.browser();
    const { quote } = browser;
    const body = (await browser.post(url, { idv: quote.valueAed })).json<Premiums>();
    expect(body.prod_count).toBe(quote.prices.length);
    expect(body.products.map(({ id }) => id)).toEqual(planIds(browser));
    expect(body.vehicle_details.vehicle_seats).toBe(5);
    for (const [at, product] of body.products.entries()) {
      expect(Math.round(product.discounted_amount * 100)).toBe(quote.prices[at]?.discountedFils);
      expect(Math.round(product.premium_amount * 100)).toBe(quote.prices[at]?.premiumFils);
      expect(Buffer.from(product.logo, 'base64').toString()).toContain('<svg');
      const checked = product.benefits.filter((row) => row.is_checked).map((row) => row.b_id);
      expect(product.benefit_ids).toEqual(checked);
    }
    const cover = body.products.flatMap(({ addons }) => addons).find((row) => row.per_seat);
    expect(body.passenger_cover_addon).toBe(cover?.addon_id);
  });

  it('moves a value outside into the range with a message, and stores nothing', async () => {
    const browser = await shop.browser();
    const { maxAed } = browser.quote.vehicle.value;
    const body = (await browser.post(url, { idv: maxAed + 50_000 })).json<Premiums>();
    expect(body).toMatchObject({ idv: maxAed, msg: expect.stringContaining('nearest') });
    const moreExpensive = body.products.find(({ id }) => id === planIds(browser)[5]);
    expect((moreExpensive?.discounted_amount ?? 0) * 100).toBeGreaterThan(
      browser.quote.prices[5]?.discountedFils ?? 0,
    );
    const { quoteId } = browser.quote;
    const context = { actor: { kind: 'visitor', id: 'v' }, correlationId: 'c' } as const;
    expect(await shop.client.motorQuoteHead({ quoteId }, context)).toEqual(browser.quote);
  });

  it('tells the new value and ticks at once after they were stored', async () => {
    const browser = await shop.browser();
    const { minAed } = browser.quote.vehicle.value;
    const before = (await browser.post(url, { idv: minAed })).json<Premiums>();
    const offer = before.products.find(({ addons }) => addons.some((row) => !row.is_selected));
    const addon = offer?.addons.find((row) => !row.is_selected)?.addon_id;
    await browser.form('/survey/motor/products/addons', {
      product_id: String(offer?.id),
      addon: String(addon),
    });
    const after = (await browser.post(url, { idv: minAed })).json<Premiums>();
    const ticked = after.products.find(({ id }) => id === offer?.id);
    expect(ticked?.addons.find((row) => row.addon_id === addon)?.is_selected).toBe(true);
  });
});

describe('the comparison', () => {
  const toggle = '/api/survey/motor/compare-plans/toggle-products';

  it('swaps a plan in its column and answers its header, refusing a fourth and a foreign one', async () => {
    const browser = await shop.browser();
    const [a, b, c, d, e] = planIds(browser);
    for (const new_product_id of [a, b, c]) await browser.post(toggle, { new_product_id });
    const fourth = (await browser.post(toggle, { new_product_id: d })).json();
    expect(fourth).toEqual({ error: 'You can only compare three plans at a time' });
    const swapped = { old_product_id: b, new_product_id: e, index: 1 };
    const answer = (await browser.post(toggle, swapped)).json();
    expect(answer.header).toMatchObject({ id: e, idv: browser.quote.valueAed, sale_order: '' });
    expect(answer.benefits.length).toBe(answer.overview_benefits.length);
    const page = (await browser.get('/api/pages/motor/compare-plans')).json();
    expect(page.columns.map(({ id }: { id: number }) => id)).toEqual([a, e, c]);
    expect((await browser.post(toggle, { new_product_id: 999_999 })).statusCode).toBe(404);
  });

  it('makes a report for its owner and for whoever has the signed link', async () => {
    const browser = await shop.browser();
    const url = '/api/survey/motor/product/compare-plan/download';
    const made = (await browser.post(url, { product_ids: firstTwo(browser) })).json();
    expect(made).toMatchObject({ status: 1, lead_id: 'lead-1' });
    const report = `/download-comparison-report?lead_id=${made.lead_id}`;
    const file = await browser.get(report);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(shop.rendered.at(-1)?.title).toBe('2 motor plans compared');
    expect((await openBrowser(shop.bff).get(report)).statusCode).toBe(404);
    const other = await shop.browser({ leadId: 'lead-2' });
    expect((await other.get(report)).statusCode).toBe(404);
  });
});
