/** Every page in Arabic (X26): from the right, sound, and no English sentence left; the switch needs no script. */
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { answerAtOnce, questionnaireContact } from './support/medical-at-once.ts';
import { buyPlan, openMotorQuote } from './support/motor-buyer.ts';
import { openRows } from './support/open-rows.ts';
import { compare, shownIds } from './support/plans.ts';
import { sound, watch } from './support/sound.ts';

test.use({ locale: 'ar-AE' });

const pages = [
  '/',
  '/blog/reading-a-car-premium',
  '/glossary',
  '/how-we-rank',
  '/privacy',
  '/terms',
  '/complaint',
  '/survey/medical/individual',
  '/survey/medical/sponsor',
  '/survey/motor',
  '/survey/general',
  '/survey/motor/oops',
  '/survey/motor/no-chassis',
  '/survey/motor-documents-submission-success',
  '/thank-you',
  '/staff/sign-in',
  '/uae/ar/insurance/business',
  '/uae/ar/insurance/car',
  '/uae/ar/insurance/health',
];

for (const address of pages) {
  test(`${address} in Arabic`, async ({ page }) => {
    const problems = await watch(page);
    await page.goto(address);
    await expectArabic(page, address);
    expect(problems).toEqual([]);
  });
}

test('medical plans, their comparison and the purchase in Arabic', async ({ page }) => {
  test.slow();
  const problems = await watch(page);
  await answerAtOnce(page);
  await page.goto(questionnaireContact);
  await hydrated(page);
  await page.locator('main [name="name"]').fill('مريم');
  await page.locator('#email').fill(newEmail());
  await page.locator('[name="phone"]').fill('050 123 4567');
  await page.getByLabel('أنا شخص حقيقي').check();
  await expect(page.getByText('جارٍ التحقق…')).toHaveCount(0);
  await page.getByRole('button', { name: 'اعرض وثائقي' }).click();
  await expect(page).toHaveURL(/individual\/products/);
  await hydrated(page);
  await expectArabic(page, 'the list');
  await openRows(page);
  for (const id of (await shownIds(page)).slice(0, 2)) await compare(page, id);
  await expect(page.locator('[aria-label^="تمت الإضافة"]')).toHaveCount(2);
  await page.goto('/survey/medical/individual/compare-plans');
  await expectArabic(page, 'the comparison');
  await page
    .getByRole('button', { name: /اشترِ الآن/ })
    .first()
    .click();
  await expect(page).toHaveURL(/buy-policy/);
  await expectArabic(page, 'the purchase');
  expect(problems).toEqual([]);
});

test('motor plans and the purchase in Arabic', async ({ page }) => {
  test.slow();
  await watch(page);
  await openMotorQuote(page);
  await page.goto('/survey/motor/products?value=set');
  await hydrated(page);
  await expectArabic(page, 'the motor list');
  await buyPlan(page, undefined, 'أمّن هذه السيارة');
  await expectArabic(page, 'the motor purchase');
});

test('makes and models are named in Arabic, and found in either script', async ({ page }) => {
  await page.goto('/survey/motor?step=make');
  await hydrated(page);
  const makes = page.locator('main label:has([name="make_id"])');
  for (const typed of ['toy', 'تويو']) {
    await page.locator('#make_id-filter').fill(typed);
    await expect(makes).toHaveText(['تويوتا']);
  }
  await makes.click();
  const years = page.locator('main label:has([name="manf_year"])');
  await years.filter({ hasText: '2022' }).click();
  const models = page.locator('main label:has([name="model_id"])');
  for (const typed of ['cor', 'كور']) {
    await page.locator('#model_id-filter').fill(typed);
    await expect(models).toHaveText(['كورولا', 'كورولا كروس']);
  }
  const car = page.locator('main button[name="remove"]');
  await expect(car).toHaveText(['تويوتا', '2022']);
});

test('switches to English and back, on the same page', async ({ page }) => {
  await page.goto('/survey/medical/individual?step=emirate');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/step=emirate/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is your main emirate?');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

async function expectArabic(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await sound(page, name);
  expect.soft(await englishSentences(page), `English on ${name}`).toEqual([]);
  expect.soft(await strayPercents(page), `percent signs on ${name}`).toEqual([]);
}

/** A sign apart from its number, or on the left of it, where Arabic letters before would put it (rules/percent). */
function strayPercents(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent ?? '';
      for (const { 0: whole, index } of text.matchAll(/\d[\s\u2066-\u2069]*%/g)) {
        const sign = boxOf(node, index + whole.length - 1);
        const isLeft = sign.width > 0 && sign.left < boxOf(node, index).left;
        if (isLeft || /\s/.test(whole)) found.push(text);
      }
    }
    return found;
  });
}

/** Three Latin words in a row are a sentence; names of cars and hospitals stay as they are, marked or listed. */
function englishSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isNamed = (element: Element | null) =>
      element?.closest('[lang="en"], [dir="ltr"], [data-names], option, script, style') != null;
    const found: string[] = [];
    const see = (text: string, of: Element | null) => {
      const words = /[A-Za-z’']+(?: [A-Za-z’']+){2,}/.exec(text.replace(/[\u2066-\u2069]/g, ''));
      if (words && /\b(the|of|is|your|you|to|and|for|a|by|with)\b/i.test(words[0]) && !isNamed(of))
        found.push(words[0]);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      see(walker.currentNode.textContent ?? '', walker.currentNode.parentElement);
    for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        see(element.getAttribute(name) ?? '', element);
    return [...new Set(found)];
  });
}
