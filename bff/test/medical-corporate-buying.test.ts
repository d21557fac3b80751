/** A group that is bought on our pages: the summary's Buy, the buy-policy page, the papers, the thank-you (decisions M41–M45, M50, X31, X32). */

import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CorporateBuyPage,
  type CorporateDocumentsPage,
  corporatePurchasePaths as paths,
} from '../contract/medical-corporate/purchase.ts';
import type { Redirect, ThankYouPage } from '../contract/pages.ts';
import { type Employer, employers, list } from './support/employer.ts';
import { aPdf } from './support/pdf.ts';

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

const page = {
  buy: () => employer.page<CorporateBuyPage & Redirect>('/api/pages/medical-corporate/buy-policy'),
  documents: () =>
    employer.page<CorporateDocumentsPage & Redirect>(
      '/api/pages/medical-corporate/submit-documents',
    ),
  thanks: () => employer.page<ThankYouPage>('/api/pages/thank-you?kind=corporate'),
};
const policies = () => employer.bff.orders.groupPolicies();

/** A plan for each category of one insurer and TPA; with a condition on who may buy it where that is wanted. */
async function chooseAll({ conditions }: { conditions: boolean } = { conditions: false }) {
  // Plans with a condition are those for low salaries.
  await employer.saveMembers(1, 9, conditions ? 9 : 0);
  await employer.saveMembers(2, 30);
  const [firsts, seconds] = [await employer.list(1), await employer.list(2)];
  const pairs = firsts.tiles
    .filter((tile) => tile.conditions.length > 0 === conditions)
    .flatMap((first) => seconds.tiles.filter(isOfPair(first)).map((second) => [first, second]));
  for (const [at, { id }] of (pairs[0] ?? []).entries())
    await employer.press(`${list}/select`, { category: String(at + 1), plan: String(id) });
}

type Tile = Awaited<ReturnType<Employer['list']>>['tiles'][number];
const isOfPair = (one: Tile) => (other: Tile) =>
  one.insurerId === other.insurerId && one.tpaId === other.tpaId && one.id !== other.id;

async function confirm(over: Record<string, string> = {}, headers = {}) {
  const { plans, netFils, firstStart } = await page.buy();
  const said = {
    plans,
    premium: String(filsToAed(netFils)),
    policy_start_date: firstStart,
    t_and_c_3: 'yes',
    ...over,
  };
  return employer.browser.form(paths.buyPolicy, said, headers);
}

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

