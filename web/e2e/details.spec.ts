/** The panel of one plan and the editor of members (S0 2, 4, 5). */
import { messages } from '@muqarin/rules/messages';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { holdScripts, hydrated } from './support/hydrated.ts';
import { newEmail, person, questionnaire, reachPlans } from './support/journey.ts';
import { products } from './support/medical-at-once.ts';
import { openRows } from './support/open-rows.ts';
import { confirmCondition, filsOf, plansAtOnce, shownIds } from './support/plans.ts';
import { sound, watch } from './support/sound.ts';
import { escapeWarning, expectWarning } from './support/warning.ts';

async function amounts(rows: Locator): Promise<number[]> {
  return (await rows.locator('td:last-child').allInnerTexts()).map(filsOf);
}

/** The lines of the trace add up to the net premium, VAT is its twentieth, both together are the total. */
async function expectSum(panel: Locator, members: number): Promise<number> {
  const lines = panel.locator('table tbody:not(:last-child) tr:not(:has(th[scope="rowgroup"]))');
  const parts = await amounts(lines);
  expect(parts.length).toBeGreaterThanOrEqual(2 * members);
  const [net = 0, vat = 0, total = 0] = await amounts(
    panel.locator('table tbody').last().locator('tr'),
  );
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(net);
  expect(vat).toBe(Math.round(net / 20));
  expect(total).toBe(net + vat);
  return net;
}

test('one panel at a time: the trace adds up, tabs by keyboard', async ({ page }) => {
  await reachPlans({ page, scripts: true }, 'self', newEmail(), [
    person,
    { year: 1988, month: 7, day: 2, gender: 1, married: true },
  ]);
  await hydrated(page);
  await openRows(page);
  const [first = 0, second = 0] = await shownIds(page);
  const opener = (id: number) => page.locator(`#plan-${id} a[data-open]:visible`).first();
  const panels = page.locator('#plans section:has([role="tablist"])');
  const more = (id: number) => page.locator(`#plan-${id} [data-more]`);
  await expect(more(first)).toHaveText('View more');
  await opener(first).click();
  await expect(panels).toHaveCount(1);
  await expect(opener(first)).toHaveAttribute('aria-expanded', 'true');
  await expect(more(first)).toHaveText('View less');
  const shown = async (id: number) =>
    Math.round(Number(await page.locator(`#plan-${id}`).getAttribute('data-premium')) * 100);
  const panel = page.locator(`#plan-${first} section`);
  await expect(panel.getByRole('tab', { selected: true })).toHaveText('How this price is made');
  expect(await expectSum(panel, 2)).toBe(await shown(first));

  await opener(second).click();
  await expect(panels).toHaveCount(1);
  await expect(opener(first)).toHaveAttribute('aria-expanded', 'false');
  await expect(more(first)).toHaveText('View more');
  await expect(more(second)).toHaveText('View less');
  const other = page.locator(`#plan-${second} section`);
  await expect(other.getByRole('tab', { selected: true })).toHaveText('How this price is made');
  expect(await expectSum(other, 2)).toBe(await shown(second));

  const tabs = other.getByRole('tab');
  await tabs.first().focus();
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 0],
    ['End', 2],
    ['ArrowLeft', 1],
    ['Home', 0],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(place)).toBeFocused();
    await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(other.getByRole('tabpanel')).toBeVisible();
  const file = other.getByRole('tabpanel').getByRole('link').first();
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(answer.headers()['content-disposition']).toContain('attachment');

  const closer = page.locator(`#plan-${second} a[data-open]:visible`);
  await closer.last().click();
  await expect(panels).toHaveCount(0);
});

test('edit members: Edit enables, Save prices again, one to ten members', {
  tag: '@phone',
}, async ({ page }) => {
  await watch(page);
  await plansAtOnce(page, newEmail());
  const closed = page.locator('form[action$="/members"]');
  await expect(closed.locator('select:enabled')).toHaveCount(0);
  const editor = await openEditor(page);
  const [id = 0] = await shownIds(page);
  const before = await page.locator(`#plan-${id}`).getAttribute('data-premium');
  await expect(editor.locator('select:disabled')).toHaveCount(0);

  const remove = editor.getByRole('button', { name: /^Remove/ });
  await remove.click();
  await escapeWarning(page, messages.atLeastOneMember);
  const add = editor.getByRole('button', { name: 'Add a member' });
  for (let member = 2; member <= 10; member += 1) await add.click();
  await expect(remove).toHaveCount(10);
  await add.click();
  await expectWarning(page, messages.cannotAddMembers);
  await page.getByRole('button', { name: messages.warningOk, exact: true }).click();
  await expect(remove).toHaveCount(10);
  for (let member = 10; member > 2; member -= 1) await remove.last().click();

  const field = (name: string) => editor.locator(`[name="members[2][${name}]"]`);
  // A member half described goes nowhere: what is missing is told, and the first select of it has the focus.
  await field('dob_month').selectOption('2');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field('dob_year')).toBeFocused();
  await expect(editor).toContainText('5 answers need another look');
  const summary = editor.getByRole('alert').getByRole('link');
  await expect(summary).toHaveCount(5);
  await summary.last().click();
  await expect(field('relation_id')).toBeFocused();
  for (const [name, text] of [
    ['dob_day', messages.enterBirthDay],
    ['dob_year', messages.enterBirthYear],
    ['gender_id', messages.enterGender],
    ['marital_status_id', messages.enterMaritalStatus],
    ['relation_id', messages.enterRelation],
  ] as const) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(text.replace('{n}', '2'));
  }
  await expect(field('dob_month')).not.toHaveAttribute('aria-invalid');
  await sound(page, 'members with errors', { within: 'form[action$="/members"]' });
  await field('dob_year').selectOption('1960');
  await field('dob_month').selectOption('2');
  await expect(field('dob_day').locator('option[value="29"]')).toHaveCount(1);
  await expect(field('dob_day').locator('option[value="30"]')).toHaveCount(0);
  await field('dob_day').selectOption('3');
  await field('gender_id').selectOption('1');
  await field('marital_status_id').selectOption('2');
  await field('relation_id').selectOption('2');
  const again = page.waitForEvent('load');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await again;
  await expect(page.locator('main')).toContainText('2 persons');
  const shown = page.locator('#plans > [data-plan]:not([hidden])');
  await expect(shown.first()).toContainText('Net per year, 2 persons');
  const after = await page.locator(`#plan-${id}`).getAttribute('data-premium');
  expect(Number(after)).toBeGreaterThan(Number(before) + 100);
  await hydrated(page);
  await expect(editor.locator('select:enabled')).toHaveCount(0);
});

