/** How many screens of a phone a list takes. */
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { openPricedList } from './support/list-of.ts';
import { openRows } from './support/open-rows.ts';

for (const line of ['medical', 'medical-corporate', 'motor'] as const) {
  test(`${line}: at most six screens at first, and sixteen with all rows and groups`, async ({
    page,
  }) => {
    const screens = () =>
      page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    await openPricedList(page, line);
    await inOwnLetters(page);
    await hydrated(page);
    expect(await screens(), 'first view').toBeLessThanOrEqual(6);
    // A car's list has no further rows, once equal plans are folded.
    const rest = page.locator('a[data-rest]');
    if (await rest.isVisible()) await rest.click();
    await expect(rest).toBeHidden();
    expect(await screens(), 'all rows').toBeLessThanOrEqual(16);
    await openRows(page);
    expect(await screens(), 'all groups').toBeLessThanOrEqual(16);
  });
}

/** A visit does without them where they come late. */
async function inOwnLetters(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
  await page.reload();
}
