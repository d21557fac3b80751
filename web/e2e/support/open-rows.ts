import type { Page } from '@playwright/test';
import { arrived } from './hydrated.ts';

/** Opens every row of the list and every group of equal plans. */
export async function openRows(page: Page): Promise<void> {
  await arrived(page);
  const rest = page.locator('a[data-rest]');
  if (await rest.isVisible()) await rest.click();
  // Without scripts each press opens a page, whose rows come behind its address.
  await arrived(page);
  const folded = page.locator(
    '#plans > [data-group] a[data-toggle][aria-expanded="false"]:visible',
  );
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
  await arrived(page);
}
