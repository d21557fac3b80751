/** See prices first (decisions X32): the list without contact or captcha; what is for a person asks for one, and comes back. */
import { messages } from '@muqarin/rules/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { generalPaths } from '../contract/general/pages.ts';
import { type MedicalQuestionnairePage, medicalPaths } from '../contract/medical/pages.ts';
import type { ProductsPage } from '../contract/medical/plan-pages.ts';
import { motorListPaths } from '../contract/motor/plan-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { contactFields, pageModel, questionnaire, upToContact } from './support/journey.ts';
import { sendLast, walkToLast } from './support/motor-journey.ts';

const json = { accept: 'application/json' };
let bff: BffUnderTest;
let browser: Browser;
beforeEach(async () => {
  bff = await bffUnderTest();
  browser = await openBrowser(bff.app);
});

describe('medical', () => {
  const contactStep = `${questionnaire}?step=contact`;
  const products = `${questionnaire}/products`;
  const see = () => browser.form(medicalPaths.pricesFirst, {});
  const list = () => pageModel<ProductsPage>(browser, 'products');
  const leaveContact = async () => {
    const fields = { ...contactFields, 'g-recaptcha-response': await browser.captcha() };
    return browser.form(contactStep, fields);
  };
  beforeEach(() => upToContact(browser));

  it('shows the list, and makes no lead', async () => {
    const answer = await see();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, products]);
    const [quote] = await bff.quoting.quotes();
    expect(await list()).toMatchObject({ quoteId: quote?.quoteId, email: '', contactFirst: true });
    expect(await pageModel(browser, 'compare-plans')).toMatchObject({ contactFirst: true });
    expect([bff.leads.leads, quote?.leadId]).toEqual([[], null]);
  });

  it('is one quote however often it is asked for, and another price for other answers', async () => {
    await see();
    await see();
    expect(await bff.quoting.quotes()).toHaveLength(1);
  });

  it.each([
    ['a mail', medicalPaths.emailQuote, { selected_product_ids: '1' }, products],
    ['BUY NOW', medicalPaths.select, { product_id: '2' }, `${medicalPaths.buyPolicy}?plan=2`],
    [
      'the purchase',
      medicalPaths.buyPolicy,
      { product_id: '2' },
      `${medicalPaths.buyPolicy}?plan=2`,
    ],
  ])('asks for a contact before %s, and comes back', async (_what, path, fields, wayBack) => {
    await see();
    const asked = await browser.form(path, fields);
    expect(asked.headers.location).toBe(contactStep);
    const page = await pageModel<MedicalQuestionnairePage>(browser, 'questionnaire?step=contact');
    expect(page).toMatchObject({ step: 'contact', notice: messages.contactFirst });
    expect((await leaveContact()).headers.location).toBe(products);
    const [lead] = bff.leads.leads;
    const quotes = await bff.quoting.quotes();
    expect(quotes).toMatchObject([{ leadId: lead?.leadId }]);
    const shown = { quoteId: quotes[0]?.quoteId };
    expect(await list()).toMatchObject(wayBack === products ? shown : { redirect: wayBack });
    expect(await list()).toMatchObject(shown);
    expect([await bff.quoting.mails(), await bff.orders.policies()]).toEqual([[], []]);
  });

  it('answers a script with where the contact is left, and a reload of the purchase too', async () => {
    await see();
    const asked = await browser.form(medicalPaths.select, { product_id: '2' }, json);
    expect(asked.json()).toMatchObject({ ok: true, redirect: contactStep });
    expect(await pageModel(browser, 'buy-policy?plan=3')).toEqual({ redirect: contactStep });
  });

  it('mails nothing by the documented call either, and sells nothing', async () => {
    await see();
    const mail = await browser.post('/api/medical/email-product-details', {
      selected_product_ids: '1',
      email: 'somebody@example.com',
    });
    expect(mail.body).toContain(messages.contactFirst);
    const data = JSON.stringify({ product_id: 2, premium: 2000.5 });
    const bought = await browser.get(
      `/api/survey/medical/individual/confirm-policy?data=${encodeURIComponent(data)}`,
    );
    expect(bought.json()).not.toMatchObject({ status: 'Success' });
    expect([await bff.quoting.mails(), await bff.orders.policies()]).toEqual([[], []]);
  });

  it('leads to the contact step when no plan fits', async () => {
    await browser.form(`${questionnaire}?step=emirate`, { main_emirate: '7' });
    await upToContact(browser);
    await browser.form(`${questionnaire}?step=emirate&returnTo=check`, { main_emirate: '7' });
    expect((await see()).headers.location).toBe(contactStep);
    const page = await pageModel<MedicalQuestionnairePage>(browser, 'questionnaire?step=contact');
    expect(page.notice).toBe(messages.noPricesAtOnce);
  });
});

