/** Policies after their sale, with and without JavaScript, in both languages: what is foretold, then kept; papers; the end. */
import { localeCookie } from '@muqarin/rules/locale';
import { changePath, endorsementPath } from '@muqarin/rules/policy-pages';
import { expect, type Page, test } from '@playwright/test';
import { groupPolicyAtOnce, medicalPolicyAtOnce } from './support/bought-policies.ts';
import { sound, watch } from './support/sound.ts';

/** ISO day, so many days from now. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a person’s policy ends at the refund that was foretold', async ({
  page,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const problems = await watch(page);
  const policy = await medicalPolicyAtOnce(page);
  await page.goto('/survey/medical/ind/thank-you');
  await page.getByRole('link', { name: 'See or change the policy' }).click();
  await expect(page).toHaveURL(new RegExp(`${policy}$`));
  const main = page.locator('main');
  await expect(main).toContainText('Nothing has changed since the purchase.');
  await sound(page, 'a policy', { scripts });
  await page.getByRole('link', { name: 'End the policy early' }).click();
  await chooseDay(page, 'day', dayIn(40));
  await foretell(page, 'the end of a policy', scripts);
  await page.getByRole('button', { name: /^End the policy on / }).click();
  await expect(main).toContainText('Cancelled');
  await expect(page.getByRole('link', { name: 'End the policy early' })).toHaveCount(0);
  await sound(page, 'a policy that has ended', { scripts });
  expect(problems).toEqual([]);
});

test('people join and leave a group at the amount that was foretold, with its paper', async ({
  page,
  javaScriptEnabled,
}) => {
  test.slow();
  const scripts = javaScriptEnabled !== false;
  const problems = await watch(page);
  const policy = await groupPolicyAtOnce(page);
  const reference = policy.split('/').at(-1) ?? '';
  await page.goto(policy);
  const main = page.locator('main');
  await sound(page, 'the policy of a group', { scripts });
  await page.getByRole('link', { name: 'Add or remove people' }).click();
  await fillJoining(page);
  await page.getByRole('button', { name: 'Add somebody who leaves' }).click();
  await expect(page.locator('[name="join_0_name"]')).toHaveValue('Dana Test');
  await page.fill('[name="leave_0_number"]', 'B2');
  await chooseDay(page, 'leave_0_day', dayIn(60));
  await foretell(page, 'people who join and leave', scripts);
  const foretold = page.locator('[data-foretold]');
  await expect(foretold).toContainText('Members: 27 before, 27 afterwards');
  await foretold.getByRole('button', { name: 'Record this change' }).click();
  await expect(page).toHaveURL(new RegExp(`${policy}$`));
  await expect(main).toContainText('Change 1 is recorded');
  await expect(main).toContainText('Dana Test');
  const paper = page.getByRole('link', { name: 'Paper of change 1, PDF' });
  await expect(paper).toHaveAttribute('href', endorsementPath(reference, 1));
  const pdf = await page.request.get(endorsementPath(reference, 1));
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'Undo change 1' }).click();
  await expect(page).toHaveURL(/undo=1/);
  await speak(page, 'ar');
  await page.reload();
  await sound(page, 'a change that may be undone, ar', { scripts });
  await speak(page, 'en');
  await page.reload();
  await page.getByRole('button', { name: 'Undo change 1' }).click();
  await expect(main).toContainText('Undone by change 2');
  await page.goto(`${changePath(reference)}?leave=A1`);
  await expect(page.locator('[name="leave_0_number"]')).toHaveValue('A1');
  expect(problems).toEqual([]);
});

async function fillJoining(page: Page): Promise<void> {
  await page.fill('[name="join_0_name"]', 'Dana Test');
  await chooseDay(page, 'join_0_birth_date', '1996-05-01');
  await chooseDay(page, 'join_0_day', dayIn(30));
  await page.selectOption('[name="join_0_gender"]', 'female');
  await page.selectOption('[name="join_0_salary"]', 'nlsb');
  await page.selectOption('[name="join_0_category"]', '1');
}

/** In its three lists; months and days are those of what stands before them. */
async function chooseDay(page: Page, name: string, iso: string): Promise<void> {
  const [year, month, day] = iso.split('-').map((part) => String(Number(part)));
  for (const [part, value] of Object.entries({ year, month, day }))
    await page.selectOption(`[name="${name}[${part}]"]`, value ?? '');
}

/** Of the same visitor, whose next page is in that language. */
async function speak(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: localeCookie, value: language, url: origin }]);
}

/** What is typed is foretold in Arabic, then in English. */
async function foretell(page: Page, name: string, scripts: boolean): Promise<void> {
  const price = page.locator('main button[value="price"]:visible').last();
  for (const language of ['ar', 'en'] as const) {
    await speak(page, language);
    await price.click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('main input[name="seen"]')).toHaveCount(1);
    await sound(page, `${name}, ${language}`, { scripts });
  }
}
