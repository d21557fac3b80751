/** What only scripts do on the motor pages, at both widths. */
import { BUY_REDIRECT_MS } from '@muqarin/rules/motor/constants';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { motor, onMotorStep, walkMotor } from './support/motor.ts';
import {
  agree,
  buyPlan,
  chooseFiles,
  confirmButton,
  fillDetails,
  openMotorQuote,
  slots,
} from './support/motor-buyer.ts';
import { expectStill, watch } from './support/sound.ts';

const noPicture = {
  name: 'licence.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<html>not a picture</html>'),
};

async function fillPurchase(page: Page): Promise<void> {
  await openMotorQuote(page);
  await buyPlan(page);
  await hydrated(page);
  await fillDetails(page);
  await chooseFiles(page);
}

test('lists narrow while typing, popular cars take a step, Back is Back', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto(motor);
  await hydrated(page);
  await page.getByLabel('Find a make').fill('niss');
  await expect(page.locator('input[name="make_id"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(onMotorStep('year'));
  await page.goBack();
  await expect(page).toHaveURL(onMotorStep('make'));
  await page.getByRole('button', { name: 'Nissan Patrol' }).click();
  await expect(page).toHaveURL(onMotorStep('year'));
  await expect(page.locator('main')).toContainText('Patrol was sold');
  await page.locator('label:has(input[name="manf_year"])').first().click();
  await expect(page).toHaveURL(onMotorStep('variant'));
  await expect(page.getByRole('button', { name: /Remove Patrol/ })).toBeVisible();

  // Two seconds after the page, whatever step is open (S1 9).
  const nationalities = '/api/survey/motor/questionnaire-data';
  await expect.poll(() => asked.filter((path) => path === nationalities).length).toBe(1);

  await walkMotor({ page, scripts: true }, {}, ['dob']);
  await page.goBack();
  await page.getByRole('button', { name: 'Previous' }).click();
  // Back has unwound the history: Previous goes on backwards.
  await expect(page).not.toHaveURL(onMotorStep('dob'));
});

test('a file of another type goes ahead of the form, is refused by its content, and the others are kept', async ({
  page,
}) => {
  await fillPurchase(page);
  await page.setInputFiles('#license_back', noPicture);
  await agree(page);
  // However soon the refusal comes: before this press or after it.
  await confirmButton(page).click();
  await expect(page.getByText('Please upload a JPEG, PNG or PDF file.').first()).toBeVisible();
  // Nor does the picture that it was to replace stand in for it.
  await expect(confirmButton(page)).toBeEnabled();
  await page.waitForTimeout(BUY_REDIRECT_MS + 500);
  await expect(page).toHaveURL(/policy-details/);
});

test('a file that is refused before the form is confirmed is said once more, and what was there stands then', async ({
  page,
}) => {
  await fillPurchase(page);
  await expect(page.locator('button[name="remove"]')).toHaveCount(slots.length);
  await agree(page);
  await page.setInputFiles('#license_back', noPicture);
  await expect(page.getByText('Please upload a JPEG, PNG or PDF file.').first()).toBeVisible();
  await confirmButton(page).click();
  await page.waitForTimeout(BUY_REDIRECT_MS + 500);
  await expect(page).toHaveURL(/policy-details/);
  await confirmButton(page).click();
  await expect(page).toHaveURL(/checkout/);
});

for (const language of ['en', 'ar']) {
  test(`a form that is filled stays where it is, beside its receipt, ${language}`, async ({
    browser,
  }) => {
    const wide = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false };
    const context = await browser.newContext(wide);
    const page = await context.newPage();
    await watch(page);
    await openMotorQuote(page);
    await buyPlan(page);
    await page.goto(`/language/${language}?return=${new URL(page.url()).pathname}`);
    await hydrated(page);
    await fillDetails(page);
    await page.evaluate(() => scrollTo(0, 0));
    await chooseFiles(page);
    await expect(page.locator('button[name="remove"]')).toHaveCount(slots.length);
    await agree(page);
    await expectStill(page, 'the purchase, filled');
    await context.close();
  });
}
