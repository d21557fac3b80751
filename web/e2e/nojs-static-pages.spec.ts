/** The same pages where no script runs: all of their text is there, and their dialogs open in their place. */
import { expect, test } from '@playwright/test';
import { languages, staticPaths } from './support/site-paths.ts';

test('the pages of the site are whole without JavaScript', async ({ page }) => {
  test.setTimeout(180_000);
  const paths = languages.flatMap((language) => Object.values(staticPaths(language)).flat());
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('h1').first(), path).toBeVisible();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wide, `sideways scroll on ${path}`).toBeLessThanOrEqual(0);
  }
  // What scripts would move leaves no room behind, and what is first is of the page's own kind.
  await page.goto('/uae/en/insurance/health');
  const carousels = page.locator('[aria-roledescription="carousel"]');
  expect(await carousels.count()).toBe(2);
  await expect(carousels.locator('button')).toHaveCount(4);
  for (const button of await carousels.locator('button').all())
    expect(await button.boundingBox()).toBeNull();
  await expect(page.locator('#testimonials li').first()).toContainText('health plans of');
  await page.goto('/uae/en/insurance/car');
  await expect(page.locator('#testimonials li').first()).toContainText('car plans of');
  await page.goto('/uae/en/insurance/car#quote');
  await expect(page.locator('#quote form')).toBeVisible();
  await page.goto('/uae/en/insurance/car');
  await page.locator('[data-accordion] summary').first().click();
  await expect(page.locator('[data-accordion] details').first()).toHaveAttribute('open');
});
