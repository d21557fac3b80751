/** Rights without an e-mail address, by plain forms: number and reference, then the code (decisions X34). */
import { describe, expect, it } from 'vitest';
import type { CasePage, MyDataPage } from '../contract/site-forms.ts';
import { bffUnderTest, staffPassword } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { filedClaim } from './support/site-payloads.ts';

const named = { phone: '050 123 4567', reference: 'mq-7f3k-92qx' };
const myData = async (browser: Browser) =>
  (await browser.get('/api/pages/site/my-data')).json<MyDataPage>();

describe('what is held, by phone number and reference', () => {
  it('is shown after the code, in the browser that asked for it', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    const asked = await browser.form('/my-data/phone', { ...named, way: 'call' });
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/my-data']);
    expect(leads.site.phoneCodes).toEqual([
      { phone: '050 123 4567', reference: 'MQ-7F3K-92QX', way: 'call' },
    ]);
    expect(await myData(browser)).toMatchObject({
      phoneAsked: 'call',
      notice: expect.stringContaining('calls that number'),
    });
    await browser.form('/my-data/phone/code', { phone_code: '111111' });
    expect(await myData(browser)).toMatchObject({ errors: [{ field: 'phone_code' }], held: null });
    await browser.form('/my-data/phone/code', { phone_code: '٦٥٤ ٣٢١' });
    expect(await myData(browser)).toMatchObject({ held: {}, phoneAsked: null });
  });

  it('is opened in another browser with number, reference and code', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    await browser.form('/my-data/phone/code', { phone: '', reference: '', phone_code: '' });
    const { errors } = await myData(browser);
    expect(errors.map(({ field }) => field)).toEqual([
      'code_phone',
      'code_reference',
      'phone_code',
    ]);
    await browser.form('/my-data/phone/code', { ...named, phone_code: '654321' });
    expect(await myData(browser)).toMatchObject({ held: {} });
  });

  it('says beside its field what is missing, and asks nobody', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    await browser.form('/my-data/phone', { phone: '12', reference: ' ', way: 'sms' });
    const { errors, typed } = await myData(browser);
    expect(errors.map(({ field }) => field)).toEqual(['phone', 'reference']);
    expect(typed).toMatchObject({ phone: '12' });
    expect(leads.site.phoneCodes).toEqual([]);
  });

  it('is limited for a number, however it is typed and whoever asks: 429 with Retry-After', async () => {
    const { app } = await bffUnderTest({ MAILS_PER_CONTACT: '2' });
    const typed = ['0501234567', '+971 50 123 4567', '00971501234567'];
    const answers = [];
    for (const [n, phone] of typed.entries()) {
      const browser = await openBrowser(app);
      const fields = { phone, reference: `MQ-2222-222${n + 2}`, way: 'sms' };
      answers.push(await browser.form('/my-data/phone', fields, { accept: 'application/json' }));
    }
    expect(answers.map(({ statusCode }) => statusCode).at(-1)).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a claim, by phone number', () => {
  it('shows how it stands after the code; its reference is in the address', async () => {
    const { app } = await bffUnderTest();
    const filer = await openBrowser(app);
    const { reference } = (await filer.post('/submit-your-claim', filedClaim(filer))).json();
    const browser = await openBrowser(app);
    const page = async () => {
      const address = `/api/pages/site/case?kind=claim&reference=${reference}`;
      return (await browser.get(address)).json<CasePage>();
    };
    await browser.form(`/claim/${reference}/phone`, { phone: named.phone, way: 'sms' });
    expect(await page()).toMatchObject({ state: null, phoneAsked: 'sms' });
    await browser.form(`/claim/${reference}/phone/code`, { phone_code: '654321' });
    expect(await page()).toMatchObject({ state: { status: 'received' }, phoneAsked: null });
  });
});

describe('the codes that staff read out', () => {
  it('are for agents only, and shown on request', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const codes = async () => (await browser.get('/api/pages/staff/codes')).json();
    expect(await codes()).toEqual({ redirect: '/staff/sign-in' });
    const refused = await browser.form('/staff/codes', { request_id: 'phone-0' });
    expect(refused.statusCode).not.toBe(200);
    await browser.form('/staff/sign-in', { user: 'sara', password: staffPassword });
    expect(await codes()).toMatchObject({ requests: [], notice: null });
    await browser.form('/staff/codes', { request_id: 'phone-0' });
    expect(await codes()).toMatchObject({ notice: expect.stringContaining('noted') });
    await browser.form('/staff/codes', { request_id: 'phone-9' });
    expect(await codes()).toMatchObject({ error: expect.any(String) });
  });
});
