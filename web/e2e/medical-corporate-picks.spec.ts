/** An employer compares plans in a window of its own and across categories (S0 2, 4, 5; decisions M15, M16, M58), each page sound. */

import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { expect, type Page, test } from '@playwright/test';
import { saveMembers, seeCorporatePlans, walkCorporate } from './support/corporate-buyer.ts';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { openRows } from './support/open-rows.ts';
import { sound, watch } from './support/sound.ts';
import { escapeWarning } from './support/warning.ts';

async function arrive(page: Page): Promise<void> {
  await walkCorporate({ page, scripts: true }, newEmail());
  await seeCorporatePlans(page);
  await open(page);
}

/** Every row; on a phone the first tile too, whose details hold what can be picked besides the comparison. */
async function open(page: Page): Promise<void> {
  await openRows(page);
  await hydrated(page);
  const more = page.locator('#plans [data-plan] a[data-open]').locator('visible=true').first();
  if ((page.viewportSize()?.width ?? 0) < 700) await more.click();
}

const pick = (page: Page, label: string, at: number) =>
  page
    .locator('#plans')
    .getByRole(label === 'Quote check' ? 'checkbox' : 'button', { name: new RegExp(`^${label}`) })
    .locator('visible=true')
    .nth(at);

test('an employer compares plans of a category', async ({ page, context }) => {
  test.slow();
  const problems = await watch(page);
  await arrive(page);
  await pick(page, 'Add to compare', 0).click();
  await escapeWarning(page, corporateMessages.membersNotUpdated);
  await saveMembers(page, 7);
  await open(page);
  const tray = page.getByRole('region', { name: 'Compare' });
  await pick(page, 'Add to compare', 0).click();
  await expect(tray).toBeVisible();
  await tray.getByRole('button', { name: /^Compare/ }).click();
  await escapeWarning(page, messages.compareAtLeastTwo);
  for (const count of [2, 3, 4]) {
    await pick(page, 'Add to compare', 0).click();
    await expect(tray.getByRole('button', { name: `Compare ${count} plans` })).toBeVisible();
  }
  await pick(page, 'Add to compare', 0).click();
  await escapeWarning(page, corporateMessages.compareAtMostFour);
  await sound(page, 'corporate list with a tray');

  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  const opened = isWide ? context.waitForEvent('page') : Promise.resolve(page);
  await tray.getByRole('button', { name: 'Compare 4 plans' }).click();
  const window = await opened;
  await expect(window).toHaveURL(/compare-plans\?1=%7B/);
  await hydrated(window);
  await expect(window.locator('thead th')).toHaveCount(4);
  if (window !== page) {
    await watch(window);
    await window.reload();
    await hydrated(window);
  }
  await sound(window, 'corporate comparison');
  const pdf = window.waitForEvent('download');
  await window.getByText('Download PDF').click();
  expect((await pdf).suggestedFilename()).toMatch(/^comparison-MQ-.*\.pdf$/);
  await expect(window.getByText('Downloaded')).toBeVisible();

  // The address by itself, in the same tab; what is unknown is left out with a note (decisions M15).
  const address = new URL(window.url());
  const slots = JSON.parse(address.searchParams.get('1') ?? '{}') as Record<string, string>;
  address.searchParams.set('1', JSON.stringify({ 0: slots[0], 1: slots[1], 2: '9999999' }));
  await page.goto(`${address.pathname}${address.search}`);
  await hydrated(page);
  await expect(page.locator('main')).toContainText('They were left out');
  await expect(page.locator('thead th')).toHaveCount(2);
  for (let at = 0; !isWide && at < 2; at += 1) {
    await page.getByRole('link', { name: 'Next plan' }).click();
  }
  await page.locator('#add-plan').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.waitForURL(/compare-plans/);
  await page
    .locator('thead')
    .getByRole('button', { name: 'SELECT' })
    .locator('visible=true')
    .first()
    .click();
  await expect(page).toHaveURL(/category=2$/);
  expect(problems).toEqual([]);
});

test('what was picked of a category is taken out when its members change, and put back', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const problems = await watch(page);
  await arrive(page);
  await saveMembers(page, 7);
  await open(page);
  await pick(page, 'Add to compare', 0).click();
  await expect(page.getByRole('region', { name: 'Compare' })).toBeVisible();
  await pick(page, 'Quote check', 0).click();
  await expect(pick(page, 'Quote check', 0)).toBeChecked();
  await saveMembers(page, 8);
  await open(page);
  await expect(page.locator('main')).toContainText(
    'Taken out: 1 of the comparison, 1 of the quote check',
  );
  await sound(page, 'picks taken out');
  await page.getByRole('button', { name: 'Put them back' }).click();
  await open(page);
  await expect(pick(page, 'Quote check', 0)).toBeChecked();
  expect(problems).toEqual([]);
});
