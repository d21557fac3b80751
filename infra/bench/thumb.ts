/** A thumb on a phone that counts what it does. */
import { expect, type Page } from '@playwright/test';
import { hydrated } from '../../web/e2e/support/hydrated.ts';

export interface Count {
  taps: number;
  fields: number;
  keys: number;
  screens: number;
}

export type Thumb = ReturnType<typeof createThumb>;

/** The home page is the first screen. */
export function createThumb(page: Page) {
  const count: Count = { taps: 0, fields: 0, keys: 0, screens: 1 };
  const seen = (selector: string) => page.locator(selector).locator('visible=true').first();

  async function tap(selector: string): Promise<void> {
    await seen(selector).tap();
    count.taps += 1;
  }

  async function press(text: string): Promise<void> {
    await page.keyboard.type(text);
    count.fields += 1;
    count.keys += text.length;
  }

  /** One field, tapped unless it is where the keys go already. */
  async function type(selector: string, text: string, { over = false } = {}): Promise<void> {
    const isThere = await page.locator(`${selector}:focus`).count();
    if (isThere === 0) await tap(selector);
    if (over) await page.keyboard.press('ControlOrMeta+a');
    await press(text);
  }

  async function step(name: string, selector: string): Promise<void> {
    await tap(selector);
    await arrive(name);
  }

  async function arrive(name: string): Promise<void> {
    const form = page.locator(`main form[action*="step=${name}"]`).first();
    await form.waitFor();
    await hydrated(page, form);
    count.screens += 1;
  }

  return {
    tap,
    type,
    step,
    count: () => count,
    /** Enter in the last line is Next. */
    async enter(name: string): Promise<void> {
      await page.keyboard.press('Enter');
      count.keys += 1;
      await arrive(name);
    },
    /** Leads from the home page to a first step. */
    open: (selector: string, name: string) => step(name, selector),
    async tapIfHidden(tab: string, wanted: string): Promise<void> {
      if (await page.locator(wanted).locator('visible=true').count()) return;
      await tap(tab);
    },
    /** A select: one tap opens it, one chooses. */
    async choose(selector: string, value: string): Promise<void> {
      await page.locator(selector).selectOption(value);
      count.taps += 2;
    },
    /** A card that may be chosen already. */
    async check(selector: string): Promise<void> {
      if (!(await page.locator(selector).locator('input').isChecked())) await tap(selector);
    },
    /** Lines one after the other: the first is tapped, Enter leads to the next. */
    async typeOn(lines: readonly (readonly [string, string])[]): Promise<void> {
      for (const [at, [selector, text]] of lines.entries()) {
        await type(selector, text);
        if (at === lines.length - 1) continue;
        await page.keyboard.press('Enter');
        count.keys += 1;
      }
    },
    async person(): Promise<void> {
      await page.getByLabel('I am a person').tap();
      count.taps += 1;
      await expect(page.getByText('Checking…')).toHaveCount(0);
    },
    async prices(address: RegExp, selector: string): Promise<void> {
      await tap(selector);
      await page.waitForURL(address);
      count.screens += 1;
    },
  };
}
