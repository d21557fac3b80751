/** The list of each line, opened by a person who has prices. */
import type { Page } from '@playwright/test';
import { quoteAtOnce } from './general-buyer.ts';
import { newEmail } from './journey.ts';
import { openMotorQuote } from './motor-buyer.ts';
import { medicalQuoteAtOnce, products } from './plans.ts';

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

export async function openList(page: Page, line: Line): Promise<void> {
  await quotes[line](page);
  await page.goto(lists[line]);
}
