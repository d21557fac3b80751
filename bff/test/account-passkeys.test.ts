/** A passkey is added by whoever has just shown who they are, and signs in by two posts (issue 19). */
import { passkeyDevice } from '@muqarin/platform/contract-suites/passkey-device';
import { expect, it } from 'vitest';
import type { SecurityPage } from '../contract/account-pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { customer, withAccount } from './support/customers.ts';

const failed = 'The passkey could not be used. Please try again or choose another way.';
const json = { accept: 'application/json' };
const post = async (browser: Browser, path: string, fields: Record<string, string> = {}) =>
  (await browser.form(path, fields, json)).json();
const passkeys = async (browser: Browser) =>
  (await browser.get('/api/pages/account/security')).json<SecurityPage>().passkeys;

async function withPasskey() {
  const bff = await bffUnderTest();
  const device = passkeyDevice({ origin: 'http://localhost:3000' });
  const browser = await withAccount(bff);
  const { options } = await post(browser, '/my-account/passkeys/begin');
  const made = JSON.stringify(device.create(options));
  const added = await post(browser, '/my-account/passkeys', { made, label: 'Phone' });
  return { bff, device, browser, made, added };
}

it('is added once for one challenge, and only by whoever is fresh', async () => {
  const { bff, browser, made, added, device } = await withPasskey();
  expect(added).toMatchObject({ ok: true, redirect: '/my-account/security' });
  expect(await passkeys(browser)).toMatchObject([{ label: 'Phone', lastUsedAt: null }]);
  const twice = await post(browser, '/my-account/passkeys', { made });
  expect(twice).toMatchObject({ ok: false, warning: failed });
  // The challenge of a sign-in adds none.
  const { options } = await post(browser, '/sign-in/passkey/begin');
  const other = JSON.stringify(device.create({ ...options, user: { id: 'eA' } }));
  expect(await post(browser, '/my-account/passkeys', { made: other })).toMatchObject({ ok: false });
  bff.pass(10 * 60 + 1);
  const late = await post(browser, '/my-account/passkeys/begin');
  expect(late.redirect).toMatch(/^\/sign-in\?to=.+&again=1$/);
  expect(await passkeys(browser)).toHaveLength(1);
});

it('signs in anew, once for one challenge, within five minutes', async () => {
  const { bff, device } = await withPasskey();
  const browser = await openBrowser(bff.app);
  const begin = async () => (await post(browser, '/sign-in/passkey/begin')).options;
  const end = (proof: object) =>
    post(browser, '/sign-in/passkey', { proof: JSON.stringify(proof), to: '/my-account/policies' });
  const late = device.prove(await begin());
  bff.pass(5 * 60 + 1);
  expect(await end(late)).toMatchObject({ ok: false, warning: failed });
  const foreign = device.prove(await begin(), { origin: 'https://evil.test' });
  expect(await end(foreign)).toMatchObject({ ok: false, warning: failed });
  const proof = device.prove(await begin());
  const before = browser.cookie();
  expect(await end(proof)).toMatchObject({ ok: true, redirect: '/my-account/policies' });
  expect(browser.cookie()).not.toBe(before);
  expect((await browser.get('/api/pages/account')).json()).toMatchObject({ email: customer.email });
  // What was sent, again, from another browser.
  const thief = await openBrowser(bff.app);
  await post(thief, '/sign-in/passkey/begin');
  const replayed = await post(thief, '/sign-in/passkey', { proof: JSON.stringify(proof) });
  expect(replayed).toMatchObject({ ok: false, warning: failed });
  const none = await post(thief, '/sign-in/passkey', { proof: 'no JSON' });
  expect(none).toMatchObject({ ok: false, warning: failed });
});

it('is renamed, and removed', async () => {
  const { browser } = await withPasskey();
  const id = (await passkeys(browser))[0]?.id ?? '';
  const act = (fields: Record<string, string>) => browser.form('/my-account/security', fields);
  await act({ action: 'rename', id, label: 'My own phone' });
  expect(await passkeys(browser)).toMatchObject([{ label: 'My own phone' }]);
  await act({ action: 'remove', factor: 'passkey', id });
  expect(await passkeys(browser)).toEqual([]);
});
