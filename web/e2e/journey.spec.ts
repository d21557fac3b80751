import { expect, test } from '@playwright/test';
import { arrived } from './support/hydrated.ts';
import {
  answerUntilContact,
  type Category,
  fillContact,
  newEmail,
  next,
  person,
  reachPlans,
  type Walker,
} from './support/journey.ts';
import { confirmCondition } from './support/plans.ts';
import { mailTo, storyOf } from './support/stream.ts';

const spouse = { year: 1988, month: 7, day: 2, gender: 1 as const, married: true };

const ways: { category: Category; members: (typeof person)[] }[] = [
  { category: 'self', members: [person, spouse] },
  { category: 'dependent', members: [spouse] },
  { category: 'worker', members: [person] },
  { category: 'employee', members: [spouse] },
];

for (const { category, members } of ways) {
  test(`${category}: from the first question to a confirmed policy`, async ({
    page,
    request,
    javaScriptEnabled,
  }) => {
    const walker: Walker = { page, scripts: javaScriptEnabled !== false };
    const email = newEmail();
    await reachPlans(walker, category, email, members);

    const tile = page.locator('#plans > [data-plan]:visible').first();
    await expect(tile).toContainText('VAT');
    const buy = tile
      .getByRole('button', { name: /BUY NOW/ })
      .locator('visible=true')
      .first();
    await buy.click();
    await expect(page).toHaveURL(/\/buy-policy/);
    await expect(page.locator('main')).toContainText('You pay');
    await confirmCondition(page);
    await page.locator('input[name="t_and_c_3"]').check();
    await page.locator('form:has(input[name="t_and_c_3"]) button[type="submit"]').first().click();
    await expect(page).toHaveURL(/\/survey\/medical\/ind\/thank-you/);
    await expect(page.locator('main')).toContainText(/MQ-[2-9A-Z]{4}-[2-9A-Z]{4}/);

    const mail = await mailTo(request, email, /policy is confirmed/);
    expect(mail.text).toContain('You pay the insurer');
    const story = await storyOf(request, email);
    expect(story.filter((type) => type === 'LeadCaptured')).toHaveLength(1);
    expect(story.filter((type) => type === 'PolicyConfirmed')).toHaveLength(1);
    expect(story.indexOf('PlanSelected')).toBeGreaterThan(story.indexOf('LeadCaptured'));
    expect(story.indexOf('PolicyConfirmed')).toBeGreaterThan(story.indexOf('PlanSelected'));

    // The page stays what it is on a reload.
    await arrived(page);
    const main = page.locator('main');
    const said = await main.innerText();
    await page.reload();
    await expect.poll(() => main.innerText()).toBe(said);
  });
}

test('nobody fits: the thank-you page instead of an empty list', async ({
  page,
  javaScriptEnabled,
}) => {
  const walker: Walker = { page, scripts: javaScriptEnabled !== false };
  const old = {
    year: new Date().getFullYear() - 105,
    month: 1,
    day: 1,
    gender: 1 as const,
    married: false,
  };
  await answerUntilContact(walker, 'self', [old]);
  await fillContact(walker, newEmail());
  await next(page);
  await expect(page).toHaveURL(/\/thank-you/);
});
