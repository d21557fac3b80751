/** `GET /quotes/{id}/reproduce`: whoever owns a quote, and staff, can have it rated again; for all others there is none. */
import { describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { asAgent, withQuote } from './support/journey.ts';
import { quoteRequest } from './support/motor-payloads.ts';

type App = Awaited<ReturnType<typeof bffUnderTest>>['app'];

async function withCarQuote(app: App): Promise<Browser> {
  const owner = await openBrowser(app);
  await owner.post('/api/survey/motor/get-products', quoteRequest);
  return owner;
}

async function withBusinessQuote(app: App): Promise<Browser> {
  const owner = await openBrowser(app);
  const answer = await owner.form('/survey/general', {
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
    'g-recaptcha-response': await owner.captcha(),
  });
  expect(answer.headers.location).toBe('/survey/general/products');
  return owner;
}

describe.each([
  ['a person’s', 'quotes', withQuote],
  ['a car’s', 'motor_quotes', withCarQuote],
  ['a business’s', 'general_quotes', withBusinessQuote],
] as const)('%s quote', (_whose, line, quoted) => {
  it('is rated again for its owner and for staff, and is a 404 to others', async () => {
    const { app, quoting } = await bffUnderTest();
    const owner = await quoted(app);
    const [quoteId] = await quoting.ids(line);
    const [other, staff] = [await openBrowser(app), await asAgent(app)];
    const address = `/quotes/${quoteId}/reproduce`;
    for (const browser of [owner, staff]) {
      const answer = await browser.get(address);
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { equal: true }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await other.get(address)).statusCode).toBe(404);
    for (const browser of [owner, staff, other])
      expect((await browser.get('/quotes/nobody/reproduce')).statusCode).toBe(404);
  });
});

it('a quote of one’s own opens nobody else’s of another line', async () => {
  const { app, quoting } = await bffUnderTest();
  await withBusinessQuote(app);
  const driver = await withCarQuote(app);
  const [foreign] = await quoting.ids('general_quotes');
  const [own] = await quoting.ids('motor_quotes');
  expect((await driver.get(`/quotes/${foreign}/reproduce`)).statusCode).toBe(404);
  expect((await driver.get(`/quotes/${own}/reproduce`)).statusCode).toBe(200);
});
