/** Ways in on the home page that were left empty or filled with what nobody knows (S2 2, 4, 5). */
import { motorMessages } from '@muqarin/rules/messages-motor';
import { expect, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';

test('the search of a car: nothing goes on to the questionnaire, an unknown brand is said', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const brand = page.getByRole('combobox', { name: 'Or begin with the brand of your car' });
  const find = page.getByRole('button', { name: 'Find my car' });
  await expect(page.locator('#car_make[role="combobox"]')).toBeVisible();
  // An open list may lie over the button.
  await brand.fill('qqq');
  await brand.press('Escape');
  await find.click();
  await expect(brand).toHaveAttribute('aria-invalid', 'true');
  await expect(brand).toHaveAccessibleDescription(motorMessages.enterMake);
  await expect(brand).toBeFocused();
  await brand.fill('');
  await brand.press('Escape');
  await find.click();
  await expect(page).toHaveURL(/\/survey\/motor(\?|$)/);
});

test('the business entry without a type opens the first question', async ({ page }) => {
  await page.goto('/');
  const entry = page.locator('form[action="/survey/general"]');
  await entry.getByRole('button').click();
  await expect(page).toHaveURL(/\/survey\/general/);
  await expect(page.locator('h1')).toBeVisible();
});
