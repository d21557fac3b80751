/** The journey without JavaScript, as far as the BFF sees it, and the same posts by a script. */
import { describe, expect, it } from 'vitest';
import type { BuyPage, ComparePage, ProductsPage, QuestionnairePage } from '../contract/pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { stepForms } from './support/examples.ts';
import {
  contactFields,
  pageModel,
  questionnaire,
  upToContact,
  withQuote,
} from './support/journey.ts';

const json = { accept: 'application/json' };
const thankYou = '/survey/medical/ind/thank-you';
const buyFields = {
  product_id: '2',
  premium: '2000.50',
  policy_start_date: '2026-12-01',
  t_and_c_3: 'on',
};

describe('from the first question to the policy', () => {
  it('goes by 303 from step to step, to the list, to the thank-you page', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    const visited: string[] = [];
    for (const [step, fields] of stepForms) {
      const answer = await browser.form(`${questionnaire}?step=${step}`, fields);
      expect(answer.statusCode).toBe(303);
      visited.push(String(answer.headers.location).split('step=')[1] ?? '');
    }
    expect(visited).toEqual(['category', 'member_count', 'self', 'check', 'contact']);
    const contact = await pageModel<QuestionnairePage>(browser, 'questionnaire?step=contact');
    expect(contact).toMatchObject({ reference: 'MQ-2345-2222', previous: 'check', progress: 100 });
    bff.pass(5);
    const ticket = { 'g-recaptcha-response': contact.captchaTicket ?? '' };
    const submitted = await browser.form(`${questionnaire}?step=contact`, {
      ...contactFields,
      ...ticket,
    });
    expect(submitted.headers.location).toBe(`${questionnaire}/products`);
    const selected = await browser.form(`${questionnaire}/select`, { product_id: '2' });
    expect(selected.headers.location).toBe(`${questionnaire}/buy-policy?plan=2`);
    const buy = await pageModel<BuyPage>(browser, 'buy-policy?plan=2');
    expect(buy).toMatchObject({ firstStart: '2026-11-21', lastStart: '2027-01-20', errors: [] });
    const bought = await browser.form(`${questionnaire}/buy-policy`, buyFields);
    expect(bought.headers.location).toBe(thankYou);
    const thanks = await browser.get('/api/pages/thank-you?kind=individual');
    expect(thanks.json()).toMatchObject({
      reference: 'MQ-2345-2222',
      policy: { reference: 'MQ-5555-5555', netFils: 200_050, startDate: '2026-12-01' },
    });
    const replayed = await browser.form(`${questionnaire}/buy-policy`, buyFields);
    expect(replayed.headers.location).toBe(thankYou);
    expect(bff.quoting.policies).toHaveLength(1);
    expect(bff.quoting.selections).toBe(1);
  });

  it('ends at /thank-you when no plan fits, with the lead kept', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    const answer = await browser.submit({ main_emirate: 7 });
    expect(answer.json()).toMatchObject({ count: 0 });
    const thanks = await browser.get('/api/pages/thank-you');
    expect(thanks.json()).toMatchObject({ kind: 'lead', noProducts: true });
    expect(bff.leads.leads).toHaveLength(1);
    expect(bff.quoting.quotes).toHaveLength(0);
  });

  it('answers a script with the next step instead', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const fields = { main_emirate: '2' };
    const answer = await browser.form(`${questionnaire}?step=emirate`, fields, json);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ok: true, next: 'category', reference: 'MQ-2345-2222' });
    const wrong = await browser.form(`${questionnaire}?step=category`, {}, json);
    const error = { field: 'category', message: 'Please enter who the cover is for.' };
    expect(wrong.json()).toMatchObject({ ok: false, next: 'category', errors: [error] });
  });
});

describe('a refused step', () => {
  it('is shown once, with what was typed, and stores nothing wrong', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    for (const [step, fields] of stepForms.slice(0, 2)) {
      await browser.form(`${questionnaire}?step=${step}`, fields);
    }
    await browser.form(`${questionnaire}?step=member_count`, { member_count: '11' });
    const page = await pageModel(browser, 'questionnaire?step=member_count');
    const error = { field: 'member_count', message: 'No. of members should be less than 10' };
    expect(page).toMatchObject({ errors: [error], typed: { member_count: '11' } });
    const again = await pageModel<QuestionnairePage>(browser, 'questionnaire?step=member_count');
    expect(again).toMatchObject({ errors: [], typed: {} });
    expect(again.answers.member_count).toBeUndefined();
  });

  it('is not moved past by asking for a later one', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const page = await pageModel(browser, 'questionnaire?step=contact');
    expect(page).toEqual({ redirect: `${questionnaire}?step=emirate` });
    const posted = await browser.form(`${questionnaire}?step=contact`, contactFields);
    expect(posted.headers.location).toBe(`${questionnaire}?step=emirate`);
  });
});

