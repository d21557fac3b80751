/** What a dialog over the page owes, since it is made modal by hand (ADR 27): all of it that `showModal()` gives, and a page that stays put. */
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { sound, watch } from './support/sound.ts';

const opener = 'main a[href="#quote"][data-modal]';

async function openQuote(page: Page) {
  await page.goto('/language/en?return=/uae/en/insurance/car');
  await hydrated(page);
  await page.locator(opener).click();
  const dialog = page.getByRole('dialog', { name: 'Get a quote' });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveAttribute('data-arriving');
  return dialog;
}

function focusIsIn(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('dialog#quote') !== null);
}

test('focus goes in, goes round, is brought back, and returns to what opened it', async ({
  page,
}) => {
  const dialog = await openQuote(page);
  const close = dialog.getByRole('link', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const last = dialog.getByRole('button').last();
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  const seen = new Set<string>();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsIn(page), `after ${step + 1} tabs`).toBe(true);
    seen.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
  }
  expect(seen.size).toBeGreaterThan(3);
  await page
    .locator('#head a')
    .first()
    .evaluate((link) => link.focus());
  expect(await focusIsIn(page)).toBe(true);
  // A press on what takes no focus leaves the page without any: the next Tab is in the dialog again.
  await dialog.getByRole('heading').first().click();
  await page.keyboard.press('Tab');
  expect(await focusIsIn(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator(opener)).toBeFocused();
});

test('a press is answered by the dialog, and its form comes a picture later, in its place', async ({
  page,
}) => {
  await page.goto('/language/en?return=/uae/en/insurance/car');
  await hydrated(page);
  const seen = await page.evaluate((link) => {
    const dialog = document.querySelector('dialog#quote') as HTMLDialogElement;
    const look = () => {
      const { top, height } = dialog.getBoundingClientRect();
      return { top, height };
    };
    const first = dialog.querySelector('form input:not([type="hidden"])') as HTMLElement;
    return new Promise<{ answer: object; after: object; inForm: boolean[] }>((resolve) => {
      let answer = {};
      const inForm: boolean[] = [];
      new MutationObserver(() => {
        if (dialog.hasAttribute('data-arriving')) {
          requestAnimationFrame(() => {
            answer = look();
            inForm.push(first.checkVisibility());
          });
          return;
        }
        inForm.push(first.checkVisibility());
        resolve({ answer, after: look(), inForm });
      }).observe(dialog, { attributeFilter: ['data-arriving'] });
      (document.querySelector(link) as HTMLElement).click();
    });
  }, opener);
  expect(seen.inForm).toEqual([false, true]);
  expect(seen.answer).toEqual(seen.after);
});

test('the page behind takes no press, does not scroll and is not read', async ({ page }) => {
  const problems = await watch(page);
  const dialog = await openQuote(page);
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(await dialog.getByRole('link').count());
  await sound(page, 'a dialog over the page');

  // No room is kept for a scroll bar that takes none.
  const [width, all] = await page.evaluate(() => [document.body.offsetWidth, window.innerWidth]);
  expect(width).toBe(all);
  const at = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(at);

  const link = await page.locator('#head a').first().boundingBox();
  const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.id, {
    x: (link?.x ?? 0) + 5,
    y: (link?.y ?? 0) + 5,
  });
  expect(hit).toBe('quote');
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.locator('main[aria-hidden], #head[aria-hidden], footer[aria-hidden]'),
  ).toHaveCount(0);
  // Again, where the wheel was turned before the picture that lets it.
  const turned = async () => {
    await page.mouse.wheel(0, 600);
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(turned).toBeGreaterThan(at);
  expect(problems).toEqual([]);
});

test('it opens again, and closes by its cross', async ({ page }) => {
  const dialog = await openQuote(page);
  for (const _ of [1, 2]) {
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).hash).toBe('');
    await page.locator(opener).click();
    await expect(dialog).toBeVisible();
  }
});
