/** Two replicas over one store and one set of services: whoever answers, the effect is the same (decisions X5, X29, X30). */
import { expect, it } from 'vitest';
import { readBffConfig } from '../src/config.ts';
import { createSessionStore } from '../src/session/session-store.ts';
import { expectOnePolicy, expectOneSubmit, submitCall } from './support/at-once.ts';
import { openBrowser } from './support/browser.ts';
import { pageModel, questionnaire, withQuote } from './support/journey.ts';
import { submission } from './support/payloads.ts';
import { signInStaff } from './support/staff.ts';
import { twoReplicas } from './support/two-replicas.ts';

it('20 parallel submits are one lead, one quote and one answer', async () => {
  await expectOneSubmit(await twoReplicas());
});

it('20 parallel confirmations are one policy', async () => {
  await expectOnePolicy(await twoReplicas());
});

it('a submit that fails on one is tried again on the other, not waited for', async () => {
  const { app, leads, quoting } = await twoReplicas();
  const browser = await openBrowser(app);
  const data = await submission(browser);
  const { createQuote } = quoting.client;
  let failing = true;
  Object.assign(quoting.client, {
    createQuote: (...call: Parameters<typeof createQuote>) => {
      if (!failing) return createQuote(...call);
      failing = false;
      return Promise.reject(new Error('away'));
    },
  });
  const both = [browser.post(submitCall, { data }), browser.post(submitCall, { data })];
  const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 500]);
  expect(leads.leads).toHaveLength(1);
  expect(await quoting.quotes()).toHaveLength(1);
});

it('parallel changes of one session all stay', async () => {
  const { app } = await twoReplicas();
  const browser = await withQuote(app);
  await Promise.all([
    browser.form(`${questionnaire}?step=emirate`, {}),
    browser.form('/survey/medical/sponsor', { first_name: 'A' }),
    browser.form('/staff/sign-in', { user: 'nobody', password: 'wrong' }),
    browser.form(`${questionnaire}/compare-toggle`, { product_id: '1' }),
  ]);
  const shown = [
    await pageModel(browser, 'questionnaire'),
    (await browser.get('/api/pages/sponsor')).json(),
    (await browser.get('/api/pages/staff')).json(),
    await pageModel(browser, 'products'),
  ];
  expect(shown).toMatchObject([
    { errors: [{}] },
    { typed: { first_name: 'A' } },
    { error: expect.any(String) },
    { reference: expect.stringMatching(/^MQ-.{4}-.{4}$/) },
  ]);
});

it('no change of a session is written over another', async () => {
  const { keyValue } = await twoReplicas();
  const config = readBffConfig({
    SESSION_SECRET: 'for the tests only, thirty-two characters',
    LINK_KEYS: 'x'.repeat(32),
  });
  const parts = { keyValue, config, now: () => new Date('2026-11-21T08:00:00Z') };
  const [one, other] = [createSessionStore(parts), createSessionStore(parts)];
  const add = (store: typeof one) =>
    store.update('s1', (data) => ({ ...data, codeAskedFor: `${data.codeAskedFor ?? ''}x` }));
  await Promise.all(Array.from({ length: 20 }, (_, i) => add(i % 2 ? one : other)));
  expect((await one.load('s1'))?.codeAskedFor).toBe('x'.repeat(20));
});

it('tries are counted together', async () => {
  const { app } = await twoReplicas({ SIGN_INS_PER_PAIR: '4' });
  const browser = await openBrowser(app);
  const tries = [];
  for (let i = 0; i < 6; i += 1) {
    const fields = { user: 'sara', password: `wrong ${i}` };
    tries.push(await browser.form('/staff/sign-in', fields, { accept: 'application/json' }));
  }
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429, 429]);
  expect(Number(tries[4]?.headers['retry-after'])).toBeGreaterThan(0);
});

it('a captcha counts once', async () => {
  const { app, leads } = await twoReplicas();
  const browser = await openBrowser(app);
  const [captcha, token] = [await browser.captcha(), browser.token()];
  const answer = { 'g-recaptcha-response': captcha, csrf_token: token };
  const first = await browser.submit(answer);
  const second = await browser.submit({ ...answer, main_emirate: 1 });
  expect(first.json()).toMatchObject({ count: 5 });
  expect(second.json()).toMatchObject({ error: expect.stringContaining('robot') });
  expect(leads.leads).toHaveLength(1);
});

it('who signed in on one is signed in on the other', async () => {
  const { app } = await twoReplicas();
  const browser = await openBrowser(app);
  await signInStaff(app, browser);
  for (let i = 0; i < 4; i += 1) {
    expect((await browser.get('/api/pages/staff')).json()).toMatchObject({ role: 'staff' });
  }
});
