/** Each public page in both languages (decisions X26): its address, its twin, the sitemap, and links that stay in its language. */
import { landingAddress, landingSlugs } from '@muqarin/rules/site/landings';
import { pathInLocale, publicPaths, withoutLocale } from '@muqarin/rules/site/public-pages';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { guides } from './support/site-paths.ts';

const bare = [...publicPaths, ...guides.map((slug) => `/blog/${slug}`)];
const pages = [...bare, ...landingSlugs.map((slug) => landingAddress('en', slug))];
const languages = ['en', 'ar'] as const;

test('each page names itself, and its twin names it', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  for (const page of pages) {
    const twins = {
      en: `${baseURL}${pathInLocale(page, 'en')}`,
      ar: `${baseURL}${pathInLocale(page, 'ar')}`,
    };
    for (const language of languages) {
      const html = await textOf(request, pathInLocale(page, language));
      expect(html, page).toContain(`<html lang="${language}"`);
      expect(addressOf(html, /rel="canonical" href="([^"]*)"/), page).toBe(twins[language]);
      const named = html.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi);
      const alternates = Object.fromEntries([...named].map(([, name, href]) => [name, href]));
      expect(alternates, page).toEqual({ ...twins, 'x-default': twins.en });
      const other = language === 'en' ? 'ar' : 'en';
      const switches = new RegExp(`<a[^>]* href="([^"]*)"[^>]* hrefLang="${other}"`, 'i');
      expect(`${baseURL}${addressOf(html, switches)}`, page).toBe(twins[other]);
      expect(strayLinks(html, language), page).toEqual([]);
    }
  }
});

test('documented paths answer as they are, in the language of the browser', async ({ request }) => {
  test.setTimeout(120_000);
  for (const path of bare) {
    for (const language of languages) {
      const headers = { 'accept-language': language, cookie: `lang=${language}` };
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toContain(`<html lang="${language}"`);
      const canonical = addressOf(html, /rel="canonical" href="([^"]*)"/) ?? '';
      expect(new URL(canonical).pathname, path).toBe(pathInLocale(path, language));
    }
  }
});

test('the sitemap has each page in both languages, and no other address', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const expected = pages.flatMap((page) =>
    languages.map((language) => `${baseURL}${pathInLocale(page, language)}`),
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
  for (const name of ['en', 'ar', 'x-default'])
    expect(sitemap.match(new RegExp(`hreflang="${name}"`, 'g')), name).toHaveLength(found.length);
});

test('a page under its address comes alive, and the switch leads to its twin', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto('/uae/ar?tab=medical');
  await hydrated(page);
  await expect(page).toHaveURL(/\/uae\/ar\?tab=medical$/);
  await page.locator('a[hreflang="en"]').click();
  await expect(page).toHaveURL(/\/uae\/en\?tab=medical$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const menu = page.locator('#head summary');
  if (await menu.isVisible()) await menu.click();
  const guides = page.locator('#head').getByRole('link', { name: 'Guides' });
  await guides.filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/uae\/en\/blog$/);
  expect(problems).toEqual([]);
});

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

function addressOf(html: string, where: RegExp): string | undefined {
  return where.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

/** Links to public pages that name no language or another; the switch to the other one says so. */
function strayLinks(html: string, language: 'en' | 'ar'): string[] {
  const links = [...html.matchAll(/<a\s[^>]*>/g)].map(([link]) => link);
  return links
    .filter((link) => !/hrefLang=/i.test(link))
    .flatMap((link) => /href="(\/[^"]*)"/.exec(link)?.[1] ?? [])
    .filter((href) => pathInLocale(withoutLocale(href), language) !== href);
}
