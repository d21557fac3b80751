/** The finer points of the questionnaire where scripts run (S0 2, 4, 5; X28, M7 to M10). */
import { messages } from '@muqarin/rules/messages';
import { expect, type Page, test } from '@playwright/test';
import { fillMember, next, person } from './support/journey.ts';
import { card, onStep, open, toCount } from './support/questionnaire.ts';

const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step');

test('a click goes on after 100 ms, arrow keys only move, Enter is Next', async ({ page }) => {
  await open(page);
  const previous = page.getByRole('button', { name: 'Previous' });
  const nextButton = page.getByRole('button', { name: 'Next', exact: true });
  await expect(previous).toHaveCount(0);
  await expect(nextButton).toBeVisible();

  await page.locator('input[name="main_emirate"]').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('input[name="main_emirate"][value="3"]')).toBeChecked();
  await page.waitForTimeout(400);
  expect(stepOf(page) ?? 'emirate').toBe('emirate');
  await page.keyboard.press('Enter');
  await onStep(page, 'category');
  await expect(previous).toBeVisible();
  await expect(page.locator('h1')).toBeFocused();

  const waited = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const once = { once: true, capture: true };
        const from = { at: 0 };
        document.addEventListener(
          'click',
          () => {
            from.at = performance.now();
            // Timers come in the order in which they are due, on a slow machine too.
            setTimeout(() => resolve(Infinity), 400);
          },
          once,
        );
        document.addEventListener('submit', () => resolve(performance.now() - from.at), once);
        const input = document.querySelector<HTMLInputElement>('input[value="worker"]');
        const at = { bubbles: true, cancelable: true, detail: 1, pointerType: 'mouse' };
        input?.dispatchEvent(new PointerEvent('click', at));
      }),
  );
  expect(waited).toBeGreaterThanOrEqual(95);
  expect(waited).toBeLessThan(Infinity);
  await onStep(page, 'member_count');
  await page.locator('input[name="member_count"]').fill('1');
  await page.locator('input[name="member_count"]').press('Enter');
  await onStep(page, 'worker');
  await fillMember(page, 1, person);
  await next(page);
  await onStep(page, 'check');
  await next(page);
  await onStep(page, 'contact');
  await expect(nextButton).toHaveCount(0);
  await expect(previous).toBeVisible();
});

test('the number of members: 1 to 10, whole; progress never goes down', async ({ page }) => {
  const progress: number[] = [];
  const look = async () => {
    const bar = page.getByRole('progressbar');
    const value = Number(await bar.getAttribute('aria-valuenow'));
    await expect(bar).toContainText(`${value}`);
    expect(Number.isInteger(value)).toBe(true);
    progress.push(value);
  };
  await open(page);
  await look();
  await card(page, 'main_emirate', '2').click();
  await onStep(page, 'category');
  await look();
  await card(page, 'category', 'dependent').click();
  await onStep(page, 'member_count');
  await look();

  const count = page.locator('input[name="member_count"]');
  for (const [typed, message] of [
    ['', messages.enterMemberCount],
    ['0', messages.enterMemberCount],
    ['-2', messages.enterMemberCount],
    ['1.5', messages.enterMemberCount],
    ['11', messages.tooManyMembers],
  ] as const) {
    await count.fill(typed);
    await next(page);
    await expect(
      page.locator('main').getByRole('alert').getByRole('link', { name: message }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    await onStep(page, 'member_count');
  }
  await count.fill('');
  await count.pressSequentially('x');
  await next(page);
  await expect(page.locator('main').getByRole('alert')).toContainText(messages.enterMemberCount);
  await expect(page.locator('main').getByRole('alert')).toBeFocused();
  await page.locator('main').getByRole('alert').getByRole('link').click();
  await expect(count).toBeFocused();
  await expect(count).toHaveAttribute('aria-invalid', 'true');

  await count.fill('10');
  await next(page);
  await onStep(page, 'dependent');
  await expect(page).not.toHaveTitle(/^Error: /);
  await look();
  await expect(page.locator('select[name$="[dob_year]"]')).toHaveCount(10);
  // Fewer members take the last ones away, more add empty ones.
  await page.locator('select[name="members[1][dob_year]"]').selectOption('2015');
  await page.getByRole('button', { name: 'Previous' }).click();
  await onStep(page, 'member_count');
  await count.fill('2');
  await next(page);
  await onStep(page, 'dependent');
  await expect(page.locator('select[name$="[dob_year]"]')).toHaveCount(2);
  await expect(page.locator('select[name="members[1][dob_year]"]')).toHaveValue('2015');
  await fillMember(page, 1, { ...person, year: 2015, married: false });
  await fillMember(page, 2, { ...person, year: 2017, married: false });
  await next(page);
  await onStep(page, 'check');
  await look();
  await next(page);
  await onStep(page, 'contact');
  await look();
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(new Set(progress).size).toBe(progress.length);
  expect(progress.at(-1)).toBe(100);
});

test('dates that do not exist cannot be chosen; every answer missing is told', async ({ page }) => {
  await toCount(page);
  await page.locator('input[name="member_count"]').fill('1');
  await next(page);
  await onStep(page, 'self');
  await next(page);
  const alert = page.locator('main').getByRole('alert');
  for (const text of [
    messages.enterBirthYear,
    messages.enterBirthMonth,
    messages.enterBirthDay,
    messages.enterGender,
    messages.enterMaritalStatus,
  ]) {
    await expect(alert.getByRole('link', { name: text.replace('{n}', '1') })).toBeVisible();
  }
  await alert.getByRole('link', { name: /birth month/ }).click();
  await expect(page.locator('select[name="members[1][dob_month]"]')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);

  const select = (part: string) => page.locator(`select[name="members[1][dob_${part}]"]`);
  const values = async (part: string) =>
    (
      await select(part)
        .locator('option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    )
      .filter((value) => value !== '')
      .map(Number);
  const lastDay = async (year: number, month: number) => {
    await select('year').selectOption(String(year));
    await select('month').selectOption(String(month));
    return Math.max(...(await values('day')));
  };
  expect(await lastDay(2023, 2)).toBe(28);
  expect(await lastDay(2024, 2)).toBe(29);
  expect(await lastDay(2023, 4)).toBe(30);
  const dubai = new Date(Date.now() + 4 * 3_600_000);
  const [year, month, day] = [dubai.getUTCFullYear(), dubai.getUTCMonth() + 1, dubai.getUTCDate()];
  expect(Math.max(...(await values('year')))).toBe(year);
  await select('year').selectOption(String(year));
  expect(await values('month')).toEqual(Array.from({ length: month }, (_, i) => i + 1));
  expect(await lastDay(year, month)).toBe(day);
});
