/** General insurance as plain pages and forms: two types, a figure that was left open, a price that a person asks for. */
import { generalMessages } from '@muqarin/rules/general/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { expect, test } from '@playwright/test';
import {
  chooseTypes,
  fillEmployees,
  openFilters,
  quoteAtOnce,
  seePlans,
  walkGeneral,
} from './support/general-buyer.ts';
import { arrived } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { chooseFiles } from './support/motor-buyer.ts';
import { openRows } from './support/open-rows.ts';

test('two types are priced, asked for, compared and requested without JavaScript', async ({
  page,
}) => {
  const still = async (name: string) => {
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wide, `sideways scroll on ${name}`).toBeLessThanOrEqual(0);
  };
  const types = ['work_comp', 'cyber'];
  const hands = {
    general_insurance_type_page: () => chooseTypes(page, types),
  };
  const came = await walkGeneral({ page, scripts: false }, newEmail(), hands, still);
  // More than one type: no page for one of them alone (S1 4, decisions G1).
  expect(came).toEqual([
    'general_insurance_type_page',
    'business_information_page',
    'general_contact_page',
  ]);
  await seePlans(page);
  await still('general list, open');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Workmen’s compensation: the figures of your staff are missing',
  );
  await fillEmployees(page);
  await page.locator('[name="total_employees"]').fill('24');
  await page.getByRole('button', { name: 'Show the prices' }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(motorMessages.employeeSum);
  await expect(page.locator('[name="total_employees"]')).toHaveValue('24');
  await fillEmployees(page);
  await page.getByRole('button', { name: 'Show the prices' }).click();
  const tiles = page.locator('#plans > [data-plan]');
  await expect(tiles.first()).toBeAttached();
  await page.getByRole('button', { name: 'Ask for this price' }).click();
  await expect(page.getByText(generalMessages.priceAsked)).toBeVisible();
  await still('general list');

  await arrived(page);
  const all = await tiles.count();
  await openFilters(page);
  await page.locator('fieldset[data-group="companies"] input').first().check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/companies=\d+/);
  await arrived(page);
  expect(await tiles.count()).toBeLessThan(all);
  await openFilters(page);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(tiles).toHaveCount(all);
  await openRows(page);
  for (const place of [0, 1]) {
    const compare = tiles.nth(place).locator('[data-compare]');
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  }
  await arrived(page);
  await page.locator('form[action="/survey/general/compare-plans"] button').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare plans');
  await still('general comparison');

  await page
    .getByRole('button', { name: /SELECT/ })
    .first()
    .click();
  const send = page.getByRole('button', { name: 'Upload', exact: true });
  await chooseFiles(page, ['trade_license']);
  await send.click();
  await expect(page.getByText(motorMessages.uploaded)).toBeVisible();
  await page.getByRole('tab', { name: 'Census file' }).click();
  await chooseFiles(page, ['census_file']);
  await send.click();
  await expect(page.getByText(motorMessages.uploaded)).toBeVisible();
  await still('general documents');
  await page.getByRole('button', { name: 'Request this policy' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.locator('main dd').first()).toHaveText(/^[A-Z]{1,3}-/);
});

test('chapters, the insurer’s kind and pills are links and a plain form', async ({ page }) => {
  await quoteAtOnce(page, { selected_general_codes: 'fire,sme_package', sum_insured: '5,000,000' });
  await page.goto('/survey/general/products');
  await arrived(page);
  const tiles = page.locator('#plans > [data-plan]');
  const all = await tiles.count();
  const chapter = page.getByRole('navigation', { name: 'Cover' }).getByRole('link').first();
  const count = Number(/\d+$/.exec((await chapter.textContent()) ?? '')?.[0]);
  expect(count).toBeLessThan(all);
  await chapter.click();
  await expect(page).toHaveURL(/type=/);
  await expect(tiles).toHaveCount(count);
  await openFilters(page);
  await page.locator('fieldset[data-group="insurer_kind"] input').first().check();
  await page.getByRole('button', { name: 'Apply' }).click();
  // The chapter goes along with the form.
  await expect(page).toHaveURL(/type=.*insurer_kind=takaful/);
  await arrived(page);
  const both = await tiles.count();
  expect(both).toBeLessThan(count);
  await page.locator('main').getByRole('link', { name: 'Takaful Remove' }).click();
  await expect(tiles).toHaveCount(count);
});
