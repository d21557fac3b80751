/** A group's list, everything answered behind the page: for what is about the list and the comparison only. */
import { expect, type Page } from '@playwright/test';
import { corporate } from './corporate-buyer.ts';

export const corporateProducts = `${corporate}/products`;

const pages: readonly [string, Record<string, string>][] = [
  ['emirate', { emirate_id: '2' }],
  ['category', { member_count: '27', multiple_categories: '1', category_1: '7', category_2: '20' }],
  ['check', {}],
];

/** Seven people in category A and twenty in B; the list of these answers is there, seen before a contact (decisions X32). */
async function groupQuoteAtOnce(page: Page): Promise<void> {
  for (const [step, fields] of pages) await post(page, `${corporate}?step=${step}`, fields);
  await post(page, `${corporate}/prices`, {});
}

/** The same, with the member details of category A saved: plans can be chosen and compared. */
export async function savedGroupQuoteAtOnce(page: Page): Promise<void> {
  await groupQuoteAtOnce(page);
  const html = await (await page.request.get(`${corporateProducts}?category=1`)).text();
  const [band = ''] = html.match(/age_\d+_\d+/) ?? [];
  const counts = { employees: '7', members: '7', lsb: '0', nlsb: '7', [band]: '7' };
  await post(page, `${corporateProducts}/members`, { category: '1', ...counts });
}

async function post(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  const { request } = page;
  const { token } = (await (await request.get('/api/csrf')).json()) as { token: string };
  const answer = await request.post(path, {
    headers: { accept: 'application/json' },
    form: { ...fields, csrf_token: token },
  });
  expect(await answer.json(), path).toMatchObject({ ok: true });
}
