/** A group's list, everything answered behind the page: for what is about the list and the comparison only. */
import { expect, type Page } from '@playwright/test';
import { corporate } from './corporate-buyer.ts';

export const corporateProducts = `${corporate}/products`;

const pages: readonly [string, Record<string, string>][] = [
  ['emirate', { emirate_id: '2' }],
  ['category', { member_count: '27', multiple_categories: '1', category_1: '7', category_2: '20' }],
  ['check', {}],
];

/** Seven people in category A and twenty in B; without a contact the list is seen before one (decisions X32). */
export async function groupQuoteAtOnce(
  page: Page,
  contact?: Record<string, string>,
): Promise<void> {
  for (const [step, fields] of pages) await post(page, `${corporate}?step=${step}`, fields);
  if (contact) await post(page, `${corporate}?step=company`, contact);
  else await post(page, `${corporate}/prices`, {});
}

/** The same, with the member details of category A saved, or of those named: plans can be chosen, compared and proposed. */
export async function savedGroupQuoteAtOnce(page: Page, named: readonly number[] = [1]) {
  await groupQuoteAtOnce(page);
  for (const category of named) {
    await saveMembersAtOnce(page, `${category}`, category === 1 ? '7' : '20');
  }
}

/** Everybody in the first band, nobody with a low salary. */
export async function saveMembersAtOnce(page: Page, category: string, count: string) {
  const list = await page.request.get(`${corporateProducts}?category=${category}`);
  const [band = ''] = (await list.text()).match(/age_\d+_\d+/) ?? [];
  const counts = { employees: count, members: count, lsb: '0', nlsb: count, [band]: count };
  await post(page, `${corporateProducts}/members`, { category, ...counts });
}

/** On a phone the details of a tile hold what can be picked besides the comparison: opens the first one's. */
export async function openFirstPicks(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 700) return;
  await page.locator('#plans [data-plan] a[data-open]').locator('visible=true').first().click();
  await page.locator('#plans form[data-opened]').first().waitFor();
}

/** A plan that both categories can have, in the proposal for both; its id. */
export async function proposeForBoth(page: Page): Promise<string> {
  const ids = async (category: number) => {
    const answer = await page.request.get(`${corporateProducts}?category=${category}`);
    return [...(await answer.text()).matchAll(/data-plan="(\d+)"/g)].map(([, id]) => id ?? '');
  };
  const second = new Set(await ids(2));
  const both = (await ids(1)).find((id) => second.has(id)) ?? '';
  for (const category of ['1', '2']) {
    await post(page, `${corporateProducts}/propose`, { category, product_id: both });
  }
  return both;
}

export async function post(
  page: Page,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  const { request } = page;
  const { token } = (await (await request.get('/api/csrf')).json()) as { token: string };
  const answer = await request.post(path, {
    headers: { accept: 'application/json' },
    form: { ...fields, csrf_token: token },
  });
  expect(await answer.json(), path).toMatchObject({ ok: true });
}
