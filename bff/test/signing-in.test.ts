/** Who may try to sign in, how often, and how long a session of staff lasts (decisions A8). */
import { performance } from 'node:perf_hooks';
import { totpCode, totpStep } from '@muqarin/accounts/totp';
import type { CallContext } from '@muqarin/platform/context';
import { describe, expect, it } from 'vitest';
import type { StaffPage } from '../contract/staff-pages.ts';
import { type BffUnderTest, bffUnderTest, memoryKeyValue } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { member, sara as saras, signInStaff, staffCode, staffPassword } from './support/staff.ts';
import { twoReplicas } from './support/two-replicas.ts';

const nobody: CallContext = { actor: { kind: 'system', id: 'tests' }, correlationId: 'tests' };
const json = { accept: 'application/json' };
const behindProxy = { TRUST_PROXY: 'on' };
const from = (address: string) => ({ ...json, 'x-forwarded-for': address });
const tryWith = (browser: Browser, password: string, address = '192.0.2.1', user = 'sara') =>
  browser.form('/staff/sign-in', { user, password }, from(address));
const role = async (browser: Browser) =>
  (await browser.get('/api/pages/staff')).json<{ role: string }>().role;

const showCode = async (app: BffUnderTest['app'], browser: Browser, address = '192.0.2.1') =>
  browser.form('/staff/code', { code: await staffCode(app) }, from(address));

async function wrongTries(browser: Browser, times: number, address?: string, user?: string) {
  for (let i = 0; i < times; i += 1)
    expect((await tryWith(browser, 'wrong', address, user)).statusCode).toBe(200);
}

