/** How a customer comes in, and what strangers and thieves see of it (decisions A6-A9, A20). */
import { totpCode, totpStep } from '@muqarin/accounts/totp';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { invitation } from '@muqarin/rules/mailed-links';
import { describe, expect, it } from 'vitest';
import type { MailedLinkPage, SecurityPage, SignInPage } from '../contract/account-pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { customer, lastToken, signInAs, withAccount } from './support/customers.ts';
import { linkKey } from './support/mailed-path.ts';

const json = { accept: 'application/json' };
const html = { accept: 'text/html' };
const account = async (browser: Browser) => (await browser.get('/api/pages/account')).json();
const signInPage = async (browser: Browser, query = '') =>
  (await browser.get(`/api/pages/account/sign-in${query}`)).json<SignInPage>();
const security = async (browser: Browser, query = '') =>
  (await browser.get(`/api/pages/account/security${query}`)).json<SecurityPage>();
const wrong = { title: 'E-mail or password is not right.' };

describe('an account', () => {
  it('is opened by a mailed link, and its owner is signed in under a new session id', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    expect(await account(browser)).toEqual({ redirect: '/sign-in' });
    await browser.form('/sign-up', { email: customer.email });
    const page = (await browser.get('/api/pages/account/sign-up')).json();
    expect(page).toMatchObject({ notice: expect.stringContaining('We have sent a link') });
    const token = await lastToken(bff);
    const link = `/api/pages/account/link?kind=sign-up&token=${token}`;
    const looked = (await browser.get(link)).json<MailedLinkPage>();
    expect(looked).toMatchObject({ email: customer.email, token });
    const before = browser.cookie();
    const weak = await browser.form('/sign-up/open', { token, name: 'M', password: '12345678' });
    expect(weak.headers.location).toBe(`/sign-up/${token}`);
    await browser.form('/sign-up/open', { token, name: 'Mariam', password: customer.password });
    expect(browser.cookie()).not.toBe(before);
    expect(await account(browser)).toMatchObject({ name: 'Mariam', email: customer.email });
    const used = (await browser.get(link)).json<MailedLinkPage>();
    expect(used).toMatchObject({ email: null, token: '' });
  });

  it('says the same to an address that has one and to one that has none, in words, status and headers', async () => {
    const bff = await bffUnderTest();
    await withAccount(bff);
    const unknown = { ...customer, email: 'nobody@example.com' };
    const asked = async (email: string) => {
      const browser = await openBrowser(bff.app);
      const answers = [
        await signInAs(browser, { email, password: 'wrong' }),
        await browser.post('/reset-password-request', { csrf_token: browser.token(), email }),
        await browser.form('/sign-up', { email }, json),
        await browser.form('/sign-in/link', { email }, json),
      ];
      return answers.map(({ statusCode, headers, body }) => {
        const { 'set-cookie': _own, date: _now, 'content-length': _same, ...others } = headers;
        const said = Object.entries(others).filter(([name]) => !/nonce|security|trace/.test(name));
        return { statusCode, body, said: Object.fromEntries(said) };
      });
    };
    expect(await asked(customer.email)).toEqual(await asked(unknown.email));
  });
});

it('an invitation opens an account for its address, and leads whoever has one to where they sign in', async () => {
  const bff = await bffUnderTest();
  const { email } = customer;
  const says = invitation.says(email, bff.now());
  const sealed = createMailedMarks([linkKey]).seal(invitation.kind, says);
  const [, , token = ''] = invitation.path(sealed).split('/');
  const browser = await openBrowser(bff.app);
  const look = async (of: Browser) =>
    (await of.get(`/api/pages/account/link?kind=sign-up&token=${token}`)).json();
  expect(await look(browser)).toMatchObject({ email, token });
  const sent = await browser.form('/sign-up/open', { token, name: 'Mariam' });
  expect(sent.headers.location).toBe('/my-account');
  const again = await openBrowser(bff.app);
  expect(await look(again)).toEqual({ redirect: '/sign-in' });
  const { notice } = (await again.get('/api/pages/account/sign-in')).json();
  expect(notice).toBe('You have an account already. Please sign in.');
});

