/** `Idempotency-Key` as Stripe defines it, on the POSTs of our own API (issue on delivery, 4). */
import { AppError } from '@muqarin/platform/errors';
import { describe, expect, it } from 'vitest';
import { type BffUnderTest, bffUnderTest, staffPassword } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { questionnaire, withQuote } from './support/journey.ts';
import { boughtPlan, sponsor, submission } from './support/payloads.ts';
import { twoReplicas } from './support/two-replicas.ts';

const sponsorCall = '/api/medical/submit-sponsor-details-individual';
const submitCall = '/api/medical/submit-individual-questionnaire';
const mail = '/api/medical/email-product-details';
const replayed = 'idempotent-replayed';
const key = (text = 'key-1') => ({ 'idempotency-key': text });
const hour = 60 * 60;

describe('the first answer', () => {
  it.each([
    ['for a day', 24 * hour - 1, 1],
    ['no longer', 24 * hour + 1, 2],
  ])('is given again %s', async (_how, seconds, leads) => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    const first = await post(browser);
    bff.pass(seconds);
    const again = await post(browser);
    expect([first.statusCode, first.headers[replayed]]).toEqual([200, undefined]);
    expect(again.json()).toEqual(first.json());
    expect(again.headers[replayed]).toBe(leads === 1 ? 'true' : undefined);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(bff.leads.leads).toHaveLength(leads);
  });

  it('is a 500 as well', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    const recover = breakLeads(bff, new Error('inside'));
    expect((await post(browser)).statusCode).toBe(500);
    recover();
    const again = await post(browser);
    expect([again.statusCode, again.headers[replayed]]).toEqual([500, 'true']);
    expect(again.headers['content-type']).toContain('application/problem+json');
    expect(again.json()).toMatchObject({ title: expect.any(String) });
    expect((await post(browser, {}, key('key-2'))).statusCode).toBe(200);
  });

  it('to a plain form is its redirect', async () => {
    const { app, quoting } = await bffUnderTest();
    const browser = await withQuote(app);
    const send = () =>
      browser.form(`${questionnaire}/email-quote`, { selected_product_ids: '1' }, key());
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.statusCode, again.headers[replayed]]).toEqual([
      303,
      303,
      'true',
    ]);
    expect(again.headers.location).toBe(first.headers.location);
    expect(quoting.mails).toHaveLength(1);
  });

  it('stands although captcha and token are new, and in a JSON-RPC envelope', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    const send = async () => {
      const params = { data: JSON.stringify(await submission(browser)) };
      return browser.post(submitCall, { jsonrpc: '2.0', method: 'call', id: 7, params }, key());
    };
    const [first, again] = [await send(), await send()];
    expect(first.json()).toMatchObject({ id: 7, result: { count: 5 } });
    expect([again.body, again.headers[replayed]]).toEqual([first.body, 'true']);
    expect(leads.leads).toHaveLength(1);
  });
});

describe('a key in use', () => {
  it('with other content is a 409 in the field the screen reads', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    await post(browser);
    const other = await post(browser, { first_name: 'Aisha' });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({
      code: 'BFF.IDEMPOTENCY_OTHER_CONTENT',
      title: expect.stringContaining('other content'),
    });
    const elsewhere = await browser.post(mail, sponsor(browser), key());
    expect(elsewhere.statusCode).toBe(409);
    expect(leads.leads).toHaveLength(1);
  });

  it('twenty times at once on two replicas has one effect; who is too early hears so', async () => {
    const { app, leads } = await twoReplicas();
    const browser = await openBrowser(app);
    const all = await Promise.all(Array.from({ length: 20 }, () => post(browser)));
    const done = all.filter(({ statusCode }) => statusCode === 200);
    const early = all.filter(({ statusCode }) => statusCode === 409);
    expect(done.length + early.length).toBe(20);
    expect(done.filter(({ headers }) => headers[replayed] === undefined)).toHaveLength(1);
    for (const answer of early) {
      expect(answer.json()).toMatchObject({ code: 'BFF.IDEMPOTENCY_UNDER_WAY' });
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect((await post(browser)).headers[replayed]).toBe('true');
    expect(leads.leads).toHaveLength(1);
  });

  it('by a process that died is free after a minute, and cannot answer for its successor', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    const { captureSponsorLead } = bff.leads.client;
    let wake = () => {};
    let calls = 0;
    Object.assign(bff.leads.client, {
      captureSponsorLead: async (...call: Parameters<typeof captureSponsorLead>) => {
        calls += 1;
        if (calls === 1) await new Promise<void>((resolve) => (wake = resolve));
        return captureSponsorLead(...call);
      },
    });
    const stuck = post(browser);
    await expect.poll(() => calls).toBe(1);
    bff.pass(59);
    expect((await post(browser)).statusCode).toBe(409);
    bff.pass(2);
    const next = post(browser);
    wake();
    const [late, answer] = await Promise.all([stuck, next]);
    expect([late.statusCode, answer.statusCode]).toEqual([200, 200]);
    expect((await post(browser)).body).toBe(answer.body);
    expect(bff.leads.leads).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const { app, leads } = await bffUnderTest();
    const [one, other] = [await openBrowser(app), await openBrowser(app)];
    await post(one);
    const answer = await post(other);
    expect([answer.statusCode, answer.headers[replayed]]).toEqual([200, undefined]);
    expect(leads.leads).toHaveLength(2);
  });
});

