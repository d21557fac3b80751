/** How many screens of a phone a list takes, in both languages. */
import { expect, type Page, test } from '@playwright/test';
import { corporateProducts } from './support/corporate-quote.ts';
import { hydrated } from './support/hydrated.ts';
import { openPricedList } from './support/list-of.ts';
import { openRows } from './support/open-rows.ts';

for (const line of ['medical', 'medical-corporate', 'motor'] as const) {
  test(`${line}: at most six screens at first, and sixteen with all rows and groups`, async ({
    page,
    context,
    baseURL,
  }) => {
    await openPricedList(page, line);
    // The category with the most plans, whose assumptions are said too.
    if (line === 'medical-corporate') await page.goto(`${corporateProducts}?category=2`);
    const address = page.url();
    for (const language of ['en', 'ar']) {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      await inOwnLetters(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectBounds(page, language);
    }
  });
}

async function expectBounds(page: Page, language: string): Promise<void> {
  const screens = () =>
    page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  await hydrated(page);
  expect(await screens(), `${language}: first view`).toBeLessThanOrEqual(6);
  // A car's list has no further rows, once equal plans are folded.
  const rest = page.locator('a[data-rest]');
  if (await rest.isVisible()) await rest.click();
  await expect(rest).toBeHidden();
  expect(await screens(), `${language}: all rows`).toBeLessThanOrEqual(16);
  await openRows(page);
  expect(await screens(), `${language}: all groups`).toBeLessThanOrEqual(16);
}

/** A visit does without them where they come late. What was opened stands behind the list's address. */
async function inOwnLetters(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
  await page.reload();
}
