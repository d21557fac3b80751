/** Policies that were bought behind the page, for what is about their pages only. */
import type {
  CorporatePlansPage,
  CorporateTile,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { policyPath } from '@muqarin/rules/policy-pages';
import { expect, type Page } from '@playwright/test';
import { corporateProducts, groupQuoteAtOnce, post, saveMembersAtOnce } from './corporate-quote.ts';
import { newEmail } from './journey.ts';
import { captchaAtOnce, medicalQuoteAtOnce } from './medical-at-once.ts';

/** One person's, of the first plan of the list, from today; gives the address of its page. */
export async function medicalPolicyAtOnce(page: Page): Promise<string> {
  await medicalQuoteAtOnce(page, newEmail());
  return medicalPolicyOfList(page);
}

/** The same of somebody who has their list. */
export async function medicalPolicyOfList(page: Page): Promise<string> {
  const list = await modelOf<{ tiles: { id: number; netFils: number; conditions: unknown[] }[] }>(
    page,
    '/api/pages/medical/individual/products',
  );
  const tile = openOnes(list.tiles)[0];
  expect(tile, 'a plan without conditions').toBeDefined();
  const premium = String((tile?.netFils ?? 0) / 100);
  const data = { product_id: tile?.id, premium };
  const { reference } = await bought(page, '/api/survey/medical/individual/confirm-policy', data);
  return policyPath('medical', reference);
}

/** Seven people in category A and twenty in B, of two plans of one insurer and TPA, from today; gives the address of its page. */
export async function groupPolicyAtOnce(page: Page): Promise<string> {
  const plans = await plansForGroup(page);
  const data = Object.fromEntries(
    plans.map(({ id, netFils }, at) => [`CAT ${at + 1}`, { [id]: { total_sum: netFils / 100 } }]),
  );
  const { reference } = await bought(page, '/api/survey/medical/corporate/confirm-policy', data);
  return policyPath('medical-corporate', reference);
}

/** The same, chosen and not yet bought. */
export async function confirmableGroupAtOnce(page: Page): Promise<void> {
  const plans = await plansForGroup(page);
  for (const [at, { id }] of plans.entries())
    await post(page, `${corporateProducts}/select`, { category: `${at + 1}`, plan: `${id}` });
}

/** A plan for each of two categories, of one insurer and TPA. */
async function plansForGroup(page: Page): Promise<readonly CorporateTile[]> {
  const captcha = await captchaAtOnce(page.request);
  await groupQuoteAtOnce(page, {
    company_name: 'Palm Trading LLC',
    contact_name: 'Maryam Test',
    customer_email: newEmail(),
    phone: '050 123 4567',
    dial_code: '+971',
    'g-recaptcha-response': captcha,
  });
  for (const [category, members] of [
    ['1', '7'],
    ['2', '20'],
  ] as const)
    await saveMembersAtOnce(page, category, members);
  const [first, second] = await Promise.all(['1', '2'].map((category) => tilesOf(page, category)));
  return pairIn(openOnes(first ?? []), openOnes(second ?? []));
}

/** Another plan for each category, as an employer takes. */
function pairIn(first: readonly CorporateTile[], second: readonly CorporateTile[]) {
  for (const one of first) {
    const other = second.find(
      ({ id, insurerId, tpaId }) =>
        id !== one.id && insurerId === one.insurerId && tpaId === one.tpaId,
    );
    if (other) return [one, other] as const;
  }
  throw new Error('no two plans fit each other');
}

const openOnes = <Tile extends { conditions: readonly unknown[] }>(tiles: readonly Tile[]) =>
  tiles.filter(({ conditions }) => conditions.length === 0);

async function tilesOf(page: Page, category: string): Promise<CorporateTile[]> {
  const path = `/api/pages/medical-corporate/products?category=${category}`;
  return (await modelOf<CorporatePlansPage>(page, path)).tiles;
}

async function modelOf<T>({ request }: Page, path: string): Promise<T> {
  return (await (await request.get(path)).json()) as T;
}

async function bought({ request }: Page, path: string, data: object) {
  const { token } = (await (await request.get('/api/csrf')).json()) as { token: string };
  const answer = await request.post(path, { headers: { 'x-csrf-token': token }, data: { data } });
  const said = (await answer.json()) as { reference?: string };
  expect(said, path).toMatchObject({ reference: expect.any(String) });
  return { reference: said.reference ?? '' };
}
