/** Comprehensive was asked for and no plan has it: said first, with the rule; third party for whoever presses (S1 4). */
import { expect, test } from '@playwright/test';
import { openMotorQuote } from './support/motor-buyer.ts';
import { sound } from './support/sound.ts';

const products = '/survey/motor/products';

test('an old car: the rule, what would change it, a call, and third party by a press', async ({
  page,
}) => {
  const year = new Date().getUTCFullYear() - 13;
  await openMotorQuote(page, { first_reg_date: `${year}-03-02` }, year);
  await page.goto(products);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'No comprehensive plan takes this car',
  );
  await expect(page.getByText(/plans take cars up to 12 years old at most/)).toBeVisible();
  await expect(page.getByText(`A car of model year ${year + 1} or newer`)).toBeVisible();
  await expect(page.locator('#plans > li')).toHaveCount(0);
  await sound(page, 'the motor list without a plan of the cover', { scripts: false });

  await page.getByRole('link', { name: 'Ask us to call you' }).click();
  await expect(page).toHaveURL(/\/survey\/motor\/oops$/);
  await expect(page.getByRole('button', { name: 'Call me back' })).toBeVisible();
  await sound(page, 'the motor page for a missing cover', { scripts: false });
  await page.getByRole('button', { name: /^Show the third-party plans/ }).click();
  await expect(page).toHaveURL(new RegExp(`${products}$`));
  const types = page.locator('#plans > [data-plan]');
  await expect.poll(() => types.count()).toBeGreaterThan(5);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Motor plans for your car');
});
