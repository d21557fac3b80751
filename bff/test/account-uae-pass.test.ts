/** UAE PASS, there and back, against a server that plays it (issue 19; ../shared/domain/calls-and-complaints.md). */
import { createLogger } from '@muqarin/platform/logger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SecurityPage, SignInPage } from '../contract/account-pages.ts';
import { readBffConfig } from '../src/config.ts';
import { warnOfUaePassOff } from '../src/use-cases/accounts/only-uae-pass.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { customer, withAccount } from './support/customers.ts';
import { client, type Switches, uaePassStandIn } from './support/uae-pass-stand-in.ts';

const start = '/user-sign-in/uae-pass';
const failed = 'UAE PASS could not sign you in. Please try again or choose another way.';
const unknown = 'This UAE PASS is not linked to an account here. Sign in another way, then add it.';
const basic =
  'This needs a UAE PASS account that is verified. Please upgrade it in the UAE PASS app.';
const cancelled = 'You cancelled UAE PASS. Nothing has changed.';
const taken = 'This UAE PASS could not be added: another one is, or another account has it.';

let standIn: Awaited<ReturnType<typeof uaePassStandIn>>;
beforeAll(async () => {
  standIn = await uaePassStandIn();
});
afterEach(() => {
  standIn.set({});
  standIn.heard.length = 0;
});
afterAll(() => standIn.end());

const settings = (more: Record<string, string> = {}) => ({
  UAE_PASS_CLIENT_ID: client.id,
  UAE_PASS_CLIENT_SECRET: client.secret,
  UAE_PASS_URL: standIn.url,
  ...more,
});

/** There and back; where the browser is then. */
async function go(browser: Browser, query = ''): Promise<string> {
  const sent = await browser.get(`${start}${query}`);
  const back = await standIn.visit(String(sent.headers.location));
  return String((await browser.get(back)).headers.location);
}

const signInPage = async (browser: Browser) =>
  (await browser.get('/api/pages/account/sign-in')).json<SignInPage>();
const securityPage = async (browser: Browser) =>
  (await browser.get('/api/pages/account/security')).json<SecurityPage>();
const emailOf = async (browser: Browser) =>
  (await browser.get('/api/pages/account')).json<{ email?: string }>().email;

/** An account with UAE PASS added, and a browser that nobody is signed in with. */
async function withUaePass(more: Record<string, string> = {}) {
  const bff = await bffUnderTest(settings(more));
  const owner = await withAccount(bff);
  expect(await go(owner, '?use=add')).toBe('/my-account/security');
  return { bff, owner, browser: await openBrowser(bff.app) };
}

/** One for all rows of a table: they change nothing there. */
let once: ReturnType<typeof withUaePass> | undefined;
function linked() {
  once ??= withUaePass();
  return once;
}

it('is nowhere while no client id is set, and not begun without its secret', async () => {
  const bff = await bffUnderTest();
  const browser = await openBrowser(bff.app);
  expect((await signInPage(browser)).uaePass).toBe(false);
  expect((await browser.get(start)).statusCode).toBe(404);
  expect((await browser.get(`${start}/callback?code=1&state=2`)).statusCode).toBe(404);
  const { UAE_PASS_CLIENT_SECRET: _none, ...half } = settings();
  const env = { SESSION_SECRET: 's'.repeat(32), LINK_KEYS: 'l'.repeat(32), ...half };
  expect(() => readBffConfig(env)).toThrow('UAE_PASS_CLIENT_SECRET');
});

