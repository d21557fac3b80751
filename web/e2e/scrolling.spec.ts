/** What follows the scroll, the pointer and the clock: bars that stick, Back to top, BUY NOW, labels of downloads (S0 2, 4, 8, 9). */
import { messages } from '@muqarin/rules/messages';
import {
  DOWNLOAD_RESET_COMPARISON_MS,
  DOWNLOAD_RESET_INDIVIDUAL_MS,
  NO_PRODUCT_MESSAGE_MS,
} from '@muqarin/rules/plan-list/constants';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { corporateProducts, savedGroupQuoteAtOnce } from './support/corporate-quote.ts';
import { hydrated } from './support/hydrated.ts';
import { newEmail, questionnaire } from './support/journey.ts';
import { openList } from './support/list-of.ts';
import { products } from './support/medical-at-once.ts';
import { openRows } from './support/open-rows.ts';
import { compare, compareButton, plansAtOnce, shownIds } from './support/plans.ts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const topOf = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().top);

test('the bar of filters sticks, and is raised from 200 px on; Back to top from 100 px, below 480', async ({
  page,
  viewport,
}) => {
  await plansAtOnce(page, newEmail());
  const bar = page.locator('form:has(#filters)');
  const inner = bar.getByRole('group', { name: 'Filters' });
  const raised = () => inner.evaluate((node) => getComputedStyle(node).boxShadow !== 'none');
  if ((viewport?.width ?? 0) >= 768) {
    await scrollTo(page, 200);
    await page.waitForTimeout(100);
    expect(await raised()).toBe(false);
    await scrollTo(page, 201);
    await expect.poll(raised).toBe(true);
  }
  await scrollTo(page, 900);
  await expect.poll(() => topOf(bar)).toBe(0);

  const toTop = page.getByRole('button', { name: 'Back to top' });
  await page.setViewportSize({ width: 480, height: 844 });
  await expect(toTop).toBeHidden();
  await page.setViewportSize({ width: 479, height: 844 });
  await expect(toTop).toBeVisible();
  await scrollTo(page, 100);
  await expect(toTop).toBeHidden();
  await scrollTo(page, 101);
  await expect(toTop).toBeVisible();
  for (const width of [479, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await scrollTo(page, 700);
    const places = await bar.locator('a:visible, button:visible').evaluateAll((all) =>
      all.map((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const end = await bar.evaluate((node) => node.getBoundingClientRect().bottom);
    expect(places, `buttons at ${width} px`).toHaveLength(3);
    for (const [at, place] of places.entries()) {
      expect(place.left).toBeGreaterThanOrEqual(places[at - 1]?.right ?? 0);
      expect(place.right).toBeLessThanOrEqual(width);
      expect(place.bottom).toBeLessThanOrEqual(end);
    }
  }
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('BUY NOW takes the place of the premium under the pointer and the focus', async ({
  page,
  viewport,
}) => {
  await plansAtOnce(page, newEmail());
  const [first = 0, second = 0] = await shownIds(page);
  const button = (id: number) =>
    page.locator(`#plan-${id} button[name="product_id"]:not([data-compare])`);
  const looks = (id: number) =>
    button(id)
      .locator('> span')
      .evaluateAll((parts) => parts.slice(0, 2).map((part) => getComputedStyle(part).opacity));
  await expect(button(first)).toHaveAccessibleName(/AED.*BUY NOW/);
  if ((viewport?.width ?? 0) < 700) {
    // Below, premium and button stand apart.
    await expect(page.locator(`#plan-${first}`).getByText(messages.buyNow)).toBeVisible();
    return expect(await button(first).evaluate((node) => node.clientHeight)).toBeGreaterThan(40);
  }
  await page.mouse.move(0, 0);
  await expect.poll(() => looks(first)).toEqual(['1', '0']);
  await page.locator(`#name-${first}`).hover();
  await expect.poll(() => looks(first)).toEqual(['0', '1']);
  expect(await looks(second)).toEqual(['1', '0']);
  await page.mouse.move(0, 0);
  await expect.poll(() => looks(first)).toEqual(['1', '0']);
  await compareButton(page, first).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button(first)).toBeFocused();
  await expect.poll(() => looks(first)).toEqual(['0', '1']);
});

test('labels of downloads follow the file and go back after their time', async ({ page }) => {
  await plansAtOnce(page, newEmail());
  for (const id of (await shownIds(page)).slice(0, 2)) await compare(page, id);
  await page.clock.install();
  for (const [address, file, label, resetMs] of [
    [products, 'quote.pdf', 'Download the quote', DOWNLOAD_RESET_INDIVIDUAL_MS],
    [
      `${questionnaire}/compare-plans`,
      'comparison.pdf',
      'Download PDF',
      DOWNLOAD_RESET_COMPARISON_MS,
    ],
  ] as const) {
    await page.goto(address);
    const link = page.locator(`a[href*="/${file}"]`);
    await hydrated(page, link);
    await expect(link).toHaveText(label);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/${file}*`, async (route) => {
      await held;
      await route.continue();
    });
    await link.click();
    await expect(link).toHaveText('Downloading…');
    const saved = page.waitForEvent('download');
    answer();
    await saved;
    await expect(link).toHaveText('Downloaded');
    await page.clock.fastForward(resetMs - 3000);
    await expect(link).toHaveText('Downloaded');
    await page.clock.fastForward(3000);
    await expect(link).toHaveText(label);
    await page.unroute(`**/${file}*`);
    await page.route(`**/${file}*`, (route) => route.abort());
    await link.click();
    await expect(link).toHaveText('Download failed. Try again');
    await page.unroute(`**/${file}*`);
  }
});

test('the message of an empty list waits half a second', async ({ page }) => {
  await plansAtOnce(page, newEmail());
  const waited = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let emptyAt = 0;
        const watcher = new MutationObserver(() => {
          const shown = document.querySelector('#plans > [data-plan]:not([hidden])');
          if (emptyAt === 0 && !shown) emptyAt = performance.now();
          if (!document.querySelector('main [role="status"] h2')) return;
          watcher.disconnect();
          resolve(performance.now() - emptyAt);
        });
        watcher.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
  await page.locator('a[href="#filters"]').locator('visible=true').last().click();
  await page.locator('#price-min').fill('1638');
  await page.locator('#price-max').fill('1639');
  await page.locator('#price-max').press('Enter');
  expect(await waited).toBeGreaterThanOrEqual(NO_PRODUCT_MESSAGE_MS - 20);
  expect(await waited).toBeLessThan(NO_PRODUCT_MESSAGE_MS + 1500);
});

/** The comparison of each line, with two plans in it, and what its button says. */
const comparisons: readonly [line: string, action: string, open: (page: Page) => Promise<void>][] =
  [
    ['medical', 'BUY NOW', (page) => plansAtOnce(page, newEmail())],
    ['motor', 'BUY NOW', (page) => openList(page, 'motor')],
    ['general', 'SELECT', (page) => openList(page, 'general')],
    [
      'corporate',
      'SELECT',
      async (page) => {
        await savedGroupQuoteAtOnce(page);
        await page.goto(`${corporateProducts}?category=1`);
      },
    ],
  ];

for (const [line, action, open] of comparisons) {
  test(`up to 480 px the compared plan stays in view from 80 px on, with its button: ${line}`, async ({
    page,
  }) => {
    await open(page);
    await openRows(page);
    await hydrated(page);
    const plans = page.locator('#plans > [data-plan]').locator('visible=true');
    for (const at of [0, 1]) {
      const button = plans.nth(at).locator('button[aria-pressed]').first();
      const kept = page.waitForResponse(/compare/);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await kept;
    }
    await page.setViewportSize({ width: 480, height: 844 });
    await page
      .getByRole('region', { name: 'Compare' })
      .getByRole('button', { name: /^Compare/ })
      .click();
    await expect(page).toHaveURL(/compare-plans/);
    await hydrated(page);
    const stuck = page
      .locator('main button[name="product_id"]:visible', { hasText: action })
      .last();
    const atTop = async () => {
      const top = await topOf(stuck);
      return top >= 0 && top < 40;
    };
    await scrollTo(page, 80);
    await page.waitForTimeout(100);
    expect(await atTop()).toBe(false);
    await scrollTo(page, 81);
    await expect.poll(atTop).toBe(true);
    await scrollTo(page, 1500);
    await expect.poll(atTop).toBe(true);
    await page.setViewportSize({ width: 481, height: 844 });
    await expect.poll(atTop).toBe(false);
  });
}
