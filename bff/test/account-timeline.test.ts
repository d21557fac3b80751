/** One place: what was asked, bought, filed and noted, linked by a confirmed address or by the session in which it began. */
import { policyPath } from '@muqarin/rules/policy-pages';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountPage } from '../contract/account-pages.ts';
import { medicalPaths } from '../contract/medical/pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { customer, filePart, signInAs, withAccount } from './support/customers.ts';
import { buyFields } from './support/journey.ts';
import { mailedPath } from './support/mailed-path.ts';
import { walkToLast } from './support/motor-journey.ts';
import { makePng } from './support/png.ts';
import { policiesElsewhere } from './support/policies-elsewhere.ts';
import { callMeBack, filedClaim } from './support/site-payloads.ts';

let bff: BffUnderTest;
beforeEach(async () => {
  bff = await bffUnderTest();
});

const timeline = async (browser: Browser) =>
  (await browser.get('/api/pages/account')).json<AccountPage>().timeline;
const kinds = async (browser: Browser) => (await timeline(browser)).rows.map(({ kind }) => kind);
const open = (browser: Browser, row: string) => browser.form('/my-account/open', { row });

describe('one place for everything of a customer', () => {
  it('has what their address asked for in another browser, each with its state and the way back', async () => {
    const shop = await openBrowser(bff.app);
    await shop.submit();
    await shop.post('/contact', callMeBack);
    await shop.post('/submit-your-claim', { ...filedClaim(shop), email: customer.email });
    const mine = await withAccount(bff);
    const { rows } = await timeline(mine);
    const states = Object.fromEntries(rows.map(({ kind, state }) => [kind, state]));
    expect(states).toMatchObject({ quote: 'open', call: 'waiting', claim: 'received' });
    const quote = rows.find(({ kind }) => kind === 'quote');
    expect(quote).toMatchObject({ line: 'medical', canOpen: true, until: expect.any(String) });
    const answer = await open(mine, quote?.id ?? '');
    expect(answer.headers.location).toBe(medicalPaths.products);
    const products = await mine.get('/api/pages/medical/individual/products');
    expect(products.json()).not.toHaveProperty('redirect');
  });

  it('has the policy in the place of its quote, and leads to it and to its end', async () => {
    const mine = await withAccount(bff);
    await mine.submit();
    await mine.form(medicalPaths.buyPolicy, buyFields);
    const [policy] = (await timeline(mine)).rows;
    expect(policy).toMatchObject({
      kind: 'policy',
      state: 'documents',
      at: '2026-12-01',
      until: '2027-11-30',
      canEnd: true,
    });
    expect(await kinds(mine)).toEqual(['policy']);
    const phone = await openBrowser(bff.app);
    await signInAs(phone);
    const answer = await open(phone, policy?.id ?? '');
    const path = policyPath('medical', policy?.reference ?? '');
    expect(answer.headers.location).toBe(path);
    const toEnd = await phone.form('/my-account/open', { row: policy?.id ?? '', next: 'end' });
    expect(toEnd.headers.location).toBe(`${path}/cancel`);
    const page = await phone.get(`/api/pages/policy?line=medical&reference=${policy?.reference}`);
    expect(page.json()).toMatchObject({ reference: policy?.reference });
  });

  it('has answers that began before somebody signed in, and those that wait, under no address', async () => {
    const mine = await openBrowser(bff.app);
    await walkToLast(mine);
    await withAccount(bff, customer, mine);
    expect(await kinds(mine)).toEqual(['draft']);
    await mine.form('/sign-out');
    const phone = await openBrowser(bff.app);
    await signInAs(phone);
    const [draft] = (await timeline(phone)).rows;
    expect(draft).toMatchObject({ kind: 'draft', line: 'motor', state: 'begun', canOpen: true });
    const answer = await open(phone, draft?.id ?? '');
    expect(answer.headers.location).toMatch(/^\/survey\/motor/);
  });

  it('keeps what began in a session that is signed out before the account was looked at', async () => {
    const mine = await withAccount(bff);
    await walkToLast(mine);
    await mine.form('/sign-out');
    await signInAs(mine);
    expect(await kinds(mine)).toEqual(['draft']);
  });

  it('has a claim that was filed without an address by the session that filed it, and nobody else has', async () => {
    const mine = await withAccount(bff);
    await mine.post('/submit-your-claim', filedClaim(mine));
    expect(await kinds(mine)).toEqual(['claim']);
    const [claim] = (await timeline(mine)).rows;
    const phone = await openBrowser(bff.app);
    await signInAs(phone);
    expect((await open(phone, claim?.id ?? '')).headers.location).toBe(
      `/claim/${claim?.reference}`,
    );
    const page = await phone.get(`/api/pages/site/case?kind=claim&reference=${claim?.reference}`);
    expect(page.json()).toMatchObject({ state: { request: 'Front bumper' } });
    const other = await withAccount(bff, { ...customer, email: 'omar@example.com' });
    expect(await kinds(other)).toEqual([]);
    const answer = await open(other, claim?.id ?? '');
    expect(answer.headers.location).toBe('/my-account');
  });

  it('takes nothing of what a mailed link opened in its browser', async () => {
    const shop = await openBrowser(bff.app);
    await shop.submit();
    await shop.form(medicalPaths.buyPolicy, buyFields);
    const [policy] = await bff.orders.policies();
    const other = await withAccount(bff, { ...customer, email: 'omar@example.com' });
    const link = mailedPath('medical_policy', policy?.policyId ?? '', '2027-12-31');
    await other.get(link, { 'sec-fetch-site': 'none' });
    expect(await kinds(other)).toEqual([]);
    expect(await kinds(await withAccount(bff))).toEqual(['policy']);
  });

  it('has policies of elsewhere with their papers', async () => {
    const mine = await withAccount(bff);
    const elsewhere = policiesElsewhere(() => mine);
    const paper = filePart('user_attachment-0', makePng(8, 8), 'paper.png');
    await elsewhere.add({ expiry_date: '2025-03-14' });
    await elsewhere.add({ no_attachments: '1' }, [paper]);
    const { rows, papers } = await timeline(mine);
    expect(rows.map(({ kind, state, until }) => [kind, state, until])).toContainEqual([
      'elsewhere',
      'ended',
      '2025-03-14',
    ]);
    expect(papers).toMatchObject([{ of: 'car', at: expect.any(String) }]);
    expect(rows[0]).toMatchObject({ href: '/my-account/policies?type=car', canOpen: false });
  });

  it('is 404’s sentence for a row that is nobody’s', async () => {
    const mine = await withAccount(bff);
    for (const row of ['', 'quote:none', 'policy:1', '__proto__']) {
      expect((await open(mine, row)).headers.location).toBe('/my-account');
    }
  });
});
