import { motorMessages } from '@muqarin/rules/motor/messages';
import { motorPurchaseMessages } from '@muqarin/rules/motor/messages-purchase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buyNow,
  confirmed,
  details,
  issued,
  purchasePage,
  sixFiles,
} from './support/motor-buyer.ts';
import { type MotorShop, openMotorShop } from './support/motor-shop.ts';
import { openBrowser } from './support/shop-browser.ts';

/** The motor purchase by plain forms and page models, over the real quoting service. */
let shop: MotorShop;
beforeAll(async () => {
  shop = await openMotorShop();
}, 60_000);
afterAll(() => shop.stop());

const form = '/survey/motor/policy-details/confirm';
const checkout = '/api/pages/motor/checkout';

describe('BUY NOW', () => {
  it('goes on by 303 to the page of the order, which a reload shows again', async () => {
    const buyer = await shop.browser();
    const { saleOrder } = await buyNow(shop, buyer);
    for (const _time of [1, 2]) {
      expect((await purchasePage(buyer)).order).toMatchObject({ saleOrder, status: 'selected' });
    }
  });

  it.each([
    ['premium', { premium: '1.00' }],
    ['premium that is no number', { premium: 'free' }],
    ['discount', { discount_perc: '99' }],
    ['insured value', { prod_car_idv: '1' }],
    ['add-on', { addon_id: '999' }],
  ])('leads back to the list with the price after a tampered %s', async (_what, tampered) => {
    const buyer = await shop.browser();
    const planId = String(buyer.quote.prices[0]?.planId);
    const answer = await buyer.form('/survey/motor/policy-details', {
      product_id: planId,
      ...tampered,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/survey/motor/products']);
    const list = (await buyer.get('/api/pages/motor/products')).json();
    expect(list.warning).toMatch(/^Price changed: AED/);
    expect(await purchasePage(buyer)).toEqual({ redirect: '/survey/motor/products' });
  });

  it('follows no address of another host, and needs the token', async () => {
    const buyer = await shop.browser();
    const answer = await buyer.form('/survey/motor/policy-details', {
      product_id: '999999',
      return: 'https://evil.example/',
    });
    expect(answer.headers.location).toBe('/survey/motor/products');
    const foreign = await buyer.fields('/survey/motor/policy-details', { product_id: '1' });
    expect(foreign.headers.location).toBe('/survey/motor/products');
  });

  it('shows nobody the order of another browser', async () => {
    const buyer = await shop.browser();
    const { saleOrder } = await confirmed(shop, buyer);
    const other = await shop.browser();
    for (const page of [`${checkout}?o=${saleOrder}`, '/api/pages/motor/policy-details']) {
      expect((await other.get(page)).json()).toEqual({ redirect: '/survey/motor/products' });
    }
    const wrong = (await buyer.get(`${checkout}?o=SO000001`)).json();
    expect(wrong).toEqual({ redirect: '/survey/motor/products' });
  });
});

describe('the purchase form without scripts', () => {
  it('comes back to the first field that is wrong, with everything kept', async () => {
    const buyer = await shop.browser();
    const { planId } = await buyNow(shop, buyer);
    const fields = { ...details, product_id: planId, license_no: '' };
    const answer = await buyer.parts(form, fields, sixFiles);
    expect(answer.headers.location).toBe('/survey/motor/policy-details#license_no');
    const page = await purchasePage(buyer);
    expect(page.errors).toEqual([
      { field: 'license_no', message: motorPurchaseMessages.enterLicense },
    ]);
    expect(page.texts).toMatchObject({ plate_no: 'A 12345', occupation: 'Engineer' });
    expect(page.agreed).toEqual(['agree1', 'agree2']);
    const done = await buyer.parts(form, { ...details, product_id: planId });
    expect(done.headers.location).toMatch(/^\/survey\/motor\/cart\/checkout\?o=SO\d+$/);
    expect(await purchasePage(buyer)).toEqual({ redirect: done.headers.location });
  });

  it('reads dates of three selects, and takes today for a car that is being bought', async () => {
    const buyer = await shop.browser();
    const { planId } = await buyNow(shop, buyer);
    const { license_issue_date: _date, policy_start_date: _start, ...rest } = details;
    const fields = {
      ...rest,
      product_id: planId,
      buying_car_type: ',2',
      'license_issue_date[day]': '30',
      'license_issue_date[month]': '2',
      'license_issue_date[year]': '2015',
    };
    await buyer.parts(form, fields, sixFiles);
    const [error] = (await purchasePage(buyer)).errors;
    expect(error).toEqual({
      field: 'license_issue_date',
      message: motorPurchaseMessages.validLicenseIssue,
    });
    await buyer.parts(form, { ...fields, 'license_issue_date[day]': '28' });
    expect((await buyer.get(checkout)).json()).toMatchObject({ startDate: '2026-11-21' });
  });

  it('prices add-ons and promo codes by their own buttons, and keeps what was typed', async () => {
    const buyer = await shop.browser();
    const { tile } = await buyNow(shop, buyer);
    const press = (go: string, more: Record<string, string>) =>
      buyer.parts(form, { plate_no: 'A 1', go, ...more });
    await press('promo', { promo_code: '' });
    expect((await purchasePage(buyer)).promoMessage).toEqual({
      text: motorMessages.enterCouponCode,
      ok: false,
    });
    await press('promo', { promo_code: 'liwan150' });
    const page = await purchasePage(buyer);
    expect(page.promoMessage).toMatchObject({ ok: true });
    const sum = page.order.lines.reduce(
      (total: number, line: { amountFils: number }) => total + line.amountFils,
      0,
    );
    expect(sum).toBe(page.order.total.netFils);
    expect(page.texts.plate_no).toBe('A 1');
    const addon = tile.addons.find(({ included }) => !included);
    await press('addons', { selected_addons: `,${addon?.addonId}` });
    const after = await purchasePage(buyer);
    expect(after.order.total.addonFils).toBe(addon?.chargeFils);
    expect(after.order.promo.code).toBe('LIWAN150');
    await press('promo-remove', {});
    expect((await purchasePage(buyer)).order.promo).toBeNull();
  });

  it('says on the page that a file is of another type, and which', async () => {
    const buyer = await shop.browser();
    const { planId } = await buyNow(shop, buyer);
    const files = { ...sixFiles, mulkiya_back: { name: 'a.jpg', content: 'MZ' } };
    await buyer.parts(form, { ...details, product_id: planId }, files);
    const page = await purchasePage(buyer);
    expect(page.errors).toEqual([
      { field: 'mulkiya_back', message: motorPurchaseMessages.fileType },
    ]);
  });

  it('keeps what fitted of a request that is too large, and asks only for the rest', async () => {
    const buyer = await shop.browser();
    const { planId } = await buyNow(shop, buyer);
    const large = Buffer.alloc(9 * 1024 * 1024, 'ok');
    const files = Object.fromEntries(
      Object.keys(sixFiles).map((slot) => [slot, { name: 'a.jpg', content: large }]),
    );
    await buyer.parts(form, { ...details, product_id: planId }, files);
    const page = await purchasePage(buyer);
    expect(page.warning).toContain('25 MB');
    const there = page.slots.filter(({ status }: { status: string }) => status === 'received');
    expect(there.length).toBe(2);
    expect(page.texts.plate_no).toBe('A 12345');
  });

  it('saves as one goes, without files, and says nothing', async () => {
    const buyer = await shop.browser();
    await buyNow(shop, buyer);
    const saved = await buyer.form(form, { go: 'save', occupation: 'Nurse' });
    expect(saved.statusCode).toBe(303);
    expect((await purchasePage(buyer)).texts.occupation).toBe('Nurse');
    const foreign = await buyer.fields(form, { go: 'save', occupation: 'Thief' });
    expect(foreign.statusCode).toBe(303);
    expect((await purchasePage(buyer)).texts.occupation).toBe('Nurse');
  });

  it('is an expired page without the token, and nothing of it is kept', async () => {
    const buyer = await shop.browser();
    await buyNow(shop, buyer);
    const before = shop.uploads.length;
    await buyer.parts(form, { ...details, csrf_token: 'wrong' }, sixFiles);
    expect(shop.uploads.length).toBe(before);
    const page = await purchasePage(buyer);
    expect(page.warning).toBe('Your page has expired. Please try again.');
    expect(page.texts.plate_no).toBeUndefined();
  });
});

describe('the checkout and what follows', () => {
  it('hands over to the insurer, is paid and issued by its notices, and shows each', async () => {
    const buyer = await shop.browser();
    await issued(shop, buyer);
    const page = (await buyer.get(checkout)).json();
    expect(page.order.status).toBe('issued');
    expect(page.policyNumber).toMatch(/^DEMO-SO/);
    expect(page.life.every(({ at }: { at: string | null }) => at !== null)).toBe(true);
  });

  it('can be given up until it is paid, and leads to a new order', async () => {
    const buyer = await shop.browser();
    const { saleOrder } = await confirmed(shop, buyer);
    await buyer.form('/survey/motor/cart/checkout/cancel', {});
    expect((await buyer.get(checkout)).json().order.status).toBe('cancelled');
    const next = await buyNow(shop, buyer);
    expect(next.saleOrder).not.toBe(saleOrder);
    expect((await purchasePage(buyer)).texts.plate_no).toBe('A 12345');
  });

  it('renews from the mailed link: next year’s list, under a quote of its own', async () => {
    const buyer = await shop.browser();
    await issued(shop, buyer);
    const [, last] = await orderAndPaths(buyer);
    const other = openBrowser(shop.bff);
    const unopened = await other.get(`/api/pages/motor/renewal?token=${last}`);
    expect(unopened.json()).toEqual({ redirect: `/resume/r.${last}` });
    await other.get(`/resume/r.${last}`);
    const page = (await other.get(`/api/pages/motor/renewal?token=${last}`)).json();
    expect(page).toMatchObject({
      endDate: '2027-11-30',
      claimFreeYears: 3,
      leadId: 'lead-1',
      emirateId: 2,
    });
    const answer = await other.form('/survey/motor/renewal', { lead_id: page.leadId });
    expect(answer.headers.location).toBe('/survey/motor/products');
    const list = (await other.get('/api/pages/motor/products')).json();
    expect(list.quoteId).not.toBe(buyer.quote.quoteId);
    const ended = await openBrowser(shop.bff).get('/api/pages/motor/renewal?token=x.2030-01-01.y');
    expect(ended.json()).toEqual({ redirect: '/survey/motor' });
  });

  /** The order's id, and the renewal token that its confirmation told. */
  async function orderAndPaths(buyer: Awaited<ReturnType<MotorShop['browser']>>) {
    const { ld } = (await buyer.get('/api/pages/motor/documents')).json();
    const [orderId = ''] = String(ld).split('.');
    const { createHmac } = await import('node:crypto');
    const said = `${orderId}.2028-01-01`;
    const secret = 'for the tests only, thirty-two characters and more';
    const mark = createHmac('sha256', secret)
      .update(`motor-renewal-link\n${said}`)
      .digest('base64url');
    return [orderId, `${said}.${mark}`] as const;
  }
});
