/** A group from the first question to a list of plans, over the quoting service itself (S0 2, 4, 5, 7; decisions M13 to M30, M54). */

import { randomUUID } from 'node:crypto';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  CorporatePlansPage,
  CorporateQuestionnairePage,
} from '../contract/medical-corporate/pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';

const corporate = '/survey/medical/corporate';
const contact = {
  company_name: 'Palm Trading LLC',
  contact_name: 'Maryam Saleh',
  customer_email: 'maryam@example.com',
};
const group: Record<string, string> = {
  emirate_id: '2',
  member_count: '27',
  multiple_categories: '1',
  category_1: '7',
  category_2: '20',
  ...contact,
  phone: '501234567',
  dial_code: '+971',
};
const answers = {
  client_type: 'Corporate',
  member_count: 27,
  multiple_categories: 1,
  category: { 'CAT A': { no_employees: 7 }, 'CAT B': { no_employees: 20 } },
  emirate_id: 2,
};

let quoting: Awaited<ReturnType<typeof shippedQuoting>>;
beforeAll(async () => {
  quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
});
afterAll(() => quoting.close());

let bff: BffUnderTest;
let browser: Browser;
beforeEach(async () => {
  const limits = { LEADS_PER_CONTACT: '100', LEADS_PER_IP: '100' };
  // One quoting service for all of them: drafts of two tests are not one.
  bff = await bffUnderTest(limits, { quoting: quoting.client, newId: randomUUID });
  bff.pass(3 * 86_400);
  browser = await openBrowser(bff.app);
});

const post = (step: string, fields: Record<string, string>) =>
  browser.form(`${corporate}?step=${step}`, fields);
const plans = async (query = '') =>
  (await browser.get(`/api/pages/medical-corporate/products${query}`)).json<CorporatePlansPage>();
const questions = async (step: string) =>
  (
    await browser.get(`/api/pages/medical-corporate/questionnaire?step=${step}`)
  ).json<CorporateQuestionnairePage>();

async function walk(over: Record<string, string> = {}): Promise<string> {
  let at = `${corporate}?step=emirate`;
  for (let pages = 0; at.startsWith(`${corporate}?`) && pages < 6; pages += 1) {
    const fields = { ...group, ...over, 'g-recaptcha-response': await browser.captcha() };
    const answer = await browser.form(at, fields);
    expect(answer.statusCode).toBe(303);
    at = String(answer.headers.location);
  }
  return at;
}

describe('the questionnaire as plain forms', () => {
  it('ends at the list with a lead of the group, and leads from its own address there (M14)', async () => {
    expect(await walk()).toBe(`${corporate}/products`);
    expect(bff.leads.captured).toMatchObject([
      {
        kind: 'medical_corporate',
        contact: { name: 'Maryam Saleh', email: 'maryam@example.com' },
        details: { emirate: 2, employees: 27, categoryEmployees: [7, 20] },
      },
    ]);
    const page = await plans();
    expect(page.categories).toMatchObject([
      { number: 1, employees: 7, flag: 0 },
      { number: 2, employees: 20, flag: 0 },
    ]);
    expect(page.tiles.length).toBeGreaterThan(10);
    const again = await browser.get('/api/pages/medical-corporate/questionnaire');
    expect(again.json()).toEqual({ redirect: `${corporate}/products` });
  });

  it('goes on with its lead when it is sent again with other counts (M54)', async () => {
    await walk();
    await walk({ category_1: '8', category_2: '19' });
    expect(bff.leads.captured).toHaveLength(1);
    const [stored] = await bff.leads.stored('leads');
    expect(stored).toMatchObject({ details: { categoryEmployees: [8, 19] } });
  });

  it('adds and takes away a category, and turns the box off with the last one', async () => {
    await post('emirate', { emirate_id: '2' });
    const counts = { member_count: '9', multiple_categories: '1' };
    await post('category', { ...counts, category_1: '', go: 'add' });
    expect((await questions('category')).errors).toMatchObject([{ field: 'category_1' }]);
    await post('category', { ...counts, category_1: '4', go: 'add' });
    expect((await questions('category')).answers.categories).toEqual([4, null]);
    await post('category', { ...counts, category_1: '4', category_2: '', go: 'remove' });
    await post('category', { ...counts, category_1: '4', go: 'remove' });
    const { answers: after } = await questions('category');
    expect(after.multiple_categories).toBe(false);
    expect(after.categories).toBeUndefined();
  });

  it('refuses counts that do not add up and keeps what was typed', async () => {
    await post('emirate', { emirate_id: '2' });
    await post('category', { ...group, category_2: '21' });
    const page = await questions('category');
    expect(page.errors).toMatchObject([{ message: corporateMessages.categorySum }]);
    expect(page.typed).toMatchObject({ category_2: '21' });
  });
});

