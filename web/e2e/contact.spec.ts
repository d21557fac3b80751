/** The end of the questionnaire where scripts run: finish later, contact, the lead, the purchase (S0 4, 5, 8; X5, X8, X24). */
import { contractIds } from '@muqarin/rules/contract-ids';
import { messages } from '@muqarin/rules/messages';
import { expect, test } from '@playwright/test';
import { arrived, hydrated } from './support/hydrated.ts';
import {
  answerUntilContact,
  choose,
  fillContact,
  newEmail,
  next,
  person,
  questionnaire,
} from './support/journey.ts';
import { answerAtOnce, questionnaireContact } from './support/medical-at-once.ts';
import { openRows } from './support/open-rows.ts';
import { confirmCondition, shownIds } from './support/plans.ts';
import { linkIn, mailTo, storyOf } from './support/stream.ts';

test('finish later: the link opens the answers in another window', async ({
  page,
  request,
  browser,
}) => {
  await page.goto(questionnaire);
  await hydrated(page);
  await choose({ page, scripts: true }, 'main_emirate', '2');
  await expect(page.locator('input[name="category"]').first()).toBeVisible();
  await choose({ page, scripts: true }, 'category', 'self');
  await expect(page.locator('input[name="member_count"]')).toBeVisible();
  await page.locator('summary', { hasText: 'Finish later' }).click();
  const box = page.locator('form[action$="/resume-link"]');
  await box.getByRole('button').click();
  await expect(box).toContainText(messages.enterEmail);
  const email = newEmail();
  await box.locator('[name="email"]').fill(email);
  await box.getByRole('button').click();
  await expect(page.getByText('The link is on its way.').first()).toBeVisible();
  const mail = await mailTo(request, email, /./);
  const context = await browser.newContext();
  const there = await context.newPage();
  await there.goto(linkIn(mail.text));
  await expect(there.locator('input[name="member_count"]')).toBeVisible();
  await there.goto(`${questionnaire}?step=category`);
  await expect(there.locator('input[name="category"][value="self"]')).toBeChecked();
  await context.close();
});

test('contact: what is missing is told; one lead of a double click; Back after confirm', async ({
  page,
  request,
}) => {
  await answerUntilContact({ page, scripts: true }, 'self', [person]);
  const stored = () =>
    page.evaluate((key) => sessionStorage.getItem(key), contractIds.medIndProdCount);
  await expect.poll(stored).not.toBeNull();
  const counted = Number(await stored());
  await next(page);
  const alert = page.locator('main').getByRole('alert');
  for (const text of [messages.enterName, messages.enterEmail, messages.enterPhone])
    await expect(alert.getByRole('link', { name: text })).toBeVisible();
  await expect(alert.getByRole('link', { name: messages.notARobot, exact: true })).toBeVisible();
  await expect(page.locator('#captcha-group-error')).toHaveText(messages.notARobot);

  const email = newEmail();
  await fillContact({ page, scripts: true }, email);
  await page.locator('input[name="phone"]').fill('12');
  await next(page);
  await expect(alert.getByRole('link', { name: messages.validUaePhone })).toBeVisible();
  await page.locator('input[name="phone"]').fill('04 123 4567');
  await page.getByRole('button', { name: 'See my plans' }).dblclick();
  await expect(page).toHaveURL(/\/products/);
  await expect(page.locator('#plans > [data-plan]:not([hidden])')).toHaveCount(counted);
  expect(await stored()).toBe(String(counted));
  await expect.poll(() => storyOf(request, email)).toContain('LeadCaptured');

  await hydrated(page);
  await openRows(page);
  const [id = 0] = await shownIds(page);
  await page.locator(`#plan-${id} button[name="product_id"]:visible`).first().click();
  await expect(page).toHaveURL(/buy-policy/);
  await hydrated(page);
  const confirm = page.getByRole('button', { name: 'Confirm this plan' });
  await confirm.click();
  await expect(alert.getByRole('link', { name: messages.acceptTerms })).toBeVisible();
  await confirmCondition(page);
  await page.locator(`input[name="${contractIds.termsCheckbox}"]`).check();
  const posted = page.waitForRequest(
    (made) => made.method() === 'POST' && made.url().endsWith('/buy-policy'),
  );
  await confirm.dblclick();
  const sent = await posted;
  await expect(page).toHaveURL(/thank-you/);
  const reference = /MQ-[2-9A-Z]{4}-[2-9A-Z]{4}/;
  await expect(page.locator('main')).toContainText(reference);
  const first = reference.exec(await page.locator('main').innerText())?.[0];

  // Back leads to the first confirmation; a page kept by the browser that confirms again, too.
  const led = page.waitForResponse(
    (answer) =>
      answer.request().isNavigationRequest() && answer.ok() && answer.url().includes('thank-you'),
  );
  await page.goBack();
  await led;
  await arrived(page);
  await expect(page).toHaveURL(/thank-you/);
  await expect(page.locator('main')).toContainText(first ?? '');
  const again = await page.request.post(sent.url(), {
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    data: sent.postDataBuffer() ?? '',
  });
  expect(again.status()).toBe(200);
  const { redirect } = (await again.json()) as { redirect: string };
  expect(redirect).toContain('/thank-you');
  await page.goto(redirect);
  await expect(page.locator('main')).toContainText(first ?? '');
  const story = await storyOf(request, email);
  for (const once of ['LeadCaptured', 'PolicyConfirmed'])
    expect(story.filter((type) => type === once)).toHaveLength(1);
});

test('a refusal of the server is listed for 8 s and stays readable; the answers stay', async ({
  page,
}) => {
  await answerAtOnce(page);
  await page.goto(questionnaireContact);
  await hydrated(page);
  await fillContact({ page, scripts: true }, newEmail());
  const text = 'Please call us about this request.';
  const call = '**/api/medical/submit-individual-questionnaire';
  await page.route(call, (route) => route.fulfill({ json: { error: text } }));
  const since = Date.now();
  await next(page);
  const alert = page.locator('main').getByRole('alert');
  await expect(alert.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: 'See my plans' })).toBeEnabled();
  await expect(page.locator('input[name="name"]')).toHaveValue('Mariam Test');
  await expect(alert.getByText(text)).toBeHidden({ timeout: 12_000 });
  expect(Date.now() - since).toBeGreaterThan(7000);
  await alert.locator('summary').click();
  await expect(alert.getByText(text)).toBeVisible();

  // The used captcha is worth nothing; ticked again, the same form goes through.
  await page.unroute(call);
  await page.getByLabel('I am a person').check();
  await expect(page.getByText('Checking…')).toHaveCount(0);
  await next(page);
  await expect(page).toHaveURL(/\/products/);
});
