/** Where a customer is signed in, for how long, and what they may change meanwhile (ASVS 5, 7; decisions A20). */
import { accountMessages } from '@muqarin/rules/messages-account';
import { describe, expect, it } from 'vitest';
import type { SecurityPage, SignInPage } from '../contract/account-pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { customer, signInAs, withAccount } from './support/customers.ts';

const account = async (browser: Browser) => (await browser.get('/api/pages/account')).json();
const signInPage = async (browser: Browser, query = '') =>
  (await browser.get(`/api/pages/account/sign-in${query}`)).json<SignInPage>();
const security = async (browser: Browser, query = '') =>
  (await browser.get(`/api/pages/account/security${query}`)).json<SecurityPage>();
const wrong = { title: 'E-mail or password is not right.' };

describe('a session of a customer', () => {
  it('asks again after half an hour of nothing, and then goes on where it was', async () => {
    const bff = await bffUnderTest();
    const browser = await withAccount(bff);
    for (let minutes = 0; minutes < 60; minutes += 20) {
      bff.pass(20 * 60);
      expect(await account(browser)).toMatchObject({ email: customer.email });
    }
    bff.pass(30 * 60 + 1);
    expect(await account(browser)).toEqual({ redirect: '/sign-in' });
    const call = await browser.post('/update-my-account', { name: 'X' });
    expect(call.statusCode).toBe(401);
    expect(call.json()).toMatchObject({ msg: 'Please sign in again.' });
    expect(await signInPage(browser)).toMatchObject({ again: customer.email });
    await signInAs(browser);
    expect(await account(browser)).toMatchObject({ email: customer.email });
    // It took the place of the one before.
    expect((await security(browser)).sessions).toHaveLength(1);
  });

  it('is listed and ended from another one, and refused within a second', async () => {
    const bff = await bffUnderTest();
    const laptop = await withAccount(bff);
    const phone = await openBrowser(bff.app);
    await signInAs(phone, customer, { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' });
    const { sessions } = await security(laptop);
    expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['', true],
      ['Safari on iPhone', false],
    ]);
    const session_id = sessions[1]?.sessionId ?? '';
    await laptop.form('/my-account/security', { action: 'end-session', session_id });
    bff.pass(1);
    expect(await account(phone)).toHaveProperty('redirect');
    const notice = accountMessages.signedOutHere;
    expect(await signInPage(phone)).toMatchObject({ notice, showsForgot: false });
    expect(await signInPage(phone)).toMatchObject({ notice: null });
    await signInAs(phone);
    await laptop.form('/my-account/security', { action: 'end-sessions' });
    bff.pass(1);
    expect(await account(phone)).toHaveProperty('redirect');
    expect(await account(laptop)).toMatchObject({ email: customer.email });
  });

  it('that is ended is refused within a second by each of two copies', async () => {
    const bff = await bffUnderTest();
    const { now, keyValue, accounts } = bff;
    const copy = await bffUnderTest({}, { now, keyValue, accounts: accounts.client });
    const phone = await withAccount(bff);
    const laptop = await openBrowser(bff.app);
    await signInAs(laptop);
    const copies = [bff, copy];
    const headers = { cookie: phone.cookie(), 'sec-fetch-site': 'same-origin' };
    const answers = async () => {
      const url = '/api/pages/account';
      const all = copies.map(({ app }) => app.inject({ url, headers }));
      return (await Promise.all(all)).map((answer) => answer.json());
    };
    const isIn = expect.objectContaining({ email: customer.email });
    // Each copy has just heard that it stands.
    expect(await answers()).toEqual([isIn, isIn]);
    await laptop.form('/my-account/security', { action: 'end-sessions' });
    for (const { pass } of copies) pass(1);
    expect(await answers()).toEqual([{ redirect: '/sign-in' }, { redirect: '/sign-in' }]);
  });

  it('changes what is worth more only for ten minutes after its owner has shown who they are', async () => {
    const bff = await bffUnderTest();
    const browser = await withAccount(bff);
    bff.pass(10 * 60 + 1);
    const change = (fields: Record<string, string>) =>
      browser.form('/my-account/security', { action: 'password', ...fields });
    const late = await change({ password: 'another long sentence' });
    expect(late.headers.location).toBe(
      `/sign-in?to=${encodeURIComponent('/my-account/security')}&again=1`,
    );
    expect(await signInPage(browser, '?again=1')).toMatchObject({ again: customer.email });
    const before = browser.cookie();
    await signInAs(browser);
    expect(browser.cookie()).not.toBe(before);
    await change({ password: 'another long sentence' });
    const other = await openBrowser(bff.app);
    expect((await signInAs(other)).json()).toEqual(wrong);
    expect(await account(browser)).toMatchObject({ email: customer.email });
  });

  it('is asked to confirm what would leave one way in, and keeps the last one', async () => {
    const bff = await bffUnderTest();
    const browser = await withAccount(bff);
    const remove = (factor: string, more = {}) =>
      browser.form('/my-account/security', { action: 'remove', factor, ...more });
    await remove('password');
    expect(await security(browser)).toMatchObject({
      password: true,
      confirm: { factor: 'password', warning: 'mail-only' },
    });
    expect((await security(browser)).confirm).toBeNull();
    await remove('password', { confirmed: 'yes' });
    expect(await security(browser)).toMatchObject({ password: false });
    await remove('link', { confirmed: 'yes' });
    expect(await security(browser)).toMatchObject({
      link: true,
      warning: 'This is your only way to sign in. Add another one first.',
    });
  });

  it('ends with everything of its owner’s in this browser', async () => {
    const bff = await bffUnderTest();
    const browser = await withAccount(bff);
    await browser.submit();
    await browser.form('/sign-out');
    expect(await account(browser)).toHaveProperty('redirect');
    const products = (await browser.get('/api/pages/medical/individual/products')).json();
    expect(products).toHaveProperty('redirect');
  });

  it('is kept by a hash of its id, never by the id', async () => {
    const bff = await bffUnderTest();
    const keys: string[] = [];
    const swap = bff.keyValue.compareAndSet.bind(bff.keyValue);
    bff.keyValue.compareAndSet = (key, ...rest) => {
      keys.push(key);
      return swap(key, ...rest);
    };
    const browser = await withAccount(bff);
    const id = decodeURIComponent(/muqarin=([^.;]+)/.exec(browser.cookie())?.[1] ?? '');
    const random = id.split('~')[1] ?? 'none';
    expect(random.length).toBeGreaterThanOrEqual(32);
    expect(keys.some((key) => key.startsWith('bff:session:'))).toBe(true);
    expect(keys.filter((key) => key.includes(random))).toEqual([]);
  });
});
