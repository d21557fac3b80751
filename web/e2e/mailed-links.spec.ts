/** A mailed link in a browser that has answers of its own: it asks, opens by a press, and leads back. */
import { expect, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { choose, newEmail, questionnaire } from './support/journey.ts';
import { sound, watch } from './support/sound.ts';
import { linkIn, mailTo } from './support/stream.ts';

test('a link asks before it takes the place of other answers, and leads back to them', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const problems = await watch(page);
  const walker = { page, scripts: true };
  await page.goto(questionnaire);
  await hydrated(page);
  await choose(walker, 'main_emirate', '2');
  await expect(page.locator('input[name="category"]').first()).toBeVisible();

  const email = newEmail();
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const sender = await elsewhere.newPage();
  await sender.goto(questionnaire);
  await hydrated(sender);
  await choose({ page: sender, scripts: true }, 'main_emirate', '3');
  await expect(sender.locator('input[name="category"]').first()).toBeVisible();
  await sender.goto(`${questionnaire}?step=category`);
  await hydrated(sender);
  await sender.locator('details summary').filter({ hasText: /later/i }).first().click();
  await sender.locator('input[name="email"]').fill(email);
  await sender.getByRole('button', { name: 'Mail me the link' }).click();
  const link = new URL(linkIn((await mailTo(request, email, /Go on/)).text));
  await elsewhere.close();

  await page.goto(link.pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Open MQ-.*\?$/);
  await expect(page.getByText(/^Yours stays: MQ-/)).toBeVisible();
  await sound(page, 'a mailed link asks');
  await page.getByRole('button', { name: /^Open MQ-/ }).click();
  await expect(page).toHaveURL(/step=category/);
  await expect(page.getByText(/^Your earlier answers: MQ-/)).toBeVisible();
  await sound(page, 'answers with earlier ones beside');
  await page.getByRole('button', { name: /^Go back to MQ-/ }).click();
  await page.goto(`${questionnaire}?step=emirate`);
  await expect(page.locator('input[name="main_emirate"][value="2"]')).toBeChecked();
  expect(problems).toEqual([]);
});
