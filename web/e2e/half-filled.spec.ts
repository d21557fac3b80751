/** A step that is half filled: no reload, Back, second tab or crash loses more than the last second of it (X24). */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { next as nextPage } from './support/general-buyer.ts';
import { hydrated } from './support/hydrated.ts';
import { choose, next, questionnaire } from './support/journey.ts';
import { motor, onMotorStep, walkMotor } from './support/motor.ts';

const year = 'members[1][dob_year]';
const month = 'members[1][dob_month]';
const self = `${questionnaire}?step=self`;
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** What is typed is saved well within this time. */
const saved = (page: Page) => page.waitForTimeout(1000);

async function toMembers(page: Page): Promise<void> {
  const walker = { page, scripts: true };
  await page.goto(questionnaire);
  await hydrated(page);
  await choose(walker, 'main_emirate', '2');
  await choose(walker, 'category', 'self');
  await field(page, 'member_count').fill('1');
  await next(page);
  await expect(field(page, year)).toBeVisible();
}

/** The renderer dies: nothing of the page runs any more. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const gone = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await gone;
  await page.close();
}

test('is there after a reload, and after the page has died', async ({ page, context }) => {
  await toMembers(page);
  await field(page, year).selectOption('1991');
  await saved(page);
  await page.reload();
  await hydrated(page);
  await expect(field(page, year)).toHaveValue('1991');
  await field(page, month).selectOption('3');
  await saved(page);
  await crash(context, page);
  const again = await context.newPage();
  await again.goto(self);
  await expect(field(again, year)).toHaveValue('1991');
  await expect(field(again, month)).toHaveValue('3');
});

test('is kept when the page goes at once, and not wiped by the page that was drawn without it', async ({
  page,
}) => {
  await toMembers(page);
  await field(page, year).selectOption('1991');
  await page.reload();
  await hydrated(page);
  await field(page, month).selectOption('3');
  await saved(page);
  await page.reload();
  await expect(field(page, year)).toHaveValue('1991');
  await expect(field(page, month)).toHaveValue('3');
});

test('is not wiped by an older tab, but by the one that clears it', async ({ page, context }) => {
  await toMembers(page);
  const older = await context.newPage();
  await older.goto(self);
  await hydrated(older);
  await field(page, year).selectOption('1991');
  await saved(page);
  await field(older, month).selectOption('3');
  await saved(older);
  await page.reload();
  await hydrated(page);
  await expect(field(page, year)).toHaveValue('1991');
  await expect(field(page, month)).toHaveValue('3');
  await field(page, month).selectOption('');
  await saved(page);
  await page.reload();
  await expect(field(page, year)).toHaveValue('1991');
  await expect(field(page, month)).toHaveValue('');
});

test('is there after Back and Forward', async ({ page }) => {
  await toMembers(page);
  await field(page, year).selectOption('1991');
  await page.goBack();
  await expect(field(page, 'member_count')).toBeVisible();
  await page.goForward();
  await expect(field(page, year)).toHaveValue('1991');
  await saved(page);
  await page.reload();
  await expect(field(page, year)).toHaveValue('1991');
});

test('about a car is there after a reload', async ({ page }) => {
  await page.goto(motor);
  await hydrated(page);
  await walkMotor({ page, scripts: true }, {}, ['dob']);
  await expect(page).toHaveURL(onMotorStep('dob'));
  await field(page, 'dob_year').selectOption('1991');
  await saved(page);
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'dob_year')).toHaveValue('1991');
});

test('about a business is there after a reload and from another tab', async ({ page, context }) => {
  await page.goto('/survey/general?step=general_insurance_type_page');
  await hydrated(page);
  await page.locator('label:has(input[value="work_comp"])').click();
  await saved(page);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('input[value="work_comp"]')).toBeChecked();
  await nextPage(page);
  await expect(field(page, 'emirate_id').first()).toBeVisible();
  await hydrated(page);
  const older = await context.newPage();
  await older.goto('/survey/general?step=business_information_page');
  await hydrated(older);
  const emirate = field(page, 'emirate_id');
  await emirate.selectOption('2');
  await saved(page);
  await field(older, 'business_activity_id').selectOption({ index: 3 });
  await saved(older);
  await page.reload();
  await expect(emirate).toHaveValue('2');
  await expect(field(page, 'business_activity_id')).not.toHaveValue('');
});
