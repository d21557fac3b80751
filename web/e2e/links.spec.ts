/** No dead links on our own pages. */
import { expect, test } from '@playwright/test';
import { sitePaths } from './support/site-paths.ts';

test('every link of our own pages leads somewhere', async ({ page, request }) => {
  const found = new Set<string>();
  for (const path of sitePaths) {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) found.add(href.split('#')[0] ?? '');
  }
  expect(found.size).toBeGreaterThan(5);
  const dead: string[] = [];
  for (const href of found) {
    const answer = await request.get(href);
    if (answer.status() >= 400) dead.push(`${answer.status()} ${href}`);
  }
  expect(dead).toEqual([]);
});
