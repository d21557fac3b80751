/** The finer points of the questionnaire where scripts run (S0 2, 4, 5, 8; X8, X28, M7 to M11). */
import { contractIds } from '@muqarin/rules/contract-ids';
import { messages } from '@muqarin/rules/messages';
import { expect, type Page, test } from '@playwright/test';
import {
  answerUntilContact,
  fillContact,
  fillMember,
  newEmail,
  next,
  person,
  questionnaire,
} from './support/journey.ts';
import { awake, shownIds } from './support/plans.ts';
import { linkIn, mailTo, storyOf } from './support/stream.ts';

const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step');
const card = (page: Page, name: string, value: string) =>
  page.locator(`label:has(input[name="${name}"][value="${value}"])`);
const onStep = (page: Page, step: string) =>
  expect(page).toHaveURL((url) => url.searchParams.get('step') === step);

async function open(page: Page): Promise<void> {
  await page.goto(questionnaire);
  await awake(page);
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
        const from = { at: 0 };
        document.addEventListener('click', () => (from.at = performance.now()), {
          once: true,
          capture: true,
        });
        document.addEventListener('submit', () => resolve(performance.now() - from.at), {
          once: true,
          capture: true,
        });
        const input = document.querySelector<HTMLInputElement>('input[value="worker"]');
        const at = { bubbles: true, cancelable: true, detail: 1, pointerType: 'mouse' };
        input?.dispatchEvent(new PointerEvent('click', at));
      }),
  );
  expect(waited).toBeGreaterThanOrEqual(95);
  expect(waited).toBeLessThan(400);
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
  await awake(page);
  await onStep(page, 'check');
  await expect(page.locator('main')).toContainText('14/03/1991');

  await page.goBack();
  await onStep(page, 'self');
  await expect(page.locator('select[name="members[1][dob_year]"]')).toHaveValue('1991');
  await page.goBack();
  await onStep(page, 'member_count');
  await expect(page.locator('input[name="member_count"]')).toHaveValue('1');
  await page.goForward();
  await onStep(page, 'self');
  await page.goto(`${questionnaire}?step=category`);
  await awake(page);
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
  await awake(page);
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

test('finish later: the link opens the answers in another window', async ({
  page,
  request,
  browser,
}) => {
  await toCount(page);
  await page.locator('summary', { hasText: 'Finish later' }).click();
  const box = page.locator('form[action$="/resume-link"]');
  await box.getByRole('button').click();
  await expect(box).toContainText(messages.enterEmail);
  const email = newEmail();
  await box.locator('[name="email"]').fill(email);
  await box.getByRole('button').click();
  await expect(page.getByText('The link is on its way.').first()).toBeVisible();
  const mail = await mailTo(request, email, /./);
  const context = await browser.newContext();
  const there = await context.newPage();
  await there.goto(linkIn(mail.text));
  await expect(there.locator('input[name="member_count"]')).toBeVisible();
  await there.goto(`${questionnaire}?step=category`);
  await expect(there.locator('input[name="category"][value="self"]')).toBeChecked();
  await context.close();
});

test('contact: what is missing is told; one lead of a double click; Back after confirm', async ({
  page,
  request,
}) => {
  await answerUntilContact({ page, scripts: true }, 'self', [person]);
  const stored = () =>
    page.evaluate((key) => sessionStorage.getItem(key), contractIds.medIndProdCount);
  await expect.poll(stored).not.toBeNull();
  const counted = Number(await stored());
  await next(page);
  const alert = page.locator('main').getByRole('alert');
  for (const text of [messages.enterName, messages.enterEmail, messages.enterPhone])
    await expect(alert.getByRole('link', { name: text })).toBeVisible();
  await expect(alert.getByRole('link', { name: messages.notARobot, exact: true })).toBeVisible();
  await expect(page.locator('#captcha-group-error')).toHaveText(messages.notARobot);

  const email = newEmail();
  await fillContact({ page, scripts: true }, email);
  await page.locator('input[name="phone"]').fill('12');
  await next(page);
  await expect(alert.getByRole('link', { name: messages.validUaePhone })).toBeVisible();
  await page.locator('input[name="phone"]').fill('04 123 4567');
  await page.getByRole('button', { name: 'See my plans' }).dblclick();
  await expect(page).toHaveURL(/\/products/);
  await expect(page.locator('#plans > li').first()).toBeAttached();
  expect(await page.locator('#plans > li').count()).toBe(counted);
  expect(await stored()).toBe(String(counted));
  expect((await storyOf(request, email)).filter((type) => type === 'LeadCaptured')).toHaveLength(1);

  await awake(page);
  const [id = 0] = await shownIds(page);
  await page.locator(`#plan-${id} button[name="product_id"]:visible`).first().click();
  await expect(page).toHaveURL(/buy-policy/);
  await awake(page);
  const confirm = page.getByRole('button', { name: 'Confirm this plan' });
  await confirm.click();
  await expect(alert.getByRole('link', { name: messages.acceptTerms })).toBeVisible();
  await page.locator(`input[name="${contractIds.termsCheckbox}"]`).check();
  const posted = page.waitForRequest(
    (made) => made.method() === 'POST' && made.url().endsWith('/buy-policy'),
  );
  await confirm.dblclick();
  const sent = await posted;
  await expect(page).toHaveURL(/thank-you/);
  const reference = /MQ-[2-9A-Z]{4}-[2-9A-Z]{4}/;
  const first = reference.exec(await page.locator('main').innerText())?.[0];
  expect(first).toBeTruthy();

  // Back leads to the first confirmation; a page kept by the browser that confirms again, too.
  await page.goBack();
  await expect(page).toHaveURL(/thank-you/);
  await expect(page.locator('main')).toContainText(first ?? '');
  const again = await page.request.post(sent.url(), {
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    data: sent.postDataBuffer() ?? '',
  });
  expect(again.status()).toBe(200);
  const { redirect } = (await again.json()) as { redirect: string };
  expect(redirect).toContain('/thank-you');
  await page.goto(redirect);
  await expect(page.locator('main')).toContainText(first ?? '');
  const story = await storyOf(request, email);
  expect(story.filter((type) => type === 'PolicyConfirmed')).toHaveLength(1);
});
