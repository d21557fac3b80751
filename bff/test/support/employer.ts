/** An employer with two categories (7 and 20 employees) who sees the list, over the quoting service itself. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { CorporatePlansPage } from '../../contract/medical-corporate/pages.ts';
import { type BffUnderTest, bffUnderTest } from './bff-under-test.ts';
import { type Browser, openBrowser } from './browser.ts';
import { shippedQuoting } from './shipped-quoting.ts';

const corporate = '/survey/medical/corporate';
export const list = `${corporate}/products`;

const group: Record<string, string> = {
  emirate_id: '2',
  member_count: '27',
  multiple_categories: '1',
  category_1: '7',
  category_2: '20',
  company_name: 'Palm Trading LLC',
  contact_name: 'Maryam Saleh',
  customer_email: 'maryam@example.com',
  phone: '501234567',
  dial_code: '+971',
};

export type Employer = Awaited<ReturnType<Awaited<ReturnType<typeof employers>>['arrive']>>;

/** One quoting service for all of a file's tests. */
export async function employers() {
  const quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
  return {
    quoting: quoting.client,
    close: quoting.close,
    /** Without a contact the list is seen first (decisions X32). */
    arrive: async (how: 'with contact' | 'without' = 'with contact') => {
      const limits = { LEADS_PER_CONTACT: '100', LEADS_PER_IP: '100' };
      const bff = await bffUnderTest(limits, { quoting: quoting.client, newId: randomUUID });
      bff.pass(3 * 86_400);
      const employer = await walked(bff, await openBrowser(bff.app), how === 'without');
      return { ...employer, quoting: quoting.client };
    },
  };
}

async function walked(bff: BffUnderTest, browser: Browser, pricesFirst: boolean) {
  const page = async <Model>(url: string) => (await browser.get(url)).json<Model>();
  const listed = (category: number | 'summary') =>
    page<CorporatePlansPage>(`/api/pages/medical-corporate/products?category=${category}`);
  let at = `${corporate}?step=emirate`;
  for (let pages = 0; at.startsWith(`${corporate}?`) && pages < 6; pages += 1) {
    if (pricesFirst && at.endsWith('=company')) at = `${corporate}/prices`;
    const captcha = await browser.captcha();
    const answer = await browser.form(at, { ...group, 'g-recaptcha-response': captcha });
    at = String(answer.headers.location);
  }
  expect(at).toBe(list);
  return {
    bff,
    browser,
    page,
    list: listed,
    /** Of a category's list, lowest premium first. */
    planIds: async (category: number) => (await listed(category)).tiles.map(({ id }) => id),
    press: (path: string, fields: Record<string, string>) => browser.form(path, fields),
    /** Everybody in the first band, so many with a low salary. */
    saveMembers: async (category: number, count: number, low = 0) => {
      const { editor, categories } = await listed(category);
      const [first] = editor.ageBands;
      const employees = categories.find(({ number }) => number === category)?.employees ?? 0;
      const answer = await browser.form(`${list}/members`, {
        category: String(category),
        employees: String(employees),
        members: String(count),
        lsb: String(low),
        nlsb: String(count - low),
        [`age_${first?.ageFrom}_${first?.ageTo}`]: String(count),
      });
      expect(answer.headers.location).toBe(`${list}?category=${category}`);
    },
  };
}
