/** The medical questionnaire where scripts run, by pointer. */
import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { questionnaire } from './journey.ts';

export const card = (page: Page, name: string, value: string) =>
  page.locator(`label:has(input[name="${name}"][value="${value}"])`);
export const onStep = (page: Page, step: string) =>
  expect(page).toHaveURL((url) => url.searchParams.get('step') === step);

export async function open(page: Page): Promise<void> {
  await page.goto(questionnaire);
  await hydrated(page);
}

/** Emirate and category chosen by pointer. */
export async function toCount(page: Page): Promise<void> {
  await open(page);
  await card(page, 'main_emirate', '2').click();
  await onStep(page, 'category');
  await card(page, 'category', 'self').click();
  await onStep(page, 'member_count');
}
