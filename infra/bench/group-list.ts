/** What a group's list of more than 500 tiles takes to answer a filter, a variant and a tab. */
import type { Browser, Page } from '@playwright/test';
import { corporateProducts, savedGroupQuoteAtOnce } from '../../web/e2e/support/corporate-quote.ts';
import { hydrated } from '../../web/e2e/support/hydrated.ts';
import { openRows } from '../../web/e2e/support/open-rows.ts';
import { type Figure, median } from './figure.ts';
import { copies } from './many-plans.ts';
import { timePresses } from './time-presses.ts';

const ROUNDS = 5;

export async function groupList(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await savedGroupQuoteAtOnce(page);
  await page.goto(`${corporateProducts}?category=1`);
  await hydrated(page);
  const tiles = await page.locator('#plans > [data-plan]').count();
  const [filter, bare] = await timePresses(page, '[data-filters] input[name="benefits"]');
  await openVariants(page);
  const [variant, bareAgain] = await timePresses(page, '#plans input[name="variant"]');
  const figure = (what: string, value: number, reference: number) => {
    return { figure: `${what}, ${tiles} tiles of a group`, value, unit: 'ms', reference };
  };
  return [
    figure('a filter', filter, bare),
    figure('a variant', variant, bareAgain),
    figure('a pressed tab', await timePressedTab(page), bareAgain),
    figure('the page of a tab', await timeTab(page), Number.NaN),
  ];
}

/** Opens the details of the first plan that has variants. Copies of a plan stand side by side, so one of each is tried. */
async function openVariants(page: Page): Promise<void> {
  await openRows(page);
  const openers = page.locator('#plans [data-plan] a[data-open]:visible');
  for (let tile = 0; tile < (await openers.count()); tile += copies + 1) {
    const opener = openers.nth(tile);
    const form = opener.locator('xpath=ancestor::form');
    await opener.click();
    await form.locator('[data-detail] > *').first().waitFor();
    if ((await form.locator('input[name="variant"]').count()) > 0) return;
  }
  throw new Error('no plan of the list has variants');
}

/** From the press to the end of the layout in which the tab is the chosen one; nobody leaves the page here. */
async function timePressedTab(page: Page): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    took.push(
      await page.evaluate<number>(`(async () => {
        const tab = document.querySelector('main nav a:not([aria-current])');
        tab.addEventListener('click', (event) => event.preventDefault(), { once: true });
        const began = performance.now();
        tab.click();
        document.querySelector('#plans').getBoundingClientRect();
        const took = performance.now() - began;
        if (!tab.hasAttribute('aria-current')) throw new Error('the tab does not answer');
        dispatchEvent(new PageTransitionEvent('pageshow'));
        return took;
      })()`),
    );
  return median(took);
}

/** A tab is a link: from the press until the other category's page can be read. */
async function timeTab(page: Page): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const other = page.locator('nav a[href*="category="]:not([aria-current])').first();
    await other.click();
    await page.waitForLoadState();
    took.push(
      await page.evaluate<number>(
        "performance.getEntriesByType('navigation')[0].domContentLoadedEventStart",
      ),
    );
  }
  return median(took);
}
