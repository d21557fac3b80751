/** The motor list and comparison (S1 2, 4, 5, 7, 8; decisions V15, V16, V19, V35, V36, X17). */
import { motorMessages } from '@muqarin/rules/motor/messages';
import { expect, type Page, test } from '@playwright/test';
import { holdScripts, hydrated } from './support/hydrated.ts';
import { openMotorQuote } from './support/motor-buyer.ts';
import { openRows } from './support/open-rows.ts';
import { openDetails, shownIds } from './support/plans.ts';
import { sound, watch } from './support/sound.ts';
import { escapeWarning } from './support/warning.ts';

const products = '/survey/motor/products';
const tile = (page: Page, id: number) => page.locator(`#plan-${id}`);
const compareForm = (page: Page) => page.locator('form[action="/survey/motor/compare-plans"]');

/** The list without its popup. */
async function openList(page: Page): Promise<number[]> {
  await openMotorQuote(page);
  await page.goto(`${products}?value=set`);
  await hydrated(page);
  await openRows(page);
  return shownIds(page);
}

/**
 * Presses a filter, a tab and Add to compare as soon as the list's own script runs, between two pieces of React's work. Text, as
 * what it looks at are marks that React leaves on what is hydrated.
 */
const pressAtOnce = `addEventListener('DOMContentLoaded', () => {
  const isHydrated = (node) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const first = document.querySelector('main form');
    if (!first || !isHydrated(first)) return port2.postMessage('later');
    const tiles = [...document.querySelectorAll('#plans > [data-plan]')];
    window.notHydrated = tiles.filter((tile) => !isHydrated(tile.querySelector('form'))).length;
    document.querySelector('button[name="type"][value="third_party"]').click();
    window.firstPlan = tiles[0].id;
    tiles.at(-1).querySelector('[data-compare]').click();
    tiles[0].querySelectorAll('[role="tab"]')[1].click();
  };
  port2.postMessage('begin');
})`;

const fils = (text: string | null) => Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);
const netOf = async (page: Page, id: number) =>
  fils(await tile(page, id).locator('button[name="product_id"] bdi').first().textContent());

test('the popup comes with the list, leaves the focus alone, and goes by Esc, a press elsewhere or after 5 seconds', async ({
  page,
}) => {
  await openMotorQuote(page);
  const popup = page.getByRole('dialog', { name: 'Is your car insured for the right amount?' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 200)]) {
    await page.goto(products);
    // Its time stands still while a pointer is in it, so that nothing but what is tried here closes it.
    await popup.hover();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await hydrated(page, popup.getByRole('link').first());
    await close();
    await expect(popup).toHaveCount(0, { timeout: 1_000 });
  }
  await page.goto(products);
  await expect(popup).toBeVisible();
  await expect(popup).toHaveCount(0, { timeout: 7_000 });
});

test('the list is sound; type and benefits filter it, and the address says so', async ({
  page,
}) => {
  const problems = await watch(page);
  const ids = await openList(page);
  expect(ids.length).toBeGreaterThanOrEqual(40);
  await sound(page, 'the motor list');
  await page.getByRole('button', { name: /^Third party/ }).click();
  await expect(page).toHaveURL(/type=third_party/);
  const third = await shownIds(page);
  expect(third.length).toBeLessThan(ids.length);
  await page.locator('summary', { hasText: 'Benefits' }).click();
  const agency = page.getByRole('checkbox', { name: /^Agency repair/ });
  await agency.check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: motorMessages.noPlansMatch })).toBeVisible();
  await expect(page).toHaveURL(/benefits=\d+/);
  await page.reload();
  await expect(page.getByRole('heading', { name: motorMessages.noPlansMatch })).toBeVisible();
  await hydrated(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toContainText(/Without “Third party”, \d+ plans remain/);
  await page.getByRole('status').getByRole('link', { name: 'Clear' }).click();
  await expect.poll(() => shownIds(page)).toEqual(ids);
  expect(problems).toEqual([]);
});

test('what is pressed while most plans are not hydrated yet is done', { tag: '@phone' }, async ({
  page,
}) => {
  const problems = await watch(page);
  await openMotorQuote(page);
  await page.addInitScript(pressAtOnce);
  const release = await holdScripts(page);
  await page.goto(`${products}?value=set`, { waitUntil: 'domcontentloaded' });
  release();
  await expect(page).toHaveURL(/type=third_party/);
  expect(await page.evaluate('window.notHydrated')).toBeGreaterThan(10);
  await expect(page.locator('#plans [data-compare][aria-pressed="true"]')).toHaveCount(1);
  const last = page.locator('#plans > [data-plan]:not([hidden])').last();
  const tray = page.getByRole('region', { name: 'Compare' });
  await expect(tray).toContainText((await last.locator('h2').textContent()) ?? '-');
  const coverage = page
    .locator(`#${String(await page.evaluate('window.firstPlan'))}`)
    .getByRole('tab', { includeHidden: true })
    .nth(1);
  await expect(coverage).toHaveAttribute('aria-selected', 'true');
  expect((await shownIds(page)).length).toBeGreaterThan(0);
  // Each tile comes back to the list as it is filtered now.
  const backs = page.locator('#plans input[name="return"]');
  await expect(backs.and(page.locator('[value*="type=third_party"]'))).toHaveCount(
    await backs.count(),
  );
  expect(problems).toEqual([]);
});

