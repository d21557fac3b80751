/** The short lead form: its button says what happened, for as long as the specification says (S0 4, 5, 8). */
import { messages } from '@muqarin/rules/messages';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { eventsAbout } from './support/stream.ts';

const call = '**/api/medical/submit-sponsor-details-individual';

async function fill(page: Page, email: string): Promise<void> {
  await page.locator('[name="first_name"]').fill('Mariam');
  await page.locator('[name="last_name"]').fill('Test');
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="phone"]').fill('050 123 4567');
  await page.locator('label:has([name="is_dubai"][value="yes"])').click();
}

test('nothing is sent while an answer is missing; Thank You, then the page after 1 s', async ({
  page,
  request,
}) => {
  await page.goto('/survey/medical/sponsor');
  await hydrated(page);
  let calls = 0;
  page.on('request', (made) => {
    if (made.url().includes('submit-sponsor')) calls += 1;
  });
  const button = page.locator('form[action$="/sponsor"]').getByRole('button');
  await expect(button).toHaveText(messages.sponsorSubmit);
  await button.click();
  for (const text of [
    messages.enterFirstName,
    messages.enterLastName,
    messages.enterEmail,
    messages.enterPhone,
  ]) {
    await expect(page.getByRole('link', { name: text })).toBeVisible();
  }
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByRole('link', { name: messages.enterEmail }).click();
  await expect(page.locator('[name="email"]')).toBeFocused();
  const email = newEmail();
  await fill(page, 'a@b');
  await button.click();
  await expect(page.getByRole('link', { name: messages.validEmail })).toBeVisible();
  expect(calls).toBe(0);

  await fill(page, email);
  const answered = page.waitForResponse(call);
  await button.dblclick();
  await answered;
  const since = Date.now();
  await expect(button).toHaveText(messages.sponsorSent);
  await page.waitForURL('**/thank-you');
  const waited = Date.now() - since;
  expect(waited).toBeGreaterThan(900);
  expect(waited).toBeLessThan(4000);
  expect(calls).toBe(1);
  const leads = async () =>
    (await eventsAbout(request, email)).filter(({ type }) => type.includes('Lead')).length;
  await expect.poll(leads).toBe(1);
});

test('a failure stands in the button for 3 s', async ({ page }) => {
  await page.goto('/survey/medical/sponsor');
  await hydrated(page);
  const title = 'We could not take your request.';
  await page.route(call, (route) => route.fulfill({ json: { title } }));
  await fill(page, newEmail());
  const button = page.locator('form[action$="/sponsor"]').getByRole('button');
  const pressed = Date.now();
  await button.click();
  await expect(button).toHaveText(title);
  const seen = Date.now();
  await expect(button).toHaveText(messages.sponsorSubmit);
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(3000);
  expect(Date.now() - seen).toBeLessThan(5000);
  await expect(button).toBeEnabled();
  await expect(page.locator('[name="first_name"]')).toHaveValue('Mariam');
});
