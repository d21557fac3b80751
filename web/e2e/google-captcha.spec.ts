/** The contact step where Google tells people from robots (decisions X8), under the policy that pages are served with. */
/* oxlint-disable no-empty-pattern -- Playwright reads the pattern */
import { messages } from '@muqarin/rules/messages';
import { test as base, expect } from '@playwright/test';
import { beGoogle, secret, serveVerdicts, siteKey, type Verdicts } from './support/google.ts';
import { answerUntilContact, fillContact, newEmail, next } from './support/journey.ts';
import { startOwnProduct } from './support/own-product.ts';
import { sound, watch } from './support/sound.ts';

const test = base.extend<object, { verdicts: Verdicts; ownOrigin: string }>({
  verdicts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const verdicts = await serveVerdicts();
      await use(verdicts);
      await verdicts.close();
    },
    { scope: 'worker' },
  ],
  ownOrigin: [
    async ({ verdicts }, use) => {
      const product = await startOwnProduct({
        LOG_LEVEL: 'silent',
        CAPTCHA_PROVIDER: 'google',
        CAPTCHA_SITE_KEY: siteKey,
        CAPTCHA_SECRET: secret,
        CAPTCHA_VERIFY_URL: verdicts.url,
      });
      await use(product.origin);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownOrigin }, use) => use(ownOrigin),
});

test('Google is asked when the box is ticked; a likely robot is told, a person goes on', async ({
  page,
  verdicts,
}) => {
  const problems = await watch(page);
  let score = 1;
  const asked = await beGoogle(page, () => score);
  const served = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await answerUntilContact({ page, scripts: true }, 'self');
  const policy = (await (await served).headerValue('content-security-policy')) ?? '';
  expect(policy).toContain("'strict-dynamic'");
  await expect(page.getByText('Google looks at this browser')).toBeVisible();
  expect(asked, 'before the box is ticked').toEqual([]);
  const foreign = page.waitForRequest((made) => made.url().includes('/recaptcha/api.js'));

  const email = newEmail();
  await fillContact({ page, scripts: true }, email);
  expect(new URL((await foreign).url()).searchParams.get('render')).toBe(siteKey);
  await expect(page.frameLocator('iframe[src*="recaptcha"]').locator('html')).toBeAttached();
  await sound(page, 'contact, with Google');
  await next(page);
  await expect(page.locator('#captcha-group-error')).toHaveText(messages.notARobot);

  score = 9;
  await fillContact({ page, scripts: true }, email);
  await next(page);
  await expect(page).toHaveURL(/\/products/);
  await expect(page.locator('#plans > [data-plan]').first()).toBeAttached();
  // Google learns the token and nothing of the person; its script came once.
  expect(verdicts.asked.map((question) => [...question])).toEqual([
    [
      ['secret', secret],
      ['response', '1.lead.1'],
    ],
    [
      ['secret', secret],
      ['response', '2.lead.9'],
    ],
  ]);
  expect(asked.filter((url) => url.includes('api.js'))).toHaveLength(1);
  expect(problems).toEqual([]);
});
