/** Contact, claim, complaint and one's own data where scripts run: exact button states, references, mails, events (S2 4, 8, 9). */
import { messages } from '@muqarin/rules/messages';
import { siteMessages } from '@muqarin/rules/site/messages';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { listenTo } from './support/heard.ts';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { sound, watch } from './support/sound.ts';
import { linkIn, mailTo } from './support/stream.ts';

/** Beside its field; the summary says it too. */
const warned = (form: Locator, hasText: string) => form.locator('[data-warning]', { hasText });
const reference = (page: Page) => page.locator('main dd').first();

test('contact: the first wrong field, the title on the button for 5 s, then thanks', async ({
  page,
  request,
}) => {
  const problems = await watch(page);
  await page.goto('/contact');
  await hydrated(page);
  await sound(page, 'contact');
  const form = page.locator('#contact-form');
  const button = form.getByRole('button', { name: siteMessages.callMeBack });
  await button.click();
  await expect(warned(form, 'Please enter your name.')).toBeVisible();
  // What is wrong is summed up over the form, with the focus; each line leads to its field.
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await summary.getByRole('link', { name: 'Please enter your name.' }).click();
  await expect(form.locator('[name="name"]')).toBeFocused();
  await sound(page, 'contact with errors', { within: '#contact-form' });
  await form.locator('[name="name"]').fill('Mariam Test');
  await form.locator('[name="phone"]').fill('12');
  await button.click();
  await expect(
    warned(form, 'Please enter a phone number with 8 or 9 digits after +971.'),
  ).toBeVisible();
  await form.locator('[name="phone"]').fill('50 123 4567');
  const email = newEmail();
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="call_slot"]').selectOption('midday');
  await expect(form.locator('[name="marketing"]')).not.toBeChecked();
  await page.route('**/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fulfill({ json: { title: 'Not just now' } });
  });
  const shown = await listenTo(button);
  await button.click();
  await shown('Not just now');
  await expect(button).toBeVisible({ timeout: 7000 });
  await page.unroute('**/contact');
  await button.dblclick();
  await page.waitForURL('**/thank-you');
  await expect(reference(page)).toHaveText(/^MQ-/);
  await sound(page, 'thank-you');
  const mail = await mailTo(request, email, /We have your request/);
  expect(mail.text).toContain('12:00 to 15:00');
  expect(problems).toEqual([]);
});

