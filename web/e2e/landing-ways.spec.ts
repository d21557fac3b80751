/** Where the links of a landing page lead: the start by client type, parts at one height whichever way they are reached (S2 2, 9). */
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';

const startOf = (page: Page) =>
  page.locator('h1 ~ p a:not([data-modal])').filter({ visible: true });

test('the start of a health page follows the client type that is chosen (decisions A33, A40)', async ({
  page,
}) => {
  for (const [path, to] of [
    ['/uae/en/insurance/health/dubai', '/survey/medical/individual'],
    ['/medical-insurance', '/survey/medical/individual'],
    ['/medical-insurance-corporate', '/survey/medical/corporate'],
  ] as const) {
    await page.goto(path);
    await expect(startOf(page), path).toHaveAttribute('href', to);
  }
  await page.goto('/uae/en/insurance/health');
  await hydrated(page);
  const type = page.locator('#call-me-back [name="client_type_id"]');
  await type.selectOption('2');
  await expect(startOf(page)).toHaveAttribute('href', '/survey/medical/corporate');
  await type.selectOption('1');
  await expect(startOf(page)).toHaveAttribute('href', '/survey/medical/individual');
  await page.locator('a[href="#quote"]').click();
  await page.locator('#get-quote [name="client_type_id"]').selectOption('2');
  await page.keyboard.press('Escape');
  await expect(startOf(page)).toHaveAttribute('href', '/survey/medical/corporate');
  await startOf(page).click();
  await expect(page).toHaveURL(/\/survey\/medical\/corporate$/);
});

test('a part lies at the same height, and is marked, by its address and by its link', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/uae/en/insurance/life');
  await hydrated(page);
  const bar = page.locator('#sections');
  const marked = bar.locator('a[aria-current="location"]');
  const topOf = () =>
    page.locator('#questions').evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await bar.locator('a[href="#questions"]').click();
  await expect(page).toHaveURL(/#questions$/);
  await expect(marked).toHaveAttribute('href', '#questions');
  const byLink = await topOf();
  await page.goto('about:blank');
  await page.goto('/uae/en/insurance/life#questions');
  await hydrated(page);
  await expect(marked).toHaveAttribute('href', '#questions');
  await expect.poll(topOf).toBe(byLink);
});

test('a part of the home page and of a guide lies as high as the page leaves room for its head', async ({
  page,
}) => {
  for (const address of ['/#questions', '/blog/reading-a-car-premium#what-you-earned']) {
    await page.goto(address);
    await hydrated(page);
    const room = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingTop,
    );
    const top = () =>
      page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top);
    await expect.poll(async () => `${Math.round((await top()) ?? 0)}px`, address).toBe(room);
  }
});

test('the start that leads to the form of the page glides there in a second', async ({ page }) => {
  for (const slug of ['bike', 'fleet', 'life', 'travel']) {
    await page.goto(`/uae/en/insurance/${slug}`);
    await hydrated(page);
    const places = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          const look = () => {
            if (seen.at(-1) !== window.scrollY) seen.push(window.scrollY);
            if (window.location.hash === '#call') resolve(seen);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await startOf(page).click();
    // A jump has two: before and after.
    expect((await places).length, slug).toBeGreaterThan(4);
  }
});
