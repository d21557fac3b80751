/** What the site's pages do beyond their text: addresses, tabs, dropdown, questions, dialog, what follows the scroll (S2 2, 4, 9). */
import { contractIds } from '@muqarin/rules/contract-ids';
import { expect, test } from '@playwright/test';
import { chooseEmirate } from './support/home.ts';
import { hydrated } from './support/hydrated.ts';

test('short addresses lead on for good, feed and sitemap name what there is', async ({
  request,
  baseURL,
}) => {
  const short = await request.get('/car/third-party', { maxRedirects: 0 });
  expect(short.status()).toBe(301);
  expect(short.headers().location).toBe('/uae/en/insurance/car/third-party');
  const advert = await request.get('/car?utm_source=a%20d&x=1', { maxRedirects: 0 });
  expect(advert.headers().location).toBe('/uae/en/insurance/car?utm_source=a%20d&x=1');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/uae/ar/insurance/health/abu-dhabi</loc>');
  expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(30);
  const origins = sitemap.match(/(?<=<loc>)https?:\/\/[^/<]+/g);
  expect([...new Set(origins)]).toEqual([baseURL]);
  for (const path of ['/contact', '/my-data']) expect(sitemap).toContain(`${path}</loc>`);
  expect(sitemap).not.toContain('thank-you');
  const thanks = await (await request.get('/thank-you')).text();
  expect(thanks).toMatch(/<link rel="canonical" href="[^"]*\/contact"/);
  const feed = await (await request.get('/blog/feed.xml')).text();
  expect(feed.match(/<item>/g)).toHaveLength(9);
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${baseURL}/sitemap.xml`,
  );
  const missing = await request.get('/uae/en/insurance/car/cairo');
  expect(missing.status()).toBe(404);
});

test('plain pages name their address, say what they are about, and have a picture', async ({
  page,
}) => {
  const said = new Set<string | null>();
  const paths = ['/how-we-rank', '/glossary', '/contact', '/claim', '/complaint', '/my-data'];
  for (const language of ['en', 'ar']) {
    for (const path of paths) {
      await page.goto(`/language/${language}?return=${path}`);
      const head = page.locator('head');
      const address = head.locator('link[rel="canonical"]');
      await expect(address, path).toHaveAttribute('href', new RegExp(`${path}$`));
      const picture = head.locator('meta[property="og:image"]');
      await expect(picture, path).toHaveAttribute('content', new RegExp(`/social/${language}/`));
      said.add(await head.locator('meta[name="description"]').getAttribute('content'));
    }
  }
  expect(said.size).toBe(2 * paths.length);
});

test('the home page: ids of the document, tabs, dropdown, search, questions, dialog', async ({
  page,
}) => {
  await page.goto('/language/en?return=/');
  await hydrated(page);
  await expect(page.locator(`#${contractIds.homeTab2}`)).toHaveText('Health');
  await page.locator(`#${contractIds.homeTab2}`).click();
  await expect(page.getByRole('link', { name: /Me or my family/ })).toBeVisible();
  await expect(page.locator('h1')).toContainText('your family');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#home-panel-motor')).toBeVisible();
  await chooseEmirate(page, 'Sharjah', true);
  await expect(page.locator(`#${contractIds.homeEmirate}`)).toHaveValue('3');

  const question = page.locator('[data-accordion] summary').first();
  const isOpen = () => question.evaluate((node) => (node.parentElement as HTMLDetailsElement).open);
  await question.dblclick();
  expect(await isOpen()).toBe(true);
  await page.waitForTimeout(600);
  await question.click();
  expect(await isOpen()).toBe(false);

  await page.locator('a[href="#how-a-price"]').click();
  const dialog = page.locator('dialog#how-a-price');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();

  await page.locator('#car_make').fill('toy');
  await page.getByRole('option', { name: 'Toyota' }).click();
  await expect(page).toHaveURL(/\/survey\/motor\?make=\d+/);
});

test('head, section bar and the way back up follow the scroll', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/uae/en/insurance/car');
  await hydrated(page);
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  const head = page.locator('#head');
  const bar = page.locator('#sections');
  const up = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(80);
  await expect(head).not.toHaveAttribute('data-fixed');
  await scrollTo(81);
  await expect(head).toHaveAttribute('data-fixed');
  await scrollTo(200);
  await expect(bar).not.toHaveAttribute('data-stuck');
  await scrollTo(201);
  await expect(bar).toHaveAttribute('data-stuck');
  // In one jump: the bar is only about to stick when the part that is read is looked for.
  await scrollTo(0);
  const questions = page.locator('#questions');
  await scrollTo(await questions.evaluate((part) => part.getBoundingClientRect().top));
  await expect(bar.locator('a[aria-current="location"]')).toHaveAttribute('href', '#questions');
  await scrollTo(299);
  await expect(up).toBeHidden();
  await scrollTo(300);
  await expect(up).toBeVisible();
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a low screen the menu scrolls by itself, under a head that stays', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto('/uae/en/insurance/car');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect(page.locator('#head')).toHaveAttribute('data-fixed');
  const menu = page.locator('#head details');
  await menu.locator('summary').click();
  const last = menu.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('the logos of a far row come while nobody waits, before anybody scrolls to them', async ({
  page,
}) => {
  await page.goto('/uae/en/insurance/car');
  const logos = page.locator('#partner-list img');
  expect(await logos.count()).toBeGreaterThan(5);
  const drawn = () =>
    logos.evaluateAll((all) => all.every((logo) => (logo as HTMLImageElement).naturalWidth > 0));
  await expect.poll(drawn).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
