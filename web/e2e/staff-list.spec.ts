/** From a dropped list of 100 lives to the premiums of three categories, in at most five screens (features rows 100, 125, 126). */
import { expect, test } from '@playwright/test';
import { corporate } from './support/corporate-buyer.ts';
import { hydrated } from './support/hydrated.ts';
import { sound, watch } from './support/sound.ts';
import { dropList, lives, openCounts, staffList } from './support/staff-list.ts';

const summary = /\/products\?category=summary$/;

test('an employer drops a staff list and has the premiums of all categories', async ({ page }) => {
  test.slow();
  const problems = await watch(page);
  const screens = new Set<string>();
  const see = async (name: string) => {
    screens.add(name);
    await sound(page, name);
  };
  await openCounts(page, true);
  await see('the drop zone');
  await dropList(page, staffList());
  await expect(page).toHaveURL(`${corporate}/census`);
  await see('what was read');
  await page.getByRole('radio', { name: /^Package/ }).check();
  await page.getByLabel('Row 2, Date of birth').fill('28/02/1990');
  await page.getByLabel('Category of row', { exact: false }).first().selectOption('B');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Errors as csv' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('staff-list-errors.csv');
  await page.getByRole('button', { name: 'Use these numbers and see prices' }).click();
  await expect(page).toHaveURL(summary);
  await expect(page.locator('[data-category]')).toHaveCount(3);
  await see('premium summary');
  const take = page.locator('#insurers').getByRole('button', { name: /^Take these plans/ });
  await take.first().click();
  await expect(page.locator('[data-category]').getByText('CHANGE PLAN')).toHaveCount(3);
  await see('premium summary of 100 lives');
  expect(screens.size).toBeLessThanOrEqual(5);
  await expect(page.locator('[data-category="2"]')).toContainText('could not be read are left out');
  await page.getByRole('link', { name: 'See what each person and family costs' }).click();
  const families = page.locator('[data-families]');
  const sum = Number(await families.locator('[data-sum]').getAttribute('data-sum'));
  const of = (each: string) =>
    families.locator(each).evaluateAll(
      (all, key) => {
        return all.reduce((total, one) => total + Number(one.getAttribute(key)), 0);
      },
      each.slice(1, -1),
    );
  expect([await of('[data-family]'), await of('[data-person]')]).toEqual([sum, sum]);
  await families.locator('summary').first().click();
  await expect(families.locator('dd').first()).toBeVisible();
  await sound(page, 'premiums by person');

  await page.goto(`${corporate}?step=category`);
  await hydrated(page);
  const lines = String(staffList()).split('\r\n');
  await dropList(page, Buffer.from(lines.filter((_, at) => at !== 4).join('\r\n')));
  await expect(page).toHaveURL(`${corporate}/census`);
  await page.locator('a[href$="/census/changes"]').click();
  // One who was taken out, and two whose rows were corrected in the list before.
  await expect(page.locator('[data-change="left"] td').first()).toHaveText('3');
  await sound(page, 'two staff lists');
  expect(problems).toEqual([]);
});

test('a list that cannot be read says so where it was dropped', async ({ page }) => {
  await watch(page);
  await openCounts(page, true);
  await dropList(page, Buffer.from('1,2\n3,4\n'));
  await expect(page.locator('#census')).toContainText('We found no row of headers in this file.');
  await expect(page).toHaveURL(/step=category#census$/);
  await sound(page, 'a list that was not read');
});

test('what was read stands in a few words on a phone too', async ({ page }) => {
  await openCounts(page, true);
  await dropList(page, staffList());
  await expect(page).toHaveURL(`${corporate}/census`);
  await expect(page.getByText(String(lives.people - lives.wrong), { exact: true })).toBeVisible();
});
