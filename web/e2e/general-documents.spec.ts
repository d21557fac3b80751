/** The documents of a general policy: two tabs that the summary leads to, and a summary that forgets what has come. */
import { generalMessages } from '@muqarin/rules/general/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { expect, test } from '@playwright/test';
import { choosePlan, quoteAtOnce } from './support/general-buyer.ts';
import { hydrated } from './support/hydrated.ts';
import { chooseFiles } from './support/motor-buyer.ts';
import { sound, watch } from './support/sound.ts';

test('the summary opens the tab of a document, and forgets what has come', async ({ page }) => {
  const problems = await watch(page);
  await quoteAtOnce(page);
  await choosePlan(page);
  await hydrated(page);
  const ask = page.getByRole('button', { name: 'Request this policy' });
  const alert = page.locator('main').getByRole('alert');
  const send = page.getByRole('button', { name: 'Upload', exact: true });
  await ask.click();
  await expect(alert.getByRole('link')).toHaveCount(2);
  await hydrated(page);
  await alert.getByRole('link', { name: generalMessages.uploadCensus }).click();
  await expect(page.locator('#census_file')).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Census file' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await sound(page, 'general documents, the second tab');
  await chooseFiles(page, ['census_file']);
  await send.click();
  await expect(page.getByText(motorMessages.uploaded)).toBeVisible();
  await expect(alert.getByRole('link')).toHaveCount(1);
  await expect(alert).toContainText(generalMessages.uploadTradeLicense);
  await alert.getByRole('link').click();
  await expect(page.locator('#trade_license')).toBeFocused();
  await chooseFiles(page, ['trade_license']);
  await send.click();
  await expect(page.getByText(motorMessages.uploaded)).toBeVisible();
  await expect(alert).toHaveCount(0);
  // An address may name a document too.
  await page.goto('/survey/general/policy-details#census_file');
  await expect(page.getByRole('tab', { name: 'Census file' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await ask.click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(problems).toEqual([]);
});

test('a request for a policy is thanked for with what happens to it (X23)', async ({ page }) => {
  const problems = await watch(page);
  await quoteAtOnce(page);
  await choosePlan(page);
  const send = page.getByRole('button', { name: 'Upload', exact: true });
  await hydrated(page);
  for (const [name, field] of [
    ['Trade licence', 'trade_license'],
    ['Census file', 'census_file'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await chooseFiles(page, [field]);
    await send.click();
    await expect(page.getByText(motorMessages.uploaded)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Request this policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your policy request');
  await expect(page.getByText(/the time you chose|which plans fit/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start another quote' })).toHaveAttribute(
    'href',
    '/survey/general',
  );
  await sound(page, 'thanks for a policy request');
  expect(problems).toEqual([]);
});

test('a request for prices is thanked for with what happens to it (X23)', async ({ page }) => {
  const problems = await watch(page);
  await quoteAtOnce(page, { selected_general_codes: 'marine_cargo' });
  await page.goto('/thank-you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We ask the insurers for you');
  await expect(page.getByText(/the time you chose/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start another quote' })).toHaveAttribute(
    'href',
    '/survey/general',
  );
  await sound(page, 'thanks for a price request');
  expect(problems).toEqual([]);
});
