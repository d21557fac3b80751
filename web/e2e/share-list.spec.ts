/** A list shared with somebody else, in each line: their own quote of the same answers, without the contact (features 97). */
import { readFileSync } from 'node:fs';
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { expect, test } from '@playwright/test';
import { holdLaterScripts } from './support/hold-later-scripts.ts';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { lines, lists, motorQuoteOf, openList } from './support/list-of.ts';
import { openRows } from './support/open-rows.ts';
import { expectShared, sharedLink } from './support/shared-list.ts';
import { sound, watch } from './support/sound.ts';
import { mailTo } from './support/stream.ts';
import { escapeWarning } from './support/warning.ts';

for (const line of lines) {
  test(`${line}: the link of a list opens the same plans for somebody else`, async ({
    page,
    browser,
  }) => {
    await expectShared(page, browser, line, true);
  });
}

for (const line of lines) {
  test(`${line}: the whole list is had as a file`, async ({ page }) => {
    await openList(page, line);
    await hydrated(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the quote' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^quote-MQ-.*\.pdf$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
}

test('motor: the compared plans go by mail from the top of the list', async ({ page, request }) => {
  const email = newEmail();
  await motorQuoteOf(page, email);
  await page.goto(lists.motor);
  await hydrated(page);
  await openRows(page);
  await page.locator('summary', { hasText: 'E-mail these plans' }).click();
  const mail = page.locator('section[aria-labelledby="take-along"] form').getByRole('button');
  // Pressed before, it posts: the page comes again, its groups folded.
  await hydrated(page, mail);
  await mail.click();
  await escapeWarning(page, messages.selectProducts);
  const compare = page.locator('#plans [data-compare]').locator('visible=true');
  for (const [at, said] of [motorMessages.quoteMailed, motorMessages.comparisonMailed].entries()) {
    await compare.nth(at).click();
    await mail.click();
    await expect(mail).toHaveText(said);
  }
  expect((await mailTo(request, email, /compar/i)).text).toContain('AED');
});

test('motor: what is opened before its script comes stays open, and the focus with it', async ({
  page,
}) => {
  await openList(page, 'motor');
  const release = await holdLaterScripts(page);
  await page.reload();
  await hydrated(page);
  const fold = page.locator('details', { hasText: 'Share this list' });
  await fold.locator('summary').click();
  await fold.evaluate((node) => node.setAttribute('data-before', ''));
  release();
  await expect(page.locator('[data-before]')).toHaveCount(0);
  await expect(fold).toHaveAttribute('open');
  await expect(fold.locator('summary')).toBeFocused();
});

test('what is opened in the moment in which its script takes over is open', async ({ page }) => {
  await page.addInitScript(() => {
    let isPressed = false;
    // The last thing that is asked before the part is drawn anew: a press that was on its way comes right after it.
    const { matches } = Element.prototype as {
      matches: (this: Element, selector: string) => boolean;
    };
    const pressedThen = function (this: Element, selector: string) {
      const found = matches.call(this, selector);
      const summary = () =>
        [...document.querySelectorAll('summary')].find((each) => /Share/.test(each.textContent));
      if (selector === ':active' && !isPressed && summary()) {
        isPressed = true;
        queueMicrotask(() => summary()?.click());
      }
      return found;
    };
    Object.assign(Element.prototype, { matches: pressedThen });
  });
  await openList(page, 'general');
  await hydrated(page, page.getByRole('button', { name: 'Copy the link' }));
});

test('the link is copied by a press', async ({ page, context }) => {
  const problems = await watch(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, 'general');
  await hydrated(page);
  const link = await sharedLink(page);
  const copy = page.getByRole('button', { name: 'Copy the link' });
  await hydrated(page, copy);
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await sound(page, 'a list that is shared');
  expect(problems).toEqual([]);
});
