/** The documents of a general policy without JavaScript: each file comes back to its own tab. */

import { generalMessages } from '@muqarin/rules/general/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { expect, test } from '@playwright/test';
import { choosePlan, quoteAtOnce } from './support/general-buyer.ts';
import { chooseFiles } from './support/motor-buyer.ts';
import { sound } from './support/sound.ts';

test('a census comes back to its own tab, refused or taken', async ({ page }) => {
  await quoteAtOnce(page);
  await choosePlan(page);
  const census = page.locator('#census_file');
  const alert = page.locator('main').getByRole('alert');
  const send = page.getByRole('button', { name: 'Upload', exact: true });
  await page.getByRole('button', { name: 'Request this policy' }).click();
  await expect(census).toBeHidden();
  await alert.getByRole('link', { name: generalMessages.uploadCensus }).click();
  await expect(census).toBeVisible();
  await expect(page.locator('#trade_license')).toBeHidden();
  await page.getByRole('tab', { name: 'Census file' }).click();
  await page.setInputFiles('#census_file', {
    name: 'census.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('text'),
  });
  await send.click();
  await expect(alert).toContainText(motorMessages.invalidCensus);
  await expect(census).toBeVisible();
  await sound(page, 'general documents, a census refused', { scripts: false });
  await chooseFiles(page, ['census_file']);
  await send.click();
  await expect(page.getByText(motorMessages.uploaded)).toBeVisible();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await expect(page.getByText('Required', { exact: true })).toBeHidden();
});
