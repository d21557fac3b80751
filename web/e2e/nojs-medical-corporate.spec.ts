/** A group as plain pages and forms: categories one after the other, member details, a plan for each, the summary. */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { expect, test } from '@playwright/test';
import { saveMembers, seeCorporatePlans, walkCorporate } from './support/corporate-buyer.ts';
import { newEmail } from './support/journey.ts';
import { openRows } from './support/open-rows.ts';

test('an employer chooses a plan for a category without JavaScript', async ({ page }) => {
  test.slow();
  const still = async (name: string) => {
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wide, `sideways scroll on ${name}`).toBeLessThanOrEqual(0);
  };
  await walkCorporate({ page, scripts: false }, newEmail(), still);
  await seeCorporatePlans(page);
  await still('corporate list');
  await openRows(page);
  const plan = page.locator('#plans > [data-plan]').locator('visible=true').first();
  await plan.locator('a[data-open]').click();
  await expect(plan).toContainText('What is covered');
  await expect(plan).not.toContainText('Loading');
  await expect(plan.getByRole('link', { name: 'Table of benefits' })).toHaveAttribute(
    'href',
    /^\/download-file\//,
  );
  const choose = page.locator('#plans button[name="product_id"]:visible');
  await choose.first().click();
  await expect(page.locator('main')).toContainText(corporateMessages.membersNotUpdated);

  await page.locator('#member-details summary').click();
  await page.locator('#member-details [name="nlsb"]').fill('3');
  await page.getByRole('button', { name: 'Save and show premiums' }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(
    corporateMessages.salaryBandSum,
  );
  await expect(page.locator('#member-details [name="nlsb"]')).toHaveValue('3');
  await saveMembers(page, 7);
  await openRows(page);
  await choose.first().click();
  await expect(page).toHaveURL(/category=2$/);
  await page.getByRole('link', { name: 'Premium Summary' }).click();
  await expect(page.locator('[data-category]').first()).toContainText('CHANGE PLAN');
  await still('premium summary');
});
