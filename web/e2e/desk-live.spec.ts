/** The list of leads while people work on it: taken at once and given back where somebody was first, and what a cut line does (ADR 41). */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Member, memberAt } from './support/agent.ts';
import { hydrated } from './support/hydrated.ts';
import { leadOf, newPhone } from './support/lead.ts';

/** Of this slot the newest: the last page. */
const newest = '/staff/desk?slot=afternoon&page=9999';

async function deskOf(browser: Browser, user: Member, size: Page): Promise<Page> {
  const page = await (await browser.newContext({ viewport: size.viewportSize() })).newPage();
  await memberAt(page, user);
  return page;
}

const rowOf = (page: Page, reference: string) => page.locator('main ol li', { hasText: reference });

test('two press Take on one lead: it is theirs at once, and the one who lost is told who has it', async ({
  page,
  browser,
}) => {
  test.slow();
  const reference = await leadOf(newPhone());
  const omar = await deskOf(browser, 'omar', page);
  await memberAt(page, 'sami');
  for (const desk of [page, omar]) {
    await desk.goto(newest);
    await hydrated(desk, rowOf(desk, reference).locator('form'));
  }
  const { promise: omarHasIt, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/staff/desk', async (route) => {
    if (route.request().method() === 'POST') await omarHasIt;
    await route.fallback();
  });
  await rowOf(page, reference)
    .getByRole('button', { name: `Take ${reference}` })
    .press('Enter');
  // Nothing was answered yet.
  await expect(rowOf(page, reference)).toContainText('With you');
  await expect(rowOf(page, reference).getByRole('button')).toHaveCount(0);
  await expect(rowOf(page, reference).getByRole('link')).toBeFocused();
  await rowOf(omar, reference)
    .getByRole('button', { name: `Take ${reference}` })
    .click();
  await expect(omar.getByText('The lead is yours.')).toBeVisible();
  release();
  await expect(rowOf(page, reference).getByRole('alert')).toHaveText('omar has this lead.');
  await expect(rowOf(page, reference)).toContainText('With omar');
  await expect(page).toHaveURL(/slot=afternoon/);
  await omar.getByRole('button', { name: 'Give it back' }).click();
  // Heard at once: the row can be taken again.
  await rowOf(page, reference)
    .getByRole('button', { name: `Take ${reference}` })
    .click();
  await expect(page.getByText('The lead is yours.')).toBeVisible();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await omar.context().close();
});

test('a cut line is said, loses nothing, and is said to be back', async ({ page }) => {
  test.slow();
  await memberAt(page, 'sami');
  await page.goto(newest);
  const before = await leadOf(newPhone());
  await expect(rowOf(page, before)).toBeVisible();
  await hydrated(page, rowOf(page, before).locator('form'));
  const cut = page.getByText(/^No connection. This is how it stood at /);
  const back = page.getByText(/^The connection is back. Read again at /);

  await page.context().setOffline(true);
  await expect(cut).toBeVisible();
  await rowOf(page, before)
    .getByRole('button', { name: `Take ${before}` })
    .click();
  await expect(rowOf(page, before).getByRole('alert')).toHaveText(/^No answer came/);
  await expect(rowOf(page, before).getByRole('button')).toBeVisible();
  const meanwhile = await leadOf(newPhone());
  await page.context().setOffline(false);
  await expect(back).toBeVisible();
  await expect(rowOf(page, meanwhile)).toBeVisible();

  // The stream alone, as a proxy cuts it.
  await page.route('**/api/staff/desk/stream', (route) => route.abort());
  await page.reload();
  await expect(cut).toBeVisible();
  const unheard = await leadOf(newPhone());
  const since = Date.now();
  // Longer ago than a new stream tells of.
  await expect.poll(() => Date.now() - since).toBeGreaterThan(6_000);
  await page.unroute('**/api/staff/desk/stream');
  await expect(back).toBeVisible();
  await expect(rowOf(page, unheard)).toBeVisible();
});
