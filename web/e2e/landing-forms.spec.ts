/** The forms of landing pages, popup and guides where scripts run: exact texts, states and ends (S2 2, 4, 5, 8; decisions A4, A39). */
import { siteMessages } from '@muqarin/rules/site/messages';
import { expect, type Locator, test } from '@playwright/test';
import { listenTo } from './support/heard.ts';
import { holdScripts, hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { watch } from './support/sound.ts';
import { eventsAbout, mailTo } from './support/stream.ts';

async function fillPerson(form: Locator, names = { email: 'email', phone: 'phone' }) {
  const email = newEmail();
  await form.locator('[name="name"]').fill('Mariam Test');
  await form.locator(`[name="${names.phone}"]`).fill('50 123 4567');
  await form.locator(`[name="${names.email}"]`).fill(email);
  return email;
}

/** Beside its field; the summary says it too. */
const warned = (form: Locator, hasText: string) => form.locator('[data-warning]', { hasText });

async function beAPerson(form: Locator) {
  await form.getByLabel('I am a person').check();
  await expect(form.getByText('Working on it')).toHaveCount(0);
}

test('the quote popup and call-me-back say the document’s words, and mail a reference', async ({
  page,
  request,
}) => {
  const problems = await watch(page);
  await page.goto('/uae/en/insurance/car');
  await hydrated(page);
  await page.locator('a[href="#quote"]').first().click();
  const popup = page.locator('#get-quote');
  await expect(popup).toBeVisible();
  await expect(popup.locator('[name="dial_code"]')).toHaveValue('+971');
  const ask = popup.getByRole('button', { name: 'GET A QUOTE' });
  await ask.click();
  await expect(popup.getByText(siteMessages.fillAllFields)).toBeVisible();
  await popup.locator('[name="phone"]').fill('12');
  await ask.click();
  await expect(popup.locator('[name="phone"]')).toHaveAttribute('aria-invalid', 'true');
  const email = await fillPerson(popup, { email: 'email_from', phone: 'phone' });
  await ask.click();
  await expect(popup.getByText(siteMessages.callBackThanks)).toBeVisible();
  await expect(popup.locator('[name="name"]')).toHaveValue('');
  expect((await mailTo(request, email, /We have your request/)).text).toContain('MQ-');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  const form = page.locator('#call-me-back');
  await fillPerson(form, { email: 'email_from', phone: 'phone' });
  await page.route('**/contact', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: { title: 'Not just now' } } })
      : route.fallback(),
  );
  await form.getByRole('button', { name: siteMessages.callMeBack }).click();
  await expect(form.getByText(`Not just now ${siteMessages.callBackFailed}`)).toBeVisible();
  await page.unroute('**/contact');
  expect(problems).toEqual([]);
});

test('health asks for the client type and who the person is; travel for days in order, from its pickers', async ({
  page,
}) => {
  await page.goto('/uae/en/insurance/health');
  await hydrated(page);
  const health = page.locator('#call-me-back');
  await fillPerson(health, { email: 'email_from', phone: 'phone' });
  await health.getByRole('button', { name: siteMessages.callMeBack }).click();
  await expect(health.locator('[name="client_type_id"]')).toHaveAttribute('aria-invalid', 'true');
  for (const message of ['enterGender', 'enterDateOfBirth', 'enterNationality'] as const)
    await expect(warned(health, siteMessages[message])).toBeVisible();
  await health.locator('[name="client_type_id"]').selectOption('2');
  await health.locator('[name="gender_id"]').selectOption('2');
  await health.locator('[name="nationality_id"]').selectOption('914');
  for (const [part, value] of [
    ['Year', '1991'],
    ['Month', 'March'],
    ['Day', '14'],
  ] as const) {
    await health.getByRole('combobox', { name: part }).fill(value);
    await health.getByRole('option', { name: value, exact: true }).click();
  }
  const called = page.waitForRequest((sent) => sent.url().endsWith('/contact'));
  await health.getByRole('button', { name: siteMessages.callMeBack }).click();
  expect((await called).postDataJSON().params).toMatchObject({
    insurance_type: 'medical',
    client_type_id: 2,
    gender_id: '2',
    date_of_birth: '14/3/1991',
    nationality_id: '914',
  });
  await expect(health.getByText(siteMessages.callBackThanks)).toBeVisible();
  await expect(health.getByRole('combobox', { name: 'Year' })).toHaveValue('');

  await page.goto('/uae/en/insurance/travel');
  await hydrated(page);
  const travel = page.locator('#travel-lead');
  await fillPerson(travel);
  await beAPerson(travel);
  const send = travel.getByRole('button', { name: 'Send my request' });
  // The browser's own lists, which ours take the place of, stay while they have focus.
  await expect(travel.locator('input[role="combobox"]').first()).toBeVisible();
  await send.click();
  await expect(warned(travel, siteMessages.enterTravelDate)).toBeVisible();
  const year = String(new Date().getFullYear() + 1);
  const pick = async (name: string, [month, day]: [string, string]) => {
    const group = travel.getByRole('group', { name });
    await group.getByRole('combobox', { name: 'Year' }).click();
    await group.getByRole('option', { name: year }).click();
    // A year that is chosen leads to the month, a month to the day.
    await expect(group.getByRole('combobox', { name: 'Month' })).toBeFocused();
    await group.getByRole('combobox', { name: 'Month' }).fill(month.slice(0, 3));
    await group.getByRole('option', { name: month }).click();
    await expect(group.getByRole('combobox', { name: 'Day' })).toBeFocused();
    await group.getByRole('combobox', { name: 'Day' }).fill(day);
    await group.getByRole('option', { name: day, exact: true }).click();
  };
  await pick('First day of travel', ['March', '14']);
  await pick('Last day of travel', ['March', '13']);
  await send.click();
  await expect(warned(travel, siteMessages.returnBeforeTravel)).toBeVisible();
  const lastDay = travel.getByRole('group', { name: 'Last day of travel' });
  await expect(lastDay.locator('[aria-invalid="true"]')).toHaveCount(3);
  await travel.getByRole('alert').getByRole('link').click();
  await expect(lastDay.getByRole('combobox', { name: 'Year' })).toBeFocused();
  await pick('Last day of travel', ['April', '2']);
  await send.click();
  await page.waitForURL('**/thank-you');
  await expect(page.locator('main dd').first()).toHaveText(/^MQ-/);
});

