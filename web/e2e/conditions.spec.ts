/** A plan that not everybody may buy says so on its tile and is bought only with its condition confirmed (decisions X31). */
import { messages } from '@muqarin/rules/messages';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { products } from './support/medical-at-once.ts';
import { openRows } from './support/open-rows.ts';
import { plansAtOnce } from './support/plans.ts';

const LOW = 'For a monthly salary of AED 4,000 or less.';
const box = (page: Page) => page.locator('input[name="condition_confirmed"]');
const shownTile = (page: Page) =>
  page.locator('#plans > [data-plan]:not([hidden])').filter({ hasText: LOW }).first();
const confirm = (page: Page) =>
  page.locator('form:has(input[name="t_and_c_3"]) button[type="submit"]').first().click();

async function toBuyPage(page: Page): Promise<void> {
  const tile = shownTile(page);
  await expect(tile).toContainText('Who may buy it:');
  await expect(tile).not.toContainText('Lowest premium');
  await tile
    .getByRole('button', { name: /BUY NOW/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(page).toHaveURL(/buy-policy/);
  await expect(page.locator('main')).toContainText(LOW);
}

async function buyOnlyConfirmed(page: Page): Promise<void> {
  await page.locator('input[name="t_and_c_3"]').check();
  await confirm(page);
  await expect(page.locator('main')).toContainText(messages.confirmCondition);
  await expect(page).toHaveURL(/buy-policy/);
  await box(page).check();
  await page.locator('input[name="t_and_c_3"]').check();
  await confirm(page);
  await expect(page).toHaveURL(/thank-you/);
  await expect(page.locator('main')).not.toContainText('You have not confirmed');
}

test('with scripts; the flag goes to one plan that everybody may buy', async ({ page }) => {
  await plansAtOnce(page, newEmail());
  const flagged = page
    .locator('#plans > [data-plan]:not([hidden])')
    .filter({ has: page.getByText(/^Lowest premium/).locator('visible=true') });
  await expect(flagged).toHaveCount(1);
  await expect(flagged).not.toContainText('Who may buy it:');
  await toBuyPage(page);
  await hydrated(page);
  await buyOnlyConfirmed(page);
});

test('for investors places and flag are of their plans', async ({ page }) => {
  await plansAtOnce(page, newEmail());
  await page.goto(`${products}?is_investor=1&rows=all`);
  await openRows(page);
  const tiles = page.locator('#plans > [data-plan]:not([hidden])');
  const total = await tiles.count();
  await expect(page.getByText(`${total} of ${total} plans`, { exact: true })).toBeVisible();
  await expect(
    tiles.first().getByText(`Lowest of ${total}`, { exact: true }).locator('visible=true'),
  ).toHaveCount(1);
});

test.describe('without scripts', () => {
  test('the box is asked for as well', async ({ page, browser, baseURL }) => {
    await plansAtOnce(page, newEmail());
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      ...(baseURL ? { baseURL } : {}),
    });
    // The address follows what was opened a moment later.
    await expect(page).toHaveURL(/rows=all&groups=[\d,]+/);
    await page.waitForTimeout(300);
    const plain = await context.newPage();
    await plain.goto(page.url());
    await toBuyPage(plain);
    await buyOnlyConfirmed(plain);
    await context.close();
  });
});
