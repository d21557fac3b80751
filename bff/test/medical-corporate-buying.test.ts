/** A group that is bought on our pages: the summary’s Buy and the buy-policy page (decisions M41–M45, X31, X32). */
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { corporatePurchasePaths as paths } from '../contract/medical-corporate/purchase.ts';
import type { Redirect } from '../contract/pages.ts';
import { type Employer, employers, list } from './support/employer.ts';
import { groupBuying } from './support/group-buying.ts';

const summary = `${list}?category=summary`;
const asJson = { accept: 'application/json' };
let arrivals: Awaited<ReturnType<typeof employers>>;
let employer: Employer;
beforeAll(async () => {
  arrivals = await employers();
});
afterAll(() => arrivals.close());
beforeEach(async () => {
  employer = await arrivals.arrive();
});
const { page, chooseAll, confirm, policies } = groupBuying(() => employer);

describe('Buy of the premium summary', () => {
  it('says that a category has no plan, and buys nothing', async () => {
    const answer = await employer.press(paths.buy, { premium: '0' });
    expect(answer.headers.location).toBe(summary);
    const { warning } = await employer.list('summary');
    expect(warning).toBe('Please select a plan');
    const byScript = await employer.browser.form(paths.buy, {}, asJson);
    expect(byScript.json()).toMatchObject({ ok: false, warning: messages.selectAPlan });
    expect((await page.buy()).redirect).toBe(summary);
  });

  it('leads on with the premium that was seen, and says another one', async () => {
    await chooseAll();
    const { netFils } = await employer.list('summary');
    const seen = { premium: String(filsToAed(netFils)) };
    expect((await employer.press(paths.buy, seen)).headers.location).toBe(paths.buyPolicy);
    const other = await employer.browser.form(paths.buy, { premium: '1.00' }, asJson);
    expect(other.json().warning).toMatch(/^Price changed: AED\s[\d,]+[.]\d\d$/);
  });
});

describe('the buy-policy page', () => {
  it('shows a plan for each category, sums and who is paid, today to 60 days on', async () => {
    await chooseAll();
    const buy = await page.buy();
    expect(buy.categories.map(({ category, members }) => [category, members])).toEqual([
      [1, 9],
      [2, 30],
    ]);
    const sum = buy.categories.reduce((all, { netFils }) => all + netFils, 0);
    expect(buy.netFils).toBe(sum);
    expect(buy.grossFils).toBe(buy.netFils + buy.vatFils);
    expect(buy).toMatchObject({
      memberCount: 39,
      contact: { name: 'Maryam Saleh', email: 'maryam@example.com' },
      firstStart: '2026-11-24',
      lastStart: '2027-01-23',
    });
    expect(buy.logo).toMatch(/^[/]logos[/][a-z-]+[.]svg[?]v=/);
    expect(Object.keys(buy.wire)).toEqual(['CAT 1', 'CAT 2']);
  });

  it('asks for the day and the terms again, beside what was typed', async () => {
    await chooseAll();
    const answer = await confirm({ policy_start_date: '2027-01-24', t_and_c_3: '' });
    expect(answer.headers.location).toBe(paths.buyPolicy);
    const { errors, chosenStart } = await page.buy();
    expect(errors.map(({ field }) => field)).toEqual(['policy_start_date', 't_and_c_3']);
    expect(chosenStart).toBe('2027-01-24');
    expect(await policies()).toEqual([]);
  });

  it('asks whether the conditions of the plans apply', async () => {
    await chooseAll({ conditions: true });
    expect((await page.buy()).conditions).not.toEqual([]);
    await confirm();
    expect((await page.buy()).errors).toEqual([
      { field: 'condition_confirmed', message: messages.confirmCondition },
    ]);
    const answer = await confirm({ condition_confirmed: 'yes' });
    expect(answer.headers.location).toBe(paths.documents);
    expect(await policies()).toMatchObject([{ condition: { confirmed: true } }]);
  });

  it('sells nothing at another price than was seen, or for other plans', async () => {
    await chooseAll();
    await confirm({ premium: '1' });
    expect((await page.buy()).warning).toMatch(/^Price changed: AED/);
    await confirm({ plans: '{"CAT 1":"1"}' });
    expect((await page.buy()).warning).toMatch(/^Price changed: AED/);
    expect(await policies()).toEqual([]);
  });

  it('sells once, also twenty times at once, and leads on to the papers', async () => {
    await chooseAll();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm()));
    expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(
      new Set([paths.documents]),
    );
    const [policy, ...others] = await policies();
    expect(others).toEqual([]);
    expect(policy).toMatchObject({ status: 'pending_documents', memberCount: 39 });
  });

  it('sends what its script sends by the documented call', async () => {
    await chooseAll();
    const { wire, firstStart } = await page.buy();
    const data = { ...wire, policy_start_date: firstStart };
    const call = '/api/survey/medical/corporate/confirm-policy';
    const query = new URLSearchParams({ data: JSON.stringify(data) }).toString();
    expect((await employer.browser.get(`${call}?${query}`)).json()).toMatchObject({
      status: 'Success',
    });
    // What was bought by a client of the call ends the same pages.
    expect((await page.buy()).redirect).toBe(paths.documents);
    const lists = await employer.page<Redirect>('/api/pages/medical-corporate/products');
    expect(lists.redirect).toBe(paths.documents);
    const comparison = await employer.page<Redirect>('/api/pages/medical-corporate/compare-plans');
    expect(comparison.redirect).toBe(paths.documents);
    expect((await employer.press(paths.buy, {})).headers.location).toBe(paths.documents);
  });
});

describe('who has left no contact (decisions X32)', () => {
  it('is asked for it before the page of the purchase, and comes back to it', async () => {
    employer = await arrivals.arrive('without');
    await chooseAll();
    const { netFils } = await employer.list('summary');
    const answer = await employer.press(paths.buy, { premium: String(filsToAed(netFils)) });
    const company = '/survey/medical/corporate?step=company';
    expect(answer.headers.location).toBe(company);
    const said = {
      company_name: 'Palm Trading LLC',
      contact_name: 'Maryam Saleh',
      customer_email: 'maryam@example.com',
      phone: '501234567',
      dial_code: '+971',
      'g-recaptcha-response': await employer.browser.captcha(),
    };
    expect((await employer.press(company, said)).headers.location).toBe(list);
    const onTheWay = await employer.page<Redirect>('/api/pages/medical-corporate/products');
    expect(onTheWay.redirect).toBe(paths.buyPolicy);
  });
});