describe('signing in', () => {
  it('takes address and password, and answers as the document reads it', async () => {
    const bff = await bffUnderTest();
    await withAccount(bff);
    const browser = await openBrowser(bff.app);
    const missing = await signInAs(browser, { email: 'mariam', password: '' });
    expect(missing.json()).toMatchObject({ title: expect.stringContaining('Please enter') });
    expect((await signInAs(browser, { ...customer, password: 'wrong' })).json()).toEqual(wrong);
    const answer = await signInAs(browser);
    expect(answer.json()).toEqual({ status: 'Login Successful', title: 'Login Successful' });
    expect(await account(browser)).toMatchObject({ email: customer.email });
  });

  it('leads a browser without scripts on, and back with what went wrong', async () => {
    const bff = await bffUnderTest();
    await withAccount(bff);
    const browser = await openBrowser(bff.app);
    const { email, password } = customer;
    const to = '/my-account/policies?type=health';
    const failed = await browser.form('/user-sign-in', { email, password: 'wrong', to }, html);
    expect(failed.headers.location).toBe(`/sign-in?to=${encodeURIComponent(to)}`);
    expect(await signInPage(browser)).toMatchObject({ warning: wrong.title, showsForgot: true });
    expect(await signInPage(browser)).toMatchObject({ warning: null, showsForgot: false });
    const right = await browser.form('/user-sign-in', { email, password, to }, html);
    expect(right.headers.location).toBe(to);
    const elsewhere = { email, password, to: '//evil.example' };
    const kept = await browser.form('/user-sign-in', elsewhere, html);
    expect(kept.headers.location).toBe('/my-account');
  });

  it('waits from the sixth wrong try of one address and name, and `title` says how long', async () => {
    const bff = await bffUnderTest({ TRUST_PROXY: 'on' });
    const known = await withAccount(bff);
    const thief = await openBrowser(bff.app);
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const guess = (password: string) => signInAs(thief, { ...customer, password }, from);
    for (let i = 0; i < 5; i += 1) expect((await guess(`wrong ${i}`)).json()).toEqual(wrong);
    const sixth = await guess(customer.password);
    expect(sixth.statusCode).toBe(429);
    expect(sixth.headers['retry-after']).toBe('30');
    expect(sixth.json<{ title: string }>().title).toContain('Please wait 0:30 minutes');
    // From elsewhere the person themselves still comes in.
    await known.form('/sign-out');
    expect((await signInAs(known)).json()).toMatchObject({ status: 'Login Successful' });
  });

  it('asks for a second factor where there is one, and is not said to be successful before it', async () => {
    const bff = await bffUnderTest();
    const browser = await withAccount(bff);
    const { totp } = await security(browser, '?add=totp');
    const code = () => totpCode(totp?.secret ?? '', totpStep(bff.now()));
    await browser.form('/my-account/security', { action: 'totp', code: code(), label: 'Phone' });
    const { totps, recoveryCodes } = await security(browser);
    expect(totps).toMatchObject([{ label: 'Phone' }]);
    expect(recoveryCodes).toHaveLength(10);
    await browser.form('/sign-out');
    const first = await signInAs(browser);
    expect(first.json()).not.toHaveProperty('status');
    expect(first.json()).toMatchObject({ redirect: '/sign-in' });
    expect(await account(browser)).toEqual({ redirect: '/sign-in' });
    expect(await signInPage(browser)).toMatchObject({ asks: 'code' });
    await browser.form('/sign-in/code', { code: code() });
    expect(await account(browser)).toHaveProperty('redirect');
    bff.pass(30);
    await browser.form('/sign-in/code', { code: code() });
    expect(await account(browser)).toMatchObject({ email: customer.email });
  });

  it('by a mailed link takes a press of its button, once', async () => {
    const bff = await bffUnderTest();
    const owner = await withAccount(bff);
    await owner.form('/sign-out');
    await owner.form('/sign-in/link', { email: customer.email });
    const token = await lastToken(bff);
    await owner.get(`/api/pages/account/link?kind=sign-in&token=${token}`);
    expect(await account(owner)).toHaveProperty('redirect');
    await owner.form('/sign-in/by-link', { token });
    expect(await account(owner)).toMatchObject({ email: customer.email });
    const other = await openBrowser(bff.app);
    await other.form('/sign-in/by-link', { token });
    expect(await signInPage(other)).toMatchObject({
      warning: expect.stringContaining('This link has ended'),
    });
  });

  it('/web/login leads to it, and whoever is in is led on', async () => {
    const bff = await bffUnderTest();
    const browser = await withAccount(bff);
    expect((await browser.get('/web/login')).headers.location).toBe('/sign-in');
    expect(await signInPage(browser)).toEqual({ redirect: '/my-account' });
  });
});

describe('a forgotten password', () => {
  it('is chosen anew by a link, once, and everybody is signed out', async () => {
    const bff = await bffUnderTest();
    const thief = await withAccount(bff);
    const owner = await openBrowser(bff.app);
    const asked = { csrf_token: owner.token(), email: customer.email };
    const answer = (await owner.post('/reset-password-request', asked)).json();
    expect(answer).toEqual({ message: expect.stringContaining('works for one hour') });
    const token = await lastToken(bff);
    const password = 'another long sentence';
    const short = await owner.form('/reset-password', { token, password: 'short' });
    expect(short.headers.location).toBe(`/reset-password/${token}`);
    await owner.form('/reset-password', { token, password });
    expect(await signInPage(owner)).toMatchObject({
      notice: 'Your password is changed. Please sign in with it.',
    });
    bff.pass(1);
    expect(await account(thief)).toHaveProperty('redirect');
    await owner.form('/reset-password', { token, password: 'a third long sentence' });
    expect(await signInPage(owner)).toMatchObject({
      warning: expect.stringContaining('This link has ended'),
    });
    expect((await signInAs(owner, { ...customer, password })).json()).toHaveProperty('status');
  });
});
