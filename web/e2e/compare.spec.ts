/** The compare tray and the comparison page (S0 2, 4, 5, 8; X17). */
import { messages } from '@muqarin/rules/messages';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { newEmail, questionnaire } from './support/journey.ts';
import { products } from './support/medical-at-once.ts';
import { compareButton, plansAtOnce, shownIds } from './support/plans.ts';
import { expectWarning } from './support/warning.ts';

const comparison = `${questionnaire}/compare-plans`;

async function warned(page: Page, text: string): Promise<void> {
  const dialog = await expectWarning(page, text);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: messages.warningOk, exact: true })).toBeFocused();
  const wide = await dialog.evaluate((node) => node.getBoundingClientRect().width);
  expect(Math.round(wide)).toBeLessThanOrEqual(350);
}

test('the tray: at most three, at least two, remembered', async ({ page }) => {
  await plansAtOnce(page, newEmail());
  const [first = 0, second = 0, third = 0, fourth = 0] = await shownIds(page);
  const tray = page.getByRole('region', { name: 'Compare', exact: true });
  await expect(tray).toHaveCount(0);

  await compareButton(page, first).click();
  await expect(compareButton(page, first)).toHaveText(messages.added);
  await expect(compareButton(page, first)).toHaveAttribute('aria-pressed', 'true');
  await tray.getByRole('button', { name: /^Compare/ }).click();
  await warned(page, messages.compareAtLeastTwo);
  await page.getByRole('button', { name: messages.warningOk, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(tray.getByRole('button', { name: /^Compare/ })).toBeFocused();

  // Each is saved after the one before it: a reload sooner than the last would take it along.
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes(`"product_id":${third},`) ?? false,
  );
  for (const id of [second, third]) await compareButton(page, id).click();
  await compareButton(page, fourth).click();
  await warned(page, messages.compareAtMostThree);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(compareButton(page, fourth)).toBeFocused();
  await expect(compareButton(page, fourth)).toHaveAttribute('aria-pressed', 'false');
  await expect(tray.locator('button[value]')).toHaveCount(3);

  await saved;
  await expect
    .poll(async () => {
      await page.reload();
      return tray.locator('button[value]').count();
    })
    .toBe(3);
  await hydrated(page);
  // A phone has no room for the tray's own places: there the tile takes its plan out again.
  const narrow = (page.viewportSize()?.width ?? 0) < 700;
  const drop = tray.getByRole('button', { name: /^Remove/ }).last();
  await (narrow ? compareButton(page, third) : drop).click();
  await expect(compareButton(page, third)).toHaveAttribute('aria-pressed', 'false');
  await tray.getByRole('button', { name: 'Compare 2 plans' }).click();
  await expect(page).toHaveURL(new RegExp(comparison));
  await expect(page.locator('table button[name="product_id"]:visible').first()).toBeVisible();
});

test('Compare waits for a plan that is still being saved', async ({ page }) => {
  await plansAtOnce(page, newEmail());
  const [first = 0, second = 0] = await shownIds(page);
  let saved = 0;
  await page.route(`**${questionnaire}/compare-toggle`, async (route) => {
    const response = await route.fetch();
    await page.waitForTimeout(500);
    saved += 1;
    await route.fulfill({ response });
  });
  await compareButton(page, first).click();
  await compareButton(page, second).click();
  const opened = page.waitForRequest((made) => made.isNavigationRequest());
  await page.getByRole('button', { name: 'Compare 2 plans' }).click();
  await opened;
  expect(saved).toBe(2);
  await expect(page.locator('h1')).toHaveText('Compare 2 plans');
});

test('the comparison: columns by width, differences only, remove, add, BUY NOW', async ({
  page,
}) => {
  await plansAtOnce(page, newEmail());
  const ids = await shownIds(page);
  const chosen = [ids[0] ?? 0, ids[20] ?? 0, ids.at(-1) ?? 0];
  for (const id of chosen) await compareButton(page, id).click();
  await page.getByRole('button', { name: 'Compare 3 plans' }).click();
  await expect(page.locator('h1')).toHaveText('Compare 3 plans');
  await hydrated(page);

  const places = page.locator('table thead tr').first().locator('> :not(:first-child)');
  const inView = () => places.locator('visible=true').count();
  await expect(places).toHaveCount(3);
  for (const [width, count] of [
    [1280, 3],
    [1024, 3],
    [1023, 2],
    [480, 2],
    [479, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(inView, `columns at ${width} px`).toBe(count);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
  await expect(places.first()).toBeVisible();
  await page.getByRole('link', { name: 'Next plan' }).click();
  await expect(places.nth(1)).toBeVisible();
  await expect(places.first()).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(inView, 'columns at 1280 px').toBe(3);

  // Row heights are equal over all columns, and a row that is the same everywhere goes.
  const rows = page.locator('table tbody tr:has(td):has(th[scope="row"])');
  const texts = () =>
    rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.textContent?.trim() ?? ''),
      ),
    );
  const heights = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')].map((cell) =>
        Math.round(cell.getBoundingClientRect().height),
      ),
    ),
  );
  for (const row of heights) expect(new Set(row).size).toBe(1);
  const buttons = page.locator('table thead button:not([form="compare"])', { hasText: 'BUY NOW' });
  const lines = await buttons.evaluateAll((all) =>
    all.map((button) => Math.round(button.getBoundingClientRect().top)),
  );
  expect(new Set(lines).size).toBe(1);
  await expectTooltips(page);
  const everything = await texts();
  expect(everything.length).toBeGreaterThan(8);
  const differences = page.getByRole('switch', { name: 'Differences only' });
  await differences.click();
  await expect(differences).toHaveAttribute('aria-checked', 'true');
  await expect(page).toHaveURL(/differences=1/);
  // The address tells of it before every row has gone.
  const same = async () => (await texts()).filter((cells) => new Set(cells).size === 1);
  await expect.poll(same).toEqual([]);
  expect((await texts()).length).toBeGreaterThan(0);
  await differences.press(' ');
  await expect(differences).toHaveAttribute('aria-checked', 'false');
  await expect.poll(texts).toEqual(everything);

  await page
    .locator('table')
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(page.locator('h1')).toHaveText('Compare 2 plans');
  await page.locator('#add-plan').selectOption(String(chosen[2]));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Compare 3 plans');

  await page
    .locator('table')
    .getByRole('button', { name: /^BUY NOW/ })
    .first()
    .click();
  await expect(page).toHaveURL(/buy-policy/);
  await page.goto(products);
  await expect(page.locator('#plans button[data-compare][aria-pressed="true"]')).toHaveCount(3);
});

/** A row's help: by press and by key, one at a time, away with Esc or a press elsewhere. */
async function expectTooltips(page: Page): Promise<void> {
  const helps = page.locator('table tbody button[popovertarget]');
  const tips = page.locator('table tbody [popover]:popover-open');
  expect(await helps.count()).toBeGreaterThan(3);
  await expect(tips).toHaveCount(0);
  await helps.first().click();
  await expect(tips).toHaveCount(1);
  await expect(tips).toContainText(/\w+ \w+/);
  await page.keyboard.press('Escape');
  await expect(tips).toHaveCount(0);
  await helps.nth(1).press('Enter');
  await expect(tips).toHaveCount(1);
  const first = await tips.textContent();
  await helps.nth(2).press('Enter');
  await expect(tips).not.toHaveText(first ?? '');
  await expect(tips).toHaveCount(1);
  await page.locator('h1').click();
  await expect(tips).toHaveCount(0);
}
