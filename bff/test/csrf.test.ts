import { describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { answers, wireOf } from './support/examples.ts';
import { pageModel, questionnaire, withQuote } from './support/journey.ts';
import { boughtPlan, sponsor, submission } from './support/payloads.ts';

const expired = 'Your page has expired. Please try again.';
const sponsorCall = '/api/medical/submit-sponsor-details-individual';
const confirm = '/api/survey/medical/individual/confirm-policy';
const mail = '/api/medical/email-product-details';
const update = '/api/medical/individual/update-member-details';
const data = (over = {}) =>
  `data=${encodeURIComponent(JSON.stringify({ ...wireOf(answers), ...boughtPlan, ...over }))}`;

describe('a call whose payload lists the token', () => {
  it('refuses a missing and a wrong one with 403 and hands out a fresh one', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    const { csrf_token: _token, ...without } = sponsor(browser);
    for (const body of [without, { ...without, csrf_token: 'x'.repeat(43) }]) {
      const answer = await browser.post(sponsorCall, body);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ error: expired, title: expired });
      expect(answer.json()).toMatchObject({ csrf_token: browser.token() });
    }
    expect(leads.leads).toHaveLength(0);
    const again = await browser.post(sponsorCall, { ...without, csrf_token: browser.token() });
    expect(again.statusCode).toBe(200);
  });

  it('refuses the token of another session', async () => {
    const { app } = await bffUnderTest();
    const [one, other] = [await openBrowser(app), await openBrowser(app)];
    const answer = await one.post(sponsorCall, sponsor(other));
    expect(answer.statusCode).toBe(403);
  });

  it('looks for it inside data', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    const answered = { ...(await submission(browser)), csrf_token: 'wrong' };
    const answer = await browser.post('/api/medical/submit-individual-questionnaire', {
      data: JSON.stringify(answered),
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: expired });
    expect(leads.leads).toHaveLength(0);
  });
});

describe('a call whose payload does not list it', () => {
  it.each([
    ['our page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['an address typed in', { 'sec-fetch-site': 'none' }, 200],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['our origin', { origin: 'http://localhost:3000' }, 200],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['nobody who says so, with a session', {}, 403],
  ])('from %s', async (_name, headers, status) => {
    const { app } = await bffUnderTest();
    const browser = await withQuote(app);
    const answer = await app.inject({
      method: 'POST',
      url: mail,
      headers: { cookie: browser.cookie(), ...headers },
      payload: { selected_product_ids: '1' },
    });
    expect(answer.statusCode).toBe(status);
  });

  it('still verifies a token that is there', async () => {
    const { app } = await bffUnderTest();
    const browser = await withQuote(app);
    const body = { selected_product_ids: '1', csrf_token: 'wrong' };
    const answer = await browser.post(mail, body);
    expect(answer.statusCode).toBe(403);
  });

  it('treats who says nothing and has no session as anonymous', async () => {
    const { app } = await bffUnderTest();
    const url = `/api/medical/individual/get-products?${data()}`;
    expect((await app.inject({ url })).json()).toHaveLength(5);
    const payload = { selected_product_ids: '1' };
    const mailed = await app.inject({ method: 'POST', url: mail, payload });
    expect(mailed.statusCode).toBe(404);
  });
});

describe('a GET with an effect', () => {
  it.each([
    ['a link or a typed address', { 'sec-fetch-site': 'none' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a prefetch of our own page', { 'sec-purpose': 'prefetch' }],
    ['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
  ])('does nothing for %s', async (_name, headers) => {
    const { app, quoting, orders } = await bffUnderTest();
    const browser = await withQuote(app);
    const before = (await quoting.quotes())[0]?.revision;
    for (const call of [confirm, update]) {
      const answer = await browser.get(`${call}?${data()}`, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(await orders.policies()).toHaveLength(0);
    expect((await quoting.quotes())[0]?.revision).toBe(before);
  });

  it('is safe to repeat: one policy, the same answer', async () => {
    const { app, orders } = await bffUnderTest();
    const browser = await withQuote(app);
    const first = await browser.get(`${confirm}?${data()}`);
    const again = await browser.get(`${confirm}?${data()}`);
    expect(first.json()).toMatchObject({ status: 'Success' });
    expect(again.json()).toEqual(first.json());
    expect(await orders.policies()).toHaveLength(1);
  });

  it('applies every update, also one that goes back to an earlier value', async () => {
    const { app, quoting } = await bffUnderTest();
    const browser = await withQuote(app);
    for (const main_emirate of [1, 2, 1]) {
      await browser.get(`${update}?${data({ main_emirate })}`);
      expect((await quoting.quotes())[0]?.answers.main_emirate).toBe(main_emirate);
    }
    expect((await quoting.quotes())[0]?.revision).toBe(4);
  });

  it('needs a session with a quote', async () => {
    const { app } = await bffUnderTest();
    const answer = await app.inject({ url: `${confirm}?${data()}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 'We could not find this.' });
  });
});

describe('a plain form', () => {
  it('with a wrong token goes back with what was typed and a word about it', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const fields = { main_emirate: '3', csrf_token: 'wrong' };
    const answer = await browser.form(`${questionnaire}?step=emirate`, fields);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${questionnaire}?step=emirate`);
    const page = await pageModel(browser, 'questionnaire?step=emirate');
    expect(page).toMatchObject({ errors: [{ message: expired }], typed: { main_emirate: '3' } });
  });

  it('from another site changes nothing, not even what is shown next', async () => {
    const { app, keyValue } = await bffUnderTest();
    const browser = await openBrowser(app);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const fields = { main_emirate: '3' };
    const answer = await browser.form(`${questionnaire}?step=emirate`, fields, foreign);
    expect(answer.statusCode).toBe(403);
    expect(keyValue.size()).toBe(0);
  });

  it('tells a script 403 and gives it a fresh token', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const answer = await browser.form(
      `${questionnaire}?step=emirate`,
      { main_emirate: '3', csrf_token: 'wrong' },
      { accept: 'application/json' },
    );
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ ok: false, warning: expired });
    expect(answer.json()).toMatchObject({ csrf_token: browser.token() });
  });
});
