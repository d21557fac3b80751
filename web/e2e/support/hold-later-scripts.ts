/** Scripts that a page asks for by itself, not those that its HTML names, wait until they are let go. */
import type { Page } from '@playwright/test';

/** @returns lets them go. Of the page that is open, from when it is loaded again. */
export async function holdLaterScripts(page: Page): Promise<() => void> {
  const html = await (await page.request.get(page.url())).text();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!html.includes(pathname)) await promise;
    await route.continue();
  });
  return resolve;
}
