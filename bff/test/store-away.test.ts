/** Sessions and counters are away: public reads go on, what needs a session says "try again", sign-in stays shut. */
import type { KeyValue } from '@muqarin/platform/key-value';
import { expect, it } from 'vitest';
import { bffUnderTest, memoryKeyValue } from './support/bff-under-test.ts';
import { answers, wireOf } from './support/examples.ts';
import { pageModel, questionnaire, withQuote } from './support/journey.ts';
import { boughtPlan, productsQuery } from './support/payloads.ts';
import { staffPassword } from './support/staff.ts';

const confirm = '/api/survey/medical/individual/confirm-policy';
const json = { accept: 'application/json' };

it('public pages and counts are answered, as to a stranger', async () => {
  const { browser, cut } = await withCuttableStore();
  cut();
  for (const page of ['home', 'how-we-rank', 'sponsor', 'staff', 'thank-you']) {
    expect((await browser.get(`/api/pages/${page}`)).statusCode).toBeLessThan(500);
  }
  expect(await pageModel(browser, 'questionnaire')).toMatchObject({ step: 'emirate' });
  const counted = await browser.get(`/api/medical/individual/get-products?${productsQuery()}`);
  expect([counted.statusCode, counted.json<unknown[]>().length]).toEqual([200, 5]);
  expect(counted.cookies).toHaveLength(0);
});

it('a form that needs the session says so in words, and nothing happens', async () => {
  const { browser, cut, leads } = await withCuttableStore();
  let saved = 0;
  Object.assign(leads.client, { saveDraft: async () => (saved += 1) });
  cut();
  const step = await browser.form(`${questionnaire}?step=emirate`, { main_emirate: '3' });
  expect([step.statusCode, step.headers['retry-after']]).toEqual([503, '2']);
  expect(step.headers['content-type']).toContain('text/html');
  expect(step.body).toContain('Nothing was changed');
  const scripted = await browser.form(`${questionnaire}?step=emirate`, {}, json);
  expect([scripted.statusCode, scripted.headers['retry-after']]).toEqual([503, '2']);
  expect(scripted.json()).toMatchObject({ ok: false, error: expect.any(String) });
  expect(saved).toBe(0);
});

it('a purchase by GET is told to wait, not that there is no quote', async () => {
  const { browser, cut, restore, orders } = await withCuttableStore();
  const data = JSON.stringify({ ...wireOf(answers), ...boughtPlan });
  const url = `${confirm}?data=${encodeURIComponent(data)}`;
  cut();
  const refused = await browser.get(url);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(await orders.policies()).toHaveLength(0);
  restore();
  expect((await browser.get(url)).statusCode).toBe(200);
  expect(await orders.policies()).toHaveLength(1);
});

it('what was known before is known again afterwards', async () => {
  const { browser, cut, restore } = await withCuttableStore();
  const { reference } = await pageModel<{ reference: string }>(browser, 'products');
  cut();
  await pageModel(browser, 'questionnaire');
  restore();
  expect(await pageModel(browser, 'products')).toMatchObject({ reference });
});

it('sign-in stays shut when only its tries cannot be counted, other forms do not', async () => {
  const { browser, keyValue, leads } = await withCuttableStore();
  const counted = { ...keyValue };
  keyValue.increment = () => Promise.reject(new Error('away'));
  keyValue.compareAndSet = (key, ...rest) =>
    key.startsWith('bff:sign-in:')
      ? Promise.reject(new Error('away'))
      : counted.compareAndSet(key, ...rest);
  const signIn = { user: 'sara', password: staffPassword };
  const refused = await browser.form('/staff/sign-in', signIn, json);
  expect(refused.statusCode).toBeGreaterThanOrEqual(500);
  expect((await browser.get('/api/pages/staff')).json()).toMatchObject({ role: 'visitor' });
  expect((await browser.submit({ member_count: 1 })).json()).toMatchObject({ count: 5 });
  expect(leads.leads).toHaveLength(1);
});

/** Somebody with a quote, on a store that can be cut off. */
async function withCuttableStore() {
  const inner = memoryKeyValue(() => new Date('2026-11-21T08:00:00Z'));
  let away = false;
  const keyValue = Object.fromEntries(
    Object.entries(inner).map(([name, call]) => [
      name,
      async (...given: unknown[]) => {
        if (away) throw new Error('away');
        return (call as (...given: unknown[]) => unknown)(...given);
      },
    ]),
  ) as unknown as KeyValue;
  const under = await bffUnderTest({}, { keyValue });
  return {
    ...under,
    keyValue,
    browser: await withQuote(under.app),
    cut: () => {
      away = true;
    },
    restore: () => {
      away = false;
    },
  };
}