describe('wrong tries', () => {
  it('of one address and name wait from the sixth on, longer each time, and are told how long', async () => {
    const { app, pass } = await bffUnderTest(behindProxy);
    const browser = await openBrowser(app);
    await wrongTries(browser, 5);
    for (const wait of [30, 60, 120, 240, 480, 900]) {
      const refused = await tryWith(browser, staffPassword);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe(String(wait));
      const said = `${Math.floor(wait / 60)}:${String(wait % 60).padStart(2, '0')}`;
      const text = `Too many wrong tries. Please wait ${said} minutes and try again.`;
      expect(refused.json()).toMatchObject({ ok: false, warning: text });
      pass(wait - 1);
      expect((await tryWith(browser, staffPassword)).statusCode).toBe(429);
      pass(1);
      if (wait < 900) await wrongTries(browser, 1);
    }
    expect((await tryWith(browser, staffPassword)).json()).toMatchObject({ ok: true });
    await showCode(app, browser);
    expect(await role(browser)).toBe('staff');
  });

  it('say so in Arabic too, on the page of a browser without scripts', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    await browser.get('/language/ar?return=/staff/sign-in');
    const fields = { user: 'sara', password: 'wrong' };
    const shown = async () => {
      await browser.form('/staff/sign-in', fields);
      return (await browser.get('/api/pages/staff')).json<{ error: string }>().error;
    };
    expect(await shown()).toBe('اسم المستخدم أو كلمة المرور غير صحيحة.');
    for (let i = 0; i < 4; i += 1) await shown();
    expect(await shown()).toMatch(/^محاولات خاطئة كثيرة. يرجى الانتظار .*0:30.* دقيقة/);
  });

  it('of strangers lock nobody out, whatever address they have', async () => {
    const { app } = await bffUnderTest(behindProxy);
    const stranger = await openBrowser(app);
    for (let host = 1; host <= 8; host += 1) await wrongTries(stranger, 5, `198.51.100.${host}`);
    const sara = await openBrowser(app);
    expect((await tryWith(sara, staffPassword)).json()).toMatchObject({ ok: true });
    await showCode(app, sara);
    expect(await role(sara)).toBe('staff');
  });

  it('of the same address do not keep out a device on which that name signed in before', async () => {
    const { app } = await bffUnderTest(behindProxy);
    const sara = await openBrowser(app);
    await tryWith(sara, staffPassword);
    await sara.form('/staff/sign-out');
    const stranger = await openBrowser(app);
    await wrongTries(stranger, 5);
    expect((await tryWith(stranger, staffPassword)).statusCode).toBe(429);
    expect((await tryWith(sara, staffPassword)).json()).toMatchObject({ ok: true });
    // For its own name alone, and not for ever: it has five tries as well.
    await sara.form('/staff/sign-out');
    const other = await tryWith(sara, 'wrong', '192.0.2.1', 'nobody');
    expect(other.statusCode).toBe(200);
    await wrongTries(sara, 5);
    expect((await tryWith(sara, staffPassword)).statusCode).toBe(429);
  });

  it('a device’s cookie is worth nothing for another name, nor forged', async () => {
    const { app } = await bffUnderTest(behindProxy);
    const sara = await openBrowser(app);
    await tryWith(sara, staffPassword);
    const device = sara.cookie().match(/(muqarin-device-[\w-]+)=([\w-]+)\.([\w-]+)/);
    expect(device).not.toBeNull();
    const [, name = '', id = ''] = device ?? [];
    expect(`${name}${id}`).not.toContain('sara');
    const stranger = await openBrowser(app);
    await wrongTries(stranger, 5);
    const forged = `${stranger.cookie()}; ${name}=${id}.${'A'.repeat(43)}`;
    const body = new URLSearchParams({
      csrf_token: stranger.token(),
      user: 'sara',
      password: staffPassword,
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/staff/sign-in',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie: forged,
        ...from('192.0.2.1'),
      },
      payload: body.toString(),
    });
    expect(answer.statusCode).toBe(429);
  });

  it('of one address with many names wait too, and right ones are not counted', async () => {
    const { app } = await bffUnderTest({ ...behindProxy, SIGN_INS_PER_IP: '7' });
    for (let i = 0; i < 9; i += 1) {
      const sara = await openBrowser(app);
      expect((await tryWith(sara, staffPassword)).json()).toMatchObject({ ok: true });
    }
    const sprayer = await openBrowser(app);
    for (let i = 0; i < 7; i += 1) await wrongTries(sprayer, 1, undefined, `user${i}`);
    expect((await tryWith(sprayer, 'wrong', undefined, 'user8')).statusCode).toBe(429);
    const elsewhere = await openBrowser(app);
    await wrongTries(elsewhere, 1, '203.0.113.7', 'user8');
  });

  it('count a whole IPv6 network as one address', async () => {
    const { app } = await bffUnderTest(behindProxy);
    const browser = await openBrowser(app);
    for (let host = 1; host <= 5; host += 1)
      await wrongTries(browser, 1, `2001:db8:1:2:${host}::${host}`);
    expect((await tryWith(browser, 'wrong', '2001:db8:1:2::9')).statusCode).toBe(429);
    expect((await tryWith(browser, 'wrong', '2001:db8:1:3::9')).statusCode).toBe(200);
  });

  it('at once are five as well', async () => {
    const { app } = await bffUnderTest(behindProxy);
    const browser = await openBrowser(app);
    const all = await Promise.all(
      Array.from({ length: 40 }, () => tryWith(browser, 'wrong').then((one) => one.statusCode)),
    );
    expect(all.filter((status) => status === 200)).toHaveLength(5);
    expect(all.filter((status) => status === 429)).toHaveLength(35);
  });

  it('are forgotten one by one, and a clock set back makes no wait longer', async () => {
    const { app, pass, setBack } = await bffUnderTest(behindProxy);
    const browser = await openBrowser(app);
    await wrongTries(browser, 5);
    setBack(3600);
    const refused = await tryWith(browser, 'wrong');
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
    pass(900);
    await wrongTries(browser, 1);
    expect((await tryWith(browser, 'wrong')).statusCode).toBe(429);
    pass(5 * 900);
    await wrongTries(browser, 5);
  });

  it('wait no longer after a start with the clock set back', async () => {
    const before = await bffUnderTest(behindProxy);
    await wrongTries(await openBrowser(before.app), 5);
    const { keyValue } = before;
    const { app, pass } = await bffUnderTest(behindProxy, {
      keyValue,
      now: () => new Date('2026-11-20T08:00:00Z'),
    });
    const browser = await openBrowser(app);
    const refused = await tryWith(browser, 'wrong');
    expect(refused.statusCode).toBe(429);
    pass(Number(refused.headers['retry-after']));
    expect((await tryWith(browser, 'wrong')).statusCode).toBe(200);
  });

  it('take as long for a name that nobody has', async () => {
    const { app } = await bffUnderTest({ ...behindProxy, SIGN_INS_PER_IP: '1000' });
    const browser = await openBrowser(app);
    // From then on hers is kept as everybody's is.
    await tryWith(await openBrowser(app), staffPassword, '203.0.113.5');
    const median = async (user: string, host: number) => {
      const times: number[] = [];
      for (let i = 0; i < 5; i += 1) {
        const began = performance.now();
        const answer = await tryWith(browser, 'wrong', `192.0.2.${host + i}`, user);
        expect(answer.json()).toMatchObject({ warning: 'User name or password is not right.' });
        times.push(performance.now() - began);
      }
      return times.toSorted((a, b) => a - b)[2] ?? 0;
    };
    const [known, unknown] = [await median('sara', 10), await median('nobody', 20)];
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
  });
});

