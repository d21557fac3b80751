/** One switch swaps the two figures of every premium, and the session keeps it (features 88, decisions X13). */
import { expect, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { openList, pricedLines } from './support/list-of.ts';
import { sound, watch } from './support/sound.ts';
import { expectBothFigures } from './support/with-vat.ts';

for (const line of pricedLines) {
  test(`${line}: the list, the tray and the comparison show what is paid`, async ({ page }) => {
    const problems = await watch(page);
    await expectBothFigures(page, line, true);
    await sound(page, `${line} with the switch`);
    expect(problems).toEqual([]);
  });
}

test('order and filters go by the net premium, and say so', async ({ page }) => {
  await openList(page, 'medical');
  await hydrated(page);
  const order = () =>
    page
      .locator('#plans > [data-plan]')
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.premium));
  const before = await order();
  await page.getByRole('switch', { name: 'Prices with VAT' }).click();
  await expect(page.getByText('go by the premium before VAT')).toBeVisible();
  await expect(page.getByText('Lowest first, before VAT').locator('visible=true')).toBeVisible();
  expect(await order()).toEqual(before);
});

test('another line of the same session shows the same figure first', async ({ page }) => {
  await openList(page, 'general');
  await page.getByRole('switch', { name: 'Prices with VAT' }).click();
  await openList(page, 'motor');
  await expect(page.getByRole('switch', { name: 'Prices with VAT' })).toBeChecked();
});
