/** Every page made of content files, in both languages: it answers, it is sound (support/sound), it names itself and its twin. */
import { expect, test } from '@playwright/test';
import { staticPaths } from './support/site-paths.ts';
import { sound, watch } from './support/sound.ts';

test('the pages of the site are sound in both languages', async ({ page }) => {
  test.setTimeout(480_000);
  const problems = await watch(page);
  const titles = new Set<string>();
  for (const path of staticPaths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    const arabic = path.includes('/ar');
    await expect(page.locator('html'), path).toHaveAttribute('dir', arabic ? 'rtl' : 'ltr');
    await sound(page, path);
    titles.add(await page.title());
    const described = page.locator('meta[name="description"]');
    expect((await described.getAttribute('content'))?.length, path).toBeGreaterThan(50);
    await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(1);
    expect(await page.locator('script[type="application/ld+json"]').count(), path).toBeGreaterThan(
      path.includes('blog') && !path.includes('-') ? -1 : 0,
    );
  }
  expect(problems).toEqual([]);
  // Those of the two health pages of A40 are the health page's, and the tabs of the home page share one.
  expect(titles.size).toBeGreaterThan(30);
});
