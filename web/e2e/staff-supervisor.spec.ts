/** Who runs the desks: the wall, the list of numbers that nobody calls, and a change of a rate card by two admins (features 112, 116, 142). */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Member, memberAt } from './support/agent.ts';
import { quoteAtOnce } from './support/general-buyer.ts';
import { arrived, hydrated } from './support/hydrated.ts';
import { leadOf, newPhone } from './support/lead.ts';
import { sound, watch } from './support/sound.ts';

/** At a browser of their own. */
async function besides(browser: Browser, user: Member, size: Page): Promise<Page> {
  const page = await (await browser.newContext({ viewport: size.viewportSize() })).newPage();
  await watch(page);
  await memberAt(page, user);
  return page;
}

test('the wall shows who is on what, as it happens', async ({ page, browser }) => {
  test.slow();
  const problems = await watch(page);
  const reference = await leadOf(newPhone(), { slot: 'midday' });
  await memberAt(page, 'huda');
  await page.getByRole('navigation').getByRole('link', { name: 'The wall' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The wall');
  const queue = page.locator('#wall-queues ~ ul li', { hasText: 'Call-backs and other lines' });
  await expect(queue).toContainText('Not called yet');
  const layla = await besides(browser, 'layla', page);
  await layla.goto('/staff/desk?slot=midday&page=9999');
  const row = layla.locator('main ol li', { hasText: reference });
  await hydrated(layla, row.locator('form'));
  await row.getByRole('button').click();
  await expect(layla.getByText('The lead is yours.')).toBeVisible();
  const hers = page.locator('#wall-agents ~ ul > li').filter({
    has: page.getByRole('heading', { level: 3, name: 'layla' }),
  });
  await expect(hers).toContainText(reference);
  await arrived(page);
  // Without its scripts: it moves by itself as others work.
  await sound(page, 'wall', { scripts: false });

  await hers.getByText(`Move the lead ${reference}`).first().click();
  const move = hers.locator('form').filter({ hasText: reference });
  await move.getByLabel('Why?').selectOption('Has too many');
  await move.getByRole('button').click();
  await expect(hers).toContainText('On nothing');
  await expect(layla.getByText('You do not have this lead any more')).toBeVisible();
  await layla.goto('/staff/desk');
  await expect(layla.getByText(`huda put ${reference} back into the queue.`)).toBeVisible();
  await layla.context().close();
  expect(problems).toEqual([]);
});

test('a do-not-call list with rubbish is read whole or not at all, and says which lines', async ({
  page,
}) => {
  const problems = await watch(page);
  await memberAt(page, 'huda');
  await page.getByRole('navigation').getByRole('link', { name: 'Do not call' }).click();
  const [one, two] = [newPhone(), newPhone()];
  const send = async (lines: string[]) => {
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'registry.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
    await page.getByRole('button', { name: 'Read in' }).click();
  };
  await send([`0${one}`, 'nobody@example.com', '=1+1', `+971${two}`, '12']);
  await expect(page.getByText('Nothing was read: correct the lines below')).toBeVisible();
  const bad = page.getByRole('region', { name: 'Lines without a number: 3' });
  await expect(bad).toContainText('Lines: 2, 3, 5');
  await arrived(page);
  await sound(page, 'do not call, with findings');
  await send([`0${one}`, `+971${two}`, `0${one}`]);
  await expect(page.getByText('Numbers read: 3. New on the list: 2.')).toBeVisible();
  await page.locator('#find-typed').fill(two);
  await page.getByRole('button', { name: 'Look up' }).click();
  const found = page.getByRole('status').filter({ hasText: `Ends in ${two.slice(-3)}` });
  await expect(found).toContainText('From the registry');
  await arrived(page);
  await sound(page, 'do not call');
  expect(problems).toEqual([]);
});

/** One plan costs more: drawn, named for who does not see it, and the same figures as a table that a phone moves sideways. */
async function impactShown(page: Page): Promise<void> {
  const impact = page.getByRole('region', { name: 'What it does to premiums', exact: true });
  const bar = impact.getByRole('img');
  await expect(bar).toHaveCount(1);
  const code = await impact.getByRole('heading', { level: 3 }).innerText();
  const named = new RegExp(`^${code}: from AED.[\\d,.]+ to AED.[\\d,.]+, median AED.[\\d,.]+$`);
  await expect(bar).toHaveAccessibleName(named);
  const range = bar.locator('rect').first();
  expect(Number(await range.getAttribute('width'))).toBeGreaterThan(1);
  const table = impact.getByRole('table', { name: 'Change of the premium of a year, by plan' });
  await expect(table.getByRole('rowheader')).toHaveText([code]);
  await expect(table.getByRole('columnheader')).toHaveText([
    'Plan',
    'Median',
    'Smallest',
    'Largest',
    'Median share',
    'Prices that change',
  ]);
  const [median = '', , , share = ''] = await table.getByRole('cell').allInnerTexts();
  expect(await bar.getAttribute('aria-label')).toContain(`median ${median}`);
  expect(share).toMatch(/^\+\d+\.\d\d %$/);
  await bar.scrollIntoViewIfNeeded();
  for (const seen of [bar, table.getByRole('rowheader')]) {
    const box = await seen.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
}

const file = 'general/plans/shiraa/contractors-all-risk.yaml';

test('a rate card is changed by one admin, approved by another, prices at once, and goes back', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = await watch(page);
  const [eve, buyer] = [await besides(browser, 'eve', page), await browser.newPage()];
  await memberAt(page, 'adam');
  await page.getByRole('navigation').getByRole('link', { name: 'Catalogue' }).click();
  await sound(page, 'catalogue');
  const title = `Sites cost more ${test.info().project.name}`;
  await page.getByLabel('What it is for').selectOption('Business');
  await page.getByLabel('What the change is').fill(title);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const address = page.url();
  const edit = async (from: RegExp, to: string) => {
    await page.goto(`${address}?file=${encodeURIComponent(file)}`);
    const text = page.getByLabel('Text of the file');
    await hydrated(page, text.locator('xpath=ancestor::form'));
    await text.fill((await text.inputValue()).replace(from, to));
    await page.getByRole('button', { name: 'Save and check' }).click();
    await expect(page.getByText(/^Saved/)).toBeVisible();
  };
  await edit(/office: "0.1938"/, 'office: "a lot"');
  await expect(page.locator('main mark')).toHaveText('"a lot"');
  await arrived(page);
  await sound(page, 'a file of the catalogue with findings');
  await edit(/office: "a lot"/, 'office: "0.2138"');
  await edit(/id: shiraa-contractors-all-risk-\S+/, `id: shiraa-contractors-all-risk-e2e`);
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'What the linter found' })).toContainText(
    'Nothing.',
  );
  await impactShown(page);
  await arrived(page);
  await sound(page, 'a change of the catalogue');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Somebody who has not worked on it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve it' })).toHaveCount(0);

  await eve.goto(address);
  await eve.getByRole('button', { name: 'Approve it' }).click();
  await expect(eve.locator('h1 ~ p, header p').filter({ hasText: 'Live' }).first()).toBeVisible();
  await quoteAtOnce(buyer);
  await eve.goto('/staff/catalogue');
  const versions = eve.locator('#catalogue-versions ~ div', { hasText: 'Business' });
  await expect(versions.locator('li').first()).toContainText(/imported · quotes: [1-9]/);
  await versions.locator('li').first().getByRole('link').click();
  await expect(eve.getByRole('heading', { level: 1 })).toHaveText('Quotes priced by a version');
  await expect(eve.locator('main ol li').first()).toContainText('priced on');
  await sound(eve, 'quotes of a version');

  await eve.goto(address);
  await eve.getByLabel('Why').fill('Too dear');
  await eve.getByRole('button', { name: 'Roll back to the version of before' }).click();
  await expect(eve.getByText('Rolled back').first()).toBeVisible();
  await arrived(eve);
  await eve.goto('/staff/catalogue');
  await expect(versions.locator('li').first()).toContainText('in force');
  await buyer.close();
  await eve.context().close();
  expect(problems).toEqual([]);
});
