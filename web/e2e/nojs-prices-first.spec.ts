/** See prices first without scripts (decisions X32): plain posts to the list, to the contact, and back. */
import { messages } from '@muqarin/rules/messages';
import { expect, test } from '@playwright/test';
import { answerUntilContact, fillContact, next } from './support/journey.ts';

test('medical: prices, a mail asks for the contact, and the list comes back', async ({ page }) => {
  const walker = { page, scripts: false };
  await answerUntilContact(walker, 'self');
  await page.getByRole('button', { name: 'See prices first' }).click();
  await expect(page).toHaveURL(/\/products/);
  await page.getByRole('link', { name: 'Leave your contact' }).click();
  await expect(page).toHaveURL(/step=contact/);
  await page.goBack();
  await page.locator('#plans button[name="product_id"]').locator('visible=true').first().click();
  await expect(page.getByText(messages.contactFirst)).toBeVisible();
  await fillContact(walker, 'mariam@example.com');
  await next(page);
  await expect(page).toHaveURL(/\/buy-policy\?plan=\d+/);
});
