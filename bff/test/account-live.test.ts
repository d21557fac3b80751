/** What parts of an account read again while somebody looks at them (ADR 41). */
import { describe, expect, it } from 'vitest';
import type { AccountPage, PoliciesPage, SecurityPage } from '../contract/account-pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { customer, signInAs, withAccount } from './support/customers.ts';
import { policiesElsewhere } from './support/policies-elsewhere.ts';

const read = async <Model>(browser: Browser, path: string) =>
  (await browser.get(`/api/pages/account${path}`)).json<Model>();

describe('a live part of an account', () => {
  it('reads what its page has, and leaves what the page is to say', async () => {
    const bff = await bffUnderTest();
    const browser = await withAccount(bff);
    await policiesElsewhere(() => browser).add({ insurance_type: 'health' });
    const other = await openBrowser(bff.app);
    await signInAs(other);
    await browser.form('/my-account/security', { action: 'end-session', session_id: 'none' });
    await browser.form('/my-account/policies', { action: 'undo', id: 'no such' });

    const devices = await read<SecurityPage>(browser, '/live/devices');
    const list = await read<PoliciesPage>(browser, '/live/policies?type=health');
    const timeline = await read<AccountPage['timeline']>(browser, '/live/timeline');

    const security = await read<SecurityPage>(browser, '/security');
    expect(devices).toEqual({ sessions: security.sessions });
    expect(devices.sessions).toHaveLength(2);
    expect(security.warning).not.toBeNull();
    const { type, policies, warning } = await read<PoliciesPage>(browser, '/policies?type=health');
    expect(list).toEqual({ type, policies });
    expect(warning).not.toBeNull();
    expect((await read<AccountPage>(browser, '')).timeline).toEqual(timeline);
    expect(timeline.rows.length).toBeGreaterThan(0);
  });

  it('leads whoever was away for too long, or was never in, to the sign-in', async () => {
    const bff = await bffUnderTest();
    const stranger = await openBrowser(bff.app);
    const sleeper = await withAccount(bff, customer);
    bff.pass(30 * 60 + 1);
    for (const browser of [stranger, sleeper]) {
      for (const path of ['/live/devices', '/live/policies', '/live/timeline']) {
        expect(await read(browser, path)).toEqual({
          redirect: expect.stringMatching(/^\/sign-in/),
        });
      }
    }
  });
});
