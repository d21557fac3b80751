/** Every page of the journey: no accessibility violation, no sideways scroll, no refused script, no dead link. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import {
  answerUntilContact,
  fillContact,
  newEmail,
  next,
  person,
  questionnaire,
} from './support/journey.ts';

const products = `${questionnaire}/products`;

async function sound(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 4)
        .join(' | ')}`,
  );
  expect.soft(told, `axe on ${name}`).toEqual([]);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wide, `sideways scroll on ${name}`).toBeLessThanOrEqual(0);
}

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400 && !answer.url().includes('no-such'))
      problems.push(`${answer.status()} ${answer.url()}`);
  });
  return problems;
}

for (const path of [
  '/',
  questionnaire,
  '/survey/medical/sponsor',
  '/how-we-rank',
  '/glossary',
  '/thank-you',
  '/survey/medical/ind/thank-you',
  '/survey/medical/thank-you',
  '/staff/sign-in',
  '/dev/mailbox',
  '/dev/events',
]) {
  test(`${path} is sound`, async ({ page }) => {
    const problems = watch(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1').first()).toBeVisible();
    await sound(page, path);
    expect(problems).toEqual([]);
  });
}

test('an address that does not exist says so', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await sound(page, '404');
});

test('the journey’s own pages are sound', async ({ page, javaScriptEnabled }) => {
  const walker = { page, scripts: javaScriptEnabled !== false };
  const problems = watch(page);
  await answerUntilContact(walker, 'self', [person]);
  await sound(page, 'contact');
  for (const step of ['category', 'member_count', 'self', 'check']) {
    await page.goto(`${questionnaire}?step=${step}`);
    await sound(page, step);
  }
  await page.goto(`${questionnaire}?step=contact`);
  await fillContact(walker, newEmail());
  await next(page);
  await expect(page).toHaveURL(new RegExp(products));
  await sound(page, 'plans');
  const ids = await page
    .locator('input[name="product_id"]')
    .evaluateAll((inputs) => [
      ...new Set(inputs.map((input) => (input as HTMLInputElement).value)),
    ]);
  await page.goto(`${products}?open=${ids[0]}&tab=trace`);
  await sound(page, 'a plan opened');
  await page.goto(`${products}?price_min=1&price_max=2`);
  await sound(page, 'nothing left');
  await page.goto(`${questionnaire}/compare-plans`);
  await sound(page, 'compare, empty');
  await page.goto(`${questionnaire}/buy-policy?plan=${ids[0]}`);
  await sound(page, 'buy');
  expect(problems).toEqual([]);
});
