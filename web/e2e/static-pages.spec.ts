/** Every page made of content files, in both languages: it answers, it is sound (support/sound), it names itself and its twin. */
import { expect, type Page, test } from '@playwright/test';
import { type Language, languages, staticPaths } from './support/site-paths.ts';
import { sound, watch } from './support/sound.ts';

for (const language of languages) {
  const { landings, others, guides, legal } = staticPaths(language);

  test(`landing pages are sound, ${language}`, async ({ page }) => {
    test.slow();
    const titles = await visit(page, landings, language);
    expect(new Set(titles).size).toBe(landings.length);
  });

  test(`what is kept, and the terms, are sound, ${language}`, async ({ page }) => {
    expect(new Set(await visit(page, legal, language)).size).toBe(legal.length);
  });

  test(`home, its tabs, and guides are sound, ${language}`, async ({ page }) => {
    test.slow();
    // The tabs of the home page share a title.
    expect(new Set(await visit(page, others, language)).size).toBe(others.length - 1);
    expect(new Set(await visit(page, guides, language)).size).toBe(guides.length);
  });
}

/** Tables of facts that have to be scrolled: a figure cut at its end reads as another figure. */
function cutTables(page: Page): Promise<number> {
  return page
    .locator('main section[tabindex="0"]:has(> table)')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
}

/** Titles of pages that are as they should be. */
async function visit(page: Page, paths: readonly string[], language: Language): Promise<string[]> {
  const problems = await watch(page);
  const titles: string[] = [];
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('html'), path).toHaveAttribute(
      'dir',
      language === 'ar' ? 'rtl' : 'ltr',
    );
    await sound(page, path);
    expect.soft(await cutTables(page), `tables on ${path}`).toBe(0);
    titles.push(await page.title());
    const described = page.locator('meta[name="description"]');
    expect((await described.getAttribute('content'))?.length, path).toBeGreaterThan(50);
    await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(1);
    const isList = /\/(blog|privacy|terms)$/.test(path);
    const facts = await page.locator('script[type="application/ld+json"]').count();
    expect(facts, path).toBeGreaterThan(isList ? -1 : 0);
  }
  expect(problems).toEqual([]);
  return titles;
}
