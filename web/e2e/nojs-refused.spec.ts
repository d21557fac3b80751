/** Every plain form that is posted by an old page goes back to a page that exists and says so. */
import { formPaths } from '@muqarin/bff/contract/forms';
import { generalPaths } from '@muqarin/bff/contract/general/pages';
import { motorOrderPaths } from '@muqarin/bff/contract/motor/order-pages';
import { motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { siteFormPaths } from '@muqarin/bff/contract/site-forms';
import { messages } from '@muqarin/rules/messages';
import { expect, test } from '@playwright/test';

/** Beside the forms: reads, pages of a link, and the calls of scripts. */
const noForms: readonly string[] = [
  motorListPaths.planDetail,
  motorListPaths.report,
  motorOrderPaths.submitDocuments,
  motorOrderPaths.documentsDone,
];

const cases = ['/claim/CL-2222-2222', '/complaint/C-2222-2222'];

test('no form that is refused leads to a page that is not there', async ({ page, baseURL }) => {
  const paths = [formPaths, generalPaths, motorFormPaths, motorListPaths, motorOrderPaths]
    .flatMap((group): string[] => Object.values(group))
    .concat(
      Object.values(siteFormPaths),
      cases,
      cases.map((address) => `${address}/code`),
    )
    .filter((path) => !noForms.includes(path));
  await page.goto('/');
  const lost: string[] = [];
  const shown = new Map<string, boolean>();
  for (const path of new Set(paths)) {
    const answer = await page.request.post(path, {
      form: { csrf_token: 'of yesterday' },
      headers: { accept: 'text/html', origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    });
    const to = answer.headers().location;
    // Only read.
    if (to === undefined && answer.status() === 404) continue;
    const goal = to ?? path;
    if (!shown.has(goal)) {
      const back = await page.request.get(goal, { headers: { accept: 'text/html' } });
      shown.set(goal, back.ok());
    }
    if (answer.status() !== 303 || !shown.get(goal)) lost.push(`${path} leads to ${goal}`);
  }
  expect(lost).toEqual([]);
});

for (const address of cases)
  test(`a code for ${address} that is refused is refused there`, async ({ page, context }) => {
    await page.goto(address);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Mail me a code' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('alert')).toContainText(messages.pageExpired);
    await page.getByRole('button', { name: 'Mail me a code' }).click();
    await expect(page.locator('[name="code"]')).toBeVisible();
  });
