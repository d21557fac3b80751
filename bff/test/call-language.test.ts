/** In which language a person wants to be called: asked with the number, and nothing where it was not said or is none of ours. */
import { beforeEach, expect, it } from 'vitest';
import type { DeskPage } from '../contract/desk-pages.ts';
import type { MyDataPage } from '../contract/site-forms.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { asAgent, contactFields, questionnaire, upToContact } from './support/journey.ts';
import { lastFields, post, walkToLast } from './support/motor-journey.ts';
import { callMeBack, homeContact } from './support/site-payloads.ts';

let bff: BffUnderTest;
let browser: Browser;
beforeEach(async () => {
  bff = await bffUnderTest({ LEADS_PER_CONTACT: '100', SITE_LEADS_PER_IP: '100' });
  browser = await openBrowser(bff.app);
});

const captured = () => bff.leads.leads.at(-1)?.contact;

it.each([
  ['ur', 'ur'],
  ['other', 'other'],
  // Absent means the page's language.
  ['tlh', 'en'],
  ['', 'en'],
])('"%s" of the contact form and of call-me-back is kept as %s', async (call_language, kept) => {
  await browser.post('/contact', { ...homeContact(browser), call_language });
  expect(captured()?.call_language).toBe(kept);
  const params = { ...callMeBack, call_language };
  await browser.post('/contact', { jsonrpc: '2.0', method: 'call', id: 7, params });
  expect(bff.leads.leads.map(({ contact }) => contact.call_language)).toEqual([kept, kept]);
});

it('of the medical questionnaire, also when its contact was half-filled first', async () => {
  await upToContact(browser);
  const send = (fields: object) =>
    browser.form(`${questionnaire}?step=contact`, { call_language: 'ur', ...fields });
  await send({ name: 'Mariam' });
  expect(bff.leads.leads).toEqual([]);
  await send({ ...contactFields, 'g-recaptcha-response': await browser.captcha() });
  expect(captured()).toMatchObject({ call_language: 'ur', fullNumber: '+971501234567' });
});

it('of the motor questionnaire, likewise', async () => {
  await walkToLast(browser);
  const fields = { ...lastFields, call_language: 'hi' };
  await post(browser, 'last', fields);
  const captcha = { 'g-recaptcha-response': await browser.captcha() };
  await post(browser, 'last', { ...fields, ...captcha });
  expect(captured()).toMatchObject({ call_language: 'hi', fullNumber: '+971501234567' });
});

it('is shown to who calls, and to whom it is about', async () => {
  await browser.post('/contact', {
    ...homeContact(browser),
    email: 'mariam@example.com',
    call_language: 'ar',
  });
  const agent = await asAgent(bff.app);
  await bff.leads.heard();
  const { rows } = (await agent.get('/api/pages/staff/desk')).json<DeskPage>();
  expect(rows.map(({ language: spoken }) => spoken)).toContain('ar');
  await browser.form('/my-data', { email: 'mariam@example.com' });
  const [link = ''] = await bff.leads.mailed('DataLinkRequested');
  await browser.get(link);
  const { held } = (await browser.get('/api/pages/site/my-data')).json<MyDataPage>();
  expect(held?.leads[0]?.contact).toMatchObject({ call_language: 'ar' });
});
