/** The switch "Prices with VAT" on a line's list, comparison and tray, with and without scripts. */
import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { openPricedList, type PricedLine, pricedLists } from './list-of.ts';
import { openRows } from './open-rows.ts';
import { filsOf } from './plans.ts';

const comparisons: Readonly<Record<PricedLine, string>> = {
  medical: '/survey/medical/individual/compare-plans',
  motor: '/survey/motor/compare-plans',
  general: '/survey/general/compare-plans',
  'medical-corporate': '/survey/medical/corporate/compare-plans',
};

const vat = (page: Page) => page.getByRole('switch', { name: 'Prices with VAT' });
const first = (page: Page) => page.locator('#plans > [data-plan]').locator('visible=true').first();
/** The premium in the button, and the other figure under it. */
const figures = async (page: Page) => {
  const tile = first(page);
  const main = await tile.locator('button[name="product_id"] bdi').first().textContent();
  const text = (await tile.textContent()) ?? '';
  return { main: filsOf(main ?? ''), text };
};

export async function expectBothFigures(
  page: Page,
  line: PricedLine,
  scripts: boolean,
): Promise<void> {
  await openPricedList(page, line);
  if (scripts) await hydrated(page);
  await openRows(page);
  const net = await figures(page);
  expect(net.text).toContain('incl. 5 % VAT');
  expect(net.text).toMatch(/about [\d,]+ a month/);
  await vat(page).click();
  await expect(vat(page)).toBeChecked();
  if (scripts) await hydrated(page);
  const gross = await figures(page);
  expect(gross.main).toBe(net.main + Math.round(net.main / 20));
  expect(gross.text).toContain('before VAT');
  expect(net.text).not.toMatch(/with VAT/i);
  expect(gross.text).toMatch(/with VAT/i);
  expect(gross.text).not.toMatch(/Net[, ]/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const ids = page.locator('#plans > [data-plan]').locator('visible=true');
  for (const at of [0, 1]) await ids.nth(at).locator('button[aria-pressed]').first().click();
  const tray = page.locator('section[aria-label="Compare"]');
  await expect(tray.locator('bdi').first()).toHaveText(
    (await first(page).locator('button[name="product_id"] bdi').first().textContent()) ?? '',
  );
  await page.goto(comparisons[line]);
  const heads = page.locator('thead th');
  await expect(heads.first()).toContainText('Premium with VAT');
  await expect(page.locator('tbody tr').nth(1)).toContainText('Against the lowest, with VAT');
  await vat(page).click();
  await expect(heads.first()).toContainText('Net premium');
  await page.goto(pricedLists[line]);
  await expect(vat(page)).not.toBeChecked();
}
