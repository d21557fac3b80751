/** Taking plans along: by mail, as PDF, and as quotation lines of the back office (S0 4, 6, 7). */
import { readFileSync } from 'node:fs';
import { messages } from '@muqarin/rules/messages';
import {
  type APIRequestContext,
  type Browser,
  type Download,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { signIn, signInForm } from './support/agent.ts';
import { arrived, hydrated } from './support/hydrated.ts';
import { newEmail, questionnaire } from './support/journey.ts';
import { products } from './support/medical-at-once.ts';
import { openRows } from './support/open-rows.ts';
import { compareButton, plansAtOnce, shownIds } from './support/plans.ts';
import { sound, watch } from './support/sound.ts';
import { linkIn, mailTo, storyOf } from './support/stream.ts';
import { escapeWarning } from './support/warning.ts';

async function choose(page: Page, count: number): Promise<string[]> {
  const ids = (await shownIds(page)).slice(0, count);
  const names: string[] = [];
  for (const id of ids) {
    await compareButton(page, id).click();
    names.push((await page.locator(`#name-${id}`).textContent()) ?? '');
  }
  await expect(page.locator('#plans button[data-compare][aria-pressed="true"]')).toHaveCount(count);
  return names;
}

async function expectPdf(download: Download, name: RegExp): Promise<void> {
  expect(download.suggestedFilename()).toMatch(name);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-16).toString()).toContain('%%EOF');
  expect(bytes.length).toBeGreaterThan(5000);
}

