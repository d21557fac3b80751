/** The site's forms as a browser without scripts posts them: 303 to thanks, or back to the page with what was typed. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { callMeBackTexts } from './support/site-payloads.ts';

const asPage = { accept: 'text/html,application/xhtml+xml' };
describe('the site’s forms without scripts', () => {
  let under: BffUnderTest;
  let browser: Browser;
  beforeEach(async () => {
    under = await bffUnderTest();
    browser = await openBrowser(under.app);
  });
  afterEach(() => under.app.close());

  it('lead on to the page of thanks, with the reference', async () => {
    const answer = await browser.form('/contact', callMeBackTexts, asPage);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/thank-you');
    expect((await browser.get('/api/pages/thank-you?kind=lead')).json()).toMatchObject({
      reference: expect.stringMatching(/^MQ-.{4}-.{4}$/),
      about: 'call_me_back',
      // By which the page reckons its dates.
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      // Nobody began a quote: there is no other to start.
      start: null,
    });
  });

  it.each(['claim', 'complaint'])('offer no other quote after a %s', async (kind) => {
    const sent = { request: 'Front bumper', telephone: '501234567' };
    const answer = await browser.form(`/submit-your-${kind}`, sent, asPage);
    expect(answer.headers.location).toBe('/thank-you');
    const thanks = (await browser.get('/api/pages/thank-you?kind=lead')).json();
    expect(thanks).toMatchObject({ about: kind, start: null });
  });

  it('come back with every wrong field and all that was typed, once', async () => {
    const page = '/uae/en/insurance/car';
    const typed = { ...callMeBackTexts, name: '', form: 'popup', return: `${page}#popup` };
    const answer = await browser.form('/contact', typed, asPage);
    expect(answer.headers.location).toBe(`${page}#popup`);
    const shown = (await browser.get('/api/pages/site/forms')).json();
    expect(shown).toMatchObject({
      form: 'popup',
      errors: [
        { field: '', message: 'Please fill all the fields' },
        { field: 'name', message: 'Please enter your name.' },
      ],
      typed: { email_from: 'mariam@example.com', phone: '501234567' },
    });
    expect((await browser.get('/api/pages/site/forms')).json()).toMatchObject({ form: null });
  });

  it('take the ticket of the page for a captcha, once and not at once', async () => {
    const { captchaTicket } = (await browser.get('/api/pages/site/forms')).json();
    const fields = {
      name: 'Mariam Test',
      contact_no: '501234567',
      code: '+971',
      email: 'mariam@example.com',
      insurance_type: 'car',
      'g-recaptcha-response': captchaTicket,
      return: '/blog/a',
    };
    const post = (over: Record<string, string> = {}) =>
      browser.form('/api/blog/create-lead', { ...fields, ...over }, asPage);
    expect((await post()).headers.location).toBe('/blog/a');
    under.pass(5);
    expect((await post()).headers.location).toBe('/blog/thank-you');
    expect((await post({ name: 'Omar Test' })).headers.location).toBe('/blog/a');
    expect(under.leads.captured).toHaveLength(1);
  });

  it('are told of too many attempts on their own page', async () => {
    for (let n = 0; n < 20; n++) {
      await browser.form(
        '/contact',
        {
          ...callMeBackTexts,
          name: `P ${n}`,
          email_from: `p${n}@example.com`,
          phone: String(501234500 + n),
        },
        asPage,
      );
    }
    const answer = await browser.form(
      '/contact',
      { ...callMeBackTexts, form: 'f', return: '/contact' },
      asPage,
    );
    expect(answer.headers).toMatchObject({ location: '/contact' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await browser.get('/api/pages/site/forms')).json()).toMatchObject({
      form: 'f',
      errors: [{ field: '', message: 'Too many attempts. Please try again in a few minutes.' }],
      typed: { name: 'Mariam Test' },
    });
  });
});
