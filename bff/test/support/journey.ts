/** Ways to get somewhere: with a quote, as an agent, through the forms. */
import type { FastifyInstance } from 'fastify';
import type { CorporatePlansPage } from '../../contract/medical-corporate/pages.ts';
import { type Browser, openBrowser } from './browser.ts';
import { contactFields, stepForms } from './examples.ts';
import { signInStaff } from './staff.ts';

export const questionnaire = '/survey/medical/individual';

export async function withQuote(app: FastifyInstance): Promise<Browser> {
  const browser = await openBrowser(app);
  await browser.submit();
  return browser;
}

export async function asAgent(app: FastifyInstance): Promise<Browser> {
  const browser = await withQuote(app);
  await signInStaff(app, browser);
  return browser;
}

/** An employer of five, all of one age, whose member details are saved. */
export async function withGroup(app: FastifyInstance): Promise<Browser> {
  const browser = await openBrowser(app);
  await browser.post('/api/medical/submit-corporate-questionnaire', {
    data: await groupSubmission(browser),
  });
  const page = await browser.get('/api/pages/medical-corporate/products');
  const [band] = page.json<CorporatePlansPage>().editor.ageBands;
  await browser.form('/survey/medical/corporate/products/members', {
    category: '0',
    employees: '5',
    members: '5',
    lsb: '0',
    nlsb: '5',
    [`age_${band?.ageFrom}_${band?.ageTo}`]: '5',
  });
  return browser;
}

export async function groupSubmission(browser: Browser): Promise<Record<string, unknown>> {
  return {
    client_type: 'Corporate',
    member_count: 5,
    multiple_categories: 0,
    category: { no_cat: { no_employees: 5 } },
    emirate_id: 2,
    contact: {
      company_name: 'Palm Trading LLC',
      contact_name: 'Maryam Saleh',
      customer_email: 'maryam@example.com',
      customer_tel: '501234567',
      dial_code: '+971',
    },
    'g-recaptcha-response': await browser.captcha(),
    csrf_token: browser.token(),
  };
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
