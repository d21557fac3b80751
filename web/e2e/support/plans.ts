/** What stands in the plan list, read from the page as the rules would read it. */

import { sortTiles } from '@muqarin/rules/medical/list-order';
import { type Filters, type FilterTile, medicalFilters } from '@muqarin/rules/medical/plan-list';
import type { Category as Cover } from '@muqarin/rules/medical/types';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sha, solveChallenge } from 'altcha/lib';
import { arrived, hydrated } from './hydrated.ts';
import { questionnaire } from './journey.ts';
import { openRows } from './open-rows.ts';

export const products = '/survey/medical/individual/products';

/** The list of one person in Dubai, everything answered behind the page: for what is about the list only. */
export async function plansAtOnce(page: Page, email: string): Promise<void> {
  await medicalQuoteAtOnce(page, email);
  await page.goto(products);
  await hydrated(page);
  await openRows(page);
}

/** The same, and the list not opened. */
export async function medicalQuoteAtOnce(page: Page, email: string): Promise<void> {
  await answerAtOnce(page);
  const { request } = page.context();
  const answer = await request.post(questionnaireContact, {
    headers: { accept: 'application/json' },
    form: {
      csrf_token: await tokenOf(request),
      name: 'Mariam Test',
      email,
      phone: '050 123 4567',
      dial_code: '+971',
      'g-recaptcha-response': await captchaAtOnce(request),
    },
  });
  expect(await answer.json()).toMatchObject({ ok: true, redirect: products });
}

/** What the box of the captcha sends once it is ticked. */
export async function captchaAtOnce(request: APIRequestContext): Promise<string> {
  const challenge = (await (await request.get('/api/captcha/challenge')).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey: sha.deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

async function tokenOf(request: APIRequestContext): Promise<string> {
  return ((await (await request.get('/api/csrf')).json()) as { token: string }).token;
}

export const questionnaireContact = `${questionnaire}?step=contact`;

/** Everything but who asks. */
export async function answerAtOnce(page: Page): Promise<void> {
  const { request } = page.context();
  const token = await tokenOf(request);
  for (const [step, fields] of answersByStep) {
    const answer = await request.post(`${questionnaire}?step=${step}`, {
      headers: { accept: 'application/json' },
      form: { ...fields, csrf_token: token },
    });
    expect(await answer.json(), step).toMatchObject({ ok: true });
  }
}

const answersByStep: readonly [string, Record<string, string>][] = [
  ['emirate', { main_emirate: '2' }],
  ['category', { category: 'self' }],
  ['member_count', { member_count: '1' }],
  [
    'self',
    {
      'members[1][dob_year]': '1991',
      'members[1][dob_month]': '3',
      'members[1][dob_day]': '14',
      'members[1][gender_id]': '2',
      'members[1][marital_status_id]': '2',
      'members[1][relation_id]': '1',
    },
  ],
  ['check', {}],
];

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
