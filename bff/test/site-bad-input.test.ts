/** The list of bad input of the site's forms: the exact message where one is named, a clear one elsewhere, nothing twice, nothing lost. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import {
  callMeBack,
  callMeBackTexts,
  filedClaim,
  homeContact,
  leadData,
} from './support/site-payloads.ts';

const robot = 'Please confirm that you are not a robot.';
const asPage = { accept: 'text/html,application/xhtml+xml' };

describe('bad input at the site’s forms', () => {
  let under: BffUnderTest;
  let browser: Browser;
  beforeEach(async () => {
    under = await bffUnderTest();
    browser = await openBrowser(under.app);
  });
  afterEach(() => under.app.close());

  const stored = () => under.leads.captured.length + under.leads.filed.length;
  const lead = async (name: string, over: Record<string, unknown> = {}) => ({
    data: JSON.stringify({
      ...leadData[name],
      'g-recaptcha-response': await browser.captcha(),
      ...over,
    }),
  });
  const travel = async (over: Record<string, unknown>) =>
    (await browser.post('/api/travel/create-lead', await lead('create-travel-lead', over))).json();

  it('a captcha left out, or its answer used twice', async () => {
    const captcha = await browser.captcha();
    const post = async (over: Record<string, unknown>) =>
      (await browser.post('/api/life/create-lead', await lead('create-life-lead', over))).json();
    expect(await post({ 'g-recaptcha-response': '' })).toMatchObject({
      status: 'error',
      message: robot,
      errors: [{ field: 'captcha', message: robot }],
    });
    expect(await post({ 'g-recaptcha-response': captcha })).toMatchObject({ status: 'success' });
    expect(await post({ name: 'Omar Test', 'g-recaptcha-response': captcha })).toMatchObject({
      message: robot,
    });
    expect(stored()).toBe(1);
  });

  it('half a character, which JSON can spell, is stored as the sign for what is unreadable', async () => {
    const half = '\ud83d';
    const inData = await browser.post(
      '/api/blog/create-lead',
      await lead('create-blog-lead', { name: `Sara ${half}`, contact_no: `call ${half}` }),
    );
    expect(inData.json()).toMatchObject({ status: 'success' });
    const inBody = { ...filedClaim(browser), request: `Bumper ${half}` };
    expect((await browser.post('/submit-your-claim', inBody)).json()).toMatchObject({
      message: 'success',
    });
    const [kept] = under.leads.captured;
    const [filed] = under.leads.filed;
    expect(kept?.contact).toMatchObject({ name: 'Sara \ufffd', phone: 'call \ufffd' });
    expect(filed).toMatchObject({ request: 'Bumper \ufffd' });
  });

  it('a bot that fills the hidden field, with and without a captcha', async () => {
    const website = 'https://spam.example';
    const contact = await browser.post('/contact', { ...homeContact(browser), website });
    expect(contact.json()).toMatchObject({ title: robot });
    const blog = await browser.post(
      '/api/blog/create-lead',
      await lead('create-blog-lead', { website }),
    );
    expect(blog.json()).toMatchObject({ status: 'error', message: robot });
    const claim = await browser.post('/submit-your-claim', { ...filedClaim(browser), website });
    expect(claim.json()).toMatchObject({ message: robot });
    expect(stored()).toBe(0);
  });

  it('50 leads a minute from one address: what was let in is stored, the others hear when to come back', async () => {
    const answers = [];
    for (let n = 0; n < 50; n++) {
      const email = `person${n}@example.com`;
      answers.push(
        await browser.post('/contact', {
          jsonrpc: '2.0',
          method: 'call',
          id: n,
          params: { ...callMeBack, email_from: email },
        }),
      );
    }
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(30);
    expect(stored()).toBe(20);
    for (const { headers, body } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(JSON.parse(body)).toMatchObject({
        result: { title: 'Too many attempts. Please try again in a few minutes.' },
      });
    }
  });

  it('one person asked for too often, from whatever address', async () => {
    const wide = await bffUnderTest({ SITE_LEADS_PER_IP: '1000' });
    const one = await openBrowser(wide.app);
    const codes = [];
    for (let n = 0; n < 12; n++) {
      codes.push(
        (
          await one.post('/contact', {
            ...callMeBack,
            vehicle_type_id: (n % 4) + 1,
            name: `P ${n}`,
          })
        ).statusCode,
      );
    }
    expect(codes).toEqual([...Array(10).fill(200), 429, 429]);
    await wide.app.close();
  });

  it('markup in every text field: it stays text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    await browser.post('/contact', { ...homeContact(browser), name: markup });
    await browser.post('/submit-your-claim', {
      ...filedClaim(browser),
      request: markup,
      description: `${markup}\n${markup}`,
    });
    await browser.post(
      '/api/business/create-lead',
      await lead('create-business-lead', { company_name: markup, contact_name: markup }),
    );
    const { captured, filed } = under.leads;
    expect(captured[0]?.contact.name).toBe(markup);
    expect(captured[1]?.details).toMatchObject({ companyName: markup });
    expect(filed[0]).toMatchObject({ request: markup });
    const refused = await browser.form(
      '/contact',
      { name: markup, phone: '1', return: '/contact', form: 'f' },
      asPage,
    );
    expect(refused.statusCode).toBe(303);
    expect(refused.body).not.toContain('<img');
  });

  it('a return date before the travel date, one in the past, one that does not exist', async () => {
    expect(await travel({ return_date: '2026-11-30' })).toMatchObject({
      status: 'error',
      errors: [
        {
          field: 'return_date',
          message: 'Please enter a return date on or after the travel date.',
        },
      ],
    });
    expect(await travel({ travel_date: '20/11/2026' })).toMatchObject({
      errors: [{ field: 'travel_date', message: 'Please enter a travel date from today on.' }],
    });
    expect(await travel({ return_date: '31/02/2027' })).toMatchObject({
      errors: [{ field: 'return_date' }],
    });
    const sameDay = { travel_date: '2026-11-21', return_date: '2026-11-21' };
    expect(await travel(sameDay)).toMatchObject({ status: 'success' });
    expect(stored()).toBe(1);
  });

  it('unknown ids', async () => {
    expect(await travel({ destination_country_id: '999999' })).toMatchObject({
      status: 'error',
      errors: [{ field: 'destination_country_id', message: 'Please choose from the list.' }],
    });
    const business = await browser.post(
      '/api/business/create-lead',
      await lead('create-business-lead', { insurance_type_id: 99 }),
    );
    expect(business.json()).toMatchObject({ errors: [{ field: 'insurance_type_id' }] });
    expect((await browser.get('/api/pages/site/case?kind=claim&reference=x')).json()).toMatchObject(
      { state: null },
    );
    expect((await browser.get('/my-data/export.json')).statusCode).toBe(404);
    expect(stored()).toBe(0);
  });

  it('JSON-RPC with the wrong shape', async () => {
    for (const body of [
      { jsonrpc: '2.0', method: 'call', id: 1 },
      { jsonrpc: '2.0', method: 'call', id: 1, params: [1] },
      { jsonrpc: '1.0', method: 'call', id: 1, params: callMeBack },
      { jsonrpc: '2.0', method: 'write', id: 1, params: callMeBack },
    ]) {
      const answer = await browser.post('/contact', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ jsonrpc: '2.0', id: 1, error: { code: -32602 } });
    }
    expect(stored()).toBe(0);
  });

  it('a form posted from another site', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const path of ['/contact', '/submit-your-claim', '/my-data', '/my-data/action']) {
      const answer = await browser.form(path, { ...callMeBackTexts }, { ...asPage, ...foreign });
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
    expect(stored()).toBe(0);
  });

  it('fields of any depth and length', async () => {
    const deep = { ...callMeBack, name: { first: 'Mariam' }, email_from: ['a'] };
    expect((await browser.post('/contact', deep)).json()).toHaveProperty('title');
    const long = { ...homeContact(browser), name: 'n'.repeat(101) };
    expect((await browser.post('/contact', long)).json()).toMatchObject({
      title: 'Please enter a name of at most 100 characters.',
    });
    const words = { ...filedClaim(browser), description: 'w'.repeat(2001) };
    expect((await browser.post('/submit-your-claim', words)).json()).toMatchObject({
      message: 'Please write at most 2000 characters.',
    });
    const huge = { ...filedClaim(browser), description: 'w'.repeat(20_000) };
    expect((await browser.post('/submit-your-claim', huge)).statusCode).toBe(413);
    expect(stored()).toBe(0);
  });
});
