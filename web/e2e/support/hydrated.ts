import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page is hydrated. Before, a click does what it does without JavaScript. Pages hydrate part by part (ADR 27):
 * where the part that is pressed has a script of its own, `control` says which it is.
 */
export async function hydrated(
  page: Page,
  control = page.locator('main form').first(),
): Promise<void> {
  await expect
    .poll(() =>
      control
        .evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps')))
        // The page went while it was asked; the one that comes is asked next.
        .catch(() => false),
    )
    .toBe(true);
}

/** The whole page is here. Its address changes with its first bytes, when the end of a list may still be on the way. */
export function arrived(page: Page): Promise<void> {
  return page.waitForLoadState('domcontentloaded');
}

/** Holds the scripts of pages that are opened from now on, until what it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}
