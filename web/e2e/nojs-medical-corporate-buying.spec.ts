/** A group is bought by plain forms: summary, buy-policy page, papers with what is missing said, the policy. */

import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { expect, test } from '@playwright/test';
import {
  choosePlans,
  seeCorporatePlans,
  staffList,
  walkCorporate,
} from './support/corporate-buyer.ts';
import { newEmail } from './support/journey.ts';
import { chooseFiles } from './support/motor-buyer.ts';

test('an employer buys and sends the papers without JavaScript', async ({ page }) => {
  test.slow();
  const walker = { page, scripts: false };
  const main = page.locator('main');
  await walkCorporate(walker, newEmail());
  await seeCorporatePlans(page);
  await page.goto('/survey/medical/corporate/products?category=summary');
  await page.getByRole('button', { name: 'Buy for the whole group' }).click();
  await expect(main).toContainText(messages.selectAPlan);
  await page.goto('/survey/medical/corporate/products?category=1');
  await choosePlans(walker);
  await page.getByRole('button', { name: 'Buy for the whole group' }).click();
  await expect(page).toHaveURL(/\/corporate\/buy-policy$/);
  await page.getByRole('button', { name: 'Confirm these plans' }).click();
  await expect(main.getByRole('alert')).toContainText(messages.acceptTerms);
  await page.locator('#t_and_c_3').check();
  await page.getByRole('button', { name: 'Confirm these plans' }).click();

  await expect(page).toHaveURL(/\/corporate\/submit-documents$/);
  const send = page.getByRole('button', { name: 'Send both to the insurer' });
  await page.setInputFiles('#census_file', staffList);
  await send.click();
  await expect(page.locator('#license_file-error')).toHaveText(
    corporateMessages.invalidTradeLicense,
  );
  // What came stays, and can be taken back.
  await expect(page.locator('#census_file-said')).toContainText('Received on');
  await page.getByRole('button', { name: 'Remove the file: Staff list' }).click();
  await expect(page.locator('#census_file-said')).toHaveText('');
  await page.setInputFiles('#census_file', staffList);
  await chooseFiles(page, ['license_file']);
  await send.click();
  await expect(page).toHaveURL(/\/survey\/medical\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your group is confirmed');
  await expect(main).toContainText('By ');
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
});
