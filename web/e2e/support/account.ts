/** Somebody with an account of their own, opened as people do: by the link of a mail. */
import { expect, type Page } from '@playwright/test';
import { newEmail } from './journey.ts';
import { mailTo } from './stream.ts';

export const password = 'a camel crosses the creek';

/** Leaves the page at My Account; gives the address. */
export async function openAccount(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto('/sign-up');
  const ask = page.locator('main form').first();
  await ask.locator('[name="email"]').fill(email);
  await ask.getByRole('button').click();
  const { text } = await mailTo(page.request, email, /./);
  const link = /https?:\/\/\S+\/sign-up\/\S+/.exec(text)?.[0] ?? 'no link';
  await page.goto(link);
  const open = page.locator('main form').first();
  await open.locator('[name="name"]').fill('Mariam Test');
  await open.locator('[name="password"]').fill(password);
  await open.getByRole('button').click();
  await expect(page).toHaveURL(/\/my-account$/);
  return email;
}
