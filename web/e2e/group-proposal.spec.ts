/** An employer proposes to the board in both languages, and asks for a quote (S0 4, 5, 7; decisions M46-M49), each page sound. */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { type Browser, expect, type Page, test } from '@playwright/test';
import picksAr from '../messages/ar/page/corporate-picks.json' with { type: 'json' };
import proposalAr from '../messages/ar/page/corporate-proposal.json' with { type: 'json' };
import tileAr from '../messages/ar/page/corporate-tile-picks.json' with { type: 'json' };
import alongAr from '../messages/ar/page/take-along.json' with { type: 'json' };
import picksEn from '../messages/en/page/corporate-picks.json' with { type: 'json' };
import proposalEn from '../messages/en/page/corporate-proposal.json' with { type: 'json' };
import tileEn from '../messages/en/page/corporate-tile-picks.json' with { type: 'json' };
import alongEn from '../messages/en/page/take-along.json' with { type: 'json' };
import { saveMembers, seeCorporatePlans, walkCorporate } from './support/corporate-buyer.ts';
import {
  corporateProducts,
  openFirstPicks,
  proposeForBoth,
  savedGroupQuoteAtOnce,
} from './support/corporate-quote.ts';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { sound, watch } from './support/sound.ts';
import { linkIn, mailTo } from './support/stream.ts';
import { escapeWarning } from './support/warning.ts';

const summary = `${corporateProducts}?category=summary`;
const words = {
  en: { picks: picksEn, proposal: proposalEn, along: alongEn, tile: tileEn },
  ar: { picks: picksAr, proposal: proposalAr, along: alongAr, tile: tileAr },
};

for (const language of ['en', 'ar'] as const) {
  const { picks: t, proposal: p, along, tile } = words[language];

  test(`a proposal goes to the board as files and as a link, ${language}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const problems = await watch(page);
    await savedGroupQuoteAtOnce(page, [1, 2]);
    await page.goto(
      `/language/${language}?return=${encodeURIComponent(`${corporateProducts}?category=1`)}`,
    );
    await hydrated(page);
    const panel = page.locator('#picks');
    await hydrated(page, panel.locator('form').last());
    await panel.locator('summary').first().click();
    if (language === 'en') {
      await panel.getByRole('button', { name: t.downloadPdf }).click();
      await escapeWarning(page, corporateMessages.proposalEmpty);
      await openFirstPicks(page);
      const add = page
        .locator('#plans')
        .getByRole('button', { name: new RegExp(`^${tile.propose}`) });
      await add.locator('visible=true').first().click();
      await expect(panel.locator('[data-option="1"]')).toBeVisible();
      await panel.getByRole('button', { name: t.downloadPdf }).click();
      await escapeWarning(page, corporateMessages.proposalIncomplete);
      await sound(page, 'a list with an open proposal', { within: '#picks' });
      await panel.getByRole('button', { name: new RegExp(`^${t.remove}`) }).click();
      await expect(panel.getByText(t.proposalNone)).toBeVisible();
    }
    await proposeForBoth(page);
    await page.goto(summary);
    await hydrated(page, panel.locator('form').last());
    await expect(panel.locator('[data-option="1"] li')).toHaveCount(2);
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await sound(page, `premium summary with a proposal, ${language}`);
    for (const [label, ending] of [
      [t.downloadPdf, 'pdf'],
      [t.downloadXlsx, 'xlsx'],
    ] as const) {
      const file = page.waitForEvent('download');
      await panel.getByRole('button', { name: label }).click();
      expect((await file).suggestedFilename()).toMatch(new RegExp(`^proposal-MQ-.*[.]${ending}$`));
      await expect(panel.getByRole('button', { name: along.downloaded }).first()).toBeVisible();
    }
    await panel.getByRole('button', { name: p.boardMake }).click();
    const field = panel.getByLabel(p.boardLink);
    await expect(field).toHaveValue(/\/survey\/medical\/corporate\/proposal\//);
    await sound(page, `a link for the board, ${language}`, { within: '#picks' });
    const link = await field.inputValue();
    await readByBoard(browser, page, `${link}?lang=${language}`, language);
    await panel.getByRole('button', { name: p.boardEnd }).click();
    await expect(field).toHaveCount(0);
    const answer = await page.request.get(link);
    expect(answer.status()).toBe(404);
    expect(problems).toEqual([]);
  });
}

/** As somebody who has nothing but the link. */
async function readByBoard(browser: Browser, of: Page, link: string, language: string) {
  const context = await browser.newContext({ viewport: of.viewportSize() });
  const board = await context.newPage();
  const problems = await watch(board);
  await board.goto(link);
  await expect(board.locator('html')).toHaveAttribute('lang', language);
  await expect(board.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(board.locator('[data-option="1"] tbody tr')).toHaveCount(2);
  await expect(board.locator('main form')).toHaveCount(0);
  await sound(board, `the board's page, ${language}`);
  for (const form of ['pdf', 'xlsx']) {
    const href = await board.locator(`main a[href$=".${form}"]`).getAttribute('href');
    const file = await board.request.get(href ?? '');
    expect(file.headers()['content-disposition']).toContain(`.${form}`);
  }
  expect(problems).toEqual([]);
  await context.close();
}

test('checked plans are mailed, and their mail leads back', async ({ page, request }) => {
  test.slow();
  const problems = await watch(page);
  const email = newEmail();
  await walkCorporate({ page, scripts: true }, email);
  await seeCorporatePlans(page);
  await hydrated(page);
  await saveMembers(page, 7);
  await hydrated(page);
  const panel = page.locator('#picks');
  await hydrated(page, panel.locator('form').last());
  await panel.locator('summary').first().click();
  const send = panel.locator('form[action$="/send-quote"] button');
  // The Quote button is for staff alone (decisions M40).
  await expect(panel.locator('form[action$="/quotation-lines"]')).toHaveCount(0);
  await send.click();
  await escapeWarning(page, corporateMessages.noPlansSelected);
  await openFirstPicks(page);
  await page
    .locator('#plans')
    .getByRole('checkbox', { name: /^Quote check/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(panel.locator('summary').first()).toContainText('Checked for a quote: 1');
  await send.click();
  await expect(send).toHaveText(corporateMessages.quoteSent);
  await expect(send).toHaveText(picksEn.sendQuote, { timeout: 4000 });
  const { text } = await mailTo(request, email, /^Plans for your group/);
  expect(text).toContain('Category A: ');
  await page.goto(linkIn(text));
  await expect(page).toHaveURL(/\/survey\/medical\/corporate\/products/);
  expect(problems).toEqual([]);
});
