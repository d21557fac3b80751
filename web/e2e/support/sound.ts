/** What every page owes at every width: nothing axe finds, no sideways scroll, no complaint, no jump, no rule that is missing. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectDressed } from './dressed.ts';
import { arrived } from './hydrated.ts';

/** Complaints of the pages that follow: errors, refused scripts and styles, answers from 400 up. */
export async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`refused: ${violatedDirective} ${blockedURI}`);
    });
    const seen = window as unknown as { shifts: string[] };
    seen.shifts = [];
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.nodeName}.${node.className}` : node?.nodeName,
        );
        seen.shifts.push(`${value.toFixed(4)} ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return problems;
}

/** `within`: where a page that was sound has changed, so that axe need not read 60 plans again. */
export async function sound(
  page: Page,
  name: string,
  { scripts = true, within = 'html' } = {},
): Promise<void> {
  await expect(page.locator('h1').first(), name).toBeVisible();
  await arrived(page);
  if (scripts) {
    await expectAccessible(page, name, within);
    await expectStill(page, name);
  } else await expectPlainAccessible(page, name, within);
  await expectDressed(page, name);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wide, `sideways scroll on ${name}`).toBeLessThanOrEqual(0);
}

/** Where no script runs axe cannot either: it looks at the same page of the same session whose scripts never arrive. */
async function expectPlainAccessible(page: Page, name: string, within: string): Promise<void> {
  const twin = await twinOf(page);
  await twin.context().addCookies(await page.context().cookies());
  await twin.goto(page.url());
  await expectAccessible(twin, `${name}, without scripts`, within);
}

const twins = new WeakMap<Page, Promise<Page>>();

function twinOf(page: Page): Promise<Page> {
  const twin = twins.get(page) ?? createTwin(page);
  twins.set(page, twin);
  return twin;
}

async function createTwin(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const viewport = page.viewportSize();
  const context = await browser.newContext({ viewport, javaScriptEnabled: true });
  // The browser may end first, and closes what is left itself.
  page.once('close', () => void context.close().catch(() => undefined));
  const twin = await context.newPage();
  await twin.route(/\.js($|\?)/, (route) => route.abort());
  return twin;
}

async function expectAccessible(page: Page, name: string, within: string): Promise<void> {
  // A framed mail runs no scripts, so axe cannot enter it. Without frames to enter, "legacy" mode finds the same, but opens
  // no page of its own for each look; what passes is not wanted as a list. Together a third of the time.
  const axe = new AxeBuilder({ page }).include(within).exclude('iframe').setLegacyMode(true);
  // Colours are those of the English page, and contrast is two thirds of what a look takes.
  const isArabic = (await page.locator('html').getAttribute('lang')) === 'ar';
  const rules = { 'color-contrast': { enabled: !isArabic } };
  const { violations } = await axe.options({ resultTypes: ['violations'], rules }).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 4)
        .join(' | ')}`,
  );
  expect.soft(found, `axe on ${name}`).toEqual([]);
}

/** What moved without anybody's doing; as lab tools show it, 0.00. */
export async function expectStill(page: Page, name: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
  expect.soft(sum, `layout shifts on ${name}: ${shifts.join('; ')}`).toBeLessThan(0.005);
}
