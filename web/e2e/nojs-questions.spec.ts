/** The questions again as plain forms: errors, reset and Undo, finish later, the lead form (no script runs). */
import { messages } from '@muqarin/rules/messages';
import { expect, test } from '@playwright/test';
import { choose, fillMember, newEmail, next, person, questionnaire } from './support/journey.ts';
import { eventsAbout, linkIn, mailTo } from './support/stream.ts';

test('the questionnaire: errors, reset and Undo, finish later', async ({
  page,
  request,
  browser,
}) => {
  const walker = { page, scripts: false };
  const alert = page.locator('main').getByRole('alert');
  await page.goto(questionnaire);
  await next(page);
  await expect(alert.getByRole('link', { name: messages.enterEmirate })).toBeVisible();
  await expect(alert).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await choose(walker, 'main_emirate', '2');
  await choose(walker, 'category', 'self');
  const count = page.locator('input[name="member_count"]');
  for (const [typed, text] of [
    ['', messages.enterMemberCount],
    ['11', messages.tooManyMembers],
  ] as const) {
    await count.fill(typed);
    await next(page);
    await expect(alert.getByRole('link', { name: text })).toBeVisible();
  }
  await count.fill('1');
  await next(page);
  await fillMember(page, 1, { ...person, year: 2023, month: 2, day: 29 });
  await next(page);
  await expect(alert).toContainText(messages.validDateOfBirth);
  await expect(page.locator('select[name="members[1][dob_year]"]')).toHaveValue('2023');
  await fillMember(page, 1, person);
  await next(page);
  await expect(page.locator('main')).toContainText('14/03/1991');

  await page.goto(`${questionnaire}?step=category`);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('main')).toContainText(messages.answersCleared);
  await expect(page.locator('input[name="main_emirate"]:checked')).toHaveCount(0);
  await page.getByRole('button', { name: messages.undo, exact: true }).click();
  await expect(page).toHaveURL(/step=category/);
  await page.goto(`${questionnaire}?step=check`);
  await expect(page.locator('main')).toContainText('14/03/1991');
  await page.getByRole('link', { name: /^Change You/ }).click();
  await page.locator('select[name="members[1][dob_year]"]').selectOption('1990');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.locator('main')).toContainText('14/03/1990');

  const email = newEmail();
  await page.locator('summary', { hasText: 'Finish later' }).click();
  const box = page.locator('form[action$="/resume-link"]');
  await box.locator('[name="email"]').fill(email);
  await box.getByRole('button').click();
  await expect(page.locator('main')).toContainText(messages.resumeLinkSent);
  const mail = await mailTo(request, email, /./);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const there = await context.newPage();
  await there.goto(linkIn(mail.text));
  await there.goto(`${questionnaire}?step=check`);
  await expect(there.locator('main')).toContainText('14/03/1990');
  await context.close();
});

test('the lead form', async ({ page, request }) => {
  await page.goto('/survey/medical/sponsor');
  const button = page.locator('form[action$="/sponsor"]').getByRole('button');
  await expect(button).toHaveText(messages.sponsorSubmit);
  await button.click();
  await expect(page.locator('main')).toContainText(messages.enterFirstName);
  const email = newEmail();
  await page.locator('[name="first_name"]').fill('Mariam');
  await page.locator('[name="last_name"]').fill('Test');
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="phone"]').fill('1');
  await button.click();
  await expect(page.locator('main')).toContainText(messages.validUaePhone);
  await expect(page.locator('[name="first_name"]')).toHaveValue('Mariam');
  await page.locator('[name="phone"]').fill('050 123 4567');
  await button.click();
  await expect(page).toHaveURL(/\/thank-you/);
  await expect.poll(async () => (await eventsAbout(request, email)).length).toBeGreaterThan(0);
});
