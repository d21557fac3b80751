/** A trip whose dates are corrected after a refusal, as plain posts: what is stored is what the person saw last (S2 5, A4). */
import { siteMessages } from '@muqarin/rules/site/messages';
import { expect, type Locator, test } from '@playwright/test';
import { newEmail } from './support/journey.ts';
import { eventsAbout } from './support/stream.ts';

const year = String(new Date().getFullYear() + 1);

test('a date that is put right after the form came back is the date that is stored', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await page.goto('/uae/en/insurance/travel');
  const form = page.locator('#travel-lead');
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="phone"]').fill('501234567');
  await choose(form, 'travel_date', [year, '3', '14']);
  await choose(form, 'return_date', [year, '3', '10']);
  await send(form);
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('Please enter your name.');
  await expect(alert).toContainText(siteMessages.returnBeforeTravel);
  await expectChosen(form, 'return_date', [year, '3', '10']);

  await form.locator('[name="name"]').fill('Mariam Test');
  await choose(form, 'return_date', [year, '4', '2']);
  await form.locator('[name="phone"]').fill('12');
  await send(form);
  await expect(alert).toContainText('phone number');
  await expect(alert).not.toContainText(siteMessages.returnBeforeTravel);
  await expectChosen(form, 'return_date', [year, '4', '2']);

  // Both dates are good ones already: nothing but what is stored tells whether the last word counted.
  await form.locator('[name="phone"]').fill('501234567');
  await choose(form, 'travel_date', [year, '3', '5']);
  await choose(form, 'return_date', [year, '5', '20']);
  await send(form);
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(async () => (await eventsAbout(request, email)).length).toBe(1);
  const [stored] = await eventsAbout(request, email);
  expect(stored?.value).toContain(`${year}-03-05`);
  expect(stored?.value).toContain(`${year}-05-20`);
});

type Dated = [year: string, month: string, day: string];

const part = (form: Locator, date: string, name: string) =>
  form.locator(`select[name="${date}[${name}]"]`);

async function choose(form: Locator, date: string, [y, m, d]: Dated): Promise<void> {
  await part(form, date, 'year').selectOption(y);
  await part(form, date, 'month').selectOption(m);
  await part(form, date, 'day').selectOption(d);
}

async function expectChosen(form: Locator, date: string, [y, m, d]: Dated): Promise<void> {
  await expect(part(form, date, 'year')).toHaveValue(y);
  await expect(part(form, date, 'month')).toHaveValue(m);
  await expect(part(form, date, 'day')).toHaveValue(d);
}

async function send(form: Locator): Promise<void> {
  // A ticket of the page counts from three seconds after it was rendered (decisions X8).
  await form.page().waitForTimeout(3200);
  await form.locator('button[type="submit"], button:not([type])').last().click();
}
