/** The list again as plain forms and links: filters, comparison, mail, members (no script runs). */
import { medicalFilters } from '@muqarin/rules/medical/plan-list';
import { messages } from '@muqarin/rules/messages';
import { FIRST_ROWS } from '@muqarin/rules/plan-list/constants';
import { expect, type Page, test } from '@playwright/test';
import { arrived } from './support/hydrated.ts';
import { newEmail, reachPlans } from './support/journey.ts';
import { products } from './support/medical-at-once.ts';
import { openRows } from './support/open-rows.ts';
import {
  allTiles,
  compareButton,
  expectFiltered,
  filsOf,
  openFilters,
  shownIds,
} from './support/plans.ts';
import { mailTo } from './support/stream.ts';

const { none: defaultFilters } = medicalFilters;

async function plans(page: Page, email = newEmail()): Promise<void> {
  await reachPlans({ page, scripts: false }, 'self', email);
  await openRows(page);
}

async function showPlans(page: Page): Promise<void> {
  await page.locator('#filters').getByRole('button', { name: /^Show/ }).click();
  await expect(page).not.toHaveURL(/#filters$/);
}

async function warned(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: messages.warningTitle });
  await expect(dialog.locator('p')).toHaveText(text);
  await dialog.getByRole('button', { name: messages.warningOk, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('filters by form, pills and order by links, hospitals by search', async ({ page }) => {
  await plans(page);
  const tiles = await allTiles(page);
  const all = await expectFiltered(page, tiles, defaultFilters);
  const option = (name: string, value: number | string) =>
    page.locator(`#filters input[name="${name}"][value="${value}"]`);

  await openFilters(page);
  await option('bids', 102).check();
  await option('ins_ids', 11).check();
  await option('ins_ids', 12).check();
  await option('pre_existing', 'yes').check();
  await page.locator('#price-min').fill('AED 2,000');
  await page.locator('#price-max').fill('9500');
  await showPlans(page);
  const filters = {
    ...defaultFilters,
    bids: [102],
    ins_ids: [11, 12],
    pre_existing: 'yes' as const,
    price: { minFils: 200_000, maxFils: 950_000 },
  };
  expect(await expectFiltered(page, tiles, filters)).toBeGreaterThan(0);
  await page.getByRole('link', { name: /change to highest first/ }).click();
  await expectFiltered(page, tiles, filters, 'desc');
  await page.locator('main a').filter({ hasText: 'Pre-existing conditions' }).first().click();
  await expectFiltered(page, tiles, { ...filters, pre_existing: 'no' }, 'desc');
  await page.goBack();
  await expectFiltered(page, tiles, filters, 'desc');
  await page.locator('main').getByRole('link', { name: 'Clear', exact: true }).first().click();
  expect(await expectFiltered(page, tiles, defaultFilters)).toBe(all);

  await openFilters(page);
  await page.locator('#price-min').fill('3000');
  await page.locator('#price-max').fill('3000');
  await showPlans(page);
  await expect(page.getByText(messages.premiumLimits, { exact: true }).first()).toBeVisible();
  await expectFiltered(page, tiles, defaultFilters);
  await page.goto(`${products}?price_min=1638&price_max=1639`);
  expect(await shownIds(page)).toEqual([]);
  await expect(page.getByText(messages.noPlanHasAll)).toBeVisible();
  await page.getByRole('link', { name: messages.clearFilters }).click();
  await expectFiltered(page, tiles, defaultFilters);

  const search = page.getByRole('button', { name: 'Search', exact: true });
  await page.locator('summary', { hasText: 'My hospitals' }).click();
  await page.getByRole('searchbox').fill('hos');
  await search.click();
  await page.locator('#hospital input[name="providers"]').first().check();
  await search.click();
  await expect(page).toHaveURL(/providers=\d+/);
  const left = await shownIds(page);
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(all);
});

test('details by links, the compare tray by forms', async ({ page }) => {
  await plans(page);
  const [first = 0, second = 0, third = 0, fourth = 0] = await shownIds(page);
  const panels = page.locator('#plans section:has([role="tablist"])');
  await page.locator(`#plan-${first} a[data-open]:visible`).first().click();
  await expect(panels).toHaveCount(1);
  await page.locator(`#plan-${second} a[data-open]:visible`).first().click();
  await expect(panels).toHaveCount(1);
  const panel = page.locator(`#plan-${second} section`);
  await panel.getByRole('tab', { name: 'How this price is made' }).click();
  await expect(panel.locator('table')).toBeVisible();
  await arrived(page);
  const amounts = (await panel.locator('table td:last-child').allInnerTexts()).map(filsOf);
  const lines = amounts.slice(0, -3).reduce((sum, amount) => sum + amount, 0);
  expect(lines).toBe(amounts.at(-3));
  await panel.getByRole('tab', { name: 'Documents' }).click();
  await expect(panel.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  await page.locator(`#plan-${second} a[data-open]:visible`).last().click();
  await expect(panels).toHaveCount(0);

  const tray = page.getByRole('region', { name: 'Compare', exact: true });
  await compareButton(page, first).click();
  await expect(compareButton(page, first)).toHaveText(messages.added);
  await tray.getByRole('button', { name: /^Compare/ }).click();
  await warned(page, messages.compareAtLeastTwo);
  await page.goto(products);
  await openRows(page);
  for (const id of [second, third]) {
    await compareButton(page, id).click();
    await expect(compareButton(page, id)).toHaveAttribute('aria-pressed', 'true');
  }
  await compareButton(page, fourth).click();
  await warned(page, messages.compareAtMostThree);
  await expect(tray.locator('button[value]')).toHaveCount(3);
  await tray.getByRole('button', { name: 'Compare 3 plans' }).click();
  await expect(page.locator('h1')).toHaveText('Compare 3 plans');
  await page.getByRole('link', { name: 'Next plan' }).click();
  await expect(page).toHaveURL(/from=1/);
  // On a phone only what differs is shown, until asked for all.
  const only = page.getByRole('switch', { name: 'Differences only' });
  await expect(only).toHaveAttribute('aria-checked', 'true');
  await only.click();
  await expect(page).toHaveURL(/differences=0/);
  await expect(only).toHaveAttribute('aria-checked', 'false');
  await only.click();
  await expect(only).toHaveAttribute('aria-checked', 'true');
  await page
    .locator('table')
    .getByRole('button', { name: /^Remove/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText('Compare 2 plans');

  await page.goto(products);
  await expect(tray).toBeVisible();
  // The tray does not lie over the filters' own button.
  await openFilters(page);
  await showPlans(page);
});

test('e-mail, the change of members, the PDF', async ({ page, request }) => {
  const email = newEmail();
  await plans(page, email);
  const [id = 0] = await shownIds(page);
  const name = (await page.locator(`#name-${id}`).textContent()) ?? '';
  await compareButton(page, id).click();
  await expect(compareButton(page, id)).toHaveAttribute('aria-pressed', 'true');
  const friend = newEmail();
  await page.locator('summary', { hasText: 'E-mail these plans' }).click();
  const form = page.locator('form[action$="/email-quote"]');
  await form.getByLabel('E-mail to').fill(friend);
  await form.getByRole('button').click();
  await expect(
    page.locator('main').getByText(messages.emailQuoteSent, { exact: true }),
  ).toBeVisible();
  expect((await mailTo(request, friend, /./)).text).toContain(name);
  const href = (await page.locator('a[href*="/quote.pdf"]').getAttribute('href')) ?? '';
  const file = await page.request.get(href);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const before = await page.locator(`#plan-${id}`).getAttribute('data-premium');
  await page.locator('summary', { hasText: 'Edit details' }).click();
  const editor = page.locator('form[action$="/members"]');
  const day = editor.locator('[name="members[1][dob_day]"]');
  await day.selectOption('');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(day).toHaveAccessibleDescription(messages.enterBirthDay.replace('{n}', '1'));
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(day).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(editor.locator('[name="members[1][dob_month]"]')).toHaveValue('3');
  await day.selectOption('14');
  await editor.locator('[name="members[1][dob_year]"]').selectOption('1951');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('main')).toContainText('born 14/03/1951');
  const after = await page.locator(`#plan-${id}`).getAttribute('data-premium');
  expect(Number(after)).toBeGreaterThan(Number(before));
});

test('the list opens on its first rows and counts all of them; a link shows the rest', async ({
  page,
}) => {
  await reachPlans({ page, scripts: false }, 'self', newEmail());
  const rows = page.locator('#plans > li:visible');
  await expect(rows).toHaveCount(FIRST_ROWS);
  const all = (await shownIds(page)).length;
  expect(all).toBeGreaterThan(FIRST_ROWS * 2);
  await expect(page.getByText(`${all} of ${all} plans`, { exact: true })).toBeVisible();
  await page.locator('a[data-rest]').click();
  await expect(page).toHaveURL(/rows=all/);
  // The address changes before the rows of the new page are there.
  await expect.poll(() => rows.count()).toBeGreaterThan(FIRST_ROWS * 2);
  const heights = await rows.evaluateAll((each) =>
    each.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(301);
});
