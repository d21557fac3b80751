import { motorMessages } from '@muqarin/rules/motor/messages';
import { nationalityId } from '@muqarin/rules/nationality-ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { motorCalls } from '../../bff/src/routes/documented/motor/calls.ts';
import { type Buyer, confirmed, issued } from './support/motor-buyer.ts';
import { type MotorShop, openMotorShop } from './support/motor-shop.ts';
import { openBrowser } from './support/shop-browser.ts';

/** The calls of S1 7 after the purchase: documents, renewal, the customer, the insurer, over the real quoting service. */
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

describe.each(placesOf('submit-motor-documents'))('POST %s', (path) => {
  const refuse = async (buyer: Awaited<ReturnType<MotorShop['browser']>>) => {
    const { insurer, saleOrder } = await issued(shop, buyer);
    await buyer.form(insurer, { act: 'refuse:mulkiya_front' });
    const page = (await buyer.get('/api/pages/motor/documents')).json();
    return { page, saleOrder, insurer };
  };

  it('takes what is missing, by the ids of the page, and answers status 1', async () => {
    const buyer = await shop.browser();
    const { page, insurer } = await refuse(buyer);
    expect(page.slots).toMatchObject([{ field: 'mulkiya_front', status: 'refused' }]);
    const none = await buyer.parts(path, { ld: page.ld, pd: page.pd });
    expect(none.json()).toMatchObject({ status: 0, error: 'Please upload: Mulkiya, front.' });
    const files = { mulkiya_front: { name: 'm.png', content: 'ok' } };
    const done = await buyer.parts(path, { ld: page.ld, pd: page.pd }, files);
    expect(done.json()).toMatchObject({ status: 1 });
    expect((await buyer.get('/api/pages/motor/documents')).json().slots).toEqual([]);
    // Asked again, the same fields bring another file.
    await buyer.form(insurer, { act: 'refuse:mulkiya_front' });
    const before = shop.uploads.length;
    const again = await buyer.parts(path, { ld: page.ld, pd: page.pd }, files);
    expect(again.json()).toMatchObject({ status: 1 });
    expect(shop.uploads.length).toBe(before + 1);
    expect((await buyer.get('/api/pages/motor/documents')).json().slots).toEqual([]);
  });

  it('opens by the mail’s link in another browser, and for nobody else', async () => {
    const { page } = await refuse(await shop.browser());
    const other = openBrowser(shop.bff);
    expect((await other.parts(path, { ld: page.ld })).statusCode).toBe(404);
    // The page shows the order to a browser that opened the link, and opens nothing itself.
    const unopened = await other.get(`/api/pages/motor/documents?token=${page.ld}`);
    expect(unopened.json()).toEqual({ redirect: `/resume/u.${page.ld}` });
    expect((await other.parts(path, { ld: page.ld })).statusCode).toBe(404);
    await other.get(`/resume/u.${page.ld}`);
    const files = { mulkiya_front: { name: 'm.png', content: 'ok' } };
    expect((await other.parts(path, { ld: page.ld }, files)).json()).toMatchObject({ status: 1 });
    const wrong = await other.parts(path, { ld: `${page.ld}x` }, files);
    expect(wrong.statusCode).toBe(404);
    const nobody = openBrowser(shop.bff);
    const forged = await nobody.get(`/api/pages/motor/documents?token=${page.ld.slice(0, -2)}`);
    expect(forged.json()).toHaveProperty('redirect');
  });
});

describe('renewal and the customer', () => {
  it('prices the lead’s car for next year, for its own browser only', async () => {
    const [path] = placesOf('get-renewal-products');
    const buyer = await shop.browser();
    await issued(shop, buyer);
    const answer = (await buyer.post(path ?? '', { lead_id: 'lead-1' })).json();
    expect(answer).toMatchObject({ emirate_id: 2, emirate: 'Dubai' });
    expect(answer.product_ids.length).toBeGreaterThan(10);
    const stranger = await openBrowser(shop.bff).post(path ?? '', { lead_id: 'lead-1' });
    expect(stranger.statusCode).toBe(404);
  });

  it('updates the customer: another day of birth prices anew, an impossible one is said', async () => {
    const [path] = placesOf('update-customer-details');
    const buyer = await shop.browser();
    const update = async (data: object) => (await buyer.post(path ?? '', { data })).json();
    const given = { name: ' Mariam  Saleh ', mobile: '0551234567', dob: '1985-01-01' };
    expect(await update(given)).toMatchObject({ status: 1 });
    const contact = {
      name: 'Mariam Saleh',
      email: 'mariam@example.com',
      phone: '0551234567',
      dial_code: '+971',
      fullNumber: '+971551234567',
    };
    expect(shop.changed.at(-1)).toEqual({ contact });
    const { quoteId } = buyer.quote;
    const after = await shop.client.motorQuoteHead(
      { quoteId },
      { actor: { kind: 'visitor', id: 'v' }, correlationId: 'c' },
    );
    expect(after).toMatchObject({ revision: 2, answers: { dob: '1985-01-01' } });
    expect(await update({ dob: '1985-02-30' })).toMatchObject({ status: 0 });
    expect(await update({ dob: '2020-01-01' })).toMatchObject({
      status: 0,
      msg: motorMessages.driverTooYoung,
    });
    expect(await update({ email: 'nobody' })).toMatchObject({ status: 0 });
    expect(await update({ name: ' ' })).toMatchObject({ status: 0 });
    expect(await update({ mobile: 'phone' })).toMatchObject({ status: 0 });
    expect(shop.changed).toHaveLength(3);
  });

  it('keeps another nationality of the list, and says what is none', async () => {
    const [path] = placesOf('update-customer-details');
    const buyer = await shop.browser();
    const update = async (nationality: unknown) =>
      (await buyer.post(path ?? '', { data: { nationality } })).json();
    for (const sent of [nationalityId('IN'), String(nationalityId('IN'))]) {
      expect(await update(sent)).toMatchObject({ status: 1 });
      expect(shop.changed.at(-1)).toMatchObject({ nationalityId: nationalityId('IN') });
    }
    const before = shop.changed.length;
    for (const wrong of [7, 'India', [1], nationalityId('HK')])
      expect(await update(wrong)).toMatchObject({
        status: 0,
        msg: motorMessages.enterNationality,
      });
    expect(shop.changed).toHaveLength(before);
    expect(await update('')).toMatchObject({ status: 1 });
    expect(shop.changed.at(-1)).not.toHaveProperty('nationalityId');
  });
});

