import { generalTypes } from '@muqarin/rules/general/insurance-types';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GeneralPlansPage, GeneralWizardPage } from '../contract/general/pages.ts';
import { generalCalls } from '../src/routes/documented/general/calls.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { keepDocument } from './support/general-document.ts';
import { aPdf } from './support/pdf.ts';

const wizard = '/survey/general';
const business: Record<string, string> = {
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
const contactNames = ['company_name', 'contact_name', 'customer_email', 'phone', 'dial_code'];
let bff: BffUnderTest;
let browser: Browser;
beforeEach(async () => {
  bff = await bffUnderTest({ LEADS_PER_CONTACT: '100', LEADS_PER_IP: '100' });
  browser = await openBrowser(bff.app);
});

const post = (step: string, fields: Record<string, string>) =>
  browser.form(`${wizard}?step=${step}`, fields);
const model = async <Model>(path: string) =>
  (await browser.get(`/api/pages/general/${path}`)).json<Model>();

/** Page after page until the contact page is sent; the addresses that came. */
async function walk(over: Record<string, string> = {}): Promise<string[]> {
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

/** The mail that was asked for last opens the list in another browser (decisions X20). */
async function expectWayBack(asked: string): Promise<void> {
  const way = (await bff.quoting.waysBack(asked)).at(-1);
  const elsewhere = await openBrowser(bff.app);
  const opened = await elsewhere.get(way ?? '/nowhere');
  expect(opened.headers.location).toBe('/survey/general/products');
  const there = await elsewhere.get('/api/pages/general/products');
  expect(there.json()).toMatchObject({ email: 'noura@example.com' });
}

describe('the general wizard by plain forms', () => {
  it('does not ask again what the home page asked', async () => {
    const begin = (type: string) =>
      post('general_insurance_type_page', { go: 'begin', selected_general_codes: type });
    const first = `${wizard}?step=general_insurance_type_page`;
    expect((await begin('')).headers.location).toBe(first);
    expect((await begin('other')).headers.location).toBe(first);
    const chosen = await begin('work_comp');
    expect(chosen.headers.location).toBe(`${wizard}?step=business_information_page`);
    expect((await model<GeneralWizardPage>('wizard')).answers.types).toEqual(['work_comp']);
  });

  it('leads through every page to the priced list, with one lead', async () => {
    expect(await walk()).toEqual([
      'business_information_page',
      'employee_details_page',
      'had_any_claim_page',
      'general_contact_page',
      '/survey/general/products',
    ]);
    expect(bff.leads.captured).toHaveLength(1);
    expect(bff.leads.captured[0]).toMatchObject({
      kind: 'business',
      details: { insuranceType: 'work_comp', companyName: 'Ghaf Bakery LLC' },
    });
    const page = await model<GeneralPlansPage>('products');
    expect(page.tiles.map(({ id, standing: { place, of } }) => [id, place, of])).toEqual([
      [7111, 1, 2],
      [7112, 2, 2],
    ]);
    expect(page.email).toBe('noura@example.com');
  });

  it('ends with a thank-you where nothing has a price, and asks the insurers', async () => {
    const came = await walk({ selected_general_codes: 'cyber,other', other: 'A drone' });
    expect(came.at(-1)).toBe('/thank-you');
    const page = await model<GeneralPlansPage>('products');
    expect(page.types.map(({ requested }) => requested)).toEqual([true, true]);
    await expectWayBack('PriceRequested');
  });

  it('takes the whole wizard in one post (decisions G3), and stops at what is wrong', async () => {
    const whole = { ...business, 'g-recaptcha-response': await browser.captcha() };
    const wrong = await browser.form(wizard, { ...whole, total_employees: '26' });
    expect(wrong.headers.location).toBe(`${wizard}?step=employee_details_page`);
    const page = await model<GeneralWizardPage>('wizard?step=employee_details_page');
    expect(page.errors).toEqual([{ field: 'total_employees', message: motorMessages.employeeSum }]);
    expect(page.typed.total_employees).toBe('26');
    const good = await browser.form(wizard, whole);
    expect(good.headers.location).toBe('/survey/general/products');
  });

  it('keeps what is half filled on the way back, and opens no page too early', async () => {
    await post('general_insurance_type_page', business);
    const back = await post('business_information_page', {
      go: 'previous',
      business_activity_id: '3',
      turnover: 'a lot',
    });
    expect(back.headers.location).toBe(`${wizard}?step=general_insurance_type_page`);
    const kept = await model<GeneralWizardPage>('wizard?step=business_information_page');
    expect(kept.answers).toEqual({ types: ['work_comp'], activity_id: 3 });
    expect(await model('wizard?step=general_contact_page')).toEqual({
      redirect: `${wizard}?step=business_information_page`,
    });
  });

  it('preselects a type that a link names, and stores nothing by it', async () => {
    const page = await model<GeneralWizardPage>('wizard?type=fire');
    expect(page.typed).toEqual({ selected_general_codes: 'fire' });
    expect(page.answers).toEqual({});
    const { typed, reference } = await model<GeneralWizardPage>('wizard');
    expect({ typed, reference }).toEqual({ typed: {}, reference: null });
  });

  it('refuses an unknown activity, a missing captcha and a foreign post', async () => {
    await post('general_insurance_type_page', business);
    await post('business_information_page', { ...business, business_activity_id: '99' });
    const page = await model<GeneralWizardPage>('wizard?step=business_information_page');
    expect(page.errors).toMatchObject([{ field: 'business_activity_id' }]);
    const noCaptcha = await browser.form(wizard, business);
    expect(noCaptcha.headers.location).toBe(`${wizard}?step=general_contact_page`);
    expect(bff.leads.captured).toHaveLength(0);
    const foreign = await browser.form(wizard, business, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
  });

  it('names every type in the lead', async () => {
    const codes = generalTypes.map(({ code }) => code);
    await walk({ selected_general_codes: codes.join(), other: 'A drone' });
    expect(bff.leads.captured[0]?.details).toMatchObject({ insuranceType: codes.join(', ') });
  });

  it('makes one lead of a double submit', async () => {
    const whole = { ...business, 'g-recaptcha-response': await browser.captcha() };
    await Promise.all([browser.form(wizard, whole), browser.form(wizard, whole)]);
    expect(bff.leads.captured).toHaveLength(1);
  });

  it('prices what was changed at once, with the lead that the same contact has left (decisions X5)', async () => {
    const isContact = ([name]: [string, string]) => contactNames.includes(name);
    const contact = Object.fromEntries(Object.entries(business).filter(isContact));
    const answers = Object.fromEntries(Object.entries(business).filter((row) => !isContact(row)));
    const sendContact = async () => {
      const captcha = await browser.captcha();
      return post('general_contact_page', { ...contact, 'g-recaptcha-response': captcha });
    };
    const send = async (over: Record<string, string>) => {
      for (const step of ['employee_details_page', 'had_any_claim_page']) {
        await post(step, { ...answers, ...over });
      }
      return sendContact();
    };
    for (const step of ['general_insurance_type_page', 'business_information_page']) {
      await post(step, answers);
    }
    await send({});
    const before = await model<GeneralPlansPage>('products');
    const after = await send({ non_admin_wages: '1,440,000' });
    expect(after.headers.location).toBe('/survey/general/products');
    const list = await model<GeneralPlansPage>('products');
    expect(list.revision).toBe(before.revision + 1);
    expect(list.reference).toBe(before.reference);
    expect(bff.leads.captured).toHaveLength(1);
    // As it was at first: the third answer is not the first one's.
    await send({});
    expect((await model<GeneralPlansPage>('products')).revision).toBe(before.revision + 2);
    await sendContact();
    expect((await model<GeneralPlansPage>('products')).revision).toBe(before.revision + 2);
    // Another type leads to another page, whatever came of the first contact.
    await post('general_insurance_type_page', { selected_general_codes: 'cyber' });
    expect((await sendContact()).headers.location).toBe('/thank-you');
    expect(bff.leads.captured).toHaveLength(1);
  });
});

it('keeps in which language the person wants to be called', async () => {
  await walk({ call_language: 'ur' });
  expect(bff.leads.captured[0]?.contact).toMatchObject({ call_language: 'ur' });
});

describe('a claim that was declared', () => {
  it('reaches whoever calls, in the words of the business (decisions G6)', async () => {
    await walk({ general_had_claim: '1', claim_details: 'A fall in 2024' });
    expect(bff.leads.captured[0]?.details).toMatchObject({ details: 'A fall in 2024' });
  });

  it('stays in the prices when other types are added, and the list goes by what was priced', async () => {
    await walk({ selected_general_codes: 'work_comp,fire' });
    expect((await model<GeneralPlansPage>('products')).hadClaim).toBe(null);
    await walk({ general_had_claim: '1' });
    expect((await model<GeneralPlansPage>('products')).hadClaim).toBe(true);
    await walk({ selected_general_codes: 'work_comp,fire' });
    expect((await model<GeneralPlansPage>('products')).hadClaim).toBe(true);
  });
});

describe('the general list', () => {
  const list = '/survey/general/products';

  it('compares two or three plans, and says why not', async () => {
    await walk();
    const one = await browser.form('/survey/general/compare-plans', { product_ids: '7111' });
    expect(one.headers.location).toBe(list);
    const { warning } = await model<GeneralPlansPage>('products');
    expect(warning).toBe('Please select at least 2 products to compare!');
    await browser.form(`${list}/compare-toggle`, { product_id: '7111' });
    const two = await browser.form('/survey/general/compare-plans', { product_ids: '7112,7111' });
    expect(two.headers.location).toBe('/survey/general/compare-plans');
    expect(await model('compare-plans')).toMatchObject({ columns: [{ id: 7112 }, { id: 7111 }] });
  });

  it('prices a figure that was missing, and keeps it', async () => {
    await walk({ selected_general_codes: 'work_comp,cyber' });
    expect((await model<GeneralPlansPage>('products')).tiles).toEqual([]);
    const wrong = { ...business, total_employees: '24' };
    await browser.form(`${list}/figures`, wrong);
    const { errors, typed } = await model<GeneralPlansPage>('products');
    expect(errors[0]?.message).toBe(motorMessages.employeeSum);
    expect(typed.total_employees).toBe('24');
    await browser.form(`${list}/figures`, business);
    expect((await model<GeneralPlansPage>('products')).tiles).toHaveLength(2);
  });

  it('asks for a price, mails the list, and opens it from the mail elsewhere', async () => {
    await walk({ selected_general_codes: 'work_comp,cyber' });
    await browser.form(`${list}/ask-price`, { type: 'cyber' });
    const page = await model<GeneralPlansPage>('products');
    expect(page.notice).toContain('within one working day');
    await expectWayBack('PriceRequested');
    expect(page.types.find(({ type }) => type === 'cyber')?.requested).toBe(true);
    await browser.form(`${list}/email`);
    expect((await model<GeneralPlansPage>('products')).notice).toBe('Details sent successfully...');
  });

  it('asks for the policy once its documents have come', async () => {
    await walk();
    const chosen = await browser.form('/survey/general/policy-details', { product_id: '7111' });
    expect(chosen.headers.location).toBe('/survey/general/policy-details');
    await browser.form('/survey/general/policy-details/request');
    const details = await model<{ errors: { field: string }[] }>('policy-details');
    expect(details.errors.map(({ field }) => field)).toEqual(['trade_license', 'census_file']);
    expect(await model('policy-details')).toMatchObject({ tile: { id: 7111 }, requested: null });
  });

  it('says of each plan whether it was asked for, by its name (decisions G7)', async () => {
    await walk();
    for (const slot of ['trade_license', 'census_file']) {
      await keepDocument(bff, slot);
    }
    const ask = async (product_id: string) => {
      await browser.form('/survey/general/policy-details', { product_id });
      await browser.form('/survey/general/policy-details/request');
    };
    await ask('7111');
    await expectWayBack('PolicyRequested');
    await browser.form('/survey/general/policy-details', { product_id: '7112' });
    expect(await model('policy-details')).toMatchObject({ tile: { id: 7112 }, requested: null });
    const one = { planName: 'Plan 7111', reference: expect.stringMatching(/^R-.{4}-.{4}$/) };
    expect((await model<GeneralPlansPage>('products')).requestedPolicies).toEqual([one]);
    await ask('7112');
    const two = { planName: 'Plan 7112', reference: expect.stringMatching(/^R-.{4}-.{4}$/) };
    const { requestedPolicies } = await model<GeneralPlansPage>('products');
    expect(requestedPolicies).toEqual([one, two]);
    const [first, second] = requestedPolicies.map(({ reference }) => reference);
    expect(second).not.toBe(first);
    expect(await model('policy-details')).toMatchObject({ requested: second });
  });

  it('leads back to the questions without a quote', async () => {
    for (const path of ['products', 'compare-plans', 'policy-details']) {
      expect(await model(path)).toEqual({ redirect: wizard });
    }
    expect((await browser.form(`${list}/email`)).statusCode).toBe(303);
  });
});

describe('the general calls of S1 7', () => {
  it('answer the list as JSON, filtered, under both prefixes', async () => {
    await walk();
    for (const path of ['/api/survey/general/get-products', '/api/general/get-products']) {
      const all = (await browser.get(path)).json();
      expect(all).toMatchObject({ prod_count: 2, products: [{ id: 7111, premium: 1000 }, {}] });
      expect((await browser.get(`${path}?companies=2`)).json().prod_count).toBe(1);
      expect((await browser.get(`${path}?benefits=1`)).json().products[0].id).toBe(7111);
      expect((await browser.get(`${path}?max=1500`)).json().prod_count).toBe(1);
      expect((await browser.get(`${path}?min=5&max=1`)).json()).toHaveProperty('error');
    }
  });

  it('answer 409 to a list, and 404 to a file, of nobody’s', async () => {
    const answer = await browser.get('/api/survey/general/get-products');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toHaveProperty('error');
    const none = await browser.post('/survey/general/upload', {});
    expect(none.json()).toMatchObject({ status: 0 });
  });

  it('answer for each of two files, whichever was refused', async () => {
    await walk();
    const send = async (licence: string, census: string) => {
      const part = (name: string, content: string) =>
        `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n${content}\r\n`;
      const answer = await bff.app.inject({
        method: 'POST',
        url: '/survey/general/upload',
        payload: `${part('trade_license', licence)}${part('census_file', census)}--x--\r\n`,
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          cookie: browser.cookie(),
          accept: 'application/json',
          'sec-fetch-site': 'same-origin',
        },
      });
      return [answer.statusCode, answer.json().status, answer.json().error];
    };
    expect(await send(aPdf(), aPdf())).toEqual([200, 1, undefined]);
    expect(await send(aPdf(), 'MZ')).toEqual([415, 0, motorMessages.invalidCensus]);
    expect(await send('MZ', aPdf())).toEqual([415, 0, motorMessages.invalidTradeLicense]);
  });

  it('stand in the published description, the alias marked', async () => {
    const { paths } = (await browser.get('/api/openapi.json')).json();
    for (const { path, aliases } of generalCalls) {
      for (const place of [path, ...aliases]) expect(paths).toHaveProperty([place]);
    }
  });
});
