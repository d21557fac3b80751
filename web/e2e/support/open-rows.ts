import type { Page } from '@playwright/test';

/** Opens every row of the list and every group of equal plans. */
export async function openRows(page: Page): Promise<void> {
  const rest = page.locator('a[data-rest]');
  if (await rest.isVisible()) await rest.click();
  const folded = page.locator(
    '#plans > [data-group] a[data-toggle][aria-expanded="false"]:visible',
  );
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
}