it('is asked as it documents, in the language of the person, and only from our own page', async () => {
  const bff = await bffUnderTest(settings());
  const browser = await openBrowser(bff.app);
  expect((await signInPage(browser)).uaePass).toBe(true);
  await go(browser);
  expect(standIn.heard[0]?.authorize).toMatchObject({
    response_type: 'code',
    client_id: client.id,
    redirect_uri: `http://localhost:3000${start}/callback`,
    scope: 'urn:uae:digitalid:profile:general',
    acr_values: 'urn:safelayer:tws:policies:authentication:level:low',
    ui_locales: 'en',
    code_challenge_method: 'S256',
  });
  expect(standIn.heard[1]).toEqual({ how: 'query' });
  const foreign = await browser.get(start, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
});

describe('whoever has added it', () => {
  it('is signed in by it, in a session of a new id, where they were going', async () => {
    const { bff, browser } = await withUaePass();
    const before = browser.cookie();
    expect(await go(browser, '?to=/my-account/policies')).toBe('/my-account/policies');
    expect(browser.cookie()).not.toBe(before);
    expect(await emailOf(browser)).toBe(customer.email);
    const away = await openBrowser(bff.app);
    expect(await go(away, '?to=//evil.test')).toBe('/my-account');
  });

  it('is the same person with another address, number or name there', async () => {
    const { browser } = await withUaePass();
    standIn.set({ email: 'another@example.com', userType: 'SOP2' });
    expect(await go(browser)).toBe('/my-account');
    expect(await emailOf(browser)).toBe(customer.email);
  });

  it('sees it among the ways in, is told of it by mail, and takes it away', async () => {
    const { bff, owner, browser } = await withUaePass();
    const { uaePass } = await securityPage(owner);
    expect(uaePass).toEqual({ on: true, addedAt: expect.any(String) });
    expect(await bff.accounts.raised('AccountFactorChanged')).toHaveLength(1);
    await owner.form('/my-account/security', { action: 'remove', factor: 'uae_pass' });
    expect((await securityPage(owner)).uaePass.addedAt).toBeNull();
    expect(await go(browser)).toBe('/sign-in');
    expect((await signInPage(browser)).warning).toBe(unknown);
  });
});

it('is asked for by a form where that is set', async () => {
  const { browser } = await withUaePass({ UAE_PASS_TOKEN_CALL: 'form' });
  expect(await go(browser)).toBe('/my-account');
  expect(standIn.heard.at(-1)).toEqual({ how: 'form' });
});

describe('nobody is signed in, and told why, when', () => {
  const rows: [string, Switches, string, Record<string, string>?][] = [
    ['they cancelled', { error: 'access_denied' }, cancelled],
    ['they cancelled in the app', { error: 'cancelledOnApp' }, cancelled],
    ['it has an error of its own', { error: 'invalid_request' }, failed],
    ['the state is another', { wrongState: true }, failed],
    ['the nonce is another', { wrongNonce: true }, failed, { UAE_PASS_SCOPE: 'openid profile' }],
    ['the account there is not verified', { userType: 'SOP1' }, basic],
    ['the account there is of no known kind', { userType: '' }, basic],
    ['no account has it, though the address is one', { uuid: 'uuid-of-another' }, unknown],
    ['it says no uuid', { uuid: '' }, failed],
    ['the code was used before', { usedCode: true }, failed],
    ['it does not give a token', { down: 'token' }, failed],
    ['it does not say who it is', { down: 'userinfo' }, failed],
  ];
  it.each(rows)('%s', async (_when, switches, warning, more) => {
    const { bff } = await (more ? withUaePass(more) : linked());
    const browser = await openBrowser(bff.app);
    standIn.set(switches);
    expect(await go(browser)).toBe('/sign-in');
    expect((await signInPage(browser)).warning).toBe(warning);
    expect(await emailOf(browser)).toBeUndefined();
    // The next try goes well.
    standIn.set({});
    expect(await go(browser)).toBe('/my-account');
  });

  it('what came back comes again, in another browser, after ten minutes, or by itself', async () => {
    const { bff, browser } = await withUaePass();
    const there = async () => standIn.visit(String((await browser.get(start)).headers.location));
    const refused = async (of: Browser, back: string) => {
      expect((await of.get(back)).headers.location).toBe('/sign-in');
      expect((await signInPage(of)).warning).toBe(failed);
    };
    const thief = await openBrowser(bff.app);
    await refused(thief, await there());
    const late = await there();
    bff.pass(10 * 60 + 1);
    await refused(browser, late);
    await refused(browser, `${start}/callback`);
    const good = await there();
    expect((await browser.get(good)).headers.location).toBe('/my-account');
    const cookie = browser.cookie();
    expect((await browser.get(good)).headers.location).toBe('/sign-in');
    expect(browser.cookie()).toBe(cookie);
  });
});

describe('it is not added', () => {
  it('by whoever is not signed in, or was asked long ago', async () => {
    const bff = await bffUnderTest(settings());
    const stranger = await openBrowser(bff.app);
    const owner = await withAccount(bff);
    bff.pass(10 * 60 + 1);
    for (const browser of [stranger, owner]) {
      const sent = await browser.get(`${start}?use=add`);
      expect(sent.headers.location).toMatch(/^\/sign-in\?to=.+&again=1$/);
    }
  });

  it('to a second account, in place of another, or where it is not verified', async () => {
    const { bff, owner } = await withUaePass();
    const other = await withAccount(bff, { ...customer, email: 'other@example.com' });
    const refused = async (browser: Browser, warning: string) => {
      expect(await go(browser, '?use=add')).toBe('/my-account/security');
      expect(await securityPage(browser)).toMatchObject({ warning });
    };
    await refused(other, taken);
    standIn.set({ uuid: 'uuid-of-another' });
    await refused(owner, taken);
    standIn.set({ userType: 'SOP1' });
    await refused(other, basic);
  });
});

describe('whoever has no other way in', () => {
  it('is told to add one, and counted while it is off', async () => {
    const { bff, owner } = await withUaePass();
    const accountPage = async () =>
      (await owner.get('/api/pages/account')).json<{ onlyUaePass: boolean }>();
    const warned = async () => {
      bff.logged.length = 0;
      const logger = createLogger({
        level: 'warn',
        destination: { write: (line) => bff.logged.push(line) },
      });
      await warnOfUaePassOff({ accounts: bff.accounts.client, logger });
      return bff.logged.map((line) => (JSON.parse(line) as { accounts: number }).accounts);
    };
    expect(await accountPage()).toMatchObject({ onlyUaePass: false });
    expect(await warned()).toEqual([]);
    const remove = (factor: string) =>
      owner.form('/my-account/security', { action: 'remove', factor, confirmed: 'yes' });
    await remove('password');
    await remove('link');
    expect(await accountPage()).toMatchObject({ onlyUaePass: true });
    expect(await securityPage(owner)).toMatchObject({ onlyUaePass: true });
    expect(await warned()).toEqual([1]);
    expect(bff.logged.join('')).not.toContain(customer.email);
    await owner.form('/my-account/security', { action: 'allow-link' });
    expect(await accountPage()).toMatchObject({ onlyUaePass: false });
    expect(await warned()).toEqual([]);
  });
});