describe('nothing is kept of what never began', () => {
  it.each([
    ['a refused input', 200, { email: 'no address' }],
    ['a wrong token', 403, { csrf_token: 'wrong' }],
    ['too much', 413, { last_name: 'x'.repeat(20_000) }],
  ])('%s', async (_what, status, over) => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    expect((await post(browser, over)).statusCode).toBe(status);
    const corrected = await post(browser);
    expect([corrected.statusCode, corrected.headers[replayed]]).toEqual([200, undefined]);
    expect(leads.leads).toHaveLength(1);
  });

  it('too many', async () => {
    const { app, quoting } = await bffUnderTest({ MAILS_PER_CONTACT: '1' });
    const browser = await withQuote(app);
    await browser.post(mail, { selected_product_ids: '1' }, key());
    const send = () => browser.post(mail, { selected_product_ids: '2' }, key('key-2'));
    for (const _ of [1, 2]) {
      const answer = await send();
      expect([answer.statusCode, answer.headers[replayed]]).toEqual([429, undefined]);
    }
    expect(quoting.mails).toHaveLength(1);
  });

  it('a part that is away', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    const recover = breakLeads(bff, new AppError('unavailable', 'LEADS.AWAY', 'Away.'));
    expect((await post(browser)).statusCode).toBe(503);
    recover();
    expect((await post(browser)).statusCode).toBe(200);
  });

  it('a plain form that was refused', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    const { csrf_token: _token, ...fields } = sponsor(browser) as Record<string, string>;
    await browser.form('/survey/medical/sponsor', { ...fields, email: 'none' }, key());
    const good = await browser.form('/survey/medical/sponsor', fields, key());
    expect(good.headers.location).toBe('/thank-you');
    expect(leads.leads).toHaveLength(1);
  });
});

it.each([
  ['empty', '', 400],
  ['of one sign', 'k', 200],
  ['of 255 signs', 'k'.repeat(255), 200],
  ['of 256 signs', 'k'.repeat(256), 400],
  ['with a tab', 'a\tb', 400],
])('a key %s', async (_what, text, status) => {
  const { app, leads } = await bffUnderTest();
  const browser = await openBrowser(app);
  const answer = await post(browser, {}, key(text));
  expect(answer.statusCode).toBe(status);
  if (status === 400)
    expect(answer.json()).toMatchObject({ title: expect.stringContaining('255') });
  expect(leads.leads).toHaveLength(status === 200 ? 1 : 0);
});

it('a key without a session is refused: it could never be found again', async () => {
  const { app } = await bffUnderTest();
  const headers = { ...key(), 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: mail, headers, payload: '{}' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: 'BFF.IDEMPOTENCY_SESSION', error: expect.stringContaining('GET /api/csrf') },
  ]);
});

it('with the store away a request with a key is a 503, one without is not refused for it', async () => {
  const { app, keyValue } = await bffUnderTest();
  const browser = await withQuote(app);
  const get = keyValue.get.bind(keyValue);
  keyValue.get = (name) =>
    name.startsWith('bff:idempotency:') ? Promise.reject(new Error('away')) : get(name);
  const bought = { data: boughtPlan };
  const confirm = '/api/survey/medical/individual/confirm-policy';
  const keyed = await browser.post(confirm, bought, key());
  expect([keyed.statusCode, keyed.headers['retry-after']]).toEqual([503, '5']);
  expect((await browser.post(confirm, bought)).statusCode).toBe(200);
});

it('reads and sign-ins keep nothing for a key', async () => {
  const { app, keyValue } = await bffUnderTest();
  const browser = await openBrowser(app);
  const names: string[] = [];
  const compareAndSet = keyValue.compareAndSet.bind(keyValue);
  keyValue.compareAndSet = (name, ...rest) => {
    names.push(name);
    return compareAndSet(name, ...rest);
  };
  const { data } = { data: await submission(browser) };
  await browser.post('/api/medical/individual/get-products', { data }, key());
  await browser.form('/staff/sign-in', { user: 'sara', password: staffPassword }, key());
  expect(names.filter((name) => name.startsWith('bff:idempotency:'))).toEqual([]);
  await post(browser, {}, key('key-2'));
  expect(names.some((name) => name.startsWith('bff:idempotency:'))).toBe(true);
});

it('is in the description of every call with an effect, and of no other', async () => {
  const { app } = await bffUnderTest();
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, { post?: { parameters: { name: string }[] } }>;
  }>();
  const named = (path: string) => paths[path]?.post?.parameters.map(({ name }) => name);
  expect(named(sponsorCall)).toEqual(['Idempotency-Key']);
  expect(named('/api/medical/individual/get-products')).toEqual([]);
});

function post(browser: Browser, over: Record<string, unknown> = {}, headers = key()) {
  return browser.post(sponsorCall, { ...sponsor(browser), ...over }, headers);
}

function breakLeads({ leads }: BffUnderTest, error: Error): () => void {
  const { captureSponsorLead } = leads.client;
  Object.assign(leads.client, { captureSponsorLead: () => Promise.reject(error) });
  return () => Object.assign(leads.client, { captureSponsorLead });
}
