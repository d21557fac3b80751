/** Who may try to sign in, and how often (decisions A8). */
import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { staffCode, staffPassword } from './support/staff.ts';
import { behindProxy, from, role, tryWith } from './support/staff-trying.ts';

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
