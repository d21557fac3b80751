/** A list shared with somebody else: what they see, with and without scripts. */
import { type Browser, expect, type Page } from '@playwright/test';
import { arrived, hydrated } from './hydrated.ts';
import { type Line, openList } from './list-of.ts';

const plans = (page: Page) =>
  page
    .locator('#plans > [data-plan]')
    .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.plan));

/** The link of the list, from the field that shows it. */
export async function sharedLink(page: Page): Promise<string> {
  await page.locator('summary', { hasText: 'Share this list' }).click();
  return page.getByLabel('Link to this list').inputValue();
}

/** @param browser of the other person: no cookie of the first one */
export async function expectShared(page: Page, browser: Browser, line: Line, scripts: boolean) {
  await openList(page, line);
  if (scripts) await hydrated(page);
  const reference = await page.getByText(/^Reference MQ-/).textContent();
  const link = await sharedLink(page);
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    viewport: page.viewportSize(),
  });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(/shared with you\?$/);
  await friend.getByRole('button', { name: 'See the plans' }).click();
  await expect(friend.getByText(/^Reference MQ-/)).not.toHaveText(reference ?? '');
  await arrived(friend);
  expect(await plans(friend)).toEqual(await plans(page));
  await expect(friend.getByRole('link', { name: 'Leave your contact' })).toBeVisible();
  await context.close();
}
