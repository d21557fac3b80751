/** The switch "Prices with VAT" without scripts: a form post and 303, on list and comparison of each line. */
import { test } from '@playwright/test';
import { pricedLines } from './support/list-of.ts';
import { expectBothFigures } from './support/with-vat.ts';

for (const line of pricedLines) {
  test(`${line}: the list, the tray and the comparison show what is paid`, async ({ page }) => {
    await expectBothFigures(page, line, false);
  });
}
