/** What comes late, be it letters, a script or an answer, moves nothing that stands there already (decisions G: no jump). */
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { inParts } from './support/in-parts.ts';
import { newEmail, questionnaire } from './support/journey.ts';
import { products } from './support/medical-at-once.ts';
import { motor, walkMotor } from './support/motor.ts';
import { buyPlan, openMotorQuote } from './support/motor-buyer.ts';
import { openRows } from './support/open-rows.ts';
import { openDetails, plansAtOnce, shownIds } from './support/plans.ts';
import { expectStill, watch } from './support/sound.ts';

/** Longer than the half second after a press for which a browser excuses what moves. */
const LATE_MS = 700;

test('late letters and late lists', async ({ page }) => {
  await watch(page);
  await makeLate(page);
  const phone = page.viewportSize();
  // Where its lines broke anew.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/no-such-page');
  await lettersCame(page);
  await expectStill(page, '404');
  if (phone) await page.setViewportSize(phone);
  await page.goto(motor);
  await walkMotor({ page, scripts: true }, {}, ['brand_new', 'reg_year']);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('input[name="variant_id"]').first()).toBeAttached();
  await expectStill(page, 'the steps of the car');
});

test('a motor plan’s price and a promo code that answer late', async ({ page }) => {
  test.slow();
  await watch(page);
  await openMotorQuote(page, { is_claims: 0 });
  await makeLate(page);
  const readAhead: string[] = [];
  page.on('response', (answer) => void readAhead.push(answer.url()));
  await page.goto(`${motor}/products?value=set`);
  await openRows(page);
  const tile = page.locator('#plans > [data-plan]').first();
  const [id] = await shownIds(page);
  const isRead = (url: string) => url.includes('/plan-detail?') && url.includes(`plan=${id}`);
  await expect.poll(() => readAhead.some(isRead)).toBe(true);
  await hydrated(page);
  await lettersCame(page);
  await openDetails(page, id ?? 0);
  await tile.getByRole('tab', { name: 'How this price is made' }).click();
  await expect(tile.locator('table')).toBeVisible();
  await page.locator('summary', { hasText: 'Insured value' }).click();
  await page.getByRole('slider', { name: 'Insured value in AED' }).press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Keep this value' })).toBeVisible();
  await expectStill(page, 'the motor list');
  await buyPlan(page, ({ insurerName, type }) => {
    return insurerName === 'Liwan Insurance' && type === 'comprehensive';
  });
  await hydrated(page);
  await lettersCame(page);
  for (const [code, answer] of [
    ['nosuch', 'We do not know this code for this plan.'],
    ['liwan150', 'Promo code LIWAN150'],
  ] as const) {
    await page.fill('#promo_code', code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('main')).toContainText(answer);
  }
  await expectStill(page, 'a promo code');
});

test('a health plan that is opened', async ({ page }) => {
  await plansAtOnce(page, newEmail());
  await watch(page);
  await makeLate(page);
  const [first = 0] = await shownIds(page);
  const read = page.waitForResponse((answer) => answer.url().includes(`plan=${first}`));
  await page.goto(`${products}?rows=all`);
  await hydrated(page);
  await openRows(page);
  await read;
  await lettersCame(page);
  await page.locator(`#plan-${first} a[data-open]:visible`).first().click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expectStill(page, 'a plan opened');
});

test('pages that come in parts', async ({ page, baseURL }) => {
  test.slow();
  await watch(page);
  await plansAtOnce(page, newEmail());
  await openMotorQuote(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const slow = await inParts(baseURL ?? '');
  try {
    await page.goto(`${motor}/products?value=set`);
    await hydrated(page);
    await openRows(page);
    for (const id of (await shownIds(page)).slice(0, 3)) {
      await page.locator(`#plan-${id} [data-compare]`).click();
    }
    // The heads of the comparison come first in its table, the footer of a short page last; bars have many cells.
    for (const [path, cuts] of [
      [`${motor}/compare-plans`, shares(0.1, 0.3)],
      [`${motor}/compare-plans`, /(?<=<th .*)<(button|details)/g],
      [`${motor}/products?value=set`, /<summary/g],
      [products, /<a [^>]*_cell/g],
      ['/no-such-page', shares(0, 1)],
    ] as const) {
      slow.cut(cuts);
      await page.goto(slow.origin + path);
      await expectStill(page, path);
    }
  } finally {
    slow.close();
  }
});

test('a reload loses no answer that was not yet taken when the page went', async ({ page }) => {
  const pick = (value: string) =>
    page.locator(`label:has(input[value="${value}"])`).first().click();
  const at = (step: string) => page.waitForURL((url) => url.searchParams.get('step') === step);
  await page.goto(questionnaire);
  await hydrated(page);
  const taken = page.waitForResponse(`**${questionnaire}?step=emirate`);
  await pick('2');
  await taken;
  // The save gets nowhere; what the page sends as it goes does.
  await page.route(`**${questionnaire}?step=category`, async (route) => {
    if (route.request().resourceType() !== 'fetch') await route.continue();
  });
  await at('category');
  await pick('self');
  await at('member_count');
  await page.reload();
  await expect(async () => {
    await page.goto(`${questionnaire}?step=category`);
    await expect(page.locator('input[value="self"]')).toBeChecked({ timeout: 500 });
  }).toPass();
});

function shares(from: number, to: number): number[] {
  return Array.from({ length: 16 }, (_, part) => from + ((to - from) * part) / 16);
}

async function makeLate(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const isLate = ['font', 'fetch', 'xhr'].includes(route.request().resourceType());
    if (isLate) await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.fallback();
  });
}

/** The last thing that could move what a script did not: it is drawn after this. */
async function lettersCame(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(LATE_MS);
}
