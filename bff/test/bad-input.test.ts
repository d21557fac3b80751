/** The table of bad input in decisions.md, row by row. */
import { describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { answers, wireOf } from './support/examples.ts';
import { withQuote } from './support/journey.ts';
import { boughtPlan, submission } from './support/payloads.ts';

const getProducts = '/api/medical/individual/get-products';
const submitCall = '/api/medical/submit-individual-questionnaire';
const confirm = '/api/survey/medical/individual/confirm-policy';
const mail = '/api/medical/email-product-details';
const member = { ...answers.members[0] };
const born = (dob_year: number, dob_month: number, dob_day: number) => ({
  self: { 1: { ...member, dob_year, dob_month, dob_day } },
});
const contact = (over: object) => ({ contact: { ...answers.contact, ...over } });

describe('data that is no JSON object', () => {
  it.each(['no json', '{"a":', '[]', 'null', '"text"', '7', ''])(
    '%j is a 400 that says so',
    async (text) => {
      const { app } = await bffUnderTest();
      const browser = await openBrowser(app);
      const byGet = await browser.get(
        `${getProducts}?${new URLSearchParams({ data: text }).toString()}`,
      );
      const byPost = await browser.post(getProducts, { data: text });
      for (const answer of [byGet, byPost]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.headers['content-type']).toContain('application/problem+json');
        expect(answer.json()).toMatchObject({ error: 'The data must be a JSON object.' });
      }
    },
  );

  it('a body that is no JSON is a 400, another content type a 415, both with the field', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const headers = { cookie: browser.cookie(), 'sec-fetch-site': 'same-origin' };
    const broken = { ...headers, 'content-type': 'application/json' };
    const xml = { ...headers, 'content-type': 'application/xml' };
    const post = { method: 'POST', url: submitCall } as const;
    const faulty = await app.inject({ ...post, headers: broken, payload: '{"data":' });
    expect([faulty.statusCode, faulty.json()]).toMatchObject([400, { error: expect.any(String) }]);
    const other = await app.inject({ ...post, headers: xml, payload: '<a/>' });
    expect([other.statusCode, other.json()]).toMatchObject([415, { error: expect.any(String) }]);
  });

  it('keys that would change objects are no answers', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const text = `{"__proto__":{"main_emirate":2},"constructor":1,"category":"self"}`;
    const answer = await browser.get(
      `${getProducts}?${new URLSearchParams({ data: text }).toString()}`,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ error: string }>().error).toContain('Please enter your emirate.');
  });
});

describe('the size of data', () => {
  const sized = (bytes: number) => {
    const text = (filler: string) => JSON.stringify({ ...wireOf(answers), filler });
    return text('x'.repeat(bytes - text('').length));
  };

  it.each([
    [15_900, 200],
    [16_000, 200],
    [16_001, 413],
    [16_100, 413],
  ])('%i bytes answer %i, by GET and by POST', async (bytes, status) => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const data = sized(bytes);
    expect(Buffer.byteLength(data)).toBe(bytes);
    const byGet = await browser.get(`${getProducts}?${new URLSearchParams({ data }).toString()}`);
    const byPost = await browser.post(getProducts, { data });
    const byForm = await browser.form(getProducts, { data });
    for (const answer of [byGet, byPost, byForm]) expect(answer.statusCode).toBe(status);
  });

  it('counts bytes, not letters', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const data = JSON.stringify({ ...wireOf(answers), filler: 'ع'.repeat(8000) });
    const answer = await browser.post(getProducts, { data });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: 'The data is too large.' });
  });

  it('a body far too large is a 413 with the field', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const answer = await browser.post(submitCall, { data: 'x'.repeat(70_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toHaveProperty('error');
  });
});

describe('a wrong answer is a 200 with the document’s words, and nothing is stored', () => {
  it.each([
    ['11 members', { member_count: 11 }, 'No. of members should be less than 10'],
    ['no count', { member_count: '' }, 'Please enter the number of members.'],
    ['a decimal count', { member_count: 1.5 }, 'Please enter the number of members.'],
    ['no emirate', { main_emirate: 99 }, 'Please enter your emirate.'],
    ['no category', { category: 'cat' }, 'Please enter who the cover is for.'],
    ['tomorrow', born(2026, 11, 22), 'Please enter a valid date of birth.'],
    ['29 February', born(2025, 2, 29), 'Please enter a valid date of birth.'],
    ['31 April', born(1990, 4, 31), 'Please enter a valid date of birth.'],
    ['121 years', born(1905, 1, 1), 'Please enter a valid date of birth.'],
    ['a phone with letters', contact({ phone: '50ABC4567', fullNumber: '' }), '8 or 9 digits'],
    ['a phone abroad', contact({ dial_code: '+44', phone: '1' }), 'Please enter a valid phone'],
    ['no e-mail', contact({ email: '' }), 'Please enter your e-mail address.'],
    ['a long suffix', contact({ email: 'a@b.online' }), 'like name@example.com'],
    ['no name', contact({ name: ' ' }), 'Please enter your name.'],
  ])('%s', async (_name, over, text) => {
    const { app, leads, quoting } = await bffUnderTest();
    const browser = await openBrowser(app);
    const answer = await browser.post(submitCall, {
      data: { ...(await submission(browser)), ...over },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ error: string }>().error).toContain(text);
    expect(leads.leads).toHaveLength(0);
    expect(await quoting.quotes()).toHaveLength(0);
  });

  it('an address that makes the usual pattern backtrack is answered at once', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const email = `${'a'.repeat(60)}.${'a.'.repeat(60)}!`;
    const begun = performance.now();
    const answer = await browser.submit(contact({ email }));
    expect(answer.json()).toHaveProperty('error');
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('the captcha is still good after a typing error', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const answered = await submission(browser);
    const wrong = { ...answered, ...contact({ email: 'wrong' }) };
    expect((await browser.post(submitCall, { data: wrong })).json()).toHaveProperty('error');
    const right = await browser.post(submitCall, { data: answered });
    expect(right.json()).toMatchObject({ count: 5 });
  });
});

