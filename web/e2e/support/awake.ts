import { expect, type Page } from '@playwright/test';

/** The page's own script runs. Before, a click does what it does without JavaScript. */
export async function awake(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('main form')
        .first()
        .evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}
