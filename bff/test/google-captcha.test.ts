/** Google's captcha behind configuration (decisions X8), against a server that plays Google. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBffConfig } from '../src/config.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { answers } from './support/examples.ts';
import { contactFields, pageModel, questionnaire, upToContact } from './support/journey.ts';

const field = 'g-recaptcha-response';
const robot = { error: 'Please confirm that you are not a robot.' };
const away = { error: expect.stringContaining('Your answers are kept.') };
const good = { success: true, hostname: 'localhost', action: 'lead', score: 0.9 };
const patienceMilliseconds = 4321;
const ends: (() => void)[] = [];
/** Runs out when a test says so: a slow machine may take as long as it likes to answer. */
let patience = new AbortController();
beforeEach(() => {
  const real = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    if (milliseconds !== patienceMilliseconds) return real(milliseconds);
    patience = new AbortController();
    return patience.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) end();
});

describe('a token', () => {
  it('that Google accepts makes a lead, once; Google hears the secret and the token only', async () => {
    const { browser, leads, heard } = await withGoogle(good);
    expect((await browser.submit({ [field]: 'token-1' })).json()).toMatchObject({ count: 5 });
    expect(heard).toEqual([{ secret: 'the-secret', response: 'token-1' }]);
    const other = { contact: { ...answers.contact, name: 'Somebody Else' } };
    const replayed = await browser.submit({ [field]: 'token-1', ...other });
    expect([replayed.statusCode, replayed.json()]).toMatchObject([200, robot]);
    expect(leads.leads).toHaveLength(1);
  });

  it.each([
    ['refused', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['used or too old', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['of another site', { ...good, hostname: 'localhost.example' }],
    ['of no named site', { ...good, hostname: undefined }],
    ['of another form', { ...good, action: 'search' }],
    ['of a likely robot', { ...good, score: 0.3 }],
    ['without a score', { ...good, score: undefined }],
  ])('%s is refused', async (_what, verdict) => {
    const { browser, leads } = await withGoogle(verdict);
    const answer = await browser.submit({ [field]: 'token-1' });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, robot]);
    expect(leads.leads).toHaveLength(0);
  });

  it('that is missing, too long, or comes with the honeypot filled is not even shown to Google', async () => {
    const { browser, heard } = await withGoogle(good);
    for (const over of [
      { [field]: '' },
      { [field]: 'x'.repeat(4001) },
      { [field]: 'token-1', website: 'https://spam.example' },
    ]) {
      expect((await browser.submit(over)).json()).toMatchObject(robot);
    }
    expect(heard).toEqual([]);
  });

  it('counts again when our own side failed after Google had taken it', async () => {
    const { browser, quoting, heard } = await withGoogle(good);
    const works = quoting.client.createQuote;
    Object.assign(quoting.client, { createQuote: () => Promise.reject(new Error('away')) });
    expect((await browser.submit({ [field]: 'token-1' })).statusCode).toBe(500);
    Object.assign(quoting.client, { createQuote: works });
    expect((await browser.submit({ [field]: 'token-1' })).json()).toMatchObject({ count: 5 });
    expect(heard).toHaveLength(1);
  });
});

describe('Google away', () => {
  it.each([
    ['never answers', 'silence'],
    ['fails', 500],
    ['answers something else', 'no json'],
    ['does not know our secret', { success: false, 'error-codes': ['invalid-input-secret'] }],
  ] as const)(
    '%s: a clear word, no lead, and the same form goes through later',
    async (_how, how) => {
      const google = await withGoogle(how);
      const { browser, leads, logged } = google;
      const answer = await browser.submit({ [field]: 'token-1' });
      expect([answer.statusCode, answer.json()]).toMatchObject([200, away]);
      expect(leads.leads).toHaveLength(0);
      expect(logged.join()).toContain('captcha provider gave no verdict');
      expect(logged.join()).not.toMatch(/token-1|the-secret|mariam/);
      google.says(good);
      expect((await browser.submit({ [field]: 'token-1' })).json()).toMatchObject({ count: 5 });
    },
  );

  it('without scripts leads back to the form with all that was typed', async () => {
    const { browser } = await withGoogle('silence');
    await upToContact(browser);
    const fields = { ...contactFields, [field]: 'token-1' };
    const answer = await browser.form(`${questionnaire}?step=contact`, fields);
    expect(answer.statusCode).toBe(303);
    expect(await pageModel(browser, 'questionnaire?step=contact')).toMatchObject({
      errors: [{ field: 'captcha', message: away.error }],
      typed: { name: 'Mariam Test', email: 'mariam@example.com' },
    });
  });
});

it('the page says which provider and site key; the ticket without scripts stays', async () => {
  const { browser, pass, leads, heard } = await withGoogle(good);
  await upToContact(browser);
  const page = await pageModel<{ captchaTicket: string }>(browser, 'questionnaire?step=contact');
  expect(page).toMatchObject({ captcha: { provider: 'google', siteKey: 'the-site-key' } });
  expect(JSON.stringify(page)).not.toContain('the-secret');
  pass(4);
  await browser.form(`${questionnaire}?step=contact`, {
    ...contactFields,
    [field]: page.captchaTicket,
  });
  expect([leads.leads.length, heard.length]).toEqual([1, 0]);
  const challenge = await browser.get('/api/captcha/challenge');
  expect(challenge.json()).toEqual({ provider: 'google', siteKey: 'the-site-key', action: 'lead' });
});

it('opens the content security policy to Google only where it is on', async () => {
  const policyOf = async (app: Awaited<ReturnType<typeof bffUnderTest>>['app']) =>
    String((await app.inject('/api/csrf')).headers['content-security-policy']);
  const [{ app: local }, { app: google }] = [await bffUnderTest(), await withGoogle(good)];
  expect(await policyOf(local)).not.toContain('google');
  const policy = await policyOf(google);
  expect(policy).toMatch(
    /script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
  );
  expect(policy).toContain("frame-src 'self' https://www.google.com/recaptcha/ ");
  expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it('does not start without the keys it needs', () => {
  const settings = {
    SESSION_SECRET: 'thirty-two characters, for the tests only',
    LINK_KEYS: 'x'.repeat(32),
    CAPTCHA_PROVIDER: 'google',
  };
  expect(() => readBffConfig(settings)).toThrow(/CAPTCHA_SITE_KEY: .*\n.*CAPTCHA_SECRET: /);
  expect(() => readBffConfig({ ...settings, CAPTCHA_PROVIDER: 'other' })).toThrow(
    'CAPTCHA_PROVIDER',
  );
});

type Says = object | 'silence' | 'no json' | 500;

async function withGoogle(first: Says) {
  let says = first;
  const heard: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      heard.push(Object.fromEntries(new URLSearchParams(text)));
      if (says === 'silence') return patience.abort(new DOMException('late', 'TimeoutError'));
      if (says === 500) response.statusCode = 500;
      response.end(typeof says === 'object' ? JSON.stringify(says) : String(says));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const bff = await bffUnderTest({
    CAPTCHA_PROVIDER: 'google',
    CAPTCHA_SITE_KEY: 'the-site-key',
    CAPTCHA_SECRET: 'the-secret',
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    CAPTCHA_TIMEOUT_MS: String(patienceMilliseconds),
  });
  const browser = await openBrowser(bff.app);
  // What the page would bring is given by each test.
  browser.captcha = async () => 'unused';
  return {
    ...bff,
    browser,
    heard,
    says: (next: Says) => {
      says = next;
    },
  };
}
