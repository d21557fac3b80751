/** The documents of a general policy: two tabs that the summary leads to, and a summary that forgets what has come. */
import { generalMessages } from '@muqarin/rules/messages-general';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { expect, test } from '@playwright/test';
import { awake } from './support/awake.ts';
import { choosePlan, quoteAtOnce } from './support/general-buyer.ts';
import { chooseFiles } from './support/motor-buyer.ts';
import { sound, watch } from './support/sound.ts';

test('the summary opens the tab of a document, and forgets what has come', async ({ page }) => {
  const problems = await watch(page);
  await quoteAtOnce(page);
  await choosePlan(page);
  await awake(page);
  const ask = page.getByRole('button', { name: 'Request this policy' });
  const alert = page.locator('main').getByRole('alert');
  const send = page.getByRole('button', { name: 'Upload', exact: true });
  await ask.click();
  await expect(alert.getByRole('link')).toHaveCount(2);
  await awake(page);
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
