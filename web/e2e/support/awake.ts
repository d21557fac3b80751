import { expect, type Page } from '@playwright/test';

/**
 * The page's own script runs. Before, a click does what it does without JavaScript. Pages wake part by part (ADR 27): where the
 * part that is pressed has a script of its own, `control` says which it is.
 */
export async function awake(
  page: Page,
  control = page.locator('main form').first(),
): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

/** The whole page is here. Its address changes with its first bytes, when the end of a list may still be on the way. */
export function arrived(page: Page): Promise<void> {
  return page.waitForLoadState('domcontentloaded');
}
