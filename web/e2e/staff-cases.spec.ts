/** The desk of claims and complaints: due first, taken, answered, closed against the customer by two people only (features 140). */
import { expect, test } from '@playwright/test';
import { memberAt, signIn } from './support/agent.ts';
import { arrived, hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { chooseFiles } from './support/motor-buyer.ts';
import { sound, watch } from './support/sound.ts';
import { mailTo } from './support/stream.ts';

test('a complaint is taken, answered, and closed by two against the customer, whose mail names Sanadak', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const problems = await watch(page);
  const email = newEmail();
  await page.goto('/complaint');
  await hydrated(page);
  const form = page.locator('main form').first();
  await form.locator('[name="request"]').fill('Nobody called me back');
  await form.locator('[name="telephone"]').fill('501234567');
  await form.locator('[name="email"]').fill(email);
  await form.getByRole('button', { name: 'Submit complaint' }).click();
  await page.waitForURL('**/thank-you');
  const reference = await page.locator('main dd').first().innerText();

  // What they have at hand, on the page of the complaint: theirs without a code, as this browser filed it.
  await page.goto(`/complaint/${reference}`);
  await hydrated(page, page.locator('input[name="paper"]'));
  await sound(page, 'a complaint without papers');
  await page.locator('input[name="paper"]').setInputFiles({
    name: 'Letter of Mariam.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ'),
  });
  await page.getByRole('button', { name: 'Send the file' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
  await hydrated(page);
  await chooseFiles(page, ['paper']);
  await page.getByRole('button', { name: 'Send the file' }).click();
  await expect(page.getByText('Your file has arrived.')).toBeVisible();
  const sent = page.getByRole('region', { name: 'Your files' });
  await expect(sent.getByRole('listitem')).toContainText(/File 1.*PNG/s);
  await sound(page, 'a complaint with papers');

  await page.goto('/staff/sign-in');
  await signIn(page);
  await page.getByRole('link', { name: 'Claims and complaints' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims and complaints');
  await page.goto('/staff/cases?kind=complaint&page=9999');
  await arrived(page);
  await sound(page, 'cases');
  const row = page.locator('main ol li', { hasText: reference });
  await expect(row).toContainText('First word by');
  await expect(row).not.toContainText('Nobody called');
  await expect(row).toContainText('The customer sent a file');
  await row.getByRole('link').click();
  await expect(page.getByText('Nobody called me back')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Files from the customer' }).getByRole('link').click();
  expect((await saved).suggestedFilename()).toBe('paper.png');
  await page.getByRole('button', { name: 'Take' }).click();
  await expect(page.getByText('The case is yours.')).toBeVisible();
  await page.getByLabel('To the customer').fill('We are sorry.\nWe call you today.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The answer is on its way.')).toBeVisible();
  await expect(page.getByText('First word given in time')).toBeVisible();

  await page.getByLabel('To the customer').fill('We called three times.');
  await page.getByRole('button', { name: 'Propose to close it against the customer' }).click();
  await expect(page.getByText('Somebody else has to agree.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agree and close' })).toHaveCount(0);
  await arrived(page);
  await sound(page, 'case');

  // Nobody is told until the second has read it and agrees.
  const huda = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await memberAt(huda, 'huda');
  await huda.goto(page.url());
  await expect(huda.getByText('agent wants to close it against the customer')).toBeVisible();
  await expect(huda.getByText('We called three times.')).toBeVisible();
  await huda.getByRole('button', { name: 'Agree and close' }).click();
  await expect(huda.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText('Closed');
  const told = huda.getByRole('region', { name: 'What the customer was told' });
  await expect(told).toContainText('We called three times.');
  await huda.context().close();
  const news = async () => (await mailTo(request, email, /^News about/)).text;
  await expect.poll(news).toContain('We called three times.');
  expect(await news()).toContain('30 calendar days');
  expect(await news()).toContain('https://www.sanadak.gov.ae');

  // Their page says the same, where nothing is added any more.
  await page.goto(`/complaint/${reference}`);
  await expect(page.getByText('Status: Closed')).toBeVisible();
  await expect(page.getByText('This is closed, so no file can be added.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'File a complaint with Sanadak' })).toBeVisible();
  expect(problems).toEqual([]);
});
