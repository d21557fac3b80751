/** Whom a page says we compare is who has a plan of its line; where nothing is compared online nobody is named. */
import { expect, type Page, test } from '@playwright/test';

const names = (page: Page) => page.locator('#partner-list bdi').allTextContents();

test('a landing page names the insurers of its own line', async ({ page }) => {
  await page.goto('/uae/en/insurance/health');
  const health = await names(page);
  expect(health).toContain('Sadu Health');
  for (const slug of ['car', 'car/third-party', 'business']) {
    await page.goto(`/uae/en/insurance/${slug}`);
    const here = await names(page);
    expect(here, slug).toHaveLength(health.length - 2);
    expect(here, slug).not.toContain('Sadu Health');
    expect(here, slug).not.toContain('Qamra Health');
  }
});

for (const slug of ['travel', 'life', 'bike', 'fleet']) {
  test(`names nobody as compared where a person asks the insurers: ${slug}`, async ({ page }) => {
    await page.goto(`/uae/en/insurance/${slug}`);
    await expect(page.locator('#insurers')).toHaveCount(0);
    const bar = page.locator('#sections a');
    await expect(bar).toHaveCount(5);
    for (const href of await bar.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      await expect(page.locator(href ?? '')).toHaveCount(1);
  });
}

for (const language of ['en', 'ar']) {
  test(`the disclosure counts the plans of each line, ${language}`, async ({ page }) => {
    await page.goto(`/language/${language}?return=${encodeURIComponent('/how-we-rank')}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const lines = await page.locator('#lines li').allTextContents();
    expect(lines.map((text) => text.match(/\d+/g)?.slice(0, 2))).toEqual([
      ['90', '12'],
      ['72', '12'],
      ['44', '10'],
      ['44', '10'],
    ]);
    const sums = [0, 0, 0, 0];
    const rows = page.locator('main table tbody tr');
    await expect(rows).toHaveCount(12);
    for (const cells of await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    ))
      for (const at of sums.keys()) sums[at] = (sums[at] ?? 0) + (cells[at + 1] ?? 0);
    expect(sums).toEqual([90, 72, 44, 44]);
    await expect(page.locator('#versions li')).toHaveCount(4);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}