describe('the second factor', () => {
  const code = (browser: Browser, text: string, address = '192.0.2.1') =>
    browser.form('/staff/code', { code: text }, from(address));

  it('is asked for after the password, and nothing is open before it', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const page = async () => (await browser.get('/api/pages/staff')).json();
    await tryWith(browser, staffPassword);
    expect(await page()).toMatchObject({ role: 'visitor', asks: 'code' });
    const queue = await browser.get('/api/pages/staff/leads');
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

describe('a session of staff', () => {
  const began = '2026-11-21T08:00:00Z';
  /** Signed in; gives what another copy, or a later start, makes of it. */
  const signedIn = async () => {
    const keyValue = memoryKeyValue(() => new Date(began));
    const one = await bffUnderTest({}, { keyValue });
    const browser = await openBrowser(one.app);
    await signInStaff(one.app, browser);
    expect(await role(browser)).toBe('staff');
    const after = async (time?: number) => {
      const next = await bffUnderTest(
        {},
        {
          keyValue,
          accounts: one.accounts.client,
          ...(time === undefined ? {} : { now: () => new Date(time) }),
        },
      );
      const url = '/api/pages/staff';
      const headers = { cookie: browser.cookie(), 'sec-fetch-site': 'same-origin' };
      return (await next.app.inject({ url, headers })).json<{ role: string }>().role;
    };
    return { after };
  };

  it('goes on over a start', async () => {
    const { after } = await signedIn();
    expect(await after()).toBe('staff');
  });

  it('ends at a start with the clock set back far behind its beginning', async () => {
    const { after } = await signedIn();
    expect(await after(Date.parse(began) - 200_000)).toBe('staff');
    expect(await after(Date.parse(began) - 400_000)).toBe('visitor');
  });

  it('lasts no longer where the clock is set back', async () => {
    const { app, pass, setBack } = await bffUnderTest();
    const browser = await openBrowser(app);
    await signInStaff(app, browser);
    pass(20 * 60);
    setBack(15 * 60);
    expect(await role(browser)).toBe('staff');
    pass(29 * 60);
    setBack(29 * 60);
    expect(await role(browser)).toBe('staff');
    pass(31 * 60);
    setBack(31 * 60);
    expect(await role(browser)).toBe('visitor');
    // Who signs in then has all of it.
    await signInStaff(app, browser);
    pass(29 * 60);
    expect(await role(browser)).toBe('staff');
  });

  it.each([
    'another password',
    'a removal',
    'the loss of the last role that may do it',
    'an end from another browser',
  ])('ends within a second on each of two copies by %s', async (what) => {
    const { app, copies, accounts, pass } = await twoReplicas({}, [
      saras,
      member('omar', { roles: ['admin'] }),
      member('huda', { roles: ['admin'] }),
    ]);
    const browser = await openBrowser(app);
    await signInStaff(app, browser);
    const opens = async () => {
      const headers = { cookie: browser.cookie(), 'sec-fetch-site': 'same-origin' };
      const answers = copies.map((each) => each.inject({ url: '/api/pages/staff/leads', headers }));
      return (await Promise.all(answers)).map(
        (answer) => answer.statusCode === 200 && !('redirect' in answer.json<object>()),
      );
    };
    expect(await opens()).toEqual([true, true]);
    const { members } = await accounts.client.listStaff({}, nobody);
    const idOf = (user: string) => members.find((each) => each.user === user)?.staffId ?? '';
    const staffId = idOf('sara');
    if (what === 'another password') {
      const password = 'quite another sentence';
      await accounts.client.setPassword({ accountId: staffId, password }, nobody);
    } else if (what === 'a removal') {
      await accounts.client.stopStaff({ staffId, by: idOf('omar') }, nobody);
    } else if (what === 'an end from another browser') {
      await accounts.client.endSessions({ accountId: staffId, except: null }, nobody);
    } else {
      const roles = ['underwriter' as const];
      const asked = { user: 'sara', roles, by: idOf('omar') };
      const { proposalId } = await accounts.client.proposeStaff(asked, nobody);
      const by = idOf('huda');
      const agreed = { proposalId: proposalId ?? '', agree: true, by };
      expect(await accounts.client.decideStaff(agreed, nobody)).toMatchObject({
        outcome: 'done',
      });
    }
    pass(1);
    expect(await opens()).toEqual([false, false]);
  });

  it('that nobody can vouch for opens nothing until somebody can', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    await signInStaff(bff.app, browser);
    const { standing } = bff.accounts.client;
    bff.pass(1);
    Object.assign(bff.accounts.client, { standing: () => Promise.reject(new Error('away')) });
    expect(await role(browser)).toBe('visitor');
    const move = { lead_id: 'x', status: 'spam' };
    expect((await browser.form('/staff/leads', move, json)).statusCode).toBe(503);
    Object.assign(bff.accounts.client, { standing });
    expect(await role(browser)).toBe('staff');
  });
});
