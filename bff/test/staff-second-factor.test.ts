/** The code that staff say after their password (decisions A8). */
import { totpCode, totpStep } from '@muqarin/accounts/totp';
import { describe, expect, it } from 'vitest';
import type { StaffPage } from '../contract/staff-pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { member, staffCode, staffPassword } from './support/staff.ts';
import { behindProxy, from, role, tryWith } from './support/staff-trying.ts';

describe('the second factor', () => {
  const code = (browser: Browser, text: string, address = '192.0.2.1') =>
    browser.form('/staff/code', { code: text }, from(address));

  it('is asked for after the password, and nothing is open before it', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const page = async () => (await browser.get('/api/pages/staff')).json();
    await tryWith(browser, staffPassword);
    expect(await page()).toMatchObject({ role: 'visitor', asks: 'code' });
    const queue = await browser.get('/api/pages/staff/desk');
    expect(queue.json()).toEqual({ redirect: '/staff/sign-in' });
    const before = browser.cookie();
    await code(browser, await staffCode(app));
    expect(await page()).toMatchObject({ role: 'staff', asks: null });
    expect(browser.cookie()).not.toBe(before);
  });

  it('is of no use without the password before it, or ten minutes later', async () => {
    const { app, pass } = await bffUnderTest();
    const browser = await openBrowser(app);
    await code(browser, await staffCode(app));
    expect(await role(browser)).toBe('visitor');
    await tryWith(browser, staffPassword);
    pass(10 * 60 + 1);
    await code(browser, await staffCode(app));
    expect(await role(browser)).toBe('visitor');
  });

  it('may be typed wrong five times, then it waits; a code that was used is wrong', async () => {
    const { app } = await bffUnderTest(behindProxy);
    const sara = await openBrowser(app);
    await tryWith(sara, staffPassword);
    const used = await staffCode(app);
    await code(sara, used);
    const thief = await openBrowser(app);
    await tryWith(thief, staffPassword, '203.0.113.9');
    for (const wrong of [used, '000000', '1', '', 'AAAA-BBBB-CCCC-DDDD'])
      expect((await code(thief, wrong, '203.0.113.9')).json()).toMatchObject({ ok: false });
    const sixth = await code(thief, await staffCode(app), '203.0.113.9');
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json<{ warning: string }>().warning).toContain('Please wait 0:30 minutes');
    expect(await role(thief)).toBe('visitor');
  });

  it('is enrolled at the first sign-in of whoever has none, and shows recovery codes once', async () => {
    const { app, now } = await bffUnderTest({}, {}, [member('lina', { totp: undefined })]);
    const browser = await openBrowser(app);
    const page = async () => (await browser.get('/api/pages/staff')).json<StaffPage>();
    await tryWith(browser, staffPassword, undefined, 'lina');
    const { asks, enrol } = await page();
    expect(asks).toBe('enrol');
    expect(enrol?.uri).toContain('otpauth://totp/Muqarin:lina?');
    expect(enrol?.qr.path.length).toBeGreaterThan(500);
    // A wrong code keeps the key that the app has.
    await browser.form('/staff/enrol', { code: '000000' });
    expect((await page()).enrol?.secret).toBe(enrol?.secret);
    const right = totpCode(enrol?.secret ?? '', totpStep(now()));
    await browser.form('/staff/enrol', { code: right });
    const shown = await page();
    expect(shown).toMatchObject({ role: 'staff', asks: null });
    expect(shown.recoveryCodes).toHaveLength(10);
    expect((await page()).recoveryCodes).toEqual([]);
    await browser.form('/staff/sign-out');
    await tryWith(browser, staffPassword, undefined, 'lina');
    expect((await page()).asks).toBe('code');
    await browser.form('/staff/code', { code: shown.recoveryCodes[0] ?? '' });
    expect(await role(browser)).toBe('staff');
  });
});
