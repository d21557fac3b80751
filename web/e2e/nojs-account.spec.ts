/** An account without scripts, in Arabic at the end: each form is a plain post (S2 2-5; decisions A6-A20). */
import { expect, test } from '@playwright/test';
import { openAccount, password } from './support/account.ts';
import { sound } from './support/sound.ts';

const paper = { name: 'policy.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };

test('details are saved, a policy is added, and what is wrong is said', async ({ page }) => {
  const email = await openAccount(page);
  await page.locator('main').getByRole('link', { name: 'Edit' }).click();
  const details = page.locator('#profile-form');
  await details.locator('[name="phone"]').fill('12');
  await details.getByRole('button').click();
  await expect(page.locator('main').getByRole('alert').getByRole('link')).toHaveCount(1);
  await details.locator('[name="phone"]').fill('501234567');
  await details.getByRole('button').click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();

  await page.goto('/my-account/policies?type=travel');
  const form = page.locator('#external-policy-form');
  await form.locator('#insurance_company_id').selectOption('other');
  await form.locator('#year').selectOption('2020');
  await form.locator('#month').selectOption('2');
  await form.getByRole('button', { name: 'Add the policy' }).click();
  await expect(form.locator('#day')).toHaveAttribute('aria-invalid', 'true');
  await form.locator('#day').selectOption('29');
  await form.getByRole('button', { name: 'Add the policy' }).click();
  const policy = page.locator('#policy-documents article');
  await expect(policy).toContainText('Expired');
  const item = policy.locator('li', { hasText: 'Passport' });
  await item.locator('input[type="file"]:not([capture])').setInputFiles(paper);
  await item.getByRole('button', { name: 'Upload Passport' }).click();
  await expect(page.getByText(/^Upload failed/)).toBeVisible();
  await sound(page, 'policies', { scripts: false });

  await form.locator('#insurance_company_id').selectOption('other');
  await form.locator('#year').selectOption('2039');
  await form.locator('#month').selectOption('2');
  await form.locator('#day').selectOption('28');
  await form.getByRole('button', { name: 'Add the policy' }).click();
  await page.goto('/language/ar?return=/my-account');
  await expect(page.locator('#timeline > li')).toHaveCount(2);
  await page.locator('main summary').last().click();
  await page.locator('form[action$="/my-account/calendar"] button').click();
  await page.locator('main summary').last().click();
  await expect(page.locator('#calendar-link')).toHaveValue(/\/calendar\/.+\.ics\?lang=ar$/);
  await sound(page, 'my account in Arabic', { scripts: false });
  await page.locator('form[action$="/sign-out"]').getByRole('button').click();
  await page.goto('/sign-in');
  // Scripts alone can ask a browser for a passkey.
  await expect(page.getByText('سجّل الدخول بمفتاح مرور')).toBeHidden();
  const signIn = page.locator('#sign-in-form');
  await signIn.locator('[name="email"]').fill(email);
  await signIn.locator('[name="password"]').fill('not the one');
  await signIn.getByRole('button').click();
  await expect(page.locator('#forgot-link')).toBeVisible();
  await sound(page, 'sign in in Arabic', { scripts: false });
  await signIn.locator('[name="email"]').fill(email);
  await signIn.locator('[name="password"]').fill(password);
  await signIn.getByRole('button').click();
  await expect(page).toHaveURL(/\/my-account$/);
});