describe('the papers of a bought group', () => {
  const csv = 'name,birth date,gender\nA,01/02/1990,F';
  const purpose = '/api/uploads/group-document';

  type Files = Record<string, [name: string, content: string]>;

  async function post(to: string, files: Files, fields = {}) {
    const edge = 'edge-of-the-tests';
    const part = (head: string, content: string) =>
      `--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
    const said = { csrf_token: employer.browser.token(), ...fields };
    const payload = [
      ...Object.entries(said).map(([name, value]) => part(`name="${name}"`, value)),
      ...Object.entries(files).map(([slot, [name, content]]) =>
        part(`name="${slot}"; filename="${name}"`, content),
      ),
    ].join('');
    return employer.bff.app.inject({
      method: 'POST',
      url: to,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: employer.browser.cookie(),
        'content-type': `multipart/form-data; boundary=${edge}`,
        ...(to === paths.sendDocuments ? { accept: 'text/html' } : {}),
      },
      payload: `${payload}--${edge}--\r\n`,
    });
  }

  it('are for whoever has bought: before, the page leads back', async () => {
    await chooseAll();
    expect((await page.documents()).redirect).toBe(summary);
    expect((await post(purpose, { census_file: ['staff.csv', csv] })).statusCode).toBe(404);
  });

  it('may go ahead one by one, are known after a reload, and can be taken back', async () => {
    await chooseAll();
    await confirm();
    const sent = await post(purpose, { census_file: ['staff.csv', csv] });
    expect(sent.json()).toMatchObject({ status: 1, uploads: [{ slot: 'census_file' }] });
    const { upload_id: id } = sent.json().uploads[0];
    const { slots } = await page.documents();
    expect(slots).toMatchObject([
      { field: 'census_file', file: { uploadId: id, kind: 'csv', bytes: csv.length } },
      { field: 'license_file', file: null },
    ]);
    // Another one takes its place; taken back, neither is there.
    const again = await post(purpose, { census_file: ['staff.csv', `${csv}\nB,01/02/1991,M`] });
    const second = again.json().uploads[0].upload_id;
    const token = { csrf_token: employer.browser.token() };
    const removed = await employer.browser.post(`${purpose}/${second}/delete`, token);
    expect(removed.json()).toEqual({ status: 1 });
    expect((await page.documents()).slots[0]?.file).toBeNull();
    // A staff list is no licence.
    const wrong = await post(purpose, { license_file: ['license.csv', csv] });
    expect(wrong.statusCode).toBe(415);
  });

  it('come as a plain form, with what is missing said, and a file taken back by its own button', async () => {
    await chooseAll();
    await confirm();
    const { invalidTradeLicense } = corporateMessages;
    const first = await post(paths.sendDocuments, { census_file: ['staff.csv', csv] });
    expect(first.headers.location).toBe(paths.documents);
    const { errors, slots } = await page.documents();
    expect(errors).toEqual([{ field: 'license_file', message: invalidTradeLicense }]);
    expect(slots[0]?.file).not.toBeNull();
    await post(paths.sendDocuments, {}, { remove: 'census_file' });
    expect((await page.documents()).slots[0]?.file).toBeNull();
    const both: Files = { census_file: ['staff.csv', csv], license_file: ['a.pdf', aPdf()] };
    const last = await post(paths.sendDocuments, both);
    expect(last.headers.location).toBe(paths.thankYou);
    expect(await page.documents()).toMatchObject({ submitted: true });
    // What went on to the insurer is replaced, not taken away.
    const kept = (await page.documents()).slots[0]?.file?.uploadId;
    const token = { csrf_token: employer.browser.token() };
    const refused = await employer.browser.post(`${purpose}/${kept}/delete`, token);
    expect([refused.statusCode, refused.json().error]).toEqual([409, messages.fileIsKept]);
    await post(paths.sendDocuments, {}, { remove: 'census_file' });
    expect((await page.documents()).slots[0]?.file?.uploadId).toBe(kept);
  });

  it('end in thanks with the policy, its dates and its schedule', async () => {
    await chooseAll();
    await confirm({ policy_start_date: '2026-12-01' });
    const waiting = await page.thanks();
    expect(waiting.policy?.group?.waitsForDocuments).toBe(paths.documents);
    employer.bff.pass(86_400);
    const both: Files = { census_file: ['staff.csv', csv], license_file: ['a.pdf', aPdf()] };
    await post(paths.sendDocuments, both);
    const [policy] = await policies();
    const thanks = await page.thanks();
    expect(thanks).toMatchObject({
      policy: {
        reference: policy?.policyReference,
        startDate: '2026-12-01',
        group: { endDate: '2027-11-30', memberCount: 39, waitsForDocuments: null },
      },
      email: 'maryam@example.com',
      papers: [{ kind: 'schedule', href: paths.policyPdf }],
      start: '/survey/medical/corporate?step=emirate',
    });
    expect(thanks.at?.slice(0, 10)).toBe('2026-11-25');
    const pdf = await employer.browser.get(paths.policyPdf);
    expect([pdf.statusCode, pdf.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const paper = JSON.stringify(employer.bff.documents.rendered.at(-1));
    for (const said of ['Palm Trading LLC', '39 members', 'Category B, 30 members', '30/11/2027'])
      expect(paper).toContain(said);
    await employer.browser.get('/uae/ar/');
    await employer.browser.get(paths.policyPdf);
    const arabic = employer.bff.documents.rendered.at(-1);
    const words = JSON.stringify(arabic?.sections.filter(({ kind }) => kind === 'rows'));
    expect(words).not.toMatch(/"(?:label|title)":"[A-Z]/);
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
