/** Twenty at the same moment: one effect, and everybody gets its answer. Holds for one BFF as for several. */
import { expect } from 'vitest';
import type { bffUnderTest } from './bff-under-test.ts';
import { openBrowser } from './browser.ts';
import { withQuote } from './journey.ts';
import { boughtPlan, submission } from './payloads.ts';

type Bff = Awaited<ReturnType<typeof bffUnderTest>>;

export const submitCall = '/api/medical/submit-individual-questionnaire';
export const confirmCall = '/api/survey/medical/individual/confirm-policy';

export async function expectOneSubmit({ app, leads, quoting }: Bff): Promise<void> {
  const browser = await openBrowser(app);
  const data = await submission(browser);
  const all = await twenty(() => browser.post(submitCall, { data }));
  expect(new Set(all.map((answer) => answer.body)).size).toBe(1);
  expect(all[0]?.json()).toMatchObject({ count: 5 });
  expect(leads.leads).toHaveLength(1);
  expect(await quoting.quotes()).toHaveLength(1);
}

/** @returns the browser that bought, and what it was answered */
export async function expectOnePolicy({ app, orders }: Bff) {
  const browser = await withQuote(app);
  const all = await twenty(() => browser.post(confirmCall, { data: boughtPlan }));
  expect(new Set(all.map((answer) => answer.body)).size).toBe(1);
  expect(await orders.policies()).toHaveLength(1);
  return { browser, answer: all[0]?.json() as unknown };
}

function twenty<T>(call: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 20 }, call));
}
