/** The list and the comparison of general insurance: amounts, the typed range, figures that were wrong or change, a fourth plan. */

import { generalMessages } from '@muqarin/rules/general/messages';
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { expect, type Page, test } from '@playwright/test';
import { fillEmployees, openFilters, quoteAtOnce } from './support/general-buyer.ts';
import { arrived, hydrated } from './support/hydrated.ts';
import { openRows } from './support/open-rows.ts';
import { sound, watch } from './support/sound.ts';
import { escapeWarning } from './support/warning.ts';

const list = '/survey/general/products';
const comparison = '/survey/general/compare-plans';

test('every price shows its two decimals (S1 9)', async ({ page }) => {
  const problems = await watch(page);
  await quoteAtOnce(page);
  await page.goto(list);
  await hydrated(page);
  await openRows(page);
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

test('a typed range works with Tab and with Enter, and says what is wrong with it', async ({
  page,
}) => {
  const problems = await watch(page);
  await quoteAtOnce(page);
  await page.goto(list);
  await hydrated(page);
  const tiles = page.locator('#plans > [data-plan]');
  const all = await tiles.count();
  await openFilters(page);
  const min = page.getByRole('textbox', { name: 'Minimum' });
  const max = page.getByRole('textbox', { name: 'Maximum' });
  await min.fill('7000');
  await min.press('Tab');
  await expect(page).toHaveURL(/[?&]min=7000(&|$)/);
  await expect.poll(() => tiles.count()).toBeLessThan(all);
  const fewer = await tiles.count();
  await max.fill('8000');
  await max.press('Enter');
  await expect(page).toHaveURL(/[?&]max=8000(&|$)/);
  await expect.poll(() => tiles.count()).toBeLessThan(fewer);
  await max.fill('100');
  await max.press('Enter');
  await expect(page.getByText(messages.premiumLimits, { exact: true })).toBeVisible();
  await expect(max).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/[?&]max=8000(&|$)/);
  await sound(page, 'general list, a wrong range');
  expect(problems).toEqual([]);
});

test('types are chapters with counts, a filter in force has a pill, an empty list says what helps', async ({
  page,
}) => {
  const problems = await watch(page);
  await quoteAtOnce(page, { selected_general_codes: 'fire,sme_package', sum_insured: '5,000,000' });
  await page.goto(list);
  await hydrated(page);
  const tiles = page.locator('#plans > [data-plan]');
  const all = await tiles.count();
  const chapters = page.getByRole('navigation', { name: 'Cover' });
  const fire = chapters.getByRole('link', { name: /^Fire and allied perils/ });
  const ofFire = Number(/\d+$/.exec((await fire.textContent()) ?? '')?.[0]);
  expect(ofFire).toBeLessThan(all);
  await fire.click();
  await expect(page).toHaveURL(/[?&]type=fire(&|$)/);
  await expect(tiles).toHaveCount(ofFire);
  await expect(fire).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await hydrated(page);
  await expect(tiles).toHaveCount(ofFire);
  const pill = page.locator('main').getByRole('link', { name: 'Fire and allied perils Remove' });
  await pill.click();
  await expect(tiles).toHaveCount(all);

  await openFilters(page);
  const takaful = page.locator('fieldset[data-group="insurer_kind"] label', { hasText: 'Takaful' });
  const beside = Number(await takaful.locator('span').last().textContent());
  await takaful.locator('input').check();
  await expect(page).toHaveURL(/[?&]insurer_kind=takaful(&|$)/);
  await expect(tiles).toHaveCount(beside);
  expect(beside).toBeLessThan(all);
  await page.goto(`${list}?type=fire&min=1&max=2&insurer_kind=takaful`);
  await hydrated(page);
  const why = page.getByRole('status').filter({ hasText: motorMessages.noPlansMatch });
  await expect(why).toContainText(/Without “AED.+”, \d+ plans? remain/);
  await why.getByRole('link', { name: 'Clear filters' }).click();
  await expect(tiles).toHaveCount(all);
  await sound(page, 'general list, chapters');
  expect(problems).toEqual([]);
});

test('a row of equal plans beside the filters stays low and names its cover in a sentence', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await quoteAtOnce(page);
  await page.goto(list);
  await hydrated(page);
  const rows = page.locator('#plans > [data-group]:visible');
  await expect(rows.first().getByRole('heading')).toHaveText(/^Same workmen’s compensation cover/);
  for (const row of await rows.all()) {
    const { height = 0 } = (await row.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThanOrEqual(180);
  }
});

test('a wrong figure is named once, for every type that it prices', async ({ page }) => {
  const problems = await watch(page);
  await quoteAtOnce(page, { selected_general_codes: 'property_all_risk,fire,marine_cargo' });
  await page.goto(list);
  const figure = page.locator('[name="sum_insured"]');
  await expect(figure).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Property all risk, Fire and allied perils: one figure is missing',
  );
  await figure.fill('abc');
  await page.getByRole('button', { name: 'Show the prices' }).click();
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText(generalMessages.amountInDirhams);
  await expect(page.getByText(generalMessages.amountInDirhams)).toHaveCount(2);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(figure).toHaveValue('abc');
  await sound(page, 'general list, a wrong figure');
  await figure.fill('');
  await page.getByRole('button', { name: 'Show the prices' }).click();
  await expect(alert).toContainText(generalMessages.amountInDirhams);
  await figure.fill('5,000,000');
  await page.getByRole('button', { name: 'Show the prices' }).click();
  await expect(page.locator('#plans > [data-plan]').first()).toBeAttached();
  await expect(page).not.toHaveTitle(/^Error: /);
  expect(problems).toEqual([]);
});

test('a figure that was given on the list can be put right there', async ({ page }) => {
  const problems = await watch(page);
  await quoteAtOnce(page, { selected_general_codes: 'work_comp,public_liability' });
  await page.goto(list);
  await fillEmployees(page);
  await page.locator('[name="non_admin_wages"]').fill('7,200,000');
  await page.getByRole('button', { name: 'Show the prices' }).first().click();
  const premium = page.locator('#plans > [data-plan] button[name="product_id"]').first();
  await expect(premium).toBeAttached();
  const before = (await premium.textContent()) ?? '';
  const fold = page.getByText('Change the figures', { exact: true });
  await expect(page.locator('[name="non_admin_wages"]')).toBeHidden();
  await fold.click();
  await expect(page.locator('[name="non_admin_wages"]')).toHaveValue('7,200,000');
  await sound(page, 'general list, figures to change');
  await page.locator('[name="total_employees"]').fill('24');
  await page.getByRole('button', { name: 'Show the new prices' }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(motorMessages.employeeSum);
  await expect(page.locator('[name="total_employees"]')).toBeVisible();
  await page.locator('[name="total_employees"]').fill('25');
  await page.locator('[name="non_admin_wages"]').fill('720,000');
  await page.getByRole('button', { name: 'Show the new prices' }).click();
  await expect(premium).not.toHaveText(before);
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a fourth plan is refused on the comparison itself', async ({ page, context }) => {
  const problems = await watch(page);
  await quoteAtOnce(page);
  await page.goto(list);
  await hydrated(page);
  await openRows(page);
  for (const place of [0, 1]) await compare(page, place);
  // A phone shows one place at a time: the open one.
  await page.goto(`${comparison}?from=2`);
  const other = await context.newPage();
  await other.goto(list);
  await hydrated(other);
  await openRows(other);
  await compare(other, 2);
  await page.locator('#add-plan').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await escapeWarning(page, motorMessages.compareAtMostThree);
  await expect(page).toHaveURL(new RegExp(`${comparison}$`));
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
