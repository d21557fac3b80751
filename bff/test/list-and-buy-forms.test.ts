/** What can be done with the list and the buy-policy page without JavaScript. */
import { describe, expect, it } from 'vitest';
import type { DeskLeadPage } from '../contract/desk-pages.ts';
import type { BuyPage, ComparePage, ProductsPage } from '../contract/medical/plan-pages.ts';
import type { ThankYouPage } from '../contract/pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { stepForms } from './support/examples.ts';
import { asAgent, buyFields, pageModel, questionnaire, withQuote } from './support/journey.ts';
import { mailedPath } from './support/mailed-path.ts';
import { lowSalary } from './support/small-catalogue/medical.ts';

const json = { accept: 'application/json' };

describe('the list', () => {
  it('compares two or three plans, no more and no fewer', async () => {
    const { app } = await bffUnderTest();
    const browser = await withQuote(app);
    const toggle = (product_id: string) =>
      browser.form(`${questionnaire}/compare-toggle`, { product_id }, json);
    const list = (product_ids: string) =>
      browser.form(`${questionnaire}/compare-plans`, { product_ids });
    await list('1');
    const page = await pageModel<ProductsPage>(browser, 'products');
    expect(page.warning).toBe('Please select at least 2 products to compare!');
    for (const id of ['1', '2', '3']) await toggle(id);
    const fourth = (await toggle('4')).json<{ warning: string; comparedIds: number[] }>();
    expect(fourth.warning).toBe('You can only compare three plans at a time');
    expect(fourth.comparedIds).toEqual([1, 2, 3]);
    expect((await toggle('2')).json()).toMatchObject({ comparedIds: [1, 3] });
    expect((await list('1,3')).headers.location).toBe(`${questionnaire}/compare-plans`);
    const compare = await pageModel<ComparePage>(browser, 'compare-plans');
    expect(compare.columns.map(({ id }) => id)).toEqual([1, 3]);
    expect(compare.columns.map(({ netFils }) => netFils)).toEqual([100_050, 300_050]);
    await browser.form(`${questionnaire}/compare-clear`);
    const after = await pageModel<ProductsPage>(browser, 'products');
    expect(after.comparedIds).toEqual([]);
  });

  it('is priced anew for other members, and says what is wrong with them', async () => {
    const { app, quoting } = await bffUnderTest();
    const browser = await withQuote(app);
    const [, person] = stepForms[3] ?? [];
    const changed = { ...person, member_count: '1', 'members[1][dob_year]': '1980' };
    await browser.form(`${questionnaire}/members`, changed);
    expect((await quoting.quotes())[0]).toMatchObject({
      revision: 2,
      answers: { members: [{ dob_year: 1980 }] },
    });
    await browser.form(`${questionnaire}/members`, { ...changed, 'members[1][dob_day]': '' });
    const page = await pageModel<ProductsPage>(browser, 'products');
    const refused = {
      answers: {
        main_emirate: 2,
        category: 'self',
        member_count: 1,
        members: [{ dob_year: 1980 }],
      },
      errors: [
        { field: 'members[1][dob_day]', message: 'Please enter the birth day of member 1.' },
      ],
    };
    expect(page).toMatchObject({ warning: null, refusedMembers: refused });
    const again = await pageModel<ProductsPage>(browser, 'products');
    expect(again.refusedMembers).toBeNull();
    expect((await quoting.quotes())[0]?.revision).toBe(2);
  });

  it('says which policy it has become', async () => {
    const { app, orders } = await bffUnderTest();
    const browser = await withQuote(app);
    expect(await pageModel(browser, 'products')).toMatchObject({ policy: null });
    await browser.form(`${questionnaire}/buy-policy`, buyFields);
    const { policy } = await pageModel<ProductsPage>(browser, 'products');
    const [bought] = await orders.policies();
    expect(policy).toEqual({ reference: bought?.policyReference, planName: 'Plan 2' });
  });

  it('is mailed with a link that opens it in another browser', async () => {
    const { app, quoting } = await bffUnderTest();
    const browser = await withQuote(app);
    await browser.form(`${questionnaire}/email-quote`, { selected_product_ids: '' });
    expect(await quoting.mails()).toEqual([]);
    expect(await pageModel(browser, 'products')).toMatchObject({
      warning: 'Please select products!',
      notice: null,
    });
    await browser.form(`${questionnaire}/email-quote`, { selected_product_ids: '1,2' });
    expect(await quoting.mails()).toMatchObject([
      { recipient: 'mariam@example.com', planIds: [1, 2] },
    ]);
    expect(await pageModel(browser, 'products')).toMatchObject({ notice: 'Success' });
    const [quote] = (await quoting.quotes()).values();
    const link = mailedPath('medical_quote', quote?.quoteId ?? '', quote?.validUntil ?? '');
    const { reference } = await pageModel<{ reference: string }>(browser, 'products');
    const elsewhere = await openBrowser(app);
    const opened = await elsewhere.get(link, { 'sec-fetch-site': 'none' });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `${questionnaire}/products`,
    ]);
    expect(await pageModel(elsewhere, 'products')).toMatchObject({ reference });
    const stranger = await openBrowser(app);
    const last = link.at(-1) === 'A' ? 'B' : 'A';
    const forged = await stranger.get(`${link.slice(0, -2)}${last}${last}`);
    expect(forged.headers.location).toBe(questionnaire);
    expect(await pageModel(stranger, 'products')).toEqual({ redirect: questionnaire });
  });
});

