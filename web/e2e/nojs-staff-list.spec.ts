/** A staff list without JavaScript and in Arabic: a form with a file, what was read, the prices. */
import { expect, test } from '@playwright/test';
import { corporate } from './support/corporate-buyer.ts';
import { sound } from './support/sound.ts';
import { dropList, openCounts, staffList } from './support/staff-list.ts';

test('an employer drops a staff list without JavaScript, in Arabic', async ({ page, baseURL }) => {
  test.slow();
  await page.context().addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }]);
  await openCounts(page, false);
  await dropList(page, staffList());
  await page.getByRole('button', { name: 'اقرأ الكشف' }).click();
  await expect(page).toHaveURL(`${corporate}/census`);
  await sound(page, 'what was read, in Arabic', { scripts: false });
  const use = page.getByRole('button', { name: 'استخدم هذه الأعداد واعرض الأسعار' });
  await use.click();
  await expect(page.getByRole('alert')).toContainText('يرجى تحديد هذا العمود');
  await page.getByRole('radio', { name: /^Package/ }).check();
  await use.click();
  await expect(page).toHaveURL(/category=summary$/);
  await page.locator('#insurers form button').first().click();
  await expect(page.locator('#insurers [data-chosen]')).toHaveCount(1);
  await page.getByRole('link', { name: 'اطّلع على تكلفة كل شخص وكل أسرة' }).click();
  await page.locator('[data-families] summary').first().click();
  await expect(page.locator('[data-families] dd').first()).toBeVisible();
  await sound(page, 'premiums by person, in Arabic', { scripts: false });
});
