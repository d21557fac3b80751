/** Every checkout, with and without JavaScript: plan, amount and who is paid stand before the form and in the button's line. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { choosePlan, quoteAtOnce } from './support/general-buyer.ts';
import { newEmail } from './support/journey.ts';
import { medicalQuoteAtOnce, products } from './support/medical-at-once.ts';
import {
  agree,
  buyPlan,
  chooseFiles,
  confirmButton,
  fillDetails,
  openMotorQuote,
} from './support/motor-buyer.ts';
import { sound, watch } from './support/sound.ts';

interface Price {
  name: string;
  insurerName: string;
  netFils: number;
  vatFils: number;
  grossFils: number;
}

test('health: the amount before the form and beside the button', async ({
  page,
  javaScriptEnabled,
}) => {
  const problems = await watch(page);
  await medicalQuoteAtOnce(page, newEmail());
  const list = await modelOf<{ tiles: (Price & { id: number })[] }>(
    page,
    '/api/pages/medical/individual/products',
  );
  const tile = first(list.tiles);
  await page.goto(`${products.replace('products', 'buy-policy')}?plan=${tile.id}`);
  await expectMoney(page, tile, page.getByRole('button', { name: 'Confirm this plan' }));
  await sound(page, 'the purchase of a plan', { scripts: javaScriptEnabled !== false });
  expect(problems).toEqual([]);
});

test('motor: numbered parts, the papers first, and the amount at both ends', async ({ page }) => {
  await openMotorQuote(page);
  await buyPlan(page);
  const price = await motorPrice(page, 'policy-details');
  await expectMoney(page, price, confirmButton(page));
  const parts = page.locator('main form section:has(> h2) > h2');
  await expect(parts.first()).toHaveText('Documents');
  const numbers = await parts.evaluateAll((heads) =>
    heads.map((head) => getComputedStyle(head, '::before').content),
  );
  expect(numbers.filter((number) => number.includes('counter'))).toHaveLength(6);

  await fillDetails(page);
  await chooseFiles(page);
  await agree(page);
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/cart\/checkout/);
  await expectMoney(
    page,
    await motorPrice(page, 'checkout'),
    page.getByRole('button', { name: /^Pay / }),
  );
});

test('a general policy: the amount before the papers and beside the button', async ({ page }) => {
  await quoteAtOnce(page);
  await choosePlan(page);
  const { tile } = await modelOf<{ tile: Price }>(page, '/api/pages/general/policy-details');
  await expectMoney(page, tile, page.getByRole('button', { name: 'Request this policy' }));
});

async function motorPrice(page: Page, name: string): Promise<Price> {
  const { search } = new URL(page.url());
  const { order } = await modelOf<{ order: { plan: Price; total: Omit<Price, 'name'> } }>(
    page,
    `/api/pages/motor/${name}${search}`,
  );
  return {
    ...order.plan,
    ...order.total,
    name: order.plan.name,
    insurerName: order.plan.insurerName,
  };
}

async function modelOf<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

/** Before the first field; in view all the way down beside it on a desktop; and in the line of the button. */
async function expectMoney(page: Page, price: Price, button: Locator): Promise<void> {
  const receipt = page.locator('section[aria-labelledby="receipt-title"]');
  for (const text of [
    price.name,
    price.insurerName,
    'VAT',
    ...[price.netFils, price.vatFils].map(aed),
  ])
    await expect(receipt).toContainText(text);
  const due = receipt.getByText(aed(price.grossFils)).first();
  await expect(due).toBeVisible();
  const field = page.locator(
    'main form:not([hidden]) :is(input:not([type=hidden]), select, button):visible',
  );
  const place = await receipt.evaluate(
    (node, other) => node.compareDocumentPosition(other as Node),
    await field.first().elementHandle(),
  );
  expect(place & FOLLOWING, 'the receipt comes first').toBeTruthy();
  const bar = page
    .locator('p', { hasText: `paid to ${price.insurerName}` })
    .filter({ visible: true });
  await expect(bar).toContainText(aed(price.grossFils));
  await expect(button).toHaveAccessibleDescription(/a year with VAT, paid to/);
  await button.scrollIntoViewIfNeeded();
  const [barBox, buttonBox] = await Promise.all([bar.boundingBox(), button.boundingBox()]);
  const gap = Math.max(
    (buttonBox?.y ?? 0) - ((barBox?.y ?? 0) + (barBox?.height ?? 0)),
    (barBox?.y ?? 0) - ((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0)),
  );
  expect(gap, 'in one line, or one right over the other').toBeLessThan(24);
  if ((page.viewportSize()?.width ?? 0) >= 1024) await expect(due).toBeInViewport();
}

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which only browsers have. */
const FOLLOWING = 4;

/** The code and the number as the page writes them. */
function aed(fils: number): string {
  const number = (fils / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  return `AED\u00a0${number}`;
}

function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('an empty list');
  return item;
}
