/** The page of a person's policy, and its end: the refund is foretold before it can be asked for (features 137). */
import { policyMessages } from '@muqarin/rules/messages-policy';
import { cancelPath, policyPath } from '@muqarin/rules/policy-pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { medicalPaths } from '../contract/medical/pages.ts';
import type { PolicyCancelPage, PolicyPage } from '../contract/policy-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { buyFields, withQuote } from './support/journey.ts';
import { mailedPath } from './support/mailed-path.ts';

let bff: BffUnderTest;
let browser: Browser;
let reference: string;
let policyId: string;
/** AED 2,000.50 from 01/12/2026 on; it is 21/11/2026. */
beforeEach(async () => {
  bff = await bffUnderTest();
  browser = await withQuote(bff.app);
  await browser.form(medicalPaths.buyPolicy, buyFields);
  const [policy] = await bff.orders.policies();
  reference = policy?.policyReference ?? '';
  policyId = policy?.policyId ?? '';
});

const ask = (path: string, more = '') =>
  `/api/pages/${path}?line=medical&reference=${reference}${more}`;
const policyPage = async () => (await browser.get(ask('policy'))).json<PolicyPage>();
const cancelPage = async () => (await browser.get(ask('policy/cancel'))).json<PolicyCancelPage>();
const cancel = (day: string, fields: Record<string, string>) => {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts = { 'day[year]': year, 'day[month]': String(Number(month)), 'day[day]': date };
  return browser.form(cancelPath('medical', reference), { ...parts, ...fields });
};

describe('the page of a policy', () => {
  it('says what was bought and what its insurer holds to', async () => {
    expect(await policyPage()).toMatchObject({
      reference,
      grossFils: 210_053,
      soldGrossFils: 210_053,
      startDate: '2026-12-01',
      endDate: '2027-11-30',
      terms: { refund: 'without_claim', backdatingDays: 30, daysOfPeriod: 365, assumed: false },
      canCancel: true,
      changes: [],
    });
  });

  it('opens by the link of its mail in another browser, and is nobody else’s', async () => {
    const other = await openBrowser(bff.app);
    expect((await other.get(ask('policy'))).statusCode).toBe(404);
    const link = mailedPath('medical_policy', policyId, '2027-12-31');
    const opened = await other.get(link, { 'sec-fetch-site': 'none' });
    expect(opened.headers.location).toBe(policyPath('medical', reference));
    expect((await other.get(ask('policy'))).json()).toMatchObject({ reference });
    const motor = `/api/pages/policy?line=motor&reference=${reference}`;
    expect((await browser.get(motor)).statusCode).toBe(404);
    expect((await browser.get(`/api/pages/policy?line=x&reference=${reference}`)).statusCode).toBe(
      404,
    );
  });
});

describe('the next year of a policy', () => {
  const yearLater = async (days: number) => {
    bff.pass(days * 24 * 3600);
    const later = await openBrowser(bff.app);
    const link = mailedPath('medical_policy', policyId, '2027-12-31');
    await later.get(link, { 'sec-fetch-site': 'none' });
    return later;
  };
  const years = async (of: Browser) => (await of.get(ask('policy'))).json<PolicyPage>().years;

  it('is said from 60 days before its end, by rows that sum to the difference', async () => {
    expect((await policyPage()).years).toBeNull();
    // 30/09/2027.
    expect(await years(await yearLater(313))).toBeNull();
    const shown = await years(await yearLater(1));
    expect(shown).toMatchObject({ paidFils: 210_053, same: { planName: expect.any(String) } });
    const { rows = [], paidFils = 0, lowest } = shown ?? {};
    expect(rows.reduce((sum, { fils }) => sum + fils, paidFils)).toBe(lowest?.grossFils);
    expect(rows.map(({ code }) => code)).not.toContain('changed');
  });

  it('leads to its plans, from last year’s answers, under a quote of its own', async () => {
    const later = await yearLater(320);
    const sent = await later.form(`${policyPath('medical', reference)}/renew`);
    expect(sent.headers.location).toBe(medicalPaths.products);
    const quotes = await bff.quoting.quotes();
    expect(quotes).toHaveLength(2);
    expect(quotes[1]?.answers).toEqual(quotes[0]?.answers);
    const list = await later.get('/api/pages/medical/individual/products');
    expect(list.statusCode).toBe(200);
    const stranger = await openBrowser(bff.app);
    const refused = await stranger.form(`${policyPath('medical', reference)}/renew`);
    expect(refused.headers.location).not.toBe(medicalPaths.products);
  });
});

