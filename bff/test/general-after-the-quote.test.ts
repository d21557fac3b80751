/** What a business does once it has prices, by plain forms: what was refused is said where it was asked, and once. */
import { generalMessages } from '@muqarin/rules/general/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  GeneralComparePage,
  GeneralDetailsPage,
  GeneralPlansPage,
} from '../contract/general/pages.ts';
import type { ThankYouPage } from '../contract/pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { keepDocument } from './support/general-document.ts';
import { aPdf } from './support/pdf.ts';

const list = '/survey/general/products';
const comparison = '/survey/general/compare-plans';
const details = '/survey/general/policy-details';
const staff = {
  total_employees: '25',
  admin_employees: '5',
  non_admin_employees: '20',
  admin_wages: '600,000',
  non_admin_wages: '720,000',
};

let bff: BffUnderTest;
let browser: Browser;
beforeEach(async () => {
  bff = await bffUnderTest({ LEADS_PER_CONTACT: '100', LEADS_PER_IP: '100' });
  browser = await openBrowser(bff.app);
});

const model = async <Model>(path: string) =>
  (await browser.get(`/api/pages/${path}`)).json<Model>();

/** The whole wizard in one post. */
async function quote(types = 'work_comp'): Promise<void> {
  const answer = await browser.form('/survey/general', {
    selected_general_codes: types,
    business_activity_id: '3',
    emirate_id: '2',
    ...staff,
    general_had_claim: '0',
    company_name: 'Ghaf Bakery LLC',
    contact_name: 'Noura Al Hammadi',
    customer_email: 'noura@example.com',
    phone: '501234567',
    dial_code: '+971',
    'g-recaptcha-response': await browser.captcha(),
  });
  expect(answer.statusCode).toBe(303);
}

describe('a plan that the comparison has no room for', () => {
  it('is refused on the comparison when it was added there', async () => {
    await quote();
    await browser.form(comparison, { product_ids: '7111,7112' });
    // Not in the list any more: the service refuses it too, which must be said on the same page.
    await browser.form(`${list}/compare-toggle`, { product_id: '7999', return: comparison });
    const page = await model<GeneralComparePage>('general/compare-plans');
    expect(page.warning).not.toBeNull();
    expect((await model<GeneralPlansPage>('general/products')).warning).toBeNull();
    await browser.form(`${list}/compare-toggle`, { product_id: '7999' });
    expect((await model<GeneralPlansPage>('general/products')).warning).not.toBeNull();
  });
});

describe('figures given on the list', () => {
  it('are named once where several rules refuse them', async () => {
    await quote('work_comp,fire');
    await browser.form(`${list}/figures`, { sum_insured: 'abc' });
    const { errors } = await model<GeneralPlansPage>('general/products');
    expect(errors).toEqual([{ field: 'sum_insured', message: generalMessages.amountInDirhams }]);
  });

  it('are asked for again when the field is sent empty', async () => {
    await quote('work_comp,fire');
    await browser.form(`${list}/figures`, { sum_insured: ' ' });
    const { errors } = await model<GeneralPlansPage>('general/products');
    expect(errors).toEqual([{ field: 'sum_insured', message: generalMessages.amountInDirhams }]);
  });
});

describe('a document as a plain form', () => {
  beforeEach(async () => {
    await quote();
    await browser.form(details, { product_id: '7111' });
  });

  it.each([
    ['trade_license', 'text', motorMessages.invalidTradeLicense],
    ['census_file', 'text', motorMessages.invalidCensus],
    ['census_file', aPdf(), null],
  ])('%s comes back to its own tab', async (field, content, message) => {
    expect(await send(field, content)).toBe(`${details}?tab=${field}`);
    const page = await model<GeneralDetailsPage>('general/policy-details');
    expect(page.errors).toEqual(message === null ? [] : [{ field, message }]);
    expect(page.notice).toBe(message === null ? motorMessages.uploaded : null);
  });

  it('comes back to the tab of its form when no file came', async () => {
    expect(await send('nothing', aPdf(), '?tab=census_file')).toBe(`${details}?tab=census_file`);
    const page = await model<GeneralDetailsPage>('general/policy-details');
    expect(page.errors).toEqual([{ field: 'census_file', message: motorMessages.invalidCensus }]);
    expect(await send('nothing', aPdf(), '?tab=//elsewhere')).toBe(`${details}?tab=trade_license`);
  });

  async function send(field: string, content: string, query = ''): Promise<string> {
    const part = (name: string, text: string, more = '') =>
      `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
    const answer = await bff.app.inject({
      method: 'POST',
      url: `/survey/general/upload${query}`,
      headers: {
        accept: 'text/html',
        cookie: browser.cookie(),
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=edge',
      },
      payload:
        part('csrf_token', browser.token()) +
        (field === 'nothing' ? '' : part(field, content, '; filename="a.pdf"')) +
        '--edge--\r\n',
    });
    expect(answer.statusCode).toBe(303);
    return String(answer.headers.location);
  }
});

describe('the thank-you page (X23)', () => {
  it('knows a request for prices, and begins anew where it came from', async () => {
    await quote('cyber');
    expect(await model<ThankYouPage>('thank-you')).toMatchObject({
      about: 'price_request',
      start: '/survey/general',
    });
  });

  it('knows a request for a policy', async () => {
    await quote();
    await browser.form(details, { product_id: '7111' });
    for (const slot of ['trade_license', 'census_file']) await keepDocument(bff, slot);
    const asked = await browser.form(`${details}/request`);
    expect(asked.headers.location).toBe('/thank-you');
    expect(await model<ThankYouPage>('thank-you')).toMatchObject({
      about: 'policy_request',
      reference: expect.stringMatching(/^R-.{4}-.{4}$/),
      start: '/survey/general',
    });
  });
});