it('leads from the list to the questions where nothing was priced', async () => {
  expect(await plans()).toEqual({ redirect: `${corporate}?step=check` });
  expect(await questions('check')).toEqual({ redirect: `${corporate}?step=emirate` });
});

describe('the documented calls (S0 7)', () => {
  const call = (path: string, data: object) => browser.form(path, { data: JSON.stringify(data) });

  it.each(['/api/medical/corporate/get-products', '/api/survey/medical/corporate/get-products'])(
    '%s is a list of plans',
    async (path) => {
      const list = (await call(path, answers)).json<object[]>();
      expect(list.length).toBeGreaterThan(10);
      expect(list[0]).toMatchObject({ ins_id: expect.any(Number), premium: expect.any(Number) });
      const wrong = await call(path, { ...answers, member_count: 28 });
      expect(wrong.json()).toMatchObject({ error: corporateMessages.categorySum });
    },
  );

  it('submits with the words of the document: error, count and success (M13)', async () => {
    const path = '/api/medical/submit-corporate-questionnaire';
    const { company_name, contact_name, customer_email } = contact;
    const whole = async (over: object = {}) => ({
      ...answers,
      contact: {
        company_name,
        contact_name,
        customer_email,
        customer_tel: '501234567',
        dial_code: '+971',
      },
      'g-recaptcha-response': await browser.captcha(),
      csrf_token: browser.token(),
      ...over,
    });
    const foreign = await call(path, await whole({ l_id: 'somebody-elses' }));
    expect(foreign.json()).toMatchObject({ error: messages.notFound });
    const none = await call(path, await whole({ contact: {} }));
    expect(none.json<{ error: string }>().error).toContain('Please enter the name of the company.');
    const done = (await call(path, await whole())).json<{ success: boolean; count: number }>();
    expect(done).toMatchObject({ success: true });
    expect(done.count).toBeGreaterThan(10);
  });

  it('says what a plan covers, all fields of the popup there (M51)', async () => {
    await walk();
    const tile = (await plans()).tiles.find(({ variants }) => variants.length > 0);
    const path = `/api/survey/medical/corporate/product-benefits?plan=${tile?.id}`;
    const benefits = (await browser.get(path)).json<Record<string, unknown>>();
    const document = { id: (tile?.id ?? 0) * 10 + 1, product_tmpl_id: tile?.id };
    expect(benefits).toMatchObject({
      status: 'success',
      plan_name: tile?.name,
      premium: filsToAed(tile?.netFils ?? 0),
      document_list: [document, { product_tmpl_id: tile?.id }],
      web_not_required_plan: false,
      web_coin_insurance_plan: expect.stringContaining('Members pay a visit: '),
    });
    for (const field of ['benefit_categories', 'standard_benefits', 'other_benefits_dict']) {
      expect(Object.keys(benefits[field] ?? {}), field).not.toEqual([]);
    }
    const [variant] = tile?.variants ?? [];
    const withVariant = await browser.get(`${path}dattgl${variant?.id}`);
    expect(withVariant.json()).toMatchObject({
      premium: filsToAed((tile?.netFils ?? 0) + (variant?.netFils ?? 0)),
    });
    const [paper] = benefits.document_list as { id: number; name: string }[];
    const file = await browser.get(`/download-file/${tile?.id}/${paper?.name}/${paper?.id}`);
    expect(file.headers['content-type']).toBe('application/pdf');
    const foreign = await browser.get(`/download-file/${tile?.id}/x/${(paper?.id ?? 0) + 10}`);
    expect(foreign.statusCode).toBe(404);
    const unknown = await browser.get('/api/survey/medical/corporate/product-benefits?plan=x');
    expect(unknown.json()).toMatchObject({ status: 'error', error: messages.notFound });
  });
});
