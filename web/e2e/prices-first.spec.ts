/** See prices first (decisions X32), in each line: the list without a contact, and a contact before a plan is bought. */
import { messages } from '@muqarin/rules/messages';
import { expect, type Page, test } from '@playwright/test';
import { walkGeneral } from './support/general-buyer.ts';

import { answerUntilContact, fillContact, next } from './support/journey.ts';
import { openMotorQuote } from './support/motor-buyer.ts';
import { sound, watch } from './support/sound.ts';

const see = (page: Page) => page.getByRole('button', { name: 'See prices first' }).click();
const asked = (page: Page) => page.getByText(messages.contactFirst);

test('medical: prices, then BUY NOW leads to the contact and on to the purchase', async ({
  page,
}) => {
  await watch(page);
  const walker = { page, scripts: true };
  await answerUntilContact(walker, 'self');
  await see(page);
  await expect(page).toHaveURL(/\/survey\/medical\/individual\/products/);
  await expect(page.getByRole('link', { name: 'Leave your contact' })).toBeVisible();
  await sound(page, 'prices before a contact');
  await page.locator('#plans button[name="product_id"]').locator('visible=true').first().click();
  await expect(page).toHaveURL(/step=contact/);
  await expect(asked(page)).toBeVisible();
  await fillContact(walker, 'mariam@example.com');
  await next(page);
  await expect(page).toHaveURL(/\/buy-policy\?plan=\d+/);
});

test('general: prices by mail ask for the contact, as they do in every line', async ({ page }) => {
  await walkGeneral({ page, scripts: true }, 'noura@example.com');
  await see(page);
  await page.locator('summary', { hasText: 'E-mail these prices' }).click();
  await page.getByRole('button', { name: 'E-mail these prices' }).click();
  await expect(page).toHaveURL(/step=general_contact_page/);
  await expect(asked(page)).toBeVisible();
});

test('a mail without an address is asked for one where no contact is waited for', async ({
  page,
}) => {
  // A quote of the documented call stands without a lead (decisions X32): nothing leads away from its list.
  await openMotorQuote(page);
  await page.goto('/survey/motor/products');
  await expect(page.locator('#plans > li').first()).toBeVisible();
  await expect(page.locator('summary', { hasText: 'E-mail these plans' })).toHaveCount(0);
});

test('general: prices, then the choice of a plan asks for the contact', async ({ page }) => {
  await walkGeneral({ page, scripts: true }, 'noura@example.com');
  await see(page);
  await expect(page).toHaveURL(/\/survey\/general\/products/);
  await page.locator('#plans button[name="product_id"]').locator('visible=true').first().click();
  await expect(page).toHaveURL(/step=general_contact_page/);
  await expect(asked(page)).toBeVisible();
});
