/** `Idempotency-Key` as Stripe defines it, on the POSTs of our own API (issue on delivery, 4): the first answer, again. */
import { describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { questionnaire, withQuote } from './support/journey.ts';
import { breakLeads, key, mailCall, post, replayed } from './support/keyed.ts';
import { sponsor, submission } from './support/payloads.ts';
import { twoReplicas } from './support/two-replicas.ts';

const submitCall = '/api/medical/submit-individual-questionnaire';
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
    const isFirst = again.json().reference === first.json().reference;
    expect([again.json().status, isFirst]).toEqual([first.json().status, leads === 1]);
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
    expect(await quoting.mails()).toHaveLength(1);
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
    const elsewhere = await browser.post(mailCall, sponsor(browser), key());
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
    const { captureLead } = bff.leads.client;
    let wake = () => {};
    let calls = 0;
    Object.assign(bff.leads.client, {
      captureLead: async (...call: Parameters<typeof captureLead>) => {
        calls += 1;
        if (calls === 1) await new Promise<void>((resolve) => (wake = resolve));
        return captureLead(...call);
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
