/** The call centre's desk: a lead with its slot, taken, called, finished, put back; nobody else sees it (decisions A37, X25). */
import { expect, type Page, test } from '@playwright/test';
import { signIn, signInForm } from './support/agent.ts';
import { arrived, hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { leadOf } from './support/lead.ts';
import { sound, watch } from './support/sound.ts';

/** Of this slot the newest: the last page. */
const newest = '/staff/desk?slot=afternoon&page=9999';

/** Of a number of their own: the desk knows persons by it. */
async function captureLead(page: Page, phone: string): Promise<string> {
  await page.goto('/contact');
  await hydrated(page);
  const form = page.locator('#contact-form');
  await form.locator('[name="name"]').fill('Mariam Test');
  await form.locator('[name="phone"]').fill(phone);
  await form.locator('[name="email"]').fill(newEmail());
  await form.locator('[name="call_slot"]').selectOption('afternoon');
  const language = form.getByLabel('Which language shall we call you in?');
  await expect(language).toHaveValue('en');
  await language.selectOption('Urdu');
  await form.getByRole('button').click();
  await page.waitForURL('**/thank-you');
  return page.locator('main dd').first().innerText();
}

test('a lead waits with its slot, is taken, finished and put back; without the role there is nothing to see', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = await watch(page);
  const phone = `50${String(Date.now()).slice(-7)}`;
  const reference = await captureLead(page, phone);
  await page.goto('/staff/leads');
  await expect(page).toHaveURL(/\/staff\/sign-in$/);
  await signIn(page);
  await page.getByRole('link', { name: 'To the desk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The desk');

  await page.goto(newest);
  await arrived(page);
  await sound(page, 'desk');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Take the next lead by rule');
  await page.getByRole('button', { name: 'Close' }).click();
  // Of the same number: another request of this person.
  const live = await leadOf(phone);
  await expect(page.locator('main ol li', { hasText: live })).toBeVisible();
  const row = page.locator('main ol li', { hasText: reference });
  await expect(row).toContainText('Afternoon, 15:00 to 18:00');
  await expect(row).toContainText('Call in: Urdu');
  await expect(row).not.toContainText('Mariam Test');
  await row.getByRole('button', { name: `Take ${reference}` }).click();
  await expect(page.getByText('The lead is yours.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mariam Test');
  await arrived(page);
  await page.getByRole('button', { name: `Merge into this request ${live}` }).click();
  await expect(page.getByText('Merged: nobody is called')).toBeVisible();
  await expect(page.getByRole('link', { name: `Merged into ${reference}` })).toBeVisible();
  await arrived(page);
  await sound(page, 'lead at the desk');
  await page.getByRole('button', { name: `Undo the merge ${live}` }).click();
  await expect(page.getByText('Back as it was.')).toBeVisible();
  await page.getByLabel('What came of the call?').selectOption('Not interested');
  await page.getByRole('button', { name: 'Finish the call' }).click();
  await expect(page.getByText('Kept. The lead is free again.')).toBeVisible();

  const search = page.getByLabel('Name, number or reference');
  await search.fill(reference);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/staff\/desk\/search$/);
  await expect(page.getByText('Found: 1')).toBeVisible();
  await expect(row).toContainText('Mariam Test');
  await sound(page, 'search at the desk');

  await page.goto('/staff/leads?status=contacted&slot=afternoon');
  await row.getByRole('button', { name: `Put back ${reference}` }).click();
  await expect(page.getByText('Back at the desk.')).toBeVisible();
  await page.goto(newest);
  await expect(row).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(newest);
  await expect(stranger).toHaveURL(/\/staff\/sign-in$/);
  await expect(signInForm(stranger)).toBeVisible();
  await stranger.context().close();
  expect(problems).toEqual([]);
});

test('the desk in Arabic is sound, and a form asks first whether to call in Arabic', async ({
  page,
}) => {
  const problems = await watch(page);
  await page.goto('/language/ar?return=/contact');
  const language = page.locator('#contact-form').getByLabel('بأي لغة تفضّل أن نتصل بك؟');
  await expect(language).toHaveValue('ar');
  await expect(language.getByRole('option')).toHaveText([
    'الإنجليزية',
    'العربية',
    'الهندية',
    'الأردية',
    'لغة أخرى',
  ]);
  await page.goto('/language/ar?return=/staff/sign-in');
  await signIn(page);
  await expect(page.locator('form[action$="/staff/sign-out"]')).toBeVisible();
  await page.goto('/staff/leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مكتب الاتصال');
  await sound(page, 'desk in Arabic');
  await page.goto('/staff/desk/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصالات موعودة');
  await sound(page, 'calls promised in Arabic');
  expect(problems).toEqual([]);
});
