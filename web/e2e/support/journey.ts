/** A shopper's hands: the same steps with and without JavaScript, by pointer, on both widths. */
import { expect, type Page } from '@playwright/test';
import { arrived, hydrated } from './hydrated.ts';

export type Category = 'self' | 'dependent' | 'worker' | 'employee';

export interface Walker {
  page: Page;
  /** Whether the page's own scripts run. */
  scripts: boolean;
}

export interface MemberInput {
  year: number;
  month: number;
  day: number;
  gender: 1 | 2;
  married: boolean;
}

export const person: MemberInput = { year: 1991, month: 3, day: 14, gender: 2, married: true };

export const questionnaire = '/survey/medical/individual';

const onStep = (step: string) => new RegExp(`/survey/medical/individual\\?(.*&)?step=${step}(&|$)`);

/** From the first question to the last before contact. */
export async function answerUntilContact(
  walker: Walker,
  category: Category,
  members: MemberInput[] = [person],
  emirate = 2,
): Promise<void> {
  const { page } = walker;
  await page.goto(questionnaire);
  if (walker.scripts) await hydrated(page);
  await choose(walker, 'main_emirate', String(emirate));
  await expect(page).toHaveURL(onStep('category'));
  await choose(walker, 'category', category);
  if (category !== 'employee') {
    await expect(page).toHaveURL(onStep('member_count'));
    await page.locator('input[name="member_count"]').fill(String(members.length));
    await next(page);
  }
  await expect(page).toHaveURL(onStep(category));
  for (const [index, member] of members.entries()) await fillMember(page, index + 1, member);
  await next(page);
  await expect(page).toHaveURL(onStep('check'));
  await next(page);
  await expect(page).toHaveURL(onStep('contact'));
}

export async function fillContact({ page, scripts }: Walker, email: string): Promise<void> {
  await page.locator('input[name="name"]').fill('Mariam Test');
  await page.locator('#email').fill(email);
  await page.locator('input[name="phone"]').fill('050 123 4567');
  if (scripts) {
    await page.getByLabel('I am a person').check();
    await expect(page.getByText('Checking…')).toHaveCount(0);
  } else {
    // A ticket of the page counts from three seconds after it was rendered (decisions X8).
    await page.waitForTimeout(3200);
  }
}

export async function reachPlans(
  walker: Walker,
  category: Category,
  email: string,
  members?: MemberInput[],
) {
  await answerUntilContact(walker, category, members);
  await fillContact(walker, email);
  await next(walker.page);
  await expect(walker.page).toHaveURL(/\/survey\/medical\/individual\/products/);
  await expect(walker.page.locator('h1')).toBeVisible();
}

/** A click on a card moves on by itself where scripts run (S0 2); elsewhere Next does. */
export async function choose(
  { page, scripts }: Walker,
  name: string,
  value: string,
): Promise<void> {
  await page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();
  if (!scripts) await next(page);
}

export async function next(page: Page): Promise<void> {
  // The last button of the step's form; the first, unseen one is for Enter.
  await arrived(page);
  await page
    .locator('form[action*="/survey/medical/individual?step"] button[type="submit"]')
    .last()
    .click();
}

export async function fillMember(page: Page, number: number, member: MemberInput): Promise<void> {
  const field = (name: string) => page.locator(`[name="members[${number}][${name}]"]`);
  await field('dob_year').selectOption(String(member.year));
  await field('dob_month').selectOption(String(member.month));
  await field('dob_day').selectOption(String(member.day));
  const pick = (name: string, value: number) =>
    page.locator(`label:has(input[name="members[${number}][${name}]"][value="${value}"])`).click();
  await pick('gender_id', member.gender);
  await pick('marital_status_id', member.married ? 2 : 1);
  await arrived(page);
  const relation = page.locator(`select[name="members[${number}][relation_id]"]`);
  if ((await relation.count()) > 0) {
    const value = await relation.locator('option:not([value=""])').first().getAttribute('value');
    if (value) await relation.selectOption(value);
  }
}

let serial = 0;
export function newEmail(): string {
  serial += 1;
  return `shopper${process.pid}x${Date.now()}x${serial}@example.com`;
}
