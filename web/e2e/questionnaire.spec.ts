/** The finer points of the questionnaire where scripts run (S0 2, 4, 5; X28, M7 to M10). */
import { messages } from '@muqarin/rules/messages';
import { expect, type Page, test } from '@playwright/test';
import { holdScripts, hydrated } from './support/hydrated.ts';
import { fillMember, next, person, questionnaire } from './support/journey.ts';

const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step');
const card = (page: Page, name: string, value: string) =>
  page.locator(`label:has(input[name="${name}"][value="${value}"])`);
const onStep = (page: Page, step: string) =>
  expect(page).toHaveURL((url) => url.searchParams.get('step') === step);

async function open(page: Page): Promise<void> {
  await page.goto(questionnaire);
  await hydrated(page);
}

/** Emirate and category chosen by pointer. */
async function toCount(page: Page): Promise<void> {
  await open(page);
  await card(page, 'main_emirate', '2').click();
  await onStep(page, 'category');
  await card(page, 'category', 'self').click();
  await onStep(page, 'member_count');
}

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

test('reload keeps answers, Back walks steps, the emirate resets and Undo restores', async ({
  page,
}) => {
  await toCount(page);
  await page.locator('input[name="member_count"]').fill('1');
  await next(page);
  await onStep(page, 'self');
  await fillMember(page, 1, person);
  const saved = page.waitForResponse((answer) => answer.url().includes('step=self'));
  await next(page);
  await onStep(page, 'check');
  await saved;
  await page.reload();
  await hydrated(page);
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText('14/03/1991');

  const fetched: string[] = [];
  page.on('request', (request) => {
    // The browser asks for the tab's picture whenever it likes.
    if (['document', 'fetch'].includes(request.resourceType())) fetched.push(request.url());
  });
  await page.goBack();
  await onStep(page, 'self');
  await expect(page.locator('select[name="members[1][dob_year]"]')).toHaveValue('1991');
  await page.goBack();
  await onStep(page, 'member_count');
  await expect(page.locator('input[name="member_count"]')).toHaveValue('1');
  await page.goForward();
  await onStep(page, 'self');
  expect(fetched, 'Back and Forward show what is here').toEqual([]);
  await page.goto(`${questionnaire}?step=category`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('input[name="main_emirate"]:checked')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  const toast = page.getByText(messages.answersCleared);
  await expect(toast.first()).toBeVisible();
  const restored = page.waitForResponse((answer) => answer.url().endsWith('/undo'));
  await page.getByRole('button', { name: messages.undo, exact: true }).first().click();
  await restored;
  await onStep(page, 'category');
  await page.goto(`${questionnaire}?step=check`);
  await hydrated(page);
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText('14/03/1991');

  // Change comes back to the check page.
  await page.getByRole('link', { name: /^Change You/ }).click();
  await onStep(page, 'self');
  await page.locator('select[name="members[1][dob_year]"]').selectOption('1990');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText('14/03/1990');
});

test('Back before the page is hydrated shows the step that it asked for', async ({ page }) => {
  await toCount(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('input[name="member_count"]')).toBeVisible();
  await page.evaluate(() => history.back());
  // Its scripts are on their way: this page is not loaded yet.
  await page.waitForURL((url) => url.searchParams.get('step') === 'category', {
    waitUntil: 'commit',
  });
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  release();
  expect((await again).url()).toContain('step=category');
  await expect(page.locator('input[name="category"]').first()).toBeAttached();
  await hydrated(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('input[name="main_emirate"]').first()).toBeAttached();
});