test('a date that is put right is the one that is stored, whether the page is hydrated or not', async ({
  page,
  request,
}) => {
  const release = await holdScripts(page);
  await page.goto('/uae/en/insurance/travel', { waitUntil: 'commit' });
  const form = page.locator('#travel-lead');
  const email = await fillPerson(form);
  const year = String(new Date().getFullYear() + 1);
  const part = (name: string) => form.locator(`[name="${name}"]`);
  for (const date of ['travel_date', 'return_date'] as const)
    for (const [name, value] of Object.entries({ year, month: '3', day: '14' }))
      await part(`${date}[${name}]`).selectOption(value);
  // Nobody is a person yet: back it comes, with both dates.
  await form.getByRole('button', { name: 'Send my request' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await part('travel_date[day]').selectOption('12');
  release();
  await hydrated(page);
  const group = (name: string) => form.getByRole('group', { name });
  await part('return_date[day]').blur();
  const first = group('First day of travel').getByRole('combobox', { name: 'Day' });
  await expect(first).toHaveAttribute('aria-autocomplete', 'list');
  await expect(first).toHaveValue('12');
  const last = group('Last day of travel').getByRole('combobox', { name: 'Day' });
  await last.fill('20');
  await group('Last day of travel').getByRole('option', { name: '20', exact: true }).click();
  await beAPerson(form);
  await form.getByRole('button', { name: 'Send my request' }).click();
  await page.waitForURL('**/thank-you');
  await expect.poll(async () => (await eventsAbout(request, email)).length).toBe(1);
  const [stored] = await eventsAbout(request, email);
  expect(stored?.value).toContain(`${year}-03-12`);
  expect(stored?.value).toContain(`${year}-03-20`);
});

test('a guide’s form waits, fails for three seconds, succeeds and thanks', async ({ page }) => {
  const problems = await watch(page);
  await page.goto('/blog/whom-you-pay');
  await hydrated(page);
  const form = page.locator('#blog-lead');
  const button = form.locator('button[type="submit"]');
  await button.click();
  await expect(form.locator('[name="contact_no"]')).toHaveAttribute('aria-invalid', 'true');
  await fillPerson(form, { email: 'email', phone: 'contact_no' });
  await beAPerson(form);
  await page.route('**/api/blog/create-lead', (route) =>
    route.fulfill({ json: { status: 'error' } }),
  );
  const shown = await listenTo(button);
  await button.click();
  await shown(siteMessages.blogFailed);
  await expect(button).toHaveText(siteMessages.callMeBack, { timeout: 5000 });
  await page.unroute('**/api/blog/create-lead');
  await beAPerson(form);
  await button.click();
  await page.waitForURL('**/blog/thank-you');
  expect(problems).toEqual([]);
});

test('what was filled in and ticked before the page was hydrated counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog/whom-you-pay', { waitUntil: 'commit' });
  const form = page.locator('#blog-lead');
  await fillPerson(form, { email: 'email', phone: 'contact_no' });
  await form.getByLabel('I am a person').check();
  release();
  await hydrated(page);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL('**/blog/thank-you');
});
