import { motorMessages } from '@muqarin/rules/motor/messages';
import { expect, test } from '@playwright/test';
import { arrived, hydrated } from './support/hydrated.ts';
import {
  agree,
  buyPlan,
  chooseFiles,
  confirmButton,
  fillDetails,
  openMotorQuote,
  slots,
} from './support/motor-buyer.ts';
import { sound, watch } from './support/sound.ts';

test('a car is insured: from BUY NOW over the insurer’s payment to the policy, and a document again', async ({
  page,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const problems = await watch(page);
  await openMotorQuote(page);
  await buyPlan(page);
  await sound(page, 'the purchase', { scripts });
  await fillDetails(page);
  await chooseFiles(page);
  await agree(page);
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/survey\/motor\/cart\/checkout\?o=SO\d+$/);
  await sound(page, 'the checkout', { scripts });
  await expect(page.getByText('carries the risk and takes the payment')).toBeVisible();
  const checkout = page.url();

  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('stands in for the insurer')).toBeVisible();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Issue the policy' }).click();
  await expect(page.getByText(/Policy .* is issued/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask for it again' }).first().click();
  await page.goto(checkout);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your car is insured');
  await sound(page, 'the policy', { scripts });

  await page.getByRole('link', { name: 'Send the documents' }).click();
  await expect(page.getByText('Why again: The picture is not readable.')).toBeVisible();
  await sound(page, 'the documents', { scripts });
  await chooseFiles(page, [slots[0]]);
  await page.getByRole('button', { name: 'Send the documents' }).click();
  await expect(page).toHaveURL(/\/survey\/motor-documents-submission-success$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your documents');
  await page.reload();
  await sound(page, 'the end', { scripts });
  expect(problems).toEqual([]);
});

test('the first thing wrong is shown and focused; what was typed, sent and ticked stays', async ({
  page,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  await watch(page);
  await openMotorQuote(page);
  await buyPlan(page);
  if (scripts) await hydrated(page);
  await confirmButton(page).click();
  const first = 'Please enter whether you own the car or are buying it.';
  await expect(page.getByText(first).first()).toBeVisible();
  if (scripts) await expect(page.locator('#buying_car_type-1')).toBeFocused();
  await sound(page, 'an error', { scripts });

  await fillDetails(page);
  await page.fill('#plate_no', '');
  await chooseFiles(page);
  await agree(page);
  await confirmButton(page).click();
  await expect(page.getByText('Please enter the plate number.').first()).toBeVisible();
  if (scripts) await expect(page.locator('#plate_no')).toBeFocused();
  else {
    await page.reload();
    await expect(page.locator('#license_no')).toHaveValue('1234567');
    await expect(page.locator('#agree1')).toBeChecked();
    await expect(page.getByText('Received')).toHaveCount(6);
  }
  await page.fill('#plate_no', 'A 12345');
  // Nobody pays more than the code they typed promised: its field says so, and keeps it.
  await page.fill('#promo_code', 'nosuch');
  await confirmButton(page).click();
  await expect(page.locator('#promo_code-error')).toHaveText(motorMessages.unknownCode);
  await expect(page.locator('#promo_code')).toHaveValue('nosuch');
  if (scripts) await expect(page.locator('#promo_code')).toBeFocused();
  await page.fill('#promo_code', '');
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/cart\/checkout/);

  // Back shows the order as it is now, not a form that was sent (S1 4).
  await page.goBack();
  await expect(page).toHaveURL(/\/cart\/checkout/);
});

test('add-ons and a promo code are priced at once, by their lines', async ({
  page,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  await watch(page);
  await openMotorQuote(page, { is_claims: 0 });
  await buyPlan(page, ({ insurerName, type }) => {
    return insurerName === 'Liwan Insurance' && type === 'comprehensive';
  });
  if (scripts) await hydrated(page);
  const receipt = page.locator('section[aria-labelledby="receipt-title"]');
  const before = await receipt.innerText();
  const apply = page.getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect(page.getByText('Please Enter coupon Code.')).toBeVisible();
  await page.fill('#promo_code', 'nosuch');
  await apply.click();
  await expect(page.getByText('We do not know this code for this plan.')).toBeVisible();
  await page.fill('#promo_code', 'liwan150');
  await apply.click();
  await expect(receipt).toContainText('Promo code LIWAN150');
  await sound(page, 'a promo code', { scripts });
  await page.fill('#promo_code', 'LIWAN150');
  await apply.click();
  await expect(page.getByText('You have already applied the code.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(receipt).not.toContainText('LIWAN150');
  await arrived(page);

  await page
    .locator('input[name="selected_addons"]:not([disabled])[type=checkbox]')
    .first()
    .check();
  if (!scripts) await page.getByRole('button', { name: 'Update the price' }).click();
  await expect(async () => expect(await receipt.innerText()).not.toBe(before)).toPass();
});

test('a Takaful plan asks for more, and a declaration stands for the letter', async ({ page }) => {
  await openMotorQuote(page, { is_claims: 0 });
  await buyPlan(page, ({ schemeCode }) => schemeCode === 'SALAMA');
  await fillDetails(page);
  await chooseFiles(page);
  await agree(page);
  await confirmButton(page).click();
  await expect(page.getByText('Please enter the plate type.').first()).toBeVisible();
  await page.selectOption('#plate_type', 'Private');
  await page.fill('#weightempty', '1500');
  await page.fill('#weightfull', '1900');
  await page.fill('#mileage', '52000');
  await confirmButton(page).click();
  await expect(page.getByText('Please upload the no-claim certificate.').first()).toBeVisible();
  await page.locator('#no_ncd_letter').check();
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/cart\/checkout/);
});
