/** The general list and what is asked for from it, by plain forms and by the calls of S1 7. */
import { motorMessages } from '@muqarin/rules/motor/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GeneralPlansPage } from '../contract/general/pages.ts';
import { generalCalls } from '../src/routes/documented/general/calls.ts';
import { keepDocument } from './support/general-document.ts';
import { business, openWizard, type Wizard, wizard } from './support/general-wizard.ts';
import { aPdf } from './support/pdf.ts';

let bff: Wizard['bff'];
let browser: Wizard['browser'];
let model: Wizard['model'];
let walk: Wizard['walk'];
let expectWayBack: Wizard['expectWayBack'];
beforeEach(async () => {
  ({ bff, browser, model, walk, expectWayBack } = await openWizard());
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

  it('names activities and benefits in the language of its reader', async () => {
    const askArabic = { 'x-muqarin-locale': 'ar' };
    const said = async (page: string) =>
      (await browser.get(`/api/pages/general/${page}`, askArabic)).json();
    expect(await said('wizard')).toMatchObject({ activities: [{ name: 'مخبز' }] });
    await walk();
    const benefits = [{ name: 'كل شيء', help: 'الكل.' }];
    expect(await said('products')).toMatchObject({ activity: 'مخبز', benefits });
    await browser.form('/survey/general/compare-plans', { product_ids: '7112,7111' });
    expect(await said('compare-plans')).toMatchObject({ activity: 'مخبز', benefits });
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