test('tabs tell covers and the price to the fils; passenger cover is charged for every seat but one', async ({
  page,
}) => {
  const [first = 0] = await openList(page);
  const one = tile(page, first);
  await openDetails(page, first);
  await one.getByRole('tab', { name: 'Coverage' }).click();
  await expect(one.getByRole('tabpanel').getByText('Fire and theft')).toBeVisible();
  await one.getByRole('tab', { name: 'Add-ons' }).click();
  const before = await netOf(page, first);
  const cover = one.locator('label', { hasText: 'Passenger cover' });
  const charge = fils(await cover.locator('bdi').first().textContent());
  const [, unit = '', times = ''] =
    /AED\s([\d.]+) × (\d)/.exec((await cover.textContent()) ?? '') ?? [];
  expect(charge).toBe(fils(unit) * Number(times));
  await cover.locator('input').check();
  await expect.poll(() => netOf(page, first)).toBe(before + charge);
  await one.getByRole('tab', { name: 'How this price is made' }).click();
  await expect(one.locator('table')).toBeVisible();
  const sum = one.locator('tr', { hasText: 'Net premium' }).locator('td').last();
  await expect.poll(async () => fils(await sum.textContent())).toBe(before + charge);
  await expect(one.getByRole('heading', { name: 'What would change this price' })).toBeVisible();
  // It was kept behind.
  await expect
    .poll(async () => {
      await page.reload();
      return netOf(page, first);
    })
    .toBe(before + charge);
});

test('another value is looked at after 600 ms, clears filters that can be had back, and is kept when asked', {
  tag: '@phone',
}, async ({ page }) => {
  const [first = 0] = await openList(page);
  const before = await netOf(page, first);
  await page.getByRole('button', { name: /^Comprehensive/ }).click();
  await tile(page, first).locator('[data-compare]').click();
  await page.locator('summary', { hasText: 'Insured value' }).click();
  const slider = page.getByRole('slider', { name: 'Insured value in AED' });
  await hydrated(page, slider);
  const start = Number(await slider.inputValue());
  const answered = page.waitForResponse('**/calculate-premium');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(Number(await slider.inputValue())).toBe(start + 1_000);
  await answered;
  await expect(page.getByRole('button', { name: 'Keep this value' })).toBeVisible();
  await expect(compareForm(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/type=/);
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(page).toHaveURL(/type=comprehensive/);
  await expect(compareForm(page)).toHaveCount(1);
  const field = page.locator('#idv');
  const nearest = page.waitForResponse('**/calculate-premium');
  await field.fill('999999');
  await nearest;
  await expect(page.getByText(/We have set the nearest/)).toBeVisible();
  await expect.poll(() => netOf(page, first)).toBeGreaterThan(before);
  const moreExpensive = await netOf(page, first);
  await page.getByRole('button', { name: 'Keep this value' }).click();
  await page.waitForURL(/value=set/);
  await hydrated(page);
  await expect.poll(() => netOf(page, first)).toBe(moreExpensive);
});

test('a value out of range that is kept at once says which values it may have', {
  tag: '@phone',
}, async ({ page }) => {
  await openList(page);
  await page.locator('summary', { hasText: 'Insured value' }).click();
  await page.locator('#idv').fill('999999');
  await page.locator('#idv').press('Enter');
  await page.waitForURL(/value=set/);
  await expect(page.getByText(/We have set the nearest/)).toBeVisible();
});

test('a fourth plan is refused; three stand side by side, one is swapped, and the report is a file', async ({
  page,
}) => {
  const problems = await watch(page);
  const ids = await openList(page);
  const [a = 0, b = 0, c = 0, d = 0] = ids;
  await tile(page, a).locator('[data-compare]').click();
  await compareForm(page).getByRole('button').click();
  await escapeWarning(page, motorMessages.compareAtLeastTwo);
  for (const id of [b, c, d]) await tile(page, id).locator('[data-compare]').click();
  await escapeWarning(page, motorMessages.compareAtMostThree);
  await compareForm(page).getByRole('button').click();
  await page.waitForURL(/compare-plans/);
  await hydrated(page);
  await sound(page, 'the motor comparison');
  const heads = page.locator('thead h2');
  await expect(heads).toHaveCount(3);
  const old = await heads.first().textContent();
  const swap = page.locator('thead details').first();
  await swap.locator('summary').click();
  await swap.locator('select').selectOption(String(d));
  await swap.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(heads.first()).not.toHaveText(old ?? '');
  await hydrated(page);
  // On a phone it is on from the start.
  const only = page.getByRole('switch', { name: 'Differences only' });
  if ((await only.getAttribute('aria-checked')) === 'false') await only.click();
  await expect(page.getByText(/^Showing \d+ rows that differ/)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/^comparison-MQ-.*\.pdf$/);
  await expect(page.getByText(motorMessages.downloaded)).toBeVisible();
  expect(problems).toEqual([]);
});