describe('going back', () => {
  it('to the emirate clears every answer and offers to undo that', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    await upToContact(browser);
    const reset = await browser.form(`${questionnaire}?step=category`, { go: 'previous' });
    expect(reset.headers.location).toBe(`${questionnaire}?step=emirate`);
    const page = await pageModel(browser, 'questionnaire?step=emirate');
    expect(page).toMatchObject({
      answers: { members: [] },
      canUndo: true,
      notice: 'Your answers were cleared.',
    });
    await browser.form(`${questionnaire}/undo`);
    const restored = await pageModel(browser, 'questionnaire?step=check');
    expect(restored).toMatchObject({ answers: { main_emirate: 2, members: [{ dob_year: 1991 }] } });
  });

  it('elsewhere keeps what was half filled', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    for (const [step, fields] of stepForms.slice(0, 3)) {
      await browser.form(`${questionnaire}?step=${step}`, fields);
    }
    const half = { 'members[1][dob_year]': '1991', go: 'previous' };
    const answer = await browser.form(`${questionnaire}?step=self`, half);
    expect(answer.headers.location).toBe(`${questionnaire}?step=member_count`);
    const page = await pageModel(browser, 'questionnaire?step=self');
    expect(page).toMatchObject({ answers: { members: [{ dob_year: 1991 }] } });
  });

  it('from Change returns to the check page', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    await upToContact(browser);
    const address = `${questionnaire}?step=emirate&returnTo=check`;
    const answer = await browser.form(address, { main_emirate: '1' });
    expect(answer.headers.location).toBe(`${questionnaire}?step=check`);
  });
});

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
    expect(compare.columns[1]?.aboveLowestFils).toBe(200_000);
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
    expect(quoting.quotes[0]).toMatchObject({
      revision: 2,
      answers: { members: [{ dob_year: 1980 }] },
    });
    await browser.form(`${questionnaire}/members`, { ...changed, 'members[1][dob_day]': '' });
    const page = await pageModel<ProductsPage>(browser, 'products');
    expect(page.warning).toContain('Please enter the birth day of member 1.');
    expect(quoting.quotes[0]?.revision).toBe(2);
  });

  it('is mailed with a link that opens it in another browser', async () => {
    const { app, quoting } = await bffUnderTest();
    const browser = await withQuote(app);
    await browser.form(`${questionnaire}/email-quote`, { selected_product_ids: '1,2' });
    expect(quoting.mails).toMatchObject([{ recipient: 'mariam@example.com', planIds: [1, 2] }]);
    expect(await pageModel(browser, 'products')).toMatchObject({ notice: 'Success' });
    const link = quoting.mails[0]?.returnPath ?? '';
    const elsewhere = await openBrowser(app);
    const opened = await elsewhere.get(link, { 'sec-fetch-site': 'none' });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `${questionnaire}/products`,
    ]);
    expect(await pageModel(elsewhere, 'products')).toMatchObject({ reference: 'MQ-2345-2222' });
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
    const { app, quoting } = await bffUnderTest();
    const browser = await withQuote(app);
    const answer = await browser.form(`${questionnaire}/buy-policy`, { ...buyFields, ...over });
    expect(answer.headers.location).toBe(`${questionnaire}/buy-policy?plan=2`);
    const page = await pageModel<BuyPage>(browser, 'buy-policy?plan=2');
    expect(page.errors).toMatchObject([{ field }]);
    expect(quoting.policies).toHaveLength(0);
  });

  it('shows the new price when it changed', async () => {
    const { app, quoting } = await bffUnderTest();
    const browser = await withQuote(app);
    await browser.form(`${questionnaire}/buy-policy`, { ...buyFields, premium: '1999' });
    const page = await pageModel<BuyPage>(browser, 'buy-policy?plan=2');
    expect(page.warning).toContain('Price changed');
    expect(quoting.policies).toHaveLength(0);
  });
});

describe('going on elsewhere', () => {
  it('mails a link that opens the draft in another browser', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    await upToContact(browser);
    await browser.form(`${questionnaire}/resume-link`, { email: 'mariam@example.com' });
    expect(leads.links).toMatchObject([{ email: 'mariam@example.com' }]);
    const elsewhere = await openBrowser(app);
    const opened = await elsewhere.get(`/resume/${leads.links[0]?.token}`);
    expect(opened.headers.location).toBe(`${questionnaire}?step=contact`);
    const page = await pageModel(elsewhere, 'questionnaire?step=contact');
    expect(page).toMatchObject({ reference: 'MQ-2345-2222' });
  });

  it('says so when a link has ended', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    await browser.get('/resume/a-token-that-nobody-gave-out');
    const page = await pageModel<QuestionnairePage>(browser, 'questionnaire');
    expect(page.errors[0]?.message).toContain('This link has ended.');
  });

  it('follows no address of another site', async () => {
    const { app } = await bffUnderTest();
    const browser = await withQuote(app);
    for (const target of ['https://evil.example', '//evil.example', '/\\evil.example', '\\/x']) {
      const fields = { product_id: '1', return: target };
      const answer = await browser.form(`${questionnaire}/compare-toggle`, fields);
      expect(answer.headers.location).toBe(`${questionnaire}/products`);
    }
  });
});