describe('the insurer', () => {
  it('is believed by its signature alone', async () => {
    const buyer = await shop.browser();
    await confirmed(shop, buyer);
    const paying = await buyer.form('/survey/motor/cart/checkout/pay', {});
    const paymentId = String(paying.headers.location).split('/').at(-1);
    const body = { id: 'n1', paymentId, type: 'payment.succeeded', amountFils: 1 };
    const forged = await buyer.post('/api/insurer/motor-notices', body, {
      'x-insurer-signature': `t=1795248000,v1=${'0'.repeat(64)}`,
    });
    expect(forged.statusCode).toBe(401);
    const page = (await buyer.get('/api/pages/motor/checkout')).json();
    expect(page.order.status).toBe('unpaid');
  });

  it('asked for a policy before its payment says so, and issues it when it is asked again', async () => {
    const { buyer, paymentId, status } = await paying();
    const notices = { paid: await signed(paymentId, 'payment.succeeded') };
    const early = await signed(paymentId, 'policy.issued');
    const refused = await send(buyer, early);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ outcome: 'out_of_order' });
    expect(refused.json().message).toContain('send the notice again');
    expect(await status()).toBe('unpaid');
    expect((await send(buyer, notices.paid)).statusCode).toBe(200);
    expect((await send(buyer, early)).json()).toEqual({ outcome: 'recorded' });
    expect((await send(buyer, early)).json()).toEqual({ outcome: 'known' });
    expect(await status()).toBe('issued');
  });

  it('is played for a page with its session and token alone', async () => {
    const { buyer, insurer, status } = await paying();
    const page = await buyer.get(insurer);
    expect(page.body).toContain('name="csrf_token"');
    expect((await buyer.fields(insurer, { act: 'pay' })).statusCode).toBe(403);
    const stranger = openBrowser(shop.bff);
    expect((await stranger.fields(insurer, { act: 'pay' })).statusCode).toBe(403);
    const { token } = (await openBrowser(shop.bff).get('/api/csrf')).json();
    const another = { act: 'pay', csrf_token: token };
    expect((await buyer.fields(insurer, another)).statusCode).toBe(403);
    const bare = await shop.bff.inject({
      method: 'POST',
      url: insurer,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(another).toString(),
    });
    expect(bare.statusCode).toBe(403);
    expect(await status()).toBe('unpaid');
    // The policy before its payment, by the page: refused as from anybody.
    expect((await buyer.form(insurer, { act: 'issue' })).statusCode).toBe(409);
    expect((await buyer.form(insurer, { act: 'pay' })).statusCode).toBe(303);
    expect(await status()).toBe('paid');
  });

  it('is played by nobody unless that is switched on', async () => {
    const real = await openMotorShop({ INSURER_STAND_IN: 'off' });
    try {
      const buyer = await real.browser();
      await confirmed(real, buyer);
      await buyer.form('/survey/motor/cart/checkout/pay', {});
      const page = (await buyer.get('/api/pages/motor/checkout')).json();
      expect(page.order.status).toBe('confirmed');
      expect(page.warning).toContain('cannot be reached');
      // Even an address that is right elsewhere.
      const { insurer } = await paying();
      expect((await buyer.get(insurer)).statusCode).toBe(404);
      expect((await buyer.form(insurer, { act: 'pay' })).statusCode).toBe(404);
    } finally {
      await real.stop();
    }
  }, 60_000);

  async function paying() {
    const buyer = await shop.browser();
    await confirmed(shop, buyer);
    const answer = await buyer.form('/survey/motor/cart/checkout/pay', {});
    const insurer = String(answer.headers.location);
    const status = async () =>
      (await buyer.get('/api/pages/motor/checkout')).json().order.status as string;
    return { buyer, insurer, paymentId: insurer.split('/').at(-1) ?? '', status };
  }

  async function signed(paymentId: string, type: 'payment.succeeded' | 'policy.issued') {
    const visitor = { actor: { kind: 'visitor', id: 'v' }, correlationId: 'c' } as const;
    const notice = await shop.orders.signStandInNotice({ paymentId, type }, visitor);
    if (!notice) throw new Error('no stand-in');
    return notice;
  }

  /** By the insurer's own door. */
  const send = (buyer: Buyer, { body, signature }: { body: string; signature: string }) =>
    buyer.post('/api/insurer/motor-notices', JSON.parse(body), {
      'x-insurer-signature': signature,
    });
});
