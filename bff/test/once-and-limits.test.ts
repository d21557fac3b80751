/** Doubles, parallel calls, too many, and failures of our own (decisions X5, X29, X30). */
import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createOnce } from '../src/security/once.ts';
import { confirmCall, expectOnePolicy, expectOneSubmit, submitCall } from './support/at-once.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { answers, wireOf } from './support/examples.ts';
import { withQuote } from './support/journey.ts';
import { boughtPlan, submission } from './support/payloads.ts';

const getProducts = '/api/medical/individual/get-products';
const mail = '/api/medical/email-product-details';

describe('again and again', () => {
  it('20 parallel submits are one lead, one quote and one answer', async () => {
    await expectOneSubmit(await bffUnderTest());
  });

  it('a double submit with a new captcha is still the same lead', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    const [first, second] = [await browser.submit(), await browser.submit()];
    expect(second.json()).toEqual(first.json());
    expect(leads.leads).toHaveLength(1);
  });

  it('20 parallel confirmations are one policy; again gives the first answer, another plan names it', async () => {
    const bff = await bffUnderTest();
    const { browser, answer } = await expectOnePolicy(bff);
    expect((await browser.post(confirmCall, { data: boughtPlan })).json()).toEqual(answer);
    const another = { ...boughtPlan, product_id: 3, premium: 3000.5 };
    expect((await browser.post(confirmCall, { data: another })).json()).toEqual({
      status: 'You have already bought Plan 2. Nothing else was bought.',
    });
    expect(await bff.orders.policies()).toHaveLength(1);
  });

  it('a mail is sent once for equal calls, again for other plans', async () => {
    const { app, quoting } = await bffUnderTest();
    const browser = await withQuote(app);
    await browser.post(mail, { selected_product_ids: '1' });
    await browser.post(mail, { selected_product_ids: '1' });
    await browser.post(mail, { selected_product_ids: '1,2' });
    expect((await quoting.mails()).map(({ planIds }) => planIds)).toEqual([[1], [1, 2]]);
  });

  it('too many mails are a 429 with Retry-After in the field, for everybody at one address', async () => {
    const { app, quoting } = await bffUnderTest({ MAILS_PER_CONTACT: '2' });
    const browser = await withQuote(app);
    for (const ids of ['1', '2']) await browser.post(mail, { selected_product_ids: ids });
    const answer = await browser.post(mail, { selected_product_ids: '3' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ status: 'error', error: expect.any(String) });
    const elsewhere = { selected_product_ids: '3', email: 'other@example.com' };
    expect((await browser.post(mail, elsewhere)).statusCode).toBe(200);
    expect(await quoting.mails()).toHaveLength(3);
  });

  it('the fence opens after a minute, also where the clock is set back', async () => {
    const { app, pass } = await bffUnderTest({ REQUESTS_PER_MINUTE: '2' });
    const browser = await openBrowser(app);
    const page = async () => (await browser.get('/quotes/x.pdf')).statusCode;
    const date = vi.spyOn(Date, 'now');
    const real = Date.now();
    try {
      for (const _ of [1, 2]) expect(await page()).not.toBe(429);
      date.mockReturnValue(real - 24 * 3_600_000);
      const refused = await browser.get('/quotes/x.pdf');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
      pass(59);
      expect(await page()).toBe(429);
      pass(1);
      expect(await page()).not.toBe(429);
    } finally {
      date.mockRestore();
    }
  });

  it('posts of one address are fenced', async () => {
    const { app } = await bffUnderTest({ REQUESTS_PER_MINUTE: '2' });
    const browser = await openBrowser(app);
    for (const _ of [1, 2]) await browser.post(getProducts, { data: wireOf(answers) });
    const answer = await browser.post(getProducts, { data: wireOf(answers) });
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { error: expect.any(String) }]);
    expect((await browser.get('/api/csrf')).statusCode).toBe(200);
  });
});

it('tells nothing of the inside when a service fails, and the captcha counts again', async () => {
  const { app, quoting, logged } = await bffUnderTest();
  const browser = await openBrowser(app);
  const data = await submission(browser);
  const works = quoting.client.createQuote;
  Object.assign(quoting.client, {
    createQuote: async () => {
      throw new Error('secret of the inside');
    },
  });
  const failed = await browser.post(submitCall, { data });
  expect(failed.statusCode).toBe(500);
  expect(failed.json()).toMatchObject({ error: 'Something went wrong. Please try again.' });
  expect(failed.body).not.toContain('secret');
  expect(logged.join()).toContain('createQuote');
  expect(logged.join()).not.toContain('secret of the inside');
  expect(logged.join()).not.toContain('mariam@example.com');
  Object.assign(quoting.client, { createQuote: works });
  expect((await browser.post(submitCall, { data })).json()).toMatchObject({ count: 5 });
});

it('lets nothing work for which a lost entry would let the next try work again', async () => {
  const { keyValue } = await bffUnderTest();
  let isFull = true;
  const store = {
    ...keyValue,
    kept: async () => {
      if (isFull) throw new Error('no room');
    },
  };
  const once = createOnce({ keyValue: store, randomBytes: (size) => Buffer.alloc(size) });
  let effects = 0;
  const work = async () => {
    effects += 1;
    return { remember: true, answer: 'done' };
  };
  await expect(once.run('lead', 60, work)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(effects).toBe(0);
  isFull = false;
  expect([await once.run('lead', 60, work), effects]).toEqual(['done', 1]);
});

describe('a call without replicas', () => {
  async function alone() {
    const { keyValue } = await bffUnderTest();
    const taken: string[] = [];
    const store = {
      ...keyValue,
      alone: true,
      take: (key: string, ttlSeconds: number) => {
        taken.push(key);
        return keyValue.take(key, ttlSeconds);
      },
    };
    const once = () => createOnce({ keyValue: store, randomBytes });
    return { taken, once, keyValue };
  }

  it('works once for all at once, and writes one entry', async () => {
    const { taken, once, keyValue } = await alone();
    const here = once();
    const effects: string[] = [];
    const work = async (effect: string) => {
      effects.push(effect);
      return { remember: true, answer: effects.length };
    };
    const answers = await Promise.all([1, 2, 3].map(() => here.run('lead', 60, work)));
    expect([...answers, await here.run('lead', 60, work)]).toEqual([1, 1, 1, 1]);
    expect([effects.length, taken, keyValue.size()]).toEqual([1, [], 1]);
  });

  it('has the same effect when it is tried again, also by the process after this one', async () => {
    const { once } = await alone();
    const effects: string[] = [];
    const work = (remember: boolean) => async (effect: string) => {
      effects.push(effect);
      return { remember, answer: 'done' };
    };
    await once().run('lead', 60, work(false));
    await once().run('lead', 60, work(true));
    expect(effects[0]).toBe(effects[1]);
    await once().run('other', 60, work(true));
    expect(effects[2]).not.toBe(effects[1]);
    expect(await once().run('lead', 60, work(true))).toBe('done');
    expect(effects).toHaveLength(3);
  });
});