/** Somebody else's window: no cookie of the first one. */
async function elsewhere(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('e-mail and PDF: Success, a mail whose link opens the plans elsewhere', async ({
  page,
  request,
  browser,
}) => {
  const email = newEmail();
  await plansAtOnce(page, email);
  await page.locator('summary', { hasText: 'E-mail these plans' }).click();
  const form = page.locator('form[action$="/email-quote"]');
  const button = form.getByRole('button');
  await expect(form.getByLabel('E-mail to')).toHaveValue(email);
  // Tiles take their own height once they are near: what is below them is pressed when it is there, and hydrated.
  await form.scrollIntoViewIfNeeded();
  await hydrated(page, form);
  await button.click();
  await expect(form).toContainText(messages.selectProducts);

  const names = await choose(page, 2);
  const friend = newEmail();
  await form.getByLabel('E-mail to').fill('nobody@nowhere');
  await button.click();
  await expect(form).toContainText(messages.validEmail);
  await form.getByLabel('E-mail to').fill(friend);
  await button.click();
  await expect(button).toHaveText(messages.emailQuoteSent);
  const mail = await mailTo(request, friend, /./);
  for (const name of names) expect(mail.text).toContain(name);
  for (const name of names) expect(mail.html).toContain(name);

  await page.route('**/api/medical/email-product-details', (route) => route.abort());
  await form.getByLabel('E-mail to').fill(newEmail());
  await button.click();
  await expect(button).toHaveText(messages.emailQuoteFailed);
  await page.unroute('**/api/medical/email-product-details');

  const reference = await page.getByText(/^Reference MQ-/).textContent();
  const there = await elsewhere(browser, linkIn(mail.text));
  await expect(there).toHaveURL(new RegExp(products));
  await expect(there.getByText(/^Reference MQ-/)).toHaveText(reference ?? '');
  expect((await shownIds(there)).length).toBeGreaterThan(10);
  await there.context().close();

  const quote = page.waitForEvent('download');
  const link = page.locator('a[href*="/quote.pdf"]');
  await link.click();
  await expectPdf(await quote, /^quote-MQ-.*\.pdf$/);
  await expect(link).toHaveText('Downloaded');
  await page.goto(`${questionnaire}/compare-plans`);
  await hydrated(page);
  const comparison = page.waitForEvent('download');
  await page.locator('a[href*="/comparison.pdf"]').click();
  await expectPdf(await comparison, /^comparison-MQ-.*\.pdf$/);
  await page.getByRole('button', { name: 'E-mail this' }).click();
  const box = page.getByRole('dialog', { name: 'E-mail this' });
  await box.getByRole('button').click();
  await expect(box.getByRole('button')).toHaveText(messages.emailQuoteSent);
});

test('a foreign window sees nothing of a quote', async ({ page, browser }) => {
  await plansAtOnce(page, newEmail());
  const there = await elsewhere(browser, products);
  await expect(there).toHaveURL(new RegExp(`${questionnaire}($|\\?step=emirate)`));
  for (const file of ['quote.pdf', 'comparison.pdf']) {
    const answer = await there.request.get(`${questionnaire}/${file}`, { maxRedirects: 0 });
    expect(answer.headers()['content-type'] ?? '').not.toContain('pdf');
  }
  await there.goto('/resume/q.not-a-link-of-ours-at-all');
  await expect(there).toHaveURL(new RegExp(questionnaire));
  await expect(there.locator('main')).toContainText('This link has ended.');
  await there.context().close();
});

test('staff: Quote makes quotation lines; a visitor has no such button', async ({
  page,
  request,
}) => {
  test.slow();
  const email = newEmail();
  await plansAtOnce(page, email);
  const quote = page.locator('form[action$="/quotation-lines"]').getByRole('button');
  await expect(quote).toHaveCount(0);
  const refused = await page.request.post('/api/medical/send-quote-from-backend-user', {
    data: { selected_product_ids_str: '1045' },
  });
  expect(refused.status()).toBe(403);

  await page.goto('/staff/sign-in');
  await signIn(page, 'x');
  await expect(page.locator('main')).toContainText('User name or password is not right.');
  await signIn(page);
  await expect(page.locator('form[action$="/staff/sign-out"]')).toBeVisible();

  await page.goto(products);
  await hydrated(page);
  await openRows(page);
  await expect(quote).toHaveText(messages.backOfficeQuote);
  await quote.click();
  await escapeWarning(page, messages.selectProducts);
  await choose(page, 2);
  await quote.click();
  await expect(quote).toHaveText(messages.backOfficeCreated);
  await expect.poll(() => storyOf(request, email)).toContain('QuotationLinesCreated');
  await expect(quote).toHaveText(messages.backOfficeQuote, { timeout: 7000 });
  await page.route('**/send-quote-from-backend-user', (route) => route.abort());
  await quote.click();
  await expect(quote).toHaveText(messages.backOfficeFailed);
  await sendQuotation(page, email);
  await page.goto('/staff/sign-in');
  await page.locator('form[action$="/staff/sign-out"]').getByRole('button').click();
  // Before it is answered, the next page would take its place.
  await expect(signInForm(page)).toBeVisible();
  await page.goto(products);
  await expect(page.locator('#plans > li').first()).toBeVisible();
  await expect(quote).toHaveCount(0);
  await acceptQuotation(page, await linkOfMail(request, email));
});

/** The lines are a quotation: a change is shown before it is made, and a version goes to the client (features 141). */
async function sendQuotation(page: Page, email: string): Promise<void> {
  const problems = await watch(page);
  await page.goto('/staff/quotations?view=mine');
  await arrived(page);
  await sound(page, 'quotations');
  await page.locator('main ol li a').first().click();
  await page.getByText('Change it', { exact: true }).click();
  await page.getByText(/^Option 2: /).click();
  await page.getByLabel('Take this option out').nth(1).check();
  await page.getByRole('button', { name: 'Show what it changes' }).click();
  await expect(page.getByText('Not offered any more')).toBeVisible();
  await arrived(page);
  await sound(page, 'quotation');
  await page.getByRole('button', { name: 'Make this change' }).click();
  await expect(page.getByText('The quotation is changed.')).toBeVisible();
  await page.getByLabel('E-mail address of the client').fill(email);
  await page.getByRole('button', { name: 'Send the quotation' }).click();
  await expect(page.getByText('The quotation is on its way')).toBeVisible();
  expect(problems).toEqual([]);
}

const linkOfMail = async (request: APIRequestContext, email: string) =>
  linkIn((await mailTo(request, email, /^Your quotation/)).text);

async function acceptQuotation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await arrived(page);
  await sound(page, 'quotation of a client');
  await page.getByRole('button', { name: 'Choose this option' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('main')).toContainText('We prepare the policy');
}
