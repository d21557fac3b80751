/** Ways to get somewhere: with a quote, as an agent, through the forms. */
import type { FastifyInstance } from 'fastify';
import { staffPassword } from './bff-under-test.ts';
import { type Browser, openBrowser } from './browser.ts';
import { contactFields, stepForms } from './examples.ts';

export const questionnaire = '/survey/medical/individual';

export async function withQuote(app: FastifyInstance): Promise<Browser> {
  const browser = await openBrowser(app);
  await browser.submit();
  return browser;
}

export async function asAgent(app: FastifyInstance): Promise<Browser> {
  const browser = await withQuote(app);
  await browser.form('/staff/sign-in', { user: 'sara', password: staffPassword });
  return browser;
}

/** Answers every step up to contact by plain forms. */
export async function upToContact(browser: Browser): Promise<void> {
  for (const [step, fields] of stepForms) {
    await browser.form(`${questionnaire}?step=${step}`, fields);
  }
}

export async function pageModel<T>(browser: Browser, path: string): Promise<T> {
  return (await browser.get(`/api/pages/medical/individual/${path}`)).json<T>();
}

export const buyFields = {
  product_id: '2',
  premium: '2000.50',
  policy_start_date: '2026-12-01',
  t_and_c_3: 'on',
};

export { contactFields };
