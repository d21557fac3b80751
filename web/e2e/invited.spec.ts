/** Who asked for prices is invited inside the mail that confirms it, and finds them in the account (decisions A6; issue 19). */
import { expect, test } from '@playwright/test';
import { password } from './support/account.ts';
import { newEmail } from './support/journey.ts';
import { medicalQuoteAtOnce } from './support/medical-at-once.ts';
import { sound, watch } from './support/sound.ts';
import { mailTo } from './support/stream.ts';

test('the invitation of a mail opens an account that has what was asked for', async ({ page }) => {
  const problems = await watch(page);
  const email = newEmail();
  await medicalQuoteAtOnce(page, email);
  const { text } = await mailTo(page.request, email, /We have your answers|prices/);
  const link = /https?:\/\/\S+\/sign-up\/\S+/.exec(text)?.[0] ?? 'no link';
  await page.goto(link);
  await expect(page.locator('main')).toContainText(email);
  await sound(page, 'an invitation');
  const open = page.locator('main form').first();
  await open.locator('[name="name"]').fill('Mariam Test');
  await open.locator('[name="password"]').fill(password);
  await open.getByRole('button').click();
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(page.locator('#timeline')).toContainText('Quote · Medical');
  await sound(page, 'an account with a quote');
  // It was opened on this device: no mail says that somebody has signed in.
  await mailTo(page.request, email, /account is open/);
  await page.goto(link);
  await expect(page).toHaveURL(/\/my-account$/);
  const mails = await page.request.get('/api/dev/mails');
  const own = ((await mails.json()) as { mails: { to: string; subject: string }[] }).mails
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
  expect(own.filter((subject) => /device/.test(subject))).toEqual([]);
  expect(problems).toEqual([]);
});
