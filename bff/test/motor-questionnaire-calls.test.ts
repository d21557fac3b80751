import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { describe, expect, it } from 'vitest';
import { mirrored } from '../src/routes/documented/define-call.ts';
import { motorCalls } from '../src/routes/documented/motor/calls.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { holdsContract } from './support/contract-suite.ts';
import { pageOf } from './support/motor-journey.ts';
import { motorLead, motorQuestionnaireExamples, quoteRequest } from './support/motor-payloads.ts';
import { camry, camrySe } from './support/small-catalogue/motor.ts';

const many = '100000';
const settings = { LEADS_PER_IP: many, LEADS_PER_CONTACT: many, MAILS_PER_IP: many };
const { app, leads } = await bffUnderTest(settings);

/** Held over the real quoting service, in infra/test/motor-{list,purchase,policy}-calls. */
const onQuotes = [
  'calculate-premium',
  'update-car-value',
  'toggle-compared-products',
  'mail-individual-quote',
  'mail-comparison',
  'mail-comparison-to-sales',
  'download-comparison',
  'get-renewal-products',
  'update-customer-details',
  'apply-promo-code',
  'confirm-product',
  'submit-motor-documents',
  'open-policy-details',
];
const table = motorCalls.filter(({ name }) => !onQuotes.includes(name));

it('has an example for every call and the mirrored prefix for each', () => {
  expect(Object.keys(motorQuestionnaireExamples)).toEqual(table.map(({ name }) => name));
  for (const { path, aliases } of table) expect(aliases).toEqual([mirrored('motor', path)]);
});

holdsContract(app, table, motorQuestionnaireExamples);

describe('the choices', () => {
  it('has the nationalities in item 8, counted from 0 (V4)', async () => {
    const browser = await openBrowser(app);
    const lists = (await browser.get('/api/survey/motor/questionnaire-data')).json<unknown[][]>();
    expect(lists[8]?.length).toBeGreaterThan(190);
    expect(lists[8]?.[0]).toEqual({ id: 105, name: 'United Arab Emirates' });
  });

  it('lists years plainly, models with their make, variants in an object (V33)', async () => {
    const browser = await openBrowser(app);
    const get = async (path: string) => (await browser.get(`/api/motor/${path}`)).json();
    expect(await get('get-years-from-make?make_id=1')).toEqual([
      2027, 2026, 2025, 2024, 2023, 2022, 2021,
    ]);
    expect(await get('get-models?make_id=1&year=2021')).toEqual([
      { id: camry.id, make_id: 1, name: 'Camry' },
    ]);
    expect(await get('get-variants?make_id=1&model_id=11&year=2021')).toEqual({
      variants: [{ id: camrySe.id, year: 2021, name: 'SE 2.5' }],
    });
    expect(await get('get-years-from-make?make_id=77')).toEqual([]);
  });
});

describe('products, then the last step', () => {
  it('reads either spelling, and makes the draft that the pages show', async () => {
    const browser = await openBrowser(app);
    const products = await browser.post('/api/survey/motor/get-products', quoteRequest);
    expect(products.json()).toEqual({ product_ids: [1, 2, 3] });
    expect(await pageOf(browser, '?step=last')).toMatchObject({
      step: 'last',
      car: { make: 'Toyota', model: 'Camry', variant: 'SE 2.5' },
    });
    const { chassis_no: _, ...without } = motorLead;
    const sent = await browser.post('/api/survey/motor/the-last-step', {
      ...without,
      'g-recaptcha-response': await browser.captcha(),
    });
    expect(sent.json()).toMatchObject({ success: true, is_product_available: 1 });
    const { lead_id } = sent.json<{ lead_id: string }>();
    expect((await leads.motorLead(lead_id))?.motor.answers).toMatchObject({
      insuredNow: false,
      policyExpired: '2026-10-01',
      nationalityId: 105,
    });
  });

  it('says no plan with an empty list, and keeps the lead', async () => {
    const browser = await openBrowser(app);
    const away = { ...quoteRequest, emirate: 'Fujairah', emirate_id: 7 };
    const products = await browser.post('/api/survey/motor/get-products', away);
    expect(products.json()).toEqual({ product_ids: [] });
    const sent = await browser.post('/api/survey/motor/the-last-step', {
      ...motorLead,
      emirate_id: 7,
      'g-recaptcha-response': await browser.captcha(),
    });
    expect(sent.json()).toMatchObject({ success: true, is_product_available: 0 });
  });

  it('offers no third party to whoever asked for comprehensive, before it is asked for', async () => {
    const browser = await openBrowser(app);
    const ask = async (is_comprehensive: number) => {
      const payload = { ...quoteRequest, emirate_id: 6, emirate: 6, is_comprehensive };
      return (await browser.post('/api/survey/motor/get-products', payload)).json();
    };
    // Another name each time: an equal call is answered as before (X5).
    const flag = async (name: string) => {
      const captcha = await browser.captcha();
      const payload = { ...motorLead, name, emirate_id: 6, 'g-recaptcha-response': captcha };
      return (await browser.post('/api/survey/motor/the-last-step', payload)).json();
    };
    expect(await ask(1)).toEqual({ product_ids: [] });
    expect(await flag('Omar Test')).toMatchObject({ success: true, is_product_available: 0 });
    expect(await ask(0)).toEqual({ product_ids: [4, 5] });
    expect(await flag('Omar Other')).toMatchObject({ success: true, is_product_available: 1 });
  });

  it('names what is wrong and stores nothing', async () => {
    const browser = await openBrowser(app);
    const ask = async (over: object) =>
      (await browser.post('/api/survey/motor/get-products', { ...quoteRequest, ...over })).json();
    expect(await ask({ variant_id: 999 })).toMatchObject({ error: motorMessages.unknownCar });
    expect(await ask({ dob: '1990-02-30' })).toMatchObject({ error: messages.validDateOfBirth });
    expect(await ask({ dob: '2010-01-01' })).toMatchObject({ error: motorMessages.driverTooYoung });
    const without = await browser.post('/api/survey/motor/the-last-step', motorLead);
    expect(without.json()).toMatchObject({ success: false });
    expect((await pageOf(browser)).reference).toBeNull();
  });

  it('goes on with an own lead only', async () => {
    const browser = await openBrowser(app);
    await browser.post('/api/survey/motor/get-products', quoteRequest);
    const foreign = { ...motorLead, back_lead_id: 'lead-1' };
    const answer = await browser.post('/api/survey/motor/the-last-step', foreign);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, error: messages.notFound });
  });
});

describe('the chassis number', () => {
  it('is refused for a lead of another browser, by GET as by POST', async () => {
    const browser = await openBrowser(app);
    const query = 'chassis_no=ABC12345&lead_id=lead-1';
    const answer = await browser.get(`/api/motor/update-chassis-number?${query}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 0, error: messages.notFound });
  });

  it('is not set by a page that only looks ahead', async () => {
    const browser = await openBrowser(app);
    const query = 'chassis_no=ABC12345&lead_id=lead-1';
    const ahead = { 'sec-purpose': 'prefetch' };
    const answer = await browser.get(`/api/motor/update-chassis-number?${query}`, ahead);
    expect(answer.statusCode).toBe(403);
  });
});
