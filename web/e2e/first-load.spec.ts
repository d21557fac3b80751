/** What a page makes a browser fetch before it answers a press: bounds over an empty page of the same build, in kB gzip. */
import { expect, type Page, test } from '@playwright/test';
import { type Member, memberAt } from './support/agent.ts';
import { corporateProducts, savedGroupQuoteAtOnce } from './support/corporate-quote.ts';
import { emptyPageKilobytes, scriptKilobytes } from './support/first-load.ts';
import { newEmail, questionnaire } from './support/journey.ts';
import { lists, openList } from './support/list-of.ts';
import { products } from './support/medical-at-once.ts';
import { motor } from './support/motor.ts';
import { buyPlan, openMotorQuote } from './support/motor-buyer.ts';
import { plansAtOnce } from './support/plans.ts';

const JOURNEY = 40;
const SITE = 15;
const DESK = 90;

test('the pages of the site', async ({ page, baseURL }) => {
  for (const address of ['/', '/uae/en/insurance/car', '/uae/en/insurance/health', '/contact']) {
    await expectLight(page, `${baseURL}${address}`, SITE);
  }
});

test('pages that people come to first bring their drawings along', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const address of ['/', '/uae/en/insurance/car', '/uae/ar/insurance/health']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const named = await page
      .locator('main svg use[href*="scene"]')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''));
    const drawn = await page
      .locator('main svg > g[id^="scene-"]')
      .evaluateAll((scenes) => scenes.map(({ id }) => `#${id}`));
    expect(drawn.length, address).toBeGreaterThan(0);
    expect(drawn, address).toEqual(expect.arrayContaining(named));
    expect(new Set(drawn).size, address).toBe(drawn.length);
  }
  // The file of all scenes: before the first paint it shared the line with the letters of the page.
  expect(asked).not.toContain('/scenes.svg');
});

test('the pages of journeys', async ({ page, baseURL }) => {
  for (const address of [questionnaire, motor, '/survey/general']) {
    await page.goto(address);
    await expectLight(page, page.url(), JOURNEY);
  }
  await plansAtOnce(page, newEmail());
  await expectMarksInPage(page);
  await expectLight(page, `${baseURL}${products}`, JOURNEY);
  await openList(page, 'general');
  await expectMarksInPage(page);
  await expectLight(page, `${baseURL}${lists.general}`, JOURNEY);
  await savedGroupQuoteAtOnce(page);
  await expectLight(page, `${baseURL}${corporateProducts}?category=1`, JOURNEY);
  await expectLight(page, `${baseURL}${corporateProducts}?category=summary`, JOURNEY);
  await openMotorQuote(page);
  await expectMarksInPage(page);
  await expectLight(page, `${baseURL}${motor}/products?value=set`, JOURNEY);
  await buyPlan(page);
  await expectLight(page, page.url(), JOURNEY);
});

test('the desks', async ({ page, baseURL }) => {
  const desks: [Member, string[]][] = [
    ['agent', ['/staff/desk', '/staff/cases', '/staff/quotations']],
    ['huda', ['/staff/desk/wall', '/staff/desk/do-not-call']],
    ['adam', ['/staff/catalogue']],
  ];
  for (const [user, addresses] of desks) {
    await page.context().clearCookies();
    await memberAt(page, user);
    for (const address of addresses) await expectLight(page, `${baseURL}${address}`, DESK);
  }
});

/** The first rows of a list ask for no file of an insurer's mark before they are painted. */
async function expectMarksInPage(page: Page): Promise<void> {
  const marks = page.locator('#plans img');
  await expect
    .poll(() => marks.first().evaluate((mark) => (mark as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const sources = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('src')));
  const kinds = new Set(sources.map((source) => source?.replace(/,.*/s, '')));
  expect([...kinds]).toEqual(['data:image/svg+xml;charset=utf-8']);
}

async function expectLight(page: Page, address: string, bound: number): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const over = (await scriptKilobytes(address, cookie)) - emptyPageKilobytes();
  process.stdout.write(`${new URL(address).pathname}: ${over.toFixed(1)} kB of ${bound}\n`);
  expect(over, address).toBeLessThanOrEqual(bound);
}
