/** Two agents and a supervisor at three browsers, while leads of five lines arrive (issue 20, "Done when"). */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Member, memberAt } from './support/agent.ts';
import { medicalPolicyOfList } from './support/bought-policies.ts';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { leadOf, leadsOf, newPhone } from './support/lead.ts';
import { medicalQuoteAtOnce } from './support/medical-at-once.ts';

const newest = '/staff/desk?slot=morning&page=9999';

async function at(browser: Browser, user: Member, width: number): Promise<Page> {
  const viewport = { width, height: width === 390 ? 844 : 900 };
  const page = await (await browser.newContext({ viewport })).newPage();
  await memberAt(page, user);
  return page;
}

const rowOf = (page: Page, reference: string) =>
  page.locator('main ol > li', { hasText: reference });

async function take(page: Page, reference: string): Promise<void> {
  await page.goto(newest);
  const row = rowOf(page, reference);
  await hydrated(page, row.locator('form'));
  await row.getByRole('button').click();
  await expect(page.getByText('The lead is yours.')).toBeVisible();
}

test('leads of five lines are worked on by two agents, and a supervisor sees it', async ({
  browser,
}) => {
  test.slow();
  const rana = await at(browser, 'rana', 1920);
  const tariq = await at(browser, 'tariq', 1280);
  const huda = await at(browser, 'huda', 390);
  for (const desk of [rana, tariq]) await desk.goto(newest);
  await huda.goto('/staff/desk/wall');

  const lines = Object.keys(leadsOf) as (keyof typeof leadsOf)[];
  const phones = lines.map(() => newPhone());
  const leads: string[] = [];
  for (const [nth, of] of lines.entries())
    leads.push(await leadOf(phones[nth] ?? '', { of, slot: 'morning' }));
  const [one = '', two = '', three = ''] = leads;
  // On each desk as they come.
  for (const reference of leads) await expect(rowOf(rana, reference)).toBeVisible();

  // A machine dies in the middle of a call: nothing of its browser is heard any more.
  const noor = await at(browser, 'noor', 1280);
  await take(noor, three);
  await noor.context().close();

  // A wide screen is used: the queue in two columns beside what one does with it.
  const columns = async (desk: Page) => {
    const boxes = await desk
      .locator('main ol > li')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().left)));
    return new Set(boxes).size;
  };
  expect([await columns(rana), await columns(tariq)]).toEqual([2, 1]);

  await take(rana, one);
  await expect(rowOf(tariq, one)).toContainText('With rana');
  await expect(rowOf(tariq, one).getByRole('button')).toHaveCount(0);
  await take(tariq, two);
  const agents = huda.locator('#wall-agents ~ ul > li');
  await expect(agents.filter({ hasText: one })).toContainText('rana');
  await expect(agents.filter({ hasText: two })).toContainText('tariq');
  await expect(agents.filter({ hasText: three })).toContainText('noor');

  // One buys in the middle of the call: whoever talks to them is told, and sees what it is.
  const [buyer, mobile] = [await browser.newPage(), newPhone()];
  await medicalQuoteAtOnce(buyer, newEmail(), `0${mobile}`);
  await tariq.goto('/staff/desk');
  await tariq.getByLabel('Name, number or reference').fill(`0${mobile}`);
  await tariq.getByLabel('Name, number or reference').press('Enter');
  await tariq.locator('main ol > li').getByRole('link').click();
  await tariq.getByRole('button', { name: 'Take' }).click();
  await expect(tariq.getByText('The lead is yours.')).toBeVisible();
  await medicalPolicyOfList(buyer);
  await expect(tariq.getByText('This request was closed a moment ago')).toBeVisible();
  await tariq.getByRole('link', { name: 'Look again before you say more' }).click();
  await expect(tariq.locator('h1 ~ p, h1 + *').filter({ hasText: 'Bought' }).first()).toBeVisible();

  // They ask never to be called again: nobody is offered this number any more, whatever they send.
  await rana.getByLabel('What came of the call?').selectOption('Never call again');
  await rana.getByRole('button', { name: 'Finish the call' }).click();
  await expect(rana.getByText('Kept. The lead is free again.')).toBeVisible();
  const again = await leadOf(phones[0] ?? '', { slot: 'morning' });
  await rana.goto(newest);
  await expect(rowOf(rana, one)).toHaveCount(0);
  const search = rana.getByLabel('Name, number or reference');
  await search.fill(again);
  await search.press('Enter');
  await rowOf(rana, again).getByRole('link').click();
  await expect(rana.getByText('Not to be called now. They are not to be called.')).toBeVisible();
  await expect(rana.locator('a[href^="tel:"]')).toHaveCount(0);

  // Theirs for as long as their last sign is good (bff/test/desk.test.ts), and nobody else's meanwhile.
  await tariq.goto(newest);
  await expect(rowOf(tariq, three)).toContainText('With noor');
  for (const page of [rana, tariq, huda]) await page.context().close();
});
