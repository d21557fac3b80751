/** Rights without an e-mail address, by plain forms: number and reference, then the code (decisions X34). */
import { describe, expect, it } from 'vitest';
import type { PhoneCodesPage } from '../contract/pages.ts';
import type { CasePage, MyDataPage } from '../contract/site-forms.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { callMeBack, filedClaim } from './support/site-payloads.ts';
import { signInStaff } from './support/staff.ts';

const phone = '050 123 4567';
const myData = async (browser: Browser) =>
  (await browser.get('/api/pages/site/my-data')).json<MyDataPage>();

/** Number and reference of somebody who asked to be called. */
async function named(bff: BffUnderTest, browser: Browser) {
  await browser.post('/contact', callMeBack);
  return { phone, reference: bff.leads.leads[0]?.reference ?? '' };
}

const texted = async ({ leads }: BffUnderTest) =>
  (await leads.mailed('PhoneCodeRequested')).at(-1) ?? '';
const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
const inArabicDigits = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

describe('what is held, by phone number and reference', () => {
  it('is shown after the code, in the browser that asked for it', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    const { reference } = await named(bff, browser);
    const fields = { phone, reference: reference.toLowerCase(), way: 'sms' };
    const asked = await browser.form('/my-data/phone', fields);
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/my-data']);
    expect(await myData(browser)).toMatchObject({ phoneAsked: 'sms' });
    const code = await texted(bff);
    const wrong = code === '111111' ? '222222' : '111111';
    await browser.form('/my-data/phone/code', { phone_code: wrong });
    expect(await myData(browser)).toMatchObject({ errors: [{ field: 'phone_code' }], held: null });
    await browser.form('/my-data/phone/code', { phone_code: inArabicDigits(spaced(code)) });
    expect(await myData(browser)).toMatchObject({ held: {}, phoneAsked: null });
  });

  it('is opened in another browser with number, reference and code', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    await browser.form('/my-data/phone/code', { phone: '', reference: '', phone_code: '' });
    const { errors } = await myData(browser);
    expect(errors.map(({ field }) => field)).toEqual([
      'code_phone',
      'code_reference',
      'phone_code',
    ]);
    const theirs = await named(bff, await openBrowser(bff.app));
    await browser.form('/my-data/phone', { ...theirs, way: 'sms' });
    const elsewhere = await openBrowser(bff.app);
    const phone_code = await texted(bff);
    await elsewhere.form('/my-data/phone/code', { ...theirs, phone_code });
    expect(await myData(elsewhere)).toMatchObject({ held: {} });
  });

  it('says beside its field what is missing, and asks nobody', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    await browser.form('/my-data/phone', { phone: '12', reference: ' ', way: 'sms' });
    const { errors, typed } = await myData(browser);
    expect(errors.map(({ field }) => field)).toEqual(['phone', 'reference']);
    expect(typed).toMatchObject({ phone: '12' });
    expect(await leads.stored('phone_requests')).toEqual([]);
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
    const bff = await bffUnderTest();
    const filer = await openBrowser(bff.app);
    const { reference } = (await filer.post('/submit-your-claim', filedClaim(filer))).json();
    const browser = await openBrowser(bff.app);
    const page = async () => {
      const address = `/api/pages/site/case?kind=claim&reference=${reference}`;
      return (await browser.get(address)).json<CasePage>();
    };
    await browser.form(`/claim/${reference}/phone`, { phone, way: 'sms' });
    expect(await page()).toMatchObject({ state: null, phoneAsked: 'sms' });
    await browser.form(`/claim/${reference}/phone/code`, { phone_code: await texted(bff) });
    expect(await page()).toMatchObject({ state: { status: 'received' }, phoneAsked: null });
  });
});

describe('the codes that staff read out', () => {
  it('are for agents only, shown on request, and open what is held', async () => {
    const bff = await bffUnderTest();
    const caller = await openBrowser(bff.app);
    await caller.form('/my-data/phone', { ...(await named(bff, caller)), way: 'call' });
    expect(await myData(caller)).toMatchObject({
      phoneAsked: 'call',
      notice: expect.stringContaining('calls that number'),
    });
    const agent = await openBrowser(bff.app);
    const model = async () => (await agent.get('/api/pages/staff/codes')).json();
    const codes = async () => (await model()) as PhoneCodesPage;
    expect(await model()).toEqual({ redirect: '/staff/sign-in' });
    const [stored] = await bff.leads.stored('phone_requests');
    const request_id = String(stored?._id);
    const refused = await agent.form('/staff/codes', { request_id });
    expect(refused.statusCode).not.toBe(200);
    await signInStaff(bff.app, agent);
    expect(await codes()).toMatchObject({ requests: [{ code: null }], notice: null });
    await agent.form('/staff/codes', { request_id });
    const { requests, notice } = await codes();
    expect(notice).toContain('noted');
    await agent.form('/staff/codes', { request_id: 'nobody' });
    expect(await codes()).toMatchObject({ error: expect.any(String) });
    await caller.form('/my-data/phone/code', { phone_code: requests[0]?.code ?? '' });
    expect(await myData(caller)).toMatchObject({ held: {} });
  });
});
