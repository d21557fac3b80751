/** The list and the comparison of general insurance: amounts, the typed range, figures that were wrong or change, a fourth plan. */

import { expect, type Page, test } from '@playwright/test';
import { arrived, awake } from './support/awake.ts';
import { quoteAtOnce } from './support/general-buyer.ts';
import { watch } from './support/sound.ts';

const list = '/survey/general/products';
const comparison = '/survey/general/compare-plans';

test('every price shows its two decimals (S1 9)', async ({ page }) => {
  const problems = await watch(page);
  await quoteAtOnce(page);
  await page.goto(list);
  await awake(page);
  await expectTwoDecimals(page, 'the list');
  for (const place of [0, 1]) await compare(page, place);
  await expectTwoDecimals(page, 'the tray');
  await page.goto(comparison);
  await expectTwoDecimals(page, 'the comparison');
  await expect(page.locator('td', { hasText: /\+ AED/ }).first()).toHaveText(/\.\d\d$/);
  for (const choice of await page.locator('#add-plan option').allInnerTexts()) {
    expect(choice).toMatch(/AED\s[\d,]+\.\d\d$/);
  }
  await page
    .getByRole('button', { name: /SELECT/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request this policy');
  await expectTwoDecimals(page, 'the documents');
  expect(problems).toEqual([]);
});

/** Presses it and waits until that is kept. */
async function compare(page: Page, place: number): Promise<void> {
  const button = page.locator('[data-compare]').nth(place);
  const kept = page.waitForResponse('**/compare-toggle');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await kept;
}

/** Amounts as `Amount` writes them: one piece each. */
async function expectTwoDecimals(page: Page, name: string): Promise<void> {
  await arrived(page);
  const amounts = page.locator('main bdi', { hasText: /^AED/ });
  await expect(amounts.first(), name).toBeAttached();
  const wrong = (await amounts.allTextContents()).filter((text) => !/\.\d\d$/.test(text));
  expect(wrong, name).toEqual([]);
}
