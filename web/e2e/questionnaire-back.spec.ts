/** Back, Forward and reload in the questionnaire, and the way back from what a change cleared (S0 2, 4, 5; X28, M7 to M10). */
import { messages } from '@muqarin/rules/messages';
import { expect, test } from '@playwright/test';
import { holdScripts, hydrated } from './support/hydrated.ts';
import { fillMember, next, person, questionnaire } from './support/journey.ts';
import { onStep, toCount } from './support/questionnaire.ts';

test('reload keeps answers, Back walks steps, the emirate resets and Undo restores', async ({
  page,
}) => {
  await toCount(page);
  await page.locator('input[name="member_count"]').fill('1');
  await next(page);
  await onStep(page, 'self');
  await fillMember(page, 1, person);
  const saved = page.waitForResponse((answer) => answer.url().includes('step=self'));
  await next(page);
  await onStep(page, 'check');
  await saved;
  await page.reload();
  await hydrated(page);
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText('14/03/1991');

  const fetched: string[] = [];
  page.on('request', (request) => {
    // The browser asks for the tab's picture whenever it likes.
    if (['document', 'fetch'].includes(request.resourceType())) fetched.push(request.url());
  });
  await page.goBack();
  await onStep(page, 'self');
  await expect(page.locator('select[name="members[1][dob_year]"]')).toHaveValue('1991');
  await page.goBack();
  await onStep(page, 'member_count');
  await expect(page.locator('input[name="member_count"]')).toHaveValue('1');
  await page.goForward();
  await onStep(page, 'self');
  expect(fetched, 'Back and Forward show what is here').toEqual([]);
  await page.goto(`${questionnaire}?step=category`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('input[name="main_emirate"]:checked')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  const toast = page.getByText(messages.answersCleared);
  await expect(toast.first()).toBeVisible();
  const restored = page.waitForResponse((answer) => answer.url().endsWith('/undo'));
  await page.getByRole('button', { name: messages.undo, exact: true }).first().click();
  await restored;
  await onStep(page, 'category');
  await page.goto(`${questionnaire}?step=check`);
  await hydrated(page);
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText('14/03/1991');

  // Change comes back to the check page.
  await page.getByRole('link', { name: /^Change You/ }).click();
  await onStep(page, 'self');
  await page.locator('select[name="members[1][dob_year]"]').selectOption('1990');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText('14/03/1990');
});

test('Back before the page is hydrated shows the step that it asked for', async ({ page }) => {
  await toCount(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('input[name="member_count"]')).toBeVisible();
  await page.evaluate(() => history.back());
  // Its scripts are on their way: this page is not loaded yet.
  await page.waitForURL((url) => url.searchParams.get('step') === 'category', {
    waitUntil: 'commit',
  });
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  release();
  expect((await again).url()).toContain('step=category');
  await expect(page.locator('input[name="category"]').first()).toBeAttached();
  await hydrated(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('input[name="main_emirate"]').first()).toBeAttached();
});
