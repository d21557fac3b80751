/** No dead links on our own pages: as they are sent, before any script. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { sitePaths } from './support/site-paths.ts';

test('every link of our own pages leads somewhere', async ({ request }) => {
  test.setTimeout(180_000);
  const pages = await inTurns(sitePaths, async (path) => (await request.get(path)).text());
  const found = new Set(pages.flatMap(linksOf));
  expect(found.size).toBeGreaterThan(sitePaths.length);
  const states = await inTurns([...found], (href) => stateOf(request, href));
  expect(states.filter((state) => state !== null)).toEqual([]);
});

/** Those to this site, without their fragments; of the switch of the language only that of the home page. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').split('#')[0] ?? '')
    .filter((href) => !href.startsWith('/language/') || href.endsWith('return=%2F'));
}

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
