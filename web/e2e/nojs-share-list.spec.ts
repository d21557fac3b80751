/** A list shared with somebody else without scripts: a link to mark and copy, a plain form that opens it (features 97). */
import { expect, test } from '@playwright/test';
import { lines, openList } from './support/list-of.ts';
import { expectShared, sharedLink } from './support/shared-list.ts';

for (const line of lines) {
  test(`${line}: the link of a list opens the same plans for somebody else`, async ({
    page,
    browser,
  }) => {
    await expectShared(page, browser, line, false);
  });
}

test('no button is shown that only a script could press', async ({ page }) => {
  await openList(page, 'motor');
  await sharedLink(page);
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden();
});
