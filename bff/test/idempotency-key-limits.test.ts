/** Which requests an `Idempotency-Key` keeps nothing of, which keys are taken, and when the store is away. */
import { AppError } from '@muqarin/platform/errors';
import { describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { withQuote } from './support/journey.ts';
import { breakLeads, key, mailCall, post, replayed, sponsorCall } from './support/keyed.ts';
import { boughtPlan, sponsor, submission } from './support/payloads.ts';
import { signInStaff } from './support/staff.ts';

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
    await browser.post(mailCall, { selected_product_ids: '1' }, key());
    const send = () => browser.post(mailCall, { selected_product_ids: '2' }, key('key-2'));
    for (const _ of [1, 2]) {
      const answer = await send();
      expect([answer.statusCode, answer.headers[replayed]]).toEqual([429, undefined]);
    }
    expect(await quoting.mails()).toHaveLength(1);
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
  const answer = await app.inject({ method: 'POST', url: mailCall, headers, payload: '{}' });
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
  await signInStaff(app, browser, {}, key());
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
