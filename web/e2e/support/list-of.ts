/** The list of each line, opened by a person who has prices. */
import { expect, type Page } from '@playwright/test';
import { sha, solveChallenge } from 'altcha/lib';
import { corporateProducts, savedGroupQuoteAtOnce } from './corporate-quote.ts';
import { quoteAtOnce } from './general-buyer.ts';
import { newEmail } from './journey.ts';
import { medicalQuoteAtOnce, products } from './medical-at-once.ts';
import { openMotorQuote } from './motor-buyer.ts';

export const lists = {
  medical: products,
  motor: '/survey/motor/products?value=set',
  general: '/survey/general/products',
} as const;

export type Line = keyof typeof lists;

export const lines = Object.keys(lists) as Line[];

const quotes: Readonly<Record<Line, (page: Page) => Promise<unknown>>> = {
  medical: (page) => medicalQuoteAtOnce(page, newEmail()),
  motor: (page) => openMotorQuote(page),
  general: (page) => quoteAtOnce(page),
};

/** Of the switch "Prices with VAT", which a group's list has too. */
export const pricedLists = {
  ...lists,
  'medical-corporate': `${corporateProducts}?category=1`,
} as const;

export type PricedLine = keyof typeof pricedLists;

export const pricedLines = Object.keys(pricedLists) as PricedLine[];

export async function openPricedList(page: Page, line: PricedLine): Promise<void> {
  if (line === 'medical-corporate') await savedGroupQuoteAtOnce(page);
  else await quotes[line](page);
  await page.goto(pricedLists[line]);
}

export async function openList(page: Page, line: Line): Promise<void> {
  await quotes[line](page);
  await page.goto(lists[line]);
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** A motor quote of somebody who left a contact: the last page of the questionnaire in one post. */
export async function motorQuoteOf(page: Page, email: string): Promise<void> {
  await openMotorQuote(page);
  const { request } = page.context();
  const json = async <T>(path: string) => (await (await request.get(path)).json()) as T;
  const { token } = await json<{ token: string }>('/api/csrf');
  const challenge = await json<Challenge>('/api/captcha/challenge');
  const solution = await solveChallenge({ challenge, deriveKey: sha.deriveKey });
  const answer = await request.post('/survey/motor?step=last', {
    headers: { accept: 'application/json' },
    form: {
      csrf_token: token,
      name: 'Omar Test',
      email,
      mobile: '501234567',
      dial_code: '+971',
      chassis_no: 'JTDBR32E720123456',
      'g-recaptcha-response': btoa(JSON.stringify({ challenge, solution })),
    },
  });
  expect(await answer.json()).toMatchObject({ ok: true });
}