test('members: a birth date is typed straight on, and what is said of nobody else stays theirs', {
  tag: '@phone',
}, async ({ page }) => {
  await plansAtOnce(page, newEmail());
  await hydrated(page);
  const editor = await openEditor(page);
  const add = editor.getByRole('button', { name: 'Add a member' });
  for (const _ of [2, 3]) await add.click();
  await editor.locator('#edit-2-birth-typed').pressSequentially('19600203');
  await editor.locator('#edit-3-birth-typed').pressSequentially('20151231');
  await expect(editor.locator('output').nth(2)).toHaveText('31/12/2015');
  const part = (member: number, name: string) => editor.locator(`#edit-${member}-dob_${name}`);
  await expect(part(2, 'month')).toHaveValue('2');
  await expect(part(2, 'day').locator('option[value="30"]')).toHaveCount(0);
  // The one before it goes: the third is the second now, with its own date.
  await editor
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click();
  for (const [name, value] of Object.entries({ year: '2015', month: '12', day: '31' }))
    await expect(part(2, name)).toHaveValue(value);
  await expect(part(3, 'year')).toHaveCount(0);
});

test('members: what is chosen before the script has come is kept by it', { tag: '@phone' }, async ({
  page,
}) => {
  await plansAtOnce(page, newEmail());
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const editor = await openEditor(page);
  await editor.locator('#edit-1-dob_year').selectOption('1960');
  await editor.locator('#edit-1-gender_id').selectOption('1');
  await page.locator('h1').click();
  release();
  await hydrated(page);
  await expect(editor.getByRole('button', { name: 'Add a member' })).toBeVisible();
  await expect(editor.locator('#edit-1-dob_year')).toHaveValue('1960');
  const again = page.waitForEvent('load');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await again;
  await expect(page.locator('main')).toContainText('/1960');
});

test('after the purchase the list says so and leads on; nobody is changed any more', {
  tag: '@phone',
}, async ({ page, context }) => {
  await plansAtOnce(page, newEmail());
  await hydrated(page);
  const editor = await openEditor(page);

  // Bought in another window meanwhile.
  const other = await context.newPage();
  await other.goto(page.url());
  const [id = 0] = await shownIds(other);
  const name = (await other.locator(`#name-${id}`).textContent()) ?? '';
  await other.goto(`${questionnaire}/buy-policy?plan=${id}`);
  await hydrated(other);
  await confirmCondition(other);
  await other.locator('input[name="t_and_c_3"]').check();
  await other.getByRole('button', { name: 'Confirm this plan' }).click();
  await expect(other).toHaveURL(/thank-you/);

  await editor.locator('[name="members[1][dob_year]"]').selectOption('1960');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor).toContainText(messages.alreadyBought);
  await editor.getByRole('link', { name: 'See your confirmation' }).click();
  await expect(page).toHaveURL(/thank-you/);
  await expect(page.locator('main')).toContainText(name);

  await page.goto(products);
  await expect(page.locator('main')).toContainText(`You have confirmed ${name}`);
  await expect(page.locator('form[action$="/members"]')).toHaveCount(0);
  const buy = page.locator('#plans button[name="product_id"]:not([data-compare]):visible');
  await buy.nth(1).click();
  await expect(page).toHaveURL(/thank-you/);
  await page.goto(products);
  await page.getByRole('link', { name: 'Start another quote' }).click();
  await expect(page).toHaveURL(new RegExp(questionnaire));
});

async function openEditor(page: Page): Promise<Locator> {
  await page.locator('summary', { hasText: 'Edit details' }).click();
  const editor = page.locator('form[action$="/members"]');
  await expect(editor).toBeVisible();
  return editor;
}
