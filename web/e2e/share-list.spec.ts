/** A list shared with somebody else, in each line: their own quote of the same answers, without the contact (features 97). */
import { expect, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { lines, openList } from './support/list-of.ts';
import { expectShared, sharedLink } from './support/shared-list.ts';
import { sound, watch } from './support/sound.ts';

for (const line of lines) {
  test(`${line}: the link of a list opens the same plans for somebody else`, async ({
    page,
    browser,
  }) => {
    await expectShared(page, browser, line, true);
  });
}

test('the link is copied by a press', async ({ page, context }) => {
  const problems = await watch(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, 'general');
  await hydrated(page);
  const link = await sharedLink(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await sound(page, 'a list that is shared');
  expect(problems).toEqual([]);
});
