/** A quotation of a car: made by an agent, changed within its card, accepted by its client on a phone (features 111 and 141). */
import { messages } from '@muqarin/rules/messages';
import { expect, test } from '@playwright/test';
import { signIn } from './support/agent.ts';
import { arrived, hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { openMotorQuote } from './support/motor-buyer.ts';
import { openRows } from './support/open-rows.ts';
import { compare, shownIds } from './support/plans.ts';
import { sound, watch } from './support/sound.ts';
import { linkIn, mailTo } from './support/stream.ts';

test('an agent quotes a car, and its client accepts and buys exactly that', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  await openMotorQuote(page, { first_reg_date: '2024-03-02' }, 2024);
  await page.goto('/staff/sign-in');
  await signIn(page);
  const problems = await watch(page);
  await page.goto('/survey/motor/products?value=set');
  await hydrated(page);
  await openRows(page);
  const quote = page.locator('form[action$="/quotation-lines"]').getByRole('button');
  for (const id of (await shownIds(page)).slice(0, 2)) await compare(page, id);
  await hydrated(page, quote);
  await quote.click();
  await expect(quote).toHaveText(messages.backOfficeCreated);

  await page.goto('/staff/quotations?view=mine');
  await expect(page.locator('main ol li').first()).toContainText('Motor · Version 1');
  await page.locator('main ol li a').first().click();
  await page.getByText('Change it', { exact: true }).click();
  await page.getByText(/^Option 1: /).click();
  await arrived(page);
  await sound(page, 'the quotation of a car');
  await page.getByLabel('Insured value in AED').fill('1');
  await page.getByRole('button', { name: 'Show what it changes' }).click();
  await expect(page.getByText('The insured value has to be from')).toBeVisible();
  await page.getByLabel('Insured value in AED').fill('');
  await page.getByLabel('Own claims of the last year').fill('1');
  await page.getByText(/^Option 1: /).click();
  await page.locator('select[name="choice_1_excess"]').selectOption('half');
  await page.locator('select[name^="choice_1_addon_"]').first().selectOption('yes');
  await page.getByRole('button', { name: 'Show what it changes' }).click();
  await expect(page.getByRole('heading', { name: 'What this would change' })).toBeVisible();
  await page.getByRole('button', { name: 'Make this change' }).click();
  await expect(page.getByText('The quotation is changed.')).toBeVisible();
  await page.getByLabel('E-mail address of the client').fill(email);
  await page.getByRole('button', { name: 'Send the quotation' }).click();
  await expect(page.getByText('The quotation is on its way')).toBeVisible();
  expect(problems).toEqual([]);

  const link = linkIn((await mailTo(request, email, /^Your quotation/)).text);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const client = await phone.newPage();
  const complaints = await watch(client);
  await client.goto(link);
  await sound(client, 'the quotation of a car, for its client');
  await expect(client.getByText('Excess for each claim').first()).toBeVisible();
  await client.getByRole('button', { name: 'Choose this option' }).first().click();
  await client.getByRole('button', { name: 'Accept' }).click();
  const buy = client.getByRole('button', { name: 'Buy for AED' });
  await sound(client, 'what was accepted');
  const amount = /AED [\d,.]+/.exec((await buy.textContent()) ?? '')?.[0] ?? '';
  await buy.click();
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Insure this car');
  await sound(client, 'the purchase of what was accepted');
  await expect(client.locator('#amount-due')).toContainText(amount);
  await expect(client.getByText('This is what you accepted in quotation')).toBeVisible();
  await expect(client.getByText('With these add-ons')).toBeVisible();
  await expect(client.locator('[name="selected_addons"], [name="promo_code"]')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await phone.close();
});
