/** Premium Summary of a group with a plan: how far heads may vary, who fills in medical forms, what makes it expensive; both languages. */
import { expect, test } from '@playwright/test';
import { saveMembers, seeCorporatePlans, walkCorporate } from './support/corporate-buyer.ts';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { openRows } from './support/open-rows.ts';
import { sound, watch } from './support/sound.ts';

test('an employer sees what a premium is made of, and what the insurer asks', async ({ page }) => {
  test.slow();
  const problems = await watch(page);
  await walkCorporate({ page, scripts: true }, newEmail());
  await seeCorporatePlans(page);
  await hydrated(page);
  await saveMembers(page, 7);
  await openRows(page);
  await hydrated(page);
  const first = page.locator('#plans > [data-plan]:visible').first();
  await first.locator('a[data-open="trace"]:visible').first().click();
  const forms = first.locator('[data-medical-forms]');
  await expect(forms.locator('[data-case="members"]')).toHaveAttribute('data-asked', 'no');
  await expect(forms.locator('[data-case="late"]')).toContainText('Known when somebody joins');
  await page.locator('#plans button[name="product_id"]:visible').first().click();
  await expect(page).toHaveURL(/category=2$/);

  await page.getByRole('link', { name: /Premium Summary/ }).click();
  const gauge = page.locator('[data-head-gauge]');
  await expect(gauge).toHaveAttribute('data-head-gauge', '79-95');
  await expect(gauge).toContainText('It holds when cover starts with 79 to 95');
  // The ages of B and C were not said yet.
  await expect(page.locator('[data-medical-forms] [data-case="age"]')).toHaveAttribute(
    'data-asked',
    'perhaps',
  );
  const picture = page.locator('[data-picture="1"]');
  const amount = await picture.locator('tfoot').innerText();
  const chosen = await page.locator('[data-category="1"]').innerText();
  expect(chosen).toContain(amount.replace(/^.*?AED/s, '').trim());
  await sound(page, 'what a premium is made of');

  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(gauge).toContainText('ويسري إذا بدأت التغطية');
  await expect(picture.locator('caption')).toContainText('ممّ يتكوّن قسط');
  await sound(page, 'what a premium is made of, in Arabic');
  expect(problems).toEqual([]);
});
