import { describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { asAgent, pageModel, questionnaire, withQuote } from './support/journey.ts';
import { signInStaff, staffPassword } from './support/staff.ts';

const role = async (browser: Awaited<ReturnType<typeof openBrowser>>) =>
  (await browser.get('/api/pages/staff')).json<{ role: string; error: string | null }>();

describe('the cookie', () => {
  it('is HttpOnly and Lax, with 128 random bits and more', async () => {
    const { app } = await bffUnderTest();
    const { cookies } = await app.inject('/api/csrf');
    expect(cookies).toMatchObject([
      { name: 'muqarin', httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    const [id = ''] = cookies[0]?.value.split('.') ?? [];
    expect(Buffer.from(id, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(cookies[0]).not.toHaveProperty('domain');
  });

  it('has an id that sorts by the time it was given, so that stores have new sessions side by side', async () => {
    const { app, pass } = await bffUnderTest();
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const { cookies } = await app.inject('/api/csrf');
      ids.push(cookies[0]?.value.split('.')[0] ?? '');
      pass(1);
    }
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids.map((id) => id.slice(-32))).size).toBe(5);
  });

  it('is __Host- and Secure on a secure origin', async () => {
    const { app } = await bffUnderTest({ PUBLIC_ORIGIN: 'https://muqarin.example' });
    const { cookies } = await app.inject('/api/csrf');
    expect(cookies).toMatchObject([{ name: '__Host-muqarin', secure: true, path: '/' }]);
  });

  it('comes once, and never with what everybody may keep', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    expect((await browser.get('/api/csrf')).cookies).toHaveLength(0);
    for (const url of ['/healthz', '/logos/insurer-1.svg?v=1', '/download-file/1/x/9']) {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.cookies).toHaveLength(0);
    }
  });

  it('that we did not sign is not followed', async () => {
    const { app } = await bffUnderTest();
    const chosen = 'muqarin=chosen.by.somebody';
    const answer = await app.inject({ url: '/api/csrf', headers: { cookie: chosen } });
    expect(answer.cookies).toHaveLength(1);
    expect(answer.cookies[0]?.value).not.toContain('chosen');
  });

  it('ends with its absolute lifetime', async () => {
    const { app, pass } = await bffUnderTest({ SESSION_ABSOLUTE_SECONDS: '1000' });
    const browser = await openBrowser(app);
    pass(1001);
    expect((await browser.get('/api/csrf')).cookies).toHaveLength(1);
  });

  it('lives no longer where the clock is set back', async () => {
    const { app, pass, setBack } = await bffUnderTest({ SESSION_ABSOLUTE_SECONDS: '1000' });
    const browser = await openBrowser(app);
    pass(900);
    setBack(800);
    expect((await browser.get('/api/csrf')).cookies).toHaveLength(0);
    pass(101);
    expect((await browser.get('/api/csrf')).cookies).toHaveLength(1);
    // Nor shorter: what is given then has all of its time.
    pass(999);
    expect((await browser.get('/api/csrf')).cookies).toHaveLength(0);
  });
});

describe('what the server keeps', () => {
  it('is nothing before the first answer', async () => {
    const { app, keyValue } = await bffUnderTest();
    const browser = await openBrowser(app);
    await browser.get('/api/pages/home');
    await pageModel(browser, 'questionnaire');
    expect(keyValue.size()).toBe(0);
    await browser.form(`${questionnaire}?step=emirate`, { main_emirate: '2' });
    expect(keyValue.size()).toBe(1);
  });

  it('is forgotten when nobody comes for the idle time, kept while somebody does', async () => {
    const { app, pass } = await bffUnderTest({ SESSION_IDLE_SECONDS: '1000' });
    const browser = await openBrowser(app);
    await browser.form(`${questionnaire}?step=emirate`, { main_emirate: '2' });
    for (const _ of [1, 2, 3]) {
      pass(600);
      expect(await pageModel(browser, 'questionnaire')).toMatchObject({ step: 'category' });
    }
    pass(1001);
    expect(await pageModel(browser, 'questionnaire')).toMatchObject({ step: 'emirate' });
  });

  it('survives parallel changes', async () => {
    const { app } = await bffUnderTest();
    const browser = await withQuote(app);
    const { reference } = await pageModel<{ reference: string }>(browser, 'products');
    const add = (id: number) =>
      browser.form(`${questionnaire}/compare-toggle`, { product_id: String(id) });
    await Promise.all([
      add(1),
      browser.form(`${questionnaire}?step=emirate`, {}),
      browser.form('/survey/medical/sponsor', { first_name: 'A' }),
    ]);
    const page = await pageModel<{ reference: string }>(browser, 'products');
    expect(page.reference).toBe(reference);
    const sponsor = await browser.get('/api/pages/sponsor');
    expect(sponsor.json()).toMatchObject({ typed: { first_name: 'A' } });
  });

  it('may be out of reach: pages still answer, changes say 503', async () => {
    const { app } = await bffUnderTest(
      {},
      {
        keyValue: {
          get: async () => Promise.reject(new Error('away')),
          set: async () => Promise.reject(new Error('away')),
          delete: async () => Promise.reject(new Error('away')),
          take: async () => Promise.reject(new Error('away')),
          compareAndSet: async () => Promise.reject(new Error('away')),
          increment: async () => Promise.reject(new Error('away')),
          close: async () => {},
        },
      },
    );
    const browser = await openBrowser(app);
    expect(await pageModel(browser, 'questionnaire')).toMatchObject({ step: 'emirate' });
    const json = { accept: 'application/json' };
    const fields = { main_emirate: '2' };
    const answer = await browser.form(`${questionnaire}?step=emirate`, fields, json);
    expect(answer.statusCode).toBe(503);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});

describe('staff', () => {
  it('sign in with a new session id and keep the quote they look at', async () => {
    const { app, quoting } = await bffUnderTest();
    const browser = await withQuote(app);
    const before = browser.cookie();
    const answer = await signInStaff(app, browser);
    expect(answer.statusCode).toBe(303);
    expect(browser.cookie()).not.toBe(before);
    expect(await role(browser)).toMatchObject({ role: 'staff' });
    const lines = { selected_product_ids_str: '1,2' };
    const sent = await browser.post('/api/medical/send-quote-from-backend-user', lines);
    expect(sent.json()).toMatchObject({ status: 'success' });
    expect(await quoting.lines()).toBe(2);
    const old = await app.inject({ url: '/api/pages/staff', headers: { cookie: before } });
    expect(old.json()).toMatchObject({ role: 'visitor' });
  });

  it.each([
    ['the password is wrong', { user: 'sara', password: 'wrong' }],
    ['there is no such user', { user: 'nobody', password: staffPassword }],
    ['nothing is filled in', { user: '', password: '' }],
  ])('do not when %s; the page says the same each time', async (_name, fields) => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    await browser.form('/staff/sign-in', fields);
    expect(await role(browser)).toMatchObject({
      role: 'visitor',
      asks: 'password',
      error: 'User name or password is not right.',
    });
    expect((await role(browser)).error).toBeNull();
  });

  it('have five tries', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const json = { accept: 'application/json' };
    const attempt = (password: string) =>
      browser.form('/staff/sign-in', { user: 'sara', password }, json);
    for (const _ of [1, 2, 3, 4, 5]) expect((await attempt('wrong')).statusCode).toBe(200);
    const sixth = await attempt(staffPassword);
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect(await role(browser)).toMatchObject({ role: 'visitor' });
  });

  it('are signed out by themselves, by half an hour of nothing, and by the end of the day', async () => {
    const { app, pass } = await bffUnderTest();
    const leaving = await asAgent(app);
    await leaving.form('/staff/sign-out');
    expect(await role(leaving)).toMatchObject({ role: 'visitor' });
    const idle = await asAgent(app);
    pass(30 * 60 + 1);
    expect(await role(idle)).toMatchObject({ role: 'visitor' });
    const busy = await asAgent(app);
    for (let hours = 0; hours < 12; hours += 0.25) {
      expect(await role(busy)).toMatchObject({ role: 'staff' });
      pass(15 * 60);
    }
    pass(1);
    expect(await role(busy)).toMatchObject({ role: 'visitor' });
  });
});
