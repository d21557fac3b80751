/** What a person typed in Arabic pages is shown as it was typed, also where the same words are ours: pages, mails, the desk. */
import { expect, test } from '@playwright/test';
import { signIn } from './support/agent.ts';
import { newEmail } from './support/journey.ts';
import { linkIn, mailTo } from './support/stream.ts';

test.use({ locale: 'ar-AE' });

/** A plan's name is made of such words, and "Third party" is a cover. */
const name = 'Rimal Spring';
const typed = 'Third party';

test('a lead called like a plan, and a claim for a cover', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.locator('[name="name"]').fill(name);
  await form.locator('[name="phone"]').fill('501234567');
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="call_slot"]').selectOption('midday');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/thank-you$/);
  const { text } = await mailTo(request, email, /MQ-/);
  expect(text).toContain(`\u2068${name}\u2069`);
  const [reference = ''] = /MQ-[\w-]+/.exec(text) ?? [];

  await page.goto('/claim');
  await page.locator('[name="request"]').fill(typed);
  await page.locator('[name="telephone"]').fill('501234567');
  await page.locator('[name="email"]').fill(email);
  await page.locator('#claim-form').getByRole('button').click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect((await mailTo(request, email, /CL-/)).text).toContain(`  |  ${typed}\n`);
  await page.locator('main a[href*="/claim/"]').click();
  await expect(page.locator('main')).toContainText(typed);

  await page.goto('/my-data');
  await page.locator('[name="email"]').fill(email);
  await page.locator('form:has([name="email"])').getByRole('button').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto(linkIn((await mailTo(request, email, /^ما /)).text));
  await expect(page.locator('main')).toContainText(name);
  await expect(page.locator('main')).toContainText(typed);

  await page.goto('/staff/sign-in');
  await signIn(page);
  await page.goto('/staff/desk?slot=midday&page=9999');
  await page.locator('main ol li', { hasText: reference }).getByRole('link').click();
  await expect(page.locator('main')).toContainText(name);
});
