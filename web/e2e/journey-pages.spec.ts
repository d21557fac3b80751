/** The pages of the journey, walked in order, each sound as a person meets it (support/sound). */
import { expect, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import {
  choose,
  fillContact,
  fillMember,
  newEmail,
  next,
  person,
  questionnaire,
} from './support/journey.ts';
import { products } from './support/medical-at-once.ts';
import { openRows } from './support/open-rows.ts';
import { compareButton, confirmCondition, shownIds } from './support/plans.ts';
import { sound, watch } from './support/sound.ts';

test('every page of the journey is sound', async ({ page, javaScriptEnabled }) => {
  test.setTimeout(120_000);
  const scripts = javaScriptEnabled !== false;
  const walker = { page, scripts };
  const problems = await watch(page);
  const isSound = (name: string, within = 'html') => sound(page, name, { scripts, within });
  const onStep = (step: string) =>
    expect(page).toHaveURL((url) => url.searchParams.get('step') === step);

  await page.goto(questionnaire);
  if (scripts) await hydrated(page);
  await isSound('emirate');
  await choose(walker, 'main_emirate', '2');
  await onStep('category');
  await isSound('category');
  await choose(walker, 'category', 'self');
  await onStep('member_count');
  await page.locator('input[name="member_count"]').fill('');
  await next(page);
  await expect(page).toHaveTitle(/^Error: /);
  await isSound('member_count with an error');
  await page.locator('input[name="member_count"]').fill('1');
  await next(page);
  await onStep('self');
  await isSound('self');
  await fillMember(page, 1, person);
  await next(page);
  await onStep('check');
  await isSound('check');
  await next(page);
  await onStep('contact');
  await isSound('contact');
  await fillContact(walker, newEmail());
  await next(page);
  await expect(page).toHaveURL(new RegExp(products));
  await isSound('plans');
  await openRows(page);

  const [first = 0, second = 0] = await shownIds(page);
  await page.locator(`#plan-${first} a[data-open]:visible`).first().click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await isSound('a plan opened', `#plan-${first}`);
  for (const id of [first, second]) {
    await compareButton(page, id).click();
    await expect(compareButton(page, id)).toHaveText('Added');
  }
  await page.locator('a[href="#filters"]').locator('visible=true').last().click();
  await isSound('filters open', '#filters');
  await page.goto(`${products}?open=${first}&tab=cover`);
  await isSound('what is covered', `#plan-${first}`);
  await page.goto(`${products}?price_min=1638&price_max=1639`);
  await isSound('nothing left');
  await page.goto(`${questionnaire}/compare-plans`);
  await isSound('the comparison');
  await page.goto(`${questionnaire}/buy-policy?plan=${first}`);
  await isSound('buy');
  await confirmCondition(page);
  await page.locator('input[name="t_and_c_3"]').check();
  await page.locator('form:has(input[name="t_and_c_3"]) button[type="submit"]').first().click();
  await expect(page).toHaveURL(/thank-you/);
  await isSound('thank you');
  expect(problems).toEqual([]);
});

test('nothing to compare, and a purchase without a plan, lead back', async ({ page }) => {
  const problems = await watch(page);
  await page.goto(`${questionnaire}/compare-plans`);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.goto(`${questionnaire}/buy-policy`);
  await expect(page).toHaveURL(new RegExp(questionnaire));
  expect(problems).toEqual([]);
});
