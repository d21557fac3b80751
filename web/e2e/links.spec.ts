/** No dead links on our own pages. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { sitePaths } from './support/site-paths.ts';

test('every link of our own pages leads somewhere', async ({ page, request }) => {
  // Three times the pages that it had when a minute was enough.
  test.setTimeout(180_000);
  const found = new Set<string>();
  for (const path of sitePaths) {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) found.add(href.split('#')[0] ?? '');
  }
  expect(found.size).toBeGreaterThan(sitePaths.length);
  const states = await inTurns([...found], (href) => stateOf(request, href));
  expect(states.filter((state) => state !== null)).toEqual([]);
});

/** Null where it leads somewhere. */
async function stateOf(request: APIRequestContext, href: string): Promise<string | null> {
  const status = (await request.get(href)).status();
  return status < 400 ? null : `${status} ${href}`;
}

/** A few at a time, as a person's browser asks. */
async function inTurns<T, R>(all: readonly T[], ask: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let from = 0; from < all.length; from += 4)
    answers.push(...(await Promise.all(all.slice(from, from + 4).map(ask))));
  return answers;
}