test('claim and complaint: states, reference, the way to their state', async ({
  page,
  request,
  browser,
}) => {
  const problems = await watch(page);
  const email = newEmail();
  await page.goto('/claim');
  await hydrated(page);
  await sound(page, 'claim');
  const claim = page.locator('#claim-form');
  await claim.getByRole('button').click();
  await expect(warned(claim, siteMessages.enterClaimRequest)).toBeVisible();
  await claim.locator('[name="request"]').fill('<b>Front bumper</b>');
  await claim.locator('[name="telephone"]').fill('501234567');
  await claim.locator('[name="email"]').fill(email);
  // The page of thanks comes 0.4 s after the answer.
  const shown = await listenTo(claim.getByRole('button'));
  await claim.getByRole('button').click();
  await shown(siteMessages.claimSubmitted);
  await page.waitForURL('**/thank-you');
  await expect(reference(page)).toHaveText(/^CL-/);
  await page.getByRole('link', { name: 'See how it stands' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Claim CL-/);
  await expect(page.getByText('<b>Front bumper</b>')).toBeVisible();
  await sound(page, 'claim state');
  const address = new URL(page.url()).pathname;

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(address);
  await elsewhere.getByRole('button', { name: 'Mail me a code' }).click();
  const mail = await mailTo(request, email, /Your code/);
  const code = /\d{6}/.exec(mail.text)?.[0] ?? '';
  await elsewhere.locator('[name="code"]').fill('000000');
  await elsewhere.getByRole('button', { name: 'Show how it stands' }).click();
  await expect(elsewhere.getByText(siteMessages.wrongCode).first()).toBeVisible();
  await elsewhere.locator('[name="code"]').fill(code);
  await elsewhere.getByRole('button', { name: 'Show how it stands' }).click();
  await expect(elsewhere.getByText('<b>Front bumper</b>')).toBeVisible();
  await elsewhere.context().close();

  await page.goto('/complaint');
  await hydrated(page);
  await sound(page, 'complaint');
  const complaint = page.locator('#complaint-form');
  await complaint.locator('[name="request"]').fill('Late answer');
  await complaint.locator('[name="telephone"]').fill('501234567');
  await page.route('**/submit-your-complaint', (route) => route.abort());
  await complaint.getByRole('button').click();
  await expect(complaint.getByRole('status')).toContainText('What you typed is still here');
  // Not by its colour alone.
  await expect(complaint.getByRole('status').locator('svg')).toBeVisible();
  await sound(page, 'complaint, the server away');
  await expect(complaint.locator('[name="request"]')).toHaveValue('Late answer');
  await page.unroute('**/submit-your-complaint');
  const shownAgain = await listenTo(complaint.getByRole('button'));
  await complaint.getByRole('button').click();
  // The document's own words, on the complaint form too (decisions A25).
  await shownAgain(siteMessages.claimSubmitted);
  await page.waitForURL('**/thank-you');
  await expect(reference(page)).toHaveText(/^C-/);
  await expect(page.getByText('Within 48 hours.', { exact: true })).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
});

test('a claim speaks of what it could go without when the field is left, and goes without it', async ({
  page,
}) => {
  const problems = await watch(page);
  await page.goto('/claim');
  await hydrated(page);
  const claim = page.locator('#claim-form');
  const request = claim.locator('[name="request"]');
  const description = claim.locator('[name="description"]');
  const telephone = claim.locator('[name="telephone"]');
  const button = claim.getByRole('button');
  // Within the form: the focus may scroll the page.
  const bottom = () => button.evaluate((it: HTMLElement) => it.offsetTop);
  const before = await bottom();
  await description.focus();
  await telephone.fill('12');
  await expect(description).toHaveAccessibleDescription(new RegExp(siteMessages.nothingDescribed));
  // Nobody has left it yet.
  await expect(claim.getByText(messages.validPhone)).toHaveCount(0);
  await request.focus();
  await expect(telephone).toHaveAccessibleDescription(new RegExp(messages.validPhone));
  await expect(telephone).toHaveAttribute('data-advised');
  // The button that somebody is about to press stays where it was.
  expect(await bottom()).toBe(before);
  await sound(page, 'claim with advice', { within: '#claim-form' });

  await description.fill('Hit at a light.');
  await telephone.fill('501234567');
  await request.focus();
  await expect(claim.locator('[data-advised]')).toHaveCount(0);
  await expect(claim.getByText(messages.validPhone)).toHaveCount(0);

  // An empty one: each of three fields is marked, two hold it back.
  await description.fill('');
  await telephone.fill('');
  await button.click();
  await expect(claim.locator('[aria-invalid="true"]')).toHaveCount(2);
  await expect(description).toHaveAttribute('data-advised');

  await request.fill('Front bumper');
  await telephone.fill('12');
  const shown = await listenTo(claim);
  await button.click();
  await shown(messages.validPhone);
  await shown(siteMessages.nothingDescribed);
  await page.waitForURL('**/thank-you');
  await expect(reference(page)).toHaveText(/^CL-/);
  expect(problems).toEqual([]);
});

test('my data: the mailed link shows it, takes it along, deletes it with a proof', async ({
  page,
  request,
}) => {
  const problems = await watch(page);
  const email = newEmail();
  await page.goto('/contact');
  await hydrated(page);
  const form = page.locator('#contact-form');
  await form.locator('[name="name"]').fill('Mariam Test');
  await form.locator('[name="phone"]').fill('501234567');
  await form.locator('[name="email"]').fill(email);
  await form.getByRole('button').click();
  await page.waitForURL('**/thank-you');
  await page.goto('/my-data');
  await sound(page, 'my-data');
  await page.locator('[name="email"]').fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText(siteMessages.dataLinkSent)).toBeVisible();
  const mail = await mailTo(request, email, /What we hold about you/);
  await page.goto(linkIn(mail.text));
  await expect(page.getByText('Mariam Test')).toBeVisible();
  await sound(page, 'my-data held');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Take it along/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('muqarin-my-data.json');
  await page.getByText('Delete everything', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText(/^E-/)).toBeVisible();
  await expect(page.getByText('Mariam Test')).toBeHidden();
  await page.goto(linkIn(mail.text));
  await expect(page.locator('main').getByRole('alert')).toContainText(siteMessages.dataLinkErased);
  await expect(page.getByText(/^E-/)).toBeVisible();
  await sound(page, 'my-data erased, its link again');
  expect(problems).toEqual([]);
});
