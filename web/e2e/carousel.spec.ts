/** Rows that move by one (S2 9): each press of Next counts, and Play plays. */
import { expect, type Locator, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';

const STAY_MS = 6000;

const placeOf = (list: Locator) =>
  list.evaluate((row) => {
    const [first, second] = Array.from(row.children) as HTMLElement[];
    return row.scrollLeft / ((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0));
  });

test('Next that is pressed while the row still moves counts as well', async ({ page }) => {
  await page.goto('/uae/en/insurance/car');
  const list = page.locator('#partner-list');
  const next = list.locator('xpath=..').getByRole('button', { name: 'Next' });
  await hydrated(page, next);
  await list.scrollIntoViewIfNeeded();
  await list.evaluate(async (row) => {
    const button = row.parentElement?.querySelectorAll('button')[1];
    for (let times = 0; times < 3; times += 1) {
      const before = row.scrollLeft;
      button?.click();
      while (row.scrollLeft === before) await new Promise(requestAnimationFrame);
    }
  });
  await expect.poll(() => placeOf(list)).toBeCloseTo(3, 1);
  await expect(list).toHaveCSS('scroll-snap-type', 'inline mandatory');
  expect(await placeOf(list)).toBeCloseTo(3, 1);
});

test('Play plays while its button has the focus, and from the first again at the end', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const list = page.locator('#guide-list');
  const button = page.getByRole('group').filter({ has: list }).getByRole('button').last();
  await hydrated(page, button);
  await list.scrollIntoViewIfNeeded();
  await expect(button).toHaveAccessibleName('Pause');
  await button.press('Enter');
  await expect(button).toHaveAccessibleName('Play');
  await button.press('Enter');
  await expect(button).toHaveAccessibleName('Pause');
  const last = (await list.locator('> li').count()) - 1;
  for (let place = 1; place <= last; place += 1) {
    await page.clock.fastForward(STAY_MS);
    await expect.poll(() => placeOf(list)).toBeCloseTo(place, 1);
  }
  await expect(button).toHaveAccessibleName('Play');
  await button.press('Enter');
  await expect(button).toHaveAccessibleName('Pause');
  await expect.poll(() => placeOf(list)).toBeCloseTo(0, 1);
  await page.clock.fastForward(STAY_MS);
  await expect.poll(() => placeOf(list)).toBeCloseTo(1, 1);
});

test('what is read stays: focus in the row, or a pointer over it, holds what plays', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const list = page.locator('#guide-list');
  const button = page.getByRole('group').filter({ has: list }).getByRole('button').last();
  await hydrated(page, button);
  await list.scrollIntoViewIfNeeded();
  await expect(button).toHaveAccessibleName('Pause');
  await list.focus();
  await page.clock.fastForward(STAY_MS);
  await expect(button).toHaveAccessibleName('Pause');
  expect(await placeOf(list)).toBe(0);
  await button.focus();
  await list.hover();
  await page.clock.fastForward(STAY_MS);
  expect(await placeOf(list)).toBe(0);
  // One that was just pressed lies under the pointer, too.
  await button.click();
  await button.click();
  await page.clock.fastForward(STAY_MS);
  await expect.poll(() => placeOf(list)).toBeCloseTo(1, 1);
});
