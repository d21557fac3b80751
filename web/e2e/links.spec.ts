/** No dead links on our own pages, and none that leads out of the reader's language. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Language, languages, sitePaths, staticPaths } from './support/site-paths.ts';

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

for (const language of languages) {
  test(`every link of a page stays in its language, and its part is there, ${language}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const { landings, others, guides, legal } = staticPaths(language);
    // Last, so that the language is kept when links without one are followed.
    const paths = [...sitePaths, ...landings, ...guides, ...legal, ...others];
    await request.get(`/language/${language}?return=/contact`);
    const found = new Set<string>();
    for (const path of paths) {
      const answer = await request.get(path);
      await page.setContent(bodyOf(await answer.text()));
      for (const href of await ownLinks(page)) found.add(href);
    }
    expect(found.size).toBeGreaterThan(landings.length);
    const strays: string[] = [];
    for (const [address, parts] of partsByAddress(found))
      strays.push(...(await strayFrom(page, request, { address, parts, language })));
    expect(strays).toEqual([]);
  });
}

/** No script and no style: only what it says is asked about. */
function bodyOf(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<link\b[^>]*>|<img\b[^>]*>/g, '');
}

/** But the way to the other language, which says so. */
function ownLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

function partsByAddress(hrefs: Iterable<string>): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const href of hrefs) {
    const [address = '', part] = href.split('#');
    parts.set(address, [...(parts.get(address) ?? []), ...(part ? [part] : [])]);
  }
  return parts;
}

interface Led {
  address: string;
  /** Ids that links to it name. */
  parts: string[];
  language: Language;
}

async function strayFrom(
  page: Page,
  request: APIRequestContext,
  { address, parts, language }: Led,
) {
  const answer = await request.get(address);
  if (!answer.headers()['content-type']?.startsWith('text/html')) return [];
  const html = await answer.text();
  const is = /<html[^>]* lang="(\w+)"/.exec(html)?.[1];
  if (is !== language) return [`${address} is of ${is}`];
  if (parts.length === 0) return [];
  await page.setContent(bodyOf(html));
  const missing = await page.evaluate(
    (ids) => ids.filter((id) => !document.getElementById(id)),
    parts,
  );
  return missing.map((id) => `${address} has no ${id}`);
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
