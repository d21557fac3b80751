/** The motor list and comparison as plain pages and forms. */
import { motorMessages } from '@muqarin/rules/motor/messages';
import { expect, type Page, test } from '@playwright/test';
import { openMotorQuote } from './support/motor-buyer.ts';
import { openRows } from './support/open-rows.ts';
import { openDetails } from './support/plans.ts';
import { sound } from './support/sound.ts';

const products = '/survey/motor/products';
const tile = (page: Page, id: number) => page.locator(`#plan-${id}`);

async function openList(page: Page): Promise<number[]> {
  await openMotorQuote(page);
  await page.goto(products);
  await openRows(page);
  return page
    .locator('#plans > [data-plan]')
    .evaluateAll((nodes) => nodes.map((node) => Number((node as HTMLElement).dataset.plan)));
}

test('value, add-ons, deductible and filters work by plain forms', async ({ page }) => {
  // Not the cheapest: that one costs the legal minimum at any value.
  const first = (await openList(page))[25] ?? 0;
  await sound(page, 'the motor list', { scripts: false });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const net = tile(page, first).locator('button[name="product_id"] bdi').first();
  const before = await net.textContent();
  await page.locator('summary', { hasText: 'Insured value' }).click();
  await page.locator('#idv').fill('1');
  await page.getByRole('button', { name: 'Update value' }).click();
  await expect(page.getByText(/We have set the nearest/)).toBeVisible();
  await expect(net).not.toHaveText(before ?? '');
  await openRows(page);
  await openDetails(page, first);
  await tile(page, first).getByRole('tab', { name: 'Add-ons' }).click();
  await tile(page, first).locator('label', { hasText: 'Passenger cover' }).locator('input').check();
  await tile(page, first).getByRole('button', { name: 'Update the total' }).click();
  await expect(tile(page, first).getByText('Net, per year, with 1 add-on')).toBeVisible();
  await openDetails(page, first);
  await tile(page, first).getByRole('tab', { name: 'How this price is made' }).click();
  await expect(tile(page, first).locator('table')).toBeVisible();
  await page.getByRole('button', { name: /^Third party/ }).click();
  await expect(page).toHaveURL(/type=third_party/);
  await page.locator('summary', { hasText: 'Benefits' }).click();
  await page.getByRole('checkbox', { name: /^Agency repair/ }).check();
  await page.getByRole('button', { name: 'Show plans' }).click();
  await expect(page.getByRole('heading', { name: motorMessages.noPlansMatch })).toBeVisible();
});

test('plans are compared, swapped and had as a file', async ({ page }) => {
  const ids = await openList(page);
  for (const id of ids.slice(0, 2)) {
    const compare = tile(page, id).locator('[data-compare]');
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  }
  await page.locator('form[action="/survey/motor/compare-plans"] button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 plans');
  await sound(page, 'the motor comparison', { scripts: false });
  // A phone has room for one place at a time.
  await page.goto('/survey/motor/compare-plans?from=2');
  await page.locator('#add-plan').selectOption(String(ids[5]));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 3 plans');
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/^comparison-/);
});

test('equal plans stand in one row of at most 300 px, which a link opens', async ({ page }) => {
  await openMotorQuote(page);
  await page.goto(products);
  const heads = page.locator('#plans > [data-group]:visible');
  const plans = page.locator('#plans > [data-plan]:visible');
  expect(await heads.count()).toBeGreaterThan(3);
  await expect(heads.first()).toContainText(/Same comprehensive cover, \d+ insurers/);
  await expect(heads.first()).toContainText(/AED\s[\d,.]+ to [\d,.]+/);
  const heights = await page
    .locator('#plans > li:visible')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(301);
  const before = await plans.count();
  await heads.first().locator('a[data-toggle]').click();
  await expect(page).toHaveURL(/groups=\d+/);
  await expect.poll(() => plans.count()).toBeGreaterThan(before);
});