describe('the buy-policy page', () => {
  it.each([
    ['no start date', { policy_start_date: '' }, 'policy_start_date'],
    ['yesterday', { policy_start_date: '2026-11-20' }, 'policy_start_date'],
    ['61 days ahead', { policy_start_date: '2027-01-21' }, 'policy_start_date'],
    ['no terms', { t_and_c_3: '' }, 't_and_c_3'],
  ])('refuses %s beside its field', async (_name, over, field) => {
    const { app, orders } = await bffUnderTest();
    const browser = await withQuote(app);
    const answer = await browser.form(`${questionnaire}/buy-policy`, { ...buyFields, ...over });
    expect(answer.headers.location).toBe(`${questionnaire}/buy-policy?plan=2`);
    const page = await pageModel<BuyPage>(browser, 'buy-policy?plan=2');
    expect(page.errors).toMatchObject([{ field }]);
    expect(await orders.policies()).toHaveLength(0);
  });

  it('shows the new price when it changed', async () => {
    const { app, orders } = await bffUnderTest();
    const browser = await withQuote(app);
    await browser.form(`${questionnaire}/buy-policy`, { ...buyFields, premium: '1999' });
    const page = await pageModel<BuyPage>(browser, 'buy-policy?plan=2');
    expect(page.warning).toContain('Price changed');
    expect(await orders.policies()).toHaveLength(0);
  });
});

describe('a plan that not everybody may buy', () => {
  const ofPlan5 = { ...buyFields, product_id: '5', premium: '5000.50' };

  it('says so wherever its price stands', async () => {
    const { app } = await bffUnderTest();
    const browser = await withQuote(app);
    const { tiles } = await pageModel<ProductsPage>(browser, 'products');
    expect(tiles.map(({ id, conditions }) => [id, conditions])).toEqual([
      [1, []],
      [2, []],
      [3, []],
      [4, []],
      [5, [lowSalary]],
    ]);
    await browser.form(`${questionnaire}/compare-plans`, { product_ids: '1,5' });
    const compare = await pageModel<ComparePage>(browser, 'compare-plans');
    expect(compare.rows[0]).toMatchObject({
      label: 'Who may buy it',
      section: 'price',
      same: false,
    });
    expect(compare.columns.map(({ cells }) => cells[0]?.text)).toEqual(['No condition', lowSalary]);
    expect(compare.columns.every(({ cells }) => cells.length === compare.rows.length)).toBe(true);
    const buy = await pageModel<BuyPage>(browser, 'buy-policy?plan=5');
    expect(buy.tile.conditions).toEqual([lowSalary]);
  });

  it('is bought only with the box ticked, without a script too', async () => {
    const { app, orders } = await bffUnderTest();
    const browser = await withQuote(app);
    await browser.form(`${questionnaire}/buy-policy`, ofPlan5);
    const { errors } = await pageModel<BuyPage>(browser, 'buy-policy?plan=5');
    expect(errors).toEqual([
      { field: 'condition_confirmed', message: 'Please confirm who this plan is for.' },
    ]);
    expect(await orders.policies()).toHaveLength(0);
    await browser.form(`${questionnaire}/buy-policy`, { ...ofPlan5, condition_confirmed: 'yes' });
    expect(await orders.policies()).toMatchObject([{ condition: { confirmed: true } }]);
    const thanks = (await browser.get('/api/pages/thank-you?kind=individual')).json<ThankYouPage>();
    expect(thanks.policy?.unconfirmed).toEqual([]);
  });

  const call = '/api/survey/medical/individual/confirm-policy';
  const payload = (over: object = {}) => ({ product_id: 5, premium: 5000.5, ...over });

  it.each(['GET', 'POST'] as const)(
    'is refused by %s with its condition for a no, and not stored',
    async (method) => {
      const { app, orders } = await bffUnderTest();
      const browser = await withQuote(app);
      for (const no of ['no', 'No', false, 0, 'perhaps']) {
        const data = payload({ condition_confirmed: no });
        const answer =
          method === 'GET'
            ? await browser.get(`${call}?data=${encodeURIComponent(JSON.stringify(data))}`)
            : await browser.post(call, { data: JSON.stringify(data) });
        expect(answer.json()).toMatchObject({ status: lowSalary });
      }
      expect(await orders.policies()).toHaveLength(0);
    },
  );

  it('is sold on the documented call as before where nothing is said, and marked', async () => {
    const { app, orders, leads } = await bffUnderTest();
    const browser = await asAgent(app);
    const answer = await browser.get(
      `${call}?data=${encodeURIComponent(JSON.stringify(payload()))}`,
    );
    expect(answer.json()).toMatchObject({ status: 'Success' });
    expect(await orders.policies()).toMatchObject([{ condition: { confirmed: false } }]);
    const thanks = (await browser.get('/api/pages/thank-you?kind=individual')).json<ThankYouPage>();
    expect(thanks.policy?.unconfirmed).toEqual([lowSalary]);
    const [bought] = await orders.policies();
    await leads.heard();
    const lead = leads.leads[0]?.leadId;
    const shown = await browser.get(`/api/pages/staff/desk/lead?lead=${lead}`);
    expect(shown.json<DeskLeadPage>().policy).toEqual({
      reference: bought?.policyReference,
      unconfirmed: [lowSalary],
    });
  });

  it('is told to whoever reads the description', async () => {
    const { app } = await bffUnderTest();
    const description = (await app.inject('/api/openapi.json')).body;
    expect(description).toContain('condition_confirmed');
  });
});
