/** How many screens of a phone a list takes. */
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { openPricedList } from './support/list-of.ts';
import { openRows } from './support/open-rows.ts';

test('a list opens on at most six screens of a phone, and all of its rows and groups take at most sixteen', async ({
  page,
}) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  const screens = () =>
    page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  for (const line of ['medical', 'medical-corporate', 'motor'] as const) {
    await openPricedList(page, line);
    await inOwnLetters(page);
    await hydrated(page);
    expect(await screens(), `${line}, first view`).toBeLessThanOrEqual(6);
    // A car's list has no further rows, once equal plans are folded.
    const rest = page.locator('a[data-rest]');
    if (await rest.isVisible()) await rest.click();
    await expect(rest).toBeHidden();
    expect(await screens(), `${line}, all rows`).toBeLessThanOrEqual(16);
    await openRows(page);
    expect(await screens(), `${line}, all groups`).toBeLessThanOrEqual(16);
  }
});

/** A visit does without them where they come late. */
async function inOwnLetters(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
  await page.reload();
}