describe('roles, ids and prices', () => {
  it('a visitor gets 403 for the back office’s Quote, with and without a quote', async () => {
    const { app, quoting } = await bffUnderTest();
    for (const open of [openBrowser, withQuote]) {
      const browser = await open(app);
      const answer = await browser.post('/api/medical/send-quote-from-backend-user', {
        selected_product_ids_str: '1',
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ status: 'error' });
    }
    expect(await quoting.lines()).toBe(0);
  });

  it('a plan that is not of the quote is a 404', async () => {
    const { app, quoting, orders } = await bffUnderTest();
    const browser = await withQuote(app);
    const data = { ...boughtPlan, product_id: 999 };
    const bought = await browser.post(confirm, { data });
    expect([bought.statusCode, bought.json()]).toMatchObject([
      404,
      { status: expect.any(String), error: expect.any(String) },
    ]);
    const mailed = await browser.post(mail, { selected_product_ids: '1,999' });
    expect(mailed.statusCode).toBe(404);
    expect(await orders.policies()).toHaveLength(0);
    expect(await quoting.mails()).toHaveLength(0);
  });

  it('a car’s call without a quote says where to begin', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const calls = {
      'calculate-premium': { idv: 80_000 },
      'update-car-value': { idv: 80_000 },
      'mail/individual-quote': { product_id: 1 },
    };
    for (const [call, payload] of Object.entries(calls)) {
      const answer = await browser.post(`/api/survey/motor/${call}`, payload);
      expect([call, answer.statusCode]).toEqual([call, 409]);
      expect(JSON.stringify(answer.json())).toContain('Please start at /survey/motor.');
    }
  });

  it('another plan of a quote that was bought buys nothing and names the one that was', async () => {
    const { app, orders } = await bffUnderTest();
    const browser = await withQuote(app);
    const buy = async (product_id: number) => {
      const data = { ...wireOf(answers), ...boughtPlan, product_id };
      return (await browser.post(confirm, { data })).json();
    };
    expect(await buy(boughtPlan.product_id)).toMatchObject({ status: 'Success' });
    const name = (await orders.policies())[0]?.planName ?? '';
    expect(await buy(boughtPlan.product_id + 1)).toMatchObject({
      status: `You have already bought ${name}. Nothing else was bought.`,
    });
    expect(await orders.policies()).toHaveLength(1);
  });

  it('a member count that contradicts the members is refused, and changes nothing', async () => {
    const { app, quoting } = await bffUnderTest();
    const browser = await withQuote(app);
    const update = '/api/medical/individual/update-member-details';
    const sent = async (member_count: number) =>
      (await browser.post(update, { data: { ...wireOf(answers), member_count } })).json();
    expect(await sent(3)).toMatchObject({
      error: 'The number of members is not the number of members you describe.',
    });
    expect((await quoting.quotes())[0]?.revision).toBe(1);
    expect(await sent(answers.members.length)).toMatchObject({ status: 'success' });
  });

  it.each([1, '2000', 'free', null, -5])(
    'a premium of %j buys nothing and tells the price',
    async (premium) => {
      const { app, orders } = await bffUnderTest();
      const browser = await withQuote(app);
      const answer = await browser.post(confirm, { data: { ...boughtPlan, premium } });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: 'Price changed', premium: 2000.5 });
      expect(await orders.policies()).toHaveLength(0);
    },
  );

  it('other members than the priced ones buy nothing', async () => {
    const { app, orders } = await bffUnderTest();
    const browser = await withQuote(app);
    const data = { ...wireOf(answers), ...boughtPlan, ...born(1960, 1, 1) };
    const answer = await browser.post(confirm, { data });
    expect(answer.json()).toMatchObject({ status: 'Price changed', premium: 2000.5 });
    const eleven = { ...wireOf(answers), ...boughtPlan, member_count: 11 };
    const tooMany = await browser.post(confirm, { data: eleven });
    expect(tooMany.json()).toMatchObject({ status: 'No. of members should be less than 10' });
    expect(await orders.policies()).toHaveLength(0);
  });
});