describe('the end of a policy', () => {
  it('is foretold with its row, then kept once at that refund', async () => {
    const first = await cancelPage();
    expect(first).toMatchObject({
      foretold: null,
      units: ['1'],
      firstDay: '2026-12-01',
      lastDay: '2027-11-30',
      day: { year: '2026', month: '12', day: '1' },
    });
    await cancel('2027-01-01', { action: 'price' });
    const { foretold } = await cancelPage();
    // 334 days of 365 of AED 2,000.50, and VAT on that.
    expect(foretold).toEqual({
      effectiveOn: '2027-01-01',
      rows: [
        {
          unit: '1',
          periodFils: 200_050,
          daysLeft: 334,
          netFils: -183_059,
          keptBecause: null,
          tablePercent: null,
        },
      ],
      rowCount: 1,
      netFils: -183_059,
      vatFils: -9_153,
      grossFils: -192_212,
    });
    expect((await cancelPage()).foretold).toBeNull();
    const seen = { action: 'cancel', seen: '-192212' };
    const answers = await Promise.all([cancel('2027-01-01', seen), cancel('2027-01-01', seen)]);
    for (const answer of answers)
      expect(answer.headers.location).toBe(policyPath('medical', reference));
    const page = await policyPage();
    expect(page).toMatchObject({
      status: 'cancelled',
      cancelledOn: '2027-01-01',
      grossFils: 210_053 - 192_212,
      changes: [{ number: 1, kind: 'end', ends: 1, paper: null, canUndo: true }],
      canCancel: false,
    });
    expect(page.notice).toContain('01/01/2027');
    expect(await cancelPage()).toEqual({ redirect: policyPath('medical', reference) });
  });

  it('that was undone can come again, at the same refund on the same day', async () => {
    const seen = { action: 'cancel', seen: '-192212' };
    await cancel('2027-01-01', { ...seen, after: String((await cancelPage()).changeCount) });
    await browser.form(`${policyPath('medical', reference)}/undo`, { number: '1', seen: '192212' });
    expect((await policyPage()).status).toBe('pending_documents');
    await cancel('2027-01-01', { ...seen, after: String((await cancelPage()).changeCount) });
    expect(await policyPage()).toMatchObject({ status: 'cancelled', changeCount: 3 });
  });

  it('pays nothing back after a claim, and says why', async () => {
    await cancel('2027-01-01', { action: 'price', claimed: '1' });
    const { foretold, claimed } = await cancelPage();
    expect(claimed).toBe('1');
    expect(foretold).toMatchObject({ grossFils: 0, rows: [{ keptBecause: 'claim' }] });
  });

  it.each([
    ['2026-02-30', {}, 'day', policyMessages.badDay],
    ['2026-11-30', {}, 'day', 'Choose a day from 01/12/2026 to 30/11/2027, when the policy runs.'],
    ['2027-01-01', { claimed: '9' }, 'claimed', policyMessages.notCovered],
  ])('is refused on %s with %o', async (day, fields, field, message) => {
    await cancel(day, { action: 'price', ...fields });
    expect(await cancelPage()).toMatchObject({ errors: [{ field, message }], foretold: null });
    await cancel(day, { action: 'cancel', seen: '-192212', ...fields });
    expect((await policyPage()).status).toBe('pending_documents');
  });

  it('is not kept at another amount than was seen', async () => {
    await cancel('2027-01-01', { action: 'cancel', seen: '-192211' });
    expect(await cancelPage()).toMatchObject({ warning: policyMessages.amountChanged });
    expect((await policyPage()).status).toBe('pending_documents');
  });

  it('is not backdated further than the insurer lets it', async () => {
    bff.pass(50 * 86_400);
    // The session has ended by then; the mail's link has not.
    browser = await openBrowser(bff.app);
    const link = mailedPath('medical_policy', policyId, '2027-12-31');
    await browser.get(link, { 'sec-fetch-site': 'none' });
    // It is 10/01/2027: 11/12/2026 is the first day that still can be chosen.
    expect(await cancelPage()).toMatchObject({ firstDay: '2026-12-11' });
    await cancel('2026-12-10', { action: 'price' });
    expect((await cancelPage()).errors).toEqual([
      { field: 'day', message: 'This insurer takes changes at most 30 days back.' },
    ]);
  });
});
