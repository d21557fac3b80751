/** The site's forms as plain posts: what is wrong is said, what was typed stays, each reaches its end (no script runs). */

import { messages } from '@muqarin/rules/messages';
import { siteMessages } from '@muqarin/rules/site/messages';
import { siteMessagesInArabic } from '@muqarin/rules/site/messages-ar';
import { expect, test } from '@playwright/test';
import { newEmail } from './support/journey.ts';
import { chooseFiles } from './support/motor-buyer.ts';
import { linkIn, mailTo } from './support/stream.ts';

test('contact comes back with every wrong field and what was typed, then thanks', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.locator('[name="email"]').fill('mariam@example');
  await form.getByRole('button').click();
  const alert = page.locator('main').getByRole('alert');
  await expect(alert.getByRole('link')).toHaveCount(3);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(form.locator('[name="email"]')).toHaveValue('mariam@example');
  await alert.getByRole('link').first().click();
  await expect(page).toHaveURL(/#contact-form-name$/);
  await form.locator('[name="name"]').fill('Mariam Test');
  await form.locator('[name="phone"]').fill('501234567');
  await form.locator('[name="email"]').fill('mariam@example.com');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.locator('main dd').first()).toHaveText(/^MQ-/);
});

test('the home page says in its title that its car entry, or its card, was refused', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).not.toHaveTitle(/^Error: /);
  await page.locator('form[action$="/emirate"]').getByRole('button').click();
  await expect(page.locator('#motor_emirate-error')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await page.goto('/');
  await expect(page).not.toHaveTitle(/^Error: /);
  const card = page.locator('form[action$="from=home"]');
  const file = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') };
  await card.locator('#home_mulkiya').setInputFiles(file);
  await card.getByRole('button').last().click();
  await expect(page.locator('#home_mulkiya-error')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
});

test('a claim that comes back speaks of what it could go without, and goes without it', async ({
  page,
}) => {
  await page.goto('/claim');
  const form = page.locator('#claim-form');
  const [description, telephone] = ['description', 'telephone'].map((name) =>
    form.locator(`[name="${name}"]`),
  );
  await telephone?.fill('12');
  await expect(description ?? form).not.toHaveAccessibleDescription(/Still empty/);
  await form.getByRole('button').click();
  await expect(page.locator('main').getByRole('alert').getByRole('link')).toHaveCount(1);
  await expect(description ?? form).toHaveAccessibleDescription(
    new RegExp(siteMessages.nothingDescribed),
  );
  await expect(telephone ?? form).toHaveAccessibleDescription(new RegExp(messages.validPhone));
  await form.locator('[name="request"]').fill('Front bumper');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.locator('main dd').first()).toHaveText(/^CL-/);
});

test('a claim, a complaint and one’s own data', async ({ page, request, browser }) => {
  const email = newEmail();
  await page.goto('/claim');
  await page.locator('[name="request"]').fill('Front bumper');
  await page.locator('#claim-form').getByRole('button').click();
  await expect(page.locator('main').getByRole('alert')).toContainText('phone number');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator('[name="request"]')).toHaveValue('Front bumper');
  await page.locator('[name="telephone"]').fill('501234567');
  await page.locator('[name="email"]').fill(email);
  await page.locator('#claim-form').getByRole('button').click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.locator('main dd').first()).toHaveText(/^CL-/);
  await expect(page.locator('main a[href^="/survey"]')).toHaveCount(0);
  await page.locator('main a[href*="/claim/"]').click();
  await expect(page.locator('main a[href="/uae/en/contact"]')).toBeVisible();
  await expect(page.locator('main a[href*="sanadak.gov.ae"]')).toHaveCount(0);
  const sendFile = page.getByRole('button', { name: 'Send the file' });
  await sendFile.click();
  await expect(page.locator('main').getByRole('alert')).toContainText(siteMessages.casePaperNone);
  await expect(page).toHaveTitle(/^Error: /);
  await chooseFiles(page, ['paper']);
  await sendFile.click();
  await expect(page.getByText(siteMessages.casePaperSent)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your files' })).toContainText('File 1');
  await page.goto('/complaint');
  await page.locator('[name="request"]').fill('Late answer');
  await page.locator('[name="telephone"]').fill('12');
  await page.locator('#complaint-form').getByRole('button').click();
  await expect(page.locator('main').getByRole('alert')).toContainText('valid phone number');
  await expect(page).toHaveTitle(/^Error: /);
  await page.locator('[name="telephone"]').fill('501234567');
  await page.locator('#complaint-form').getByRole('button').click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.locator('main a[href^="/survey"]')).toHaveCount(0);
  await page.locator('main a[href*="/complaint/"]').click();
  await expect(page.locator('main a[href="/uae/en/contact"]')).toBeVisible();
  await expect(page.locator('main a[href*="sanadak.gov.ae"]')).toBeVisible();
  await page.goto('/my-data');
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await page.locator('[name="email"]').fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText(siteMessages.dataLinkSent)).toBeVisible();
  const link = linkIn((await mailTo(request, email, /What we hold/)).text);
  await page.goto(link);
  await expect(page.getByText('Front bumper')).toBeVisible();
  await expect(page.getByText(siteMessages.casePaperName)).toBeVisible();
  await page.getByText('Delete everything', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText(/^E-/)).toBeVisible();
  const other = await browser.newContext({ javaScriptEnabled: false, locale: 'ar-AE' });
  const again = await other.newPage();
  await again.goto(link.replace('/uae/en/', '/uae/ar/'));
  await expect(again.locator('main').getByRole('alert')).toContainText(
    siteMessagesInArabic.dataLinkErased,
  );
  await expect(again.getByText(/^E-/)).toHaveCount(0);
  await other.close();
});
