/** A business and its way through the general wizard by plain forms. */
import { expect } from 'vitest';
import { type BffUnderTest, bffUnderTest } from './bff-under-test.ts';
import { type Browser, openBrowser } from './browser.ts';

export const wizard = '/survey/general';
export const business: Record<string, string> = {
  selected_general_codes: 'work_comp',
  business_activity_id: '3',
  emirate_id: '2',
  total_employees: '25',
  admin_employees: '5',
  non_admin_employees: '20',
  admin_wages: '600,000',
  non_admin_wages: '720,000',
  general_had_claim: '0',
  company_name: 'Ghaf Bakery LLC',
  contact_name: 'Noura Al Hammadi',
  customer_email: 'noura@example.com',
  phone: '501234567',
  dial_code: '+971',
};

export async function openWizard() {
  const bff = await bffUnderTest({ LEADS_PER_CONTACT: '100', LEADS_PER_IP: '100' });
  const browser = await openBrowser(bff.app);
  return {
    bff,
    browser,
    post: (step: string, fields: Record<string, string>) =>
      browser.form(`${wizard}?step=${step}`, fields),
    model: async <Model>(path: string) =>
      (await browser.get(`/api/pages/general/${path}`)).json<Model>(),
    walk: (over?: Record<string, string>) => walk(browser, over),
    expectWayBack: (asked: string) => expectWayBack(bff, asked),
  };
}

export type Wizard = Awaited<ReturnType<typeof openWizard>>;

/** Page after page until the contact page is sent; the addresses that came. */
export async function walk(browser: Browser, over: Record<string, string> = {}): Promise<string[]> {
  const came: string[] = [];
  let at = `${wizard}?step=general_insurance_type_page`;
  while (at.startsWith(`${wizard}?`) && came.length < 7) {
    const fields = { ...business, ...over, 'g-recaptcha-response': await browser.captcha() };
    const answer = await browser.form(at, fields);
    expect(answer.statusCode).toBe(303);
    at = String(answer.headers.location);
    came.push(at.replace(`${wizard}?step=`, ''));
  }
  return came;
}

/** The mail that was asked for last by an event of this type opens the list in another browser (decisions X20). */
async function expectWayBack({ app, quoting }: BffUnderTest, asked: string): Promise<void> {
  const way = (await quoting.waysBack(asked)).at(-1);
  const elsewhere = await openBrowser(app);
  const opened = await elsewhere.get(way ?? '/nowhere');
  expect(opened.headers.location).toBe('/survey/general/products');
  const there = await elsewhere.get('/api/pages/general/products');
  expect(there.json()).toMatchObject({ email: 'noura@example.com' });
}