it('motor shows its list, and asks for a contact before a mail and before an order', async () => {
  await walkToLast(browser);
  const answer = await browser.form(motorListPaths.pricesFirst, {});
  expect(answer.headers.location).toBe(motorListPaths.products);
  expect(bff.leads.leads).toEqual([]);
  for (const path of [motorListPaths.email, motorListPaths.buy]) {
    const asked = await browser.form(path, { product_id: '1', product_ids: '1' });
    expect(asked.headers.location).toBe('/survey/motor?step=last');
  }
  await sendLast(browser);
  expect(bff.leads.leads).toHaveLength(1);
  expect(bff.quoting.calls.createMotorQuote).toBe(1);
});

it('general shows its list, and asks for a contact before a request', async () => {
  const steps: [string, Record<string, string>][] = [
    ['general_insurance_type_page', { selected_general_codes: 'work_comp' }],
    ['business_information_page', { business_activity_id: '3', emirate_id: '2' }],
    [
      'employee_details_page',
      {
        total_employees: '25',
        admin_employees: '5',
        non_admin_employees: '20',
        admin_wages: '600,000',
        non_admin_wages: '720,000',
      },
    ],
    ['had_any_claim_page', { general_had_claim: '0' }],
  ];
  for (const [step, fields] of steps)
    await browser.form(`${generalPaths.wizard}?step=${step}`, fields);
  const answer = await browser.form(generalPaths.pricesFirst, {});
  expect(answer.headers.location).toBe(generalPaths.products);
  expect(bff.leads.leads).toEqual([]);
  for (const path of [generalPaths.email, generalPaths.policyDetails, generalPaths.request]) {
    const asked = await browser.form(path, { product_id: '7111' });
    expect(asked.headers.location).toBe(`${generalPaths.wizard}?step=general_contact_page`);
  }
  const said = await saysContactFirst('general/products', 'general/compare-plans');
  expect(said).toEqual([true, true]);
});

/** What list and comparison tell their mails, which then lead to the contact step. */
async function saysContactFirst(...pages: string[]): Promise<unknown[]> {
  const answers = await Promise.all(pages.map((path) => browser.get(`/api/pages/${path}`)));
  return answers.map((answer) => answer.json<{ contactFirst?: unknown }>().contactFirst);
}

it('is limited for a session and for an address: 429 with Retry-After', async () => {
  const { app } = await bffUnderTest({ PRICES_PER_SESSION: '2', PRICES_PER_IP: '3' });
  const ask = async (from: Browser) => {
    const answer = await from.form(medicalPaths.pricesFirst, {}, json);
    return [answer.statusCode, Number(answer.headers['retry-after'] ?? 0) > 0];
  };
  const one = await openBrowser(app);
  await upToContact(one);
  expect([await ask(one), await ask(one), await ask(one)]).toEqual([
    [200, false],
    [200, false],
    [429, true],
  ]);
  const other = await openBrowser(app);
  await upToContact(other);
  expect(await ask(other)).toEqual([429, true]);
});
