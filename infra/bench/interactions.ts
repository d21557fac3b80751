/**
 * How long a page of a throttled phone takes to answer a hand: the slowest of a few presses and keys, as INP counts it
 * (Event Timing, from the press to the next picture), in ms. The browser tells of none below 16 ms and in steps of 8.
 */
import type { Browser, Page } from '@playwright/test';
import { median } from './figure.ts';

interface Pressed {
  address: string;
  cookie: string;
  rounds: number;
  /** Says what each press took. */
  verbose: boolean;
}

/** A phone of the middle class, as Lighthouse takes it. */
const SLOWER = 4;
const LEAST_MS = 16;
const SETTLES_MS = 250;

export async function slowestAnswer(browser: Browser, pressed: Pressed): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < pressed.rounds; round += 1)
    found.push(await pressAll(browser, pressed));
  return median(found);
}

async function pressAll(browser: Browser, { address, cookie, verbose }: Pressed): Promise<number> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  try {
    await context.addCookies(cookiesOf(cookie, address));
    const page = await context.newPage();
    // Text, since this program knows no DOM; the browser does.
    await page.addInitScript(`
      window.slowest = ${LEAST_MS};
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries())
          if (interactionId) window.slowest = Math.max(window.slowest, duration);
      }).observe({ type: 'event', durationThreshold: ${LEAST_MS}, buffered: true });
    `);
    await page.goto(address);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const took: number[] = [];
    for (const press of presses) {
      await press(page);
      took.push(
        await page.evaluate<number>(`((ms) => (window.slowest = ${LEAST_MS}, ms))(window.slowest)`),
      );
    }
    if (verbose) console.log(`  presses: ${took.join(', ')} ms`);
    return Math.max(...took);
  } finally {
    await context.close();
  }
}

/** What there is to press on nearly every page; where it is not, nothing is done. */
const presses: readonly ((page: Page) => Promise<void>)[] = [
  (page) => tap(page, 'h1'),
  (page) => tap(page, 'details[data-menu] summary'),
  (page) => tap(page, 'details[data-menu] summary'),
  (page) => tap(page, '[data-accordion] summary'),
  (page) => tap(page, 'main [role="tab"][aria-selected="false"]'),
  (page) => tap(page, 'main [role="combobox"]'),
  (page) => write(page, 'main [role="combobox"]'),
  (page) => tap(page, 'main a[data-modal]'),
  (page) => page.keyboard.press('Escape'),
  (page) => tap(page, 'main input[name="name"]'),
  (page) => write(page, 'main input[name="name"]'),
];

/** As a hand does: what is pressed is in view and stands still, so that the picture of a scroll is not counted with the press's. */
async function tap(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).locator('visible=true').first();
  if ((await control.count()) === 0) return;
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLES_MS);
  await control.tap({ timeout: 5000 });
  await page.waitForTimeout(SETTLES_MS);
}

async function write(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).locator('visible=true').first();
  if ((await control.count()) === 0) return;
  await control.pressSequentially('to', { delay: SETTLES_MS });
  await page.waitForTimeout(SETTLES_MS);
}

function cookiesOf(header: string, address: string) {
  return header.split('; ').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [{ name: pair.slice(0, at), value: pair.slice(at + 1), url: address }];
  });
}
