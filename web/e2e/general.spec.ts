/** General insurance from the first question to the request for a policy (S1 2, 4, 5, 7, 8; decisions G1 to G8), each page sound. */
import { generalMessages } from '@muqarin/rules/general/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { expect, type Page, test } from '@playwright/test';
import { next, openFilters, seePlans, walkGeneral } from './support/general-buyer.ts';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { chooseFiles } from './support/motor-buyer.ts';
import { openRows } from './support/open-rows.ts';
import { sound, watch } from './support/sound.ts';
import { mailTo } from './support/stream.ts';
import { escapeWarning } from './support/warning.ts';

test('a business answers, filters, compares, uploads and asks for its policy', async ({
  page,
  request,
}) => {
  test.slow();
  const problems = await watch(page);
  const email = newEmail();
  const alert = page.locator('main').getByRole('alert');
  const percents: number[] = [];
  const came = await walkGeneral({ page, scripts: true }, email, {}, async (step) => {
    const bar = page.getByRole('progressbar');
    percents.push(Number(await bar.getAttribute('aria-valuenow')));
    if (step === 'business_information_page') {
      await next(page);
      await expect(alert).toContainText('Below information are mandatory');
      await expect(alert.getByRole('link')).toHaveCount(2);
      await expect(page).toHaveTitle(/^Error: /);
    }
    await sound(page, step);
  });
  expect(came).toEqual([
    'general_insurance_type_page',
    'business_information_page',
    'employee_details_page',
    'had_any_claim_page',
    'general_contact_page',
  ]);
  // Page number out of 6 (S1 9, decisions X18).
  expect(percents).toEqual([17, 33, 50, 67, 83]);
  await seePlans(page);
  await hydrated(page);
  const tiles = page.locator('#plans > [data-plan]');
  const all = await tiles.count();
  expect(all).toBeGreaterThan(2);
  await expect(page.getByText(`${all} of ${all} plans`)).toBeVisible();
  await openRows(page);
  await page.locator('#plans a[data-open]:visible').last().click();
  await expect(page.locator('[data-detail] table')).toBeVisible();
  await sound(page, 'general list, a price explained');
  await expectPriceBeside(page);

  await openFilters(page);
  const company = page.locator('fieldset[data-group="companies"] input').first();
  await company.check();
  await expect(page).toHaveURL(/companies=\d+/);
  await expect.poll(() => tiles.count()).toBeLessThan(all);
  await company.uncheck();
  await expect(tiles).toHaveCount(all);

  const compare = page.locator('form[action="/survey/general/compare-plans"] button');
  await page.locator('[data-compare]').first().click();
  await compare.last().click();
  await escapeWarning(page, motorMessages.compareAtLeastTwo);
  await page.locator('[data-compare]').nth(1).click();
  await compare.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare plans');
  await hydrated(page);
  await sound(page, 'general comparison');
  // On a phone only what differs is shown from the start.
  const counted = page.getByText(/^(Rows that differ: \d+\. The same: \d+\.|Showing .+)$/);
  await expect(counted.locator('visible=true')).toHaveCount(1);

  await page
    .getByRole('button', { name: /SELECT/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request this policy');
  await hydrated(page);
  const ask = page.getByRole('button', { name: 'Request this policy' });
  const send = page.getByRole('button', { name: 'Upload', exact: true });
  await ask.click();
  await expect(alert).toContainText(generalMessages.uploadTradeLicense);
  await expect(alert).toContainText(generalMessages.uploadCensus);
  await expect(page).toHaveTitle(/^Error: /);
  await hydrated(page);
  const text = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('text') };
  await page.setInputFiles('#trade_license', text);
  await send.click();
  await expect(page.getByText(motorMessages.invalidTradeLicense)).toBeVisible();
  await sound(page, 'general documents, a wrong one');
  await chooseFiles(page, ['trade_license']);
  await send.click();
  await expect(page.getByText(motorMessages.uploaded)).toBeVisible();
  await page.getByRole('tab', { name: 'Census file' }).click();
  await chooseFiles(page, ['census_file']);
  await send.click();
  await expect(page.getByText(motorMessages.uploaded)).toBeVisible();
  await ask.click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.locator('main dd').first()).toHaveText(/^[A-Z]{1,3}-/);
  await sound(page, 'general thank you');
  await mailTo(request, email, /./);
  // The file that is none was refused by its type (decisions X2).
  expect(problems.filter((problem) => !/\b415\b/.test(problem))).toEqual([]);
});

/** Between a phone and a desk the price has a column of its own, whichever of two sheets comes first. */
async function expectPriceBeside(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  const tile = page.locator('#plans > [data-plan]:not([data-member])').first();
  const besides = async () => {
    const facts = await tile.locator('dl').first().boundingBox();
    const select = await tile.locator('button[name="product_id"]').first().boundingBox();
    return (select?.x ?? 0) - (facts?.x ?? 0) - (facts?.width ?? 0);
  };
  await expect.poll(besides).toBeGreaterThan(0);
  if (size) await page.setViewportSize(size);
}
