/** An employer with three categories of staff: the pages of the corporate questionnaire, with and without JavaScript. */
import { expect, type Page } from '@playwright/test';
import { arrived, hydrated } from './hydrated.ts';
import type { Walker } from './journey.ts';

export const corporate = '/survey/medical/corporate';

/** Employees of A, B and C. */
const categories = [7, 20, 60];

/** From the first page until the company is filled in; `look` sees each page before it is answered. */
export async function walkCorporate(
  walker: Walker,
  email: string,
  look: (step: string) => Promise<void> = async () => {},
): Promise<void> {
  const { page, scripts } = walker;
  await page.goto(corporate);
  await at(walker, 'emirate');
  await look('emirate');
  await page.locator('label:has(input[name="emirate_id"][value="2"])').click();
  if (!scripts) await next(page);
  await at(walker, 'category');
  await fillCategories(page);
  await look('category');
  await next(page);
  await at(walker, 'check');
  await look('check');
  await page.getByRole('button', { name: 'They are right' }).click();
  await at(walker, 'company');
  await fillCompany(walker, email);
  await look('company');
}

async function fillCategories(page: Page): Promise<void> {
  await page.locator('[name="member_count"]').fill('87');
  await page.locator('[name="multiple_categories"]').check();
  for (const [index, count] of categories.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a category' }).click();
    await page.locator(`[name="category_${index + 1}"]`).fill(String(count));
  }
}

async function fillCompany({ page, scripts }: Walker, email: string): Promise<void> {
  await page.locator('[name="company_name"]').fill('Palm Trading LLC');
  await page.locator('[name="contact_name"]').fill('Maryam Test');
  await page.locator('[name="customer_email"]').fill(email);
  await page.locator('[name="phone"]').fill('050 123 4567');
  if (scripts) {
    await page.getByLabel('I am a person').check();
    await expect(page.getByText('Checking…')).toHaveCount(0);
  } else {
    // A ticket of the page counts from three seconds after it was rendered (decisions X8).
    await page.waitForTimeout(3200);
  }
}

export async function seeCorporatePlans(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See my plans' }).click();
  await expect(page).toHaveURL(/\/survey\/medical\/corporate\/products$/);
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

/** The editor of the category whose tab is open: everybody in the first band of the plans, none with a low salary. */
export async function saveMembers(page: Page, members: number): Promise<void> {
  const editor = page.locator('#member-details');
  if ((await editor.getAttribute('open')) === null) await editor.locator('summary').click();
  const ages = editor.locator('[name^="age_"]');
  for (const age of await ages.all()) await age.fill('0');
  await editor.locator('[name^="age_18"]').first().fill(String(members));
  await editor.locator('[name="members"]').fill(String(members));
  await editor.locator('[name="lsb"]').fill('0');
  await editor.locator('[name="nlsb"]').fill(String(members));
  await editor.getByRole('button', { name: 'Save and show premiums' }).click();
  await expect(page.locator('main')).not.toContainText('These premiums rest on assumptions');
}

async function at({ page, scripts }: Walker, step: string): Promise<void> {
  await expect(page.locator(`main form[action$="step=${step}"]`).first()).toBeVisible();
  await arrived(page);
  if (scripts) await hydrated(page);
}

/** A plan for each category of one insurer and TPA; ends on the premium summary. */
export async function choosePlans({ page, scripts }: Walker): Promise<void> {
  for (const [index, members] of categories.entries()) {
    await saveMembers(page, members);
    if (scripts) await hydrated(page);
    await page
      .locator('#plans > li:not([data-greyed]) button[name="product_id"]:visible')
      .first()
      .click();
    const next = index + 2 > categories.length ? 'summary' : String(index + 2);
    await expect(page).toHaveURL(new RegExp(`category=${next}$`));
    if (scripts) await hydrated(page);
  }
}

/** The staff list, as an employer has it. */
export const staffList = {
  name: 'staff.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name,birth date,gender\nMaryam,01/02/1990,F\n'),
};
