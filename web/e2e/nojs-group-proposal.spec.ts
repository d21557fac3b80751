/** The proposal, the board's link and the quote check as plain pages and forms. */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { proposalMessages } from '@muqarin/rules/medical-corporate/messages-proposal';
import { expect, test } from '@playwright/test';
import {
  corporateProducts,
  openFirstPicks,
  proposeForBoth,
  savedGroupQuoteAtOnce,
} from './support/corporate-quote.ts';
import { sound } from './support/sound.ts';

test('an employer proposes to the board without JavaScript', async ({ page, browser }) => {
  test.slow();
  await savedGroupQuoteAtOnce(page, [1, 2]);
  await page.goto(`${corporateProducts}?category=summary`);
  const panel = page.locator('#picks');
  await panel.getByRole('button', { name: 'Proposal as PDF' }).click();
  await expect(page.locator('main')).toContainText(corporateMessages.proposalEmpty);
  await page.goto(`${corporateProducts}?category=1`);
  await openFirstPicks(page);
  await page
    .locator('#plans')
    .getByRole('button', { name: /^Add to proposal/ })
    .locator('visible=true')
    .first()
    .click();
  await panel.locator('summary').first().click();
  await panel.getByRole('button', { name: /^Remove/ }).click();
  const plan = await proposeForBoth(page);
  await page.goto(`${corporateProducts}?category=summary`);
  await expect(panel.locator('[data-option="1"] li')).toHaveCount(2);
  await sound(page, 'premium summary with a proposal', { scripts: false });
  const file = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Proposal as a spreadsheet' }).click();
  expect((await file).suggestedFilename()).toMatch(/^proposal-MQ-.*[.]xlsx$/);

  await panel.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.locator('main')).toContainText(proposalMessages.boardLinkMade);
  const link = await panel.getByLabel('Link for your board').inputValue();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const board = await context.newPage();
  await board.goto(link);
  await expect(board.locator('[data-option="1"] tbody tr')).toHaveCount(2);
  await sound(board, 'the page of the board', { scripts: false });
  await panel.getByRole('button', { name: 'Stop every link' }).click();
  await expect(page.locator('main')).toContainText(proposalMessages.boardLinksEnded);
  expect((await board.reload())?.status()).toBe(404);
  await expect(board.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await context.close();

  // Nobody to mail it to yet: the contact step first, then back (decisions X32).
  await page.goto(`${corporateProducts}?category=1&rows=all&open=${plan}&tab=trace`);
  await page
    .locator(`#plans [data-plan="${plan}"]`)
    .getByRole('checkbox', { name: /^Quote check/ })
    .click();
  await page.goto(`${corporateProducts}?category=summary`);
  await panel.getByRole('button', { name: 'Send quote' }).click();
  await expect(page).toHaveURL(/step=company/);
});
