/** An employer from the first question to a plan for each category (S0 2, 4, 5, 8; decisions M13 to M30, M58, M60), each page sound. */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { expect, type Locator, test } from '@playwright/test';
import {
  corporate,
  next,
  saveMembers,
  seeCorporatePlans,
  walkCorporate,
} from './support/corporate-buyer.ts';
import { corporateProducts, groupQuoteAtOnce } from './support/corporate-quote.ts';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { openRows } from './support/open-rows.ts';
import { sound, watch } from './support/sound.ts';
import { mailTo } from './support/stream.ts';
import { escapeWarning } from './support/warning.ts';

test('an employer answers, sees plans for each category and chooses', async ({ page, request }) => {
  test.slow();
  const problems = await watch(page);
  const email = newEmail();
  const sent = page.waitForRequest('**/api/medical/submit-corporate-questionnaire');
  await walkCorporate({ page, scripts: true }, email, async (step) => {
    if (step === 'company') {
      const counted = await page.evaluate(() => sessionStorage.getItem('medCorpProdCount'));
      expect(Number(counted)).toBeGreaterThan(10);
    }
    await sound(page, step);
  });
  await seeCorporatePlans(page);
  await openRows(page);
  const data = JSON.parse(new URLSearchParams((await sent).postData() ?? '').get('data') ?? '{}');
  expect(data).toMatchObject({
    client_type: 'Corporate',
    member_count: 87,
    multiple_categories: 1,
    category: { 'CAT A': { no_employees: 7 }, 'CAT C': { no_employees: 60 } },
    emirate_id: 2,
    contact: { company_name: 'Palm Trading LLC', customer_tel: '0501234567' },
  });
  await hydrated(page);
  expect((await mailTo(request, email, /./)).text).toContain('A: 7, B: 20, C: 60');

  // Before the member details are saved nothing can be chosen (S0 4, 8).
  const plans = page.locator('#plans > [data-plan]');
  const choose = page.locator('#plans button[name="product_id"]:visible');
  await expect(page.locator('main')).toContainText('These premiums rest on assumptions');
  await choose.first().click();
  await escapeWarning(page, corporateMessages.membersNotUpdated);
  await sound(page, 'corporate list');
  await expect(page.locator('#plans > [data-help]').first()).toBeAttached();
  expect(
    await plans.nth(3).evaluate((plan) => plan.previousElementSibling?.hasAttribute('data-help')),
  ).toBe(true);

  // A sum that is wrong is said in the document's words, and an age count recomputes the total (S0 5).
  const editor = page.locator('#member-details');
  await hydrated(page, editor.locator('form'));
  await editor.locator('summary').click();
  await editor.locator('[name="nlsb"]').fill('3');
  await editor.getByRole('button', { name: 'Save and show premiums' }).click();
  await escapeWarning(page, corporateMessages.salaryBandSum);
  const age = editor.locator('[name^="age_"]').first();
  const before = Number(await editor.locator('[name="members"]').inputValue());
  await age.fill('5');
  await expect(editor.locator('[name="members"]')).toHaveValue(String(before + 5));
  await sound(page, 'editor of member details', { within: '#member-details' });

  await saveMembers(page, 7);
  await openRows(page);
  await hydrated(page);
  await choose.first().click();
  await expect(page).toHaveURL(/category=2$/);
  await expect(page.getByRole('link', { name: /Category B/ })).toHaveAttribute(
    'aria-current',
    'page',
  );

  // Another insurer and TPA is asked about before it clears the others (decisions M28).
  await saveMembers(page, 20);
  await openRows(page);
  await hydrated(page);
  await page.locator('[data-greyed] button[name="product_id"]:visible').first().click();
  await expect(page.locator('#switch')).toContainText('another insurer');
  await page.getByRole('link', { name: /Premium Summary/ }).click();
  const rows = page.locator('[data-category]');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0).getByRole('button', { name: 'CHANGE PLAN' })).toBeVisible();
  await expect(rows.nth(1)).toContainText('000');
  await expect(page.locator('[data-filters]')).toHaveCount(0);
  await sound(page, 'premium summary');
  await rows.nth(0).getByRole('button', { name: 'CHANGE PLAN' }).click();
  await expect(page).toHaveURL(/category=1$/);
  expect(problems).toEqual([]);
});

test('counts that do not add up are refused where they are, and the box turns itself off', async ({
  page,
}) => {
  await page.goto(corporate);
  await hydrated(page);
  await page.locator('label:has(input[name="emirate_id"][value="2"])').click();
  await expect(page.locator('[name="member_count"]')).toBeVisible();
  await hydrated(page);
  const several = page.locator('[name="multiple_categories"]');
  const add = page.getByRole('button', { name: 'Add a category' });
  await page.locator('[name="member_count"]').fill('9');
  await expect(add).toBeHidden();
  await several.check();
  await add.click();
  await expect(page.locator('main').getByRole('alert').first()).toContainText(
    'Please enter the number of employees of category A.',
  );
  await page.locator('[name="category_1"]').fill('4');
  await add.click();
  await page.locator('[name="category_2"]').fill('4');
  await next(page);
  await expect(page.locator('main').getByRole('alert').first()).toContainText(
    corporateMessages.categorySum,
  );
  await expect(page.locator('[name="category_2"]')).toHaveValue('4');
  await hydrated(page);
  await page.getByRole('button', { name: 'Remove category B' }).click();
  await page.getByRole('button', { name: 'Remove category A' }).click();
  await expect(several).not.toBeChecked();
  await expect(add).toBeHidden();
});

test('a pressed tab is chosen before its page has come', { tag: '@phone' }, async ({ page }) => {
  await groupQuoteAtOnce(page);
  await page.goto(`${corporateProducts}?category=1`);
  await hydrated(page);
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  const [first, second] = ['A', 'B'].map((letter) =>
    tabs.getByRole('link', { name: `Category ${letter}` }),
  ) as [Locator, Locator];
  // The page never comes: it answers nothing.
  await page.route('**/products?category=2', (route) => route.abort('aborted'));
  // The script that answers comes in idle time; until then the link is one like others.
  await expect(async () => {
    await second.click({ noWaitAfter: true });
    await expect(second).toHaveAttribute('aria-current', 'page', { timeout: 500 });
  }).toPass();
  await expect(tabs).toHaveAttribute('data-away');
  await expect(first).not.toHaveAttribute('aria-current');
  await expect(first).toHaveAttribute('aria-current', 'page', { timeout: 15_000 });
  await page.unroute('**/products?category=2');
  await second.click();
  await expect(page).toHaveURL(/category=2$/);
  await page.goBack();
  await expect(first).toHaveAttribute('aria-current', 'page');
});
