/** An account from the mailed link to the papers of a policy bought elsewhere, with scripts at both widths (S2 2-9; decisions A6-A20). */
import { expect, type Page, test } from '@playwright/test';
import { openAccount, password } from './support/account.ts';
import { arrived, hydrated } from './support/hydrated.ts';
import { sound, watch } from './support/sound.ts';

test('a stranger opens an account, saves details, and keeps the papers of a policy', async ({
  page,
}) => {
  test.slow();
  const problems = await watch(page);
  await page.goto('/my-account/policies?type=health');
  await expect(page).toHaveURL(/\/sign-in\?to=/);
  await sound(page, 'sign in');
  const email = await openAccount(page);
  await sound(page, 'my account');
  await saveDetails(page);
  await page.locator('main').getByRole('link', { name: 'Health' }).click();
  await expect(page).toHaveURL(/policies\?type=health$/);
  await addPolicy(page);
  await keepPaper(page);
  // What was said of it hides after five seconds (S2 9).
  await expect(page.locator('#policy-notice')).toHaveText('', { timeout: 7000 });
  await page.reload();
  await sound(page, 'policies');
  await page.goto('/my-account/security');
  await expect(page.getByText('This device')).toBeVisible();
  await sound(page, 'security');
  await page.goto('/my-account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(problems).toEqual([]);
  await signInAgain(page, email);
});

test('another device is signed out; without a connection it comes back to the list, which says how old it is', async ({
  page,
}) => {
  const email = await openAccount(page);
  await signInElsewhere(page, email);
  await page.goto('/my-account/security');
  const part = page.locator('[aria-labelledby="sessions"]');
  const devices = part.locator('li');
  const end = part.getByRole('button', { name: 'Sign out there' });
  await hydrated(page, part.locator('form').first());
  await expect(devices).toHaveCount(2);
  const stale = part.getByText(/^No connection: this is how it stood at /);
  await page.context().setOffline(true);
  await expect(stale).toBeVisible();
  await end.click();
  await expect(page.getByText('No answer came. Please try again.').first()).toBeVisible();
  await expect(devices).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(stale).toBeHidden();
  const ended = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await end.click();
  await expect(devices).toHaveCount(1);
  expect((await ended).status()).toBe(200);
  await page.reload();
  await expect(devices).toHaveCount(1);
});

async function saveDetails(page: Page): Promise<void> {
  const form = page.locator('#profile-form');
  await hydrated(page, form);
  await expect(form.locator('[name="phone"]')).toHaveAttribute('readonly', '');
  await form.getByRole('link', { name: 'Edit' }).click();
  await form.locator('[name="phone"]').fill('50 123 4567');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your details are saved.').first()).toBeVisible();
  await expect(form.locator('[name="phone"]')).toHaveAttribute('readonly', '');
}

const paper = {
  name: 'visa.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function addPolicy(page: Page): Promise<void> {
  const form = page.locator('#external-policy-form');
  await hydrated(page, form);
  const add = form.getByRole('button', { name: 'Add the policy' });
  await add.click();
  // The first missing one alone (S2 5).
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
  await form.locator('#insurance_company_id').selectOption('other');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await form.locator('#year').selectOption('2031');
  await form.locator('#month').selectOption({ label: 'March' });
  await form.locator('#day').selectOption('4');
  await form.locator('#user_attachment-0').setInputFiles(paper);
  await add.click();
  await expect(page.locator('#policy-notice')).toHaveText('Your policy is added.');
  await expect(page.locator('#policy-documents article')).toHaveCount(1);
  await expect(form.locator('#year')).toHaveValue('');
}

async function keepPaper(page: Page): Promise<void> {
  const item = page.locator('#policy-documents li', { hasText: 'Visa' });
  await expect(item).toContainText('Pending');
  await item.locator('input[type="file"]:not([capture])').setInputFiles(paper);
  await expect(item.getByRole('link', { name: 'View' })).toBeVisible();
  const file = await page.request.get(
    (await item.getByRole('link').getAttribute('href')) ?? 'no link',
  );
  expect(file.headers()['content-type']).toBe('image/png');
  await item.getByRole('button', { name: 'Delete' }).click();
  await expect(item).toContainText('Pending');
  await item.getByRole('button', { name: 'Bring it back' }).click();
  await expect(item.getByRole('link', { name: 'View' })).toBeVisible();
}

/** The title stands in the button for four seconds, and the forgotten password is offered (S2 4). */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in');
  await arrived(page);
  const form = page.locator('#sign-in-form');
  await hydrated(page, form);
  await expect(page.locator('#forgot-link')).toBeHidden();
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="password"]').fill('not the one');
  await form.getByRole('button').click();
  await expect(form.getByRole('button')).toHaveText('E-mail or password is not right.');
  await page.locator('#forgot-link').click();
  await expect(form).toBeHidden();
  await page.locator('#forgot-form').getByRole('link').click();
  await expect(form.getByRole('button')).toHaveText('Sign In', { timeout: 6000 });
  await form.locator('[name="password"]').fill(password);
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/my-account$/);
}

async function signInElsewhere(page: Page, email: string): Promise<void> {
  const other = await page.context().browser()?.newContext();
  const there = await other?.newPage();
  if (!other || !there) throw new Error('no other browser');
  await there.goto(new URL('/sign-in', page.url()).href);
  const form = there.locator('#sign-in-form');
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="password"]').fill(password);
  await form.getByRole('button').click();
  await expect(there).toHaveURL(/\/my-account$/);
  await other.close();
}
