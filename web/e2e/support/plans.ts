/** What stands in the plan list, read from the page as the rules would read it. */

import { sortTiles } from '@muqarin/rules/medical/list-order';
import { type Filters, type FilterTile, medicalFilters } from '@muqarin/rules/medical/plan-list';
import type { Category as Cover } from '@muqarin/rules/medical/types';
import { expect, type Page } from '@playwright/test';
import { arrived, hydrated } from './hydrated.ts';
import { medicalQuoteAtOnce, products } from './medical-at-once.ts';
import { openRows } from './open-rows.ts';

/** The list of one person in Dubai, everything answered behind the page: for what is about the list only. */
export async function plansAtOnce(page: Page, email: string): Promise<void> {
  await medicalQuoteAtOnce(page, email);
  await page.goto(products);
  await hydrated(page);
  await openRows(page);
}

/** Every tile of the page, hidden or not, in the order of the page. */
export async function allTiles(page: Page): Promise<FilterTile[]> {
  await arrived(page);
  return page.locator('#plans > [data-plan]').evaluateAll((nodes) =>
    nodes.map((node) => {
      const data = (node as HTMLElement).dataset;
      const numbers = (text = '') => (text === '' ? [] : text.split(',').map(Number));
      return {
        id: Number(data.plan),
        ins_id: Number(data.ins_id),
        nw_id: Number(data.nw_id),
        tpa_id: Number(data.tpa_id),
        premiumFils: Math.round(Number(data.premium) * 100),
        salary: data.salary as FilterTile['salary'],
        insured_for: (data.product_insured_for ?? '').split(','),
        bids: numbers(data.bids),
        dids: numbers(data.dids),
        pre_existing: data.pre_existing === 'yes' ? 'yes' : 'no',
        limitAed: Number(data.annual_limit),
      };
    }),
  );
}

export async function shownIds(page: Page): Promise<number[]> {
  await arrived(page);
  return page
    .locator('#plans > [data-plan]:not([hidden])')
    .evaluateAll((nodes) => nodes.map((node) => Number((node as HTMLElement).dataset.plan)));
}

/** Unfolds the details of a tile. */
export async function openDetails(page: Page, id: number): Promise<void> {
  await page.locator(`#plan-${id} a[data-open]:visible`).last().click();
}

/** The visible tiles are exactly those that the rules leave, in the order of the rules; equal plans stand together. */
export async function expectFiltered(
  page: Page,
  tiles: readonly FilterTile[],
  filters: Filters,
  order: 'asc' | 'desc' = 'asc',
  cover: Cover = 'self',
): Promise<number> {
  const left = sortTiles(
    tiles.filter((tile) => medicalFilters.matches(tile, filters, { category: cover })),
    order,
  ).map(({ id }) => id);
  await expect.poll(async () => new Set(await shownIds(page))).toEqual(new Set(left));
  const alone = new Set(await idsOutsideGroups(page));
  const ids = await shownIds(page);
  expect(ids.filter((id) => alone.has(id))).toEqual(left.filter((id) => alone.has(id)));
  return left.length;
}

function idsOutsideGroups(page: Page): Promise<number[]> {
  return page
    .locator('#plans > [data-plan]:not([data-member])')
    .evaluateAll((nodes) => nodes.map((node) => Number((node as HTMLElement).dataset.plan)));
}

/** Opens the panel with every filter: the bar's last cell, on a phone its only one. */
export async function openFilters(page: Page): Promise<void> {
  await page.locator('a[href="#filters"]').locator('visible=true').last().click();
  await expect(page.locator('#filters')).toBeVisible();
}

/** Presses it and waits until that is kept: who leaves the page sooner takes it along. */
export async function compare(page: Page, id: number): Promise<void> {
  const kept = page.waitForResponse(`**/compare-toggle`);
  await compareButton(page, id).click();
  await expect(compareButton(page, id)).toHaveAttribute('aria-pressed', 'true');
  await kept;
}

export function compareButton(page: Page, id: number) {
  return page.locator(`#plan-${id} button[data-compare]`);
}

/** "AED 1,234.50" or "−12.00" in fils. */
export function filsOf(text: string): number {
  const minus = /[-−–]\s*\d/.test(text.replace('AED', ''));
  const number = Number(text.replace(/[^\d.]/g, ''));
  return Math.round(number * 100) * (minus ? -1 : 1);
}

/** Ticks the condition of the plan that is being bought, where it has one. */
export async function confirmCondition(page: Page): Promise<void> {
  await expect(page.locator('input[name="t_and_c_3"]')).toBeVisible();
  const box = page.locator('input[name="condition_confirmed"]');
  if ((await box.count()) > 0) await box.check();
}
