/** An employer from the company to a confirmed policy with its papers (S0 2, 4, 5, 8; decisions M41–M45, M50, M57), each page sound. */

import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { expect, type Page, test } from '@playwright/test';
import {
  choosePlans,
  saveMembers,
  seeCorporatePlans,
  staffList,
  walkCorporate,
} from './support/corporate-buyer.ts';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { chooseFiles } from './support/motor-buyer.ts';
import { sound, watch } from './support/sound.ts';
import { mailTo } from './support/stream.ts';

const buyForm = (page: Page) => page.locator('main form[action$="/products/buy"]');
const buy = (page: Page) => buyForm(page).locator('button');
const confirm = (page: Page) => page.locator('main form[action$="/buy-policy"] button');

test('an employer buys for all categories, and sends the papers', async ({ page, request }) => {
  test.slow();
  const problems = await watch(page);
  const walker = { page, scripts: true };
  const email = newEmail();
  await walkCorporate(walker, email);
  await seeCorporatePlans(page);
  await hydrated(page);

  // Without a plan for each category Buy says so for two seconds (M57).
  await saveMembers(page, 7);
  await page.getByRole('link', { name: /Premium Summary/ }).click();
  await hydrated(page, buyForm(page));
  await buy(page).click();
  await expect(buy(page)).toHaveText(messages.selectAPlan);
  await expect(buy(page)).toHaveText('Buy for the whole group', { timeout: 3000 });
  await page.goto('/survey/medical/corporate/products?category=1');
  await choosePlans(walker);
  await hydrated(page, buyForm(page));
  await sound(page, 'premium summary, complete');
  // A failure brings the button back, and says that nothing was charged (M42).
  await page.route('**/products/buy', (route) => route.abort());
  await buy(page).click();
  await expect(page.locator('#buy-said')).toContainText('Nothing was charged. Reference MQ-');
  await expect(buy(page)).toHaveText('Buy for the whole group');
  await page.unroute('**/products/buy');
  problems.length = 0;
  await buy(page).click();

  await expect(page).toHaveURL(/\/corporate\/buy-policy$/);
  await hydrated(page);
  await sound(page, 'buy-policy');
  await confirm(page).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(messages.acceptTerms);
  await page.locator('#t_and_c_3').check();
  const call = page.waitForRequest('**/api/survey/medical/corporate/confirm-policy*');
  await confirm(page).click();
  const asked = await call;
  // What a query carries goes by GET, as the document has it; what it cannot by POST (X6).
  const { searchParams } = new URL(asked.url());
  const data = searchParams.get('data') ?? '';
  expect(asked.method()).toBe('GET');
  expect(Object.keys(JSON.parse(data))).toEqual(['CAT 1', 'CAT 2', 'CAT 3', 'policy_start_date']);

  await expect(page).toHaveURL(/\/corporate\/submit-documents$/);
  await hydrated(page);
  await sound(page, 'documents of a group');
  await page.getByRole('button', { name: 'Send both to the insurer' }).click();
  await expect(page.locator('#census_file-error')).toHaveText(corporateMessages.invalidCensus);
  await expect(page.locator('#license_file-error')).toHaveText(
    corporateMessages.invalidTradeLicense,
  );
  await page.locator('label[for="census_file"]').first().dispatchEvent('click');
  await expect(page.getByText(corporateMessages.censusFormats)).toBeVisible();
  await expect(page.getByText(corporateMessages.censusFormats)).toHaveCount(0, { timeout: 5000 });
  await page.setInputFiles('#license_file', staffList);
  await expect(page.locator('#license_file-error')).toHaveText(
    corporateMessages.invalidTradeLicense,
  );
  await page.setInputFiles('#census_file', staffList);
  await expect(page.locator('#census_file-said')).toContainText('Received on');
  await page.reload();
  await hydrated(page);
  // Its name is this browser's to know; what was sent can be taken back.
  await expect(page.locator('#census_file-said')).toContainText('staff.csv');
  await page.getByRole('button', { name: 'Remove the file: Staff list' }).click();
  await expect(page.locator('#census_file-said')).not.toContainText('staff.csv');
  await page.setInputFiles('#census_file', staffList);
  await chooseFiles(page, ['license_file']);
  await expect(page.locator('#license_file-said')).toContainText('Received on');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('#license_file-said')).toContainText('license_file.png');
  await sound(page, 'documents that have come');
  await page.getByRole('button', { name: 'Send both to the insurer' }).click();

  await expect(page).toHaveURL(/\/survey\/medical\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your group is confirmed');
  await sound(page, 'thanks of a group');
  expect((await mailTo(request, email, /staff list and trade licence/)).text).toContain(
    'went on to',
  );
  const pdf = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Policy schedule as PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^policy-.*\.pdf$/);
  await page.goto('/survey/medical/corporate/products');
  await expect(page).toHaveURL(/\/survey\/medical\/thank-you$/);

  // In Arabic, from the same browser.
  await page.goto('/language/ar?return=/survey/medical/thank-you');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await sound(page, 'thanks of a group in Arabic');
  await page.goto('/survey/medical/corporate/submit-documents');
  await sound(page, 'documents of a group in Arabic');
  expect(problems).toEqual([]);
});
