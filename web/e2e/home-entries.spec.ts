/** Ways in on the home page that were left empty or filled with what nobody knows (S2 2, 4, 5). */
import { motorMessages } from '@muqarin/rules/motor/messages';
import { expect, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { languages } from './support/site-paths.ts';

test('the search of a car: nothing goes on to the questionnaire, an unknown brand is said', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const brand = page.getByRole('combobox', { name: 'Or begin with the brand of your car' });
  const find = page.getByRole('button', { name: 'Find my car' });
  await expect(page.locator('#car_make[role="combobox"]')).toBeVisible();
  // An open list may lie over the button.
  await brand.fill('qqq');
  await brand.press('Escape');
  await find.click();
  await expect(brand).toHaveAttribute('aria-invalid', 'true');
  await expect(brand).toHaveAccessibleDescription(motorMessages.enterMake);
  const summary = page.getByRole('alert').filter({ hasText: motorMessages.enterMake });
  await expect(summary).toBeFocused();
  await summary.getByRole('link').click();
  await expect(brand).toBeFocused();
  await brand.fill('');
  await brand.press('Escape');
  await find.click();
  await expect(page).toHaveURL(/\/survey\/motor(\?|$)/);
});

test('the business entry without a type opens the first question', async ({ page }) => {
  await page.goto('/');
  const entry = page.locator('form[action^="/survey/general"]');
  await entry.getByRole('button').click();
  await expect(page).toHaveURL(/\/survey\/general/);
  await expect(page.locator('h1')).toBeVisible();
});

for (const language of languages) {
  test(`four doors stand above the tabs, and each opens, ${language}`, async ({ page }) => {
    await page.goto(`/uae/${language}`);
    const doors = page.locator('h1 ~ #home-Doors a');
    await expect(doors).toHaveCount(4);
    const [first, tabs] = await Promise.all([
      doors.first().boundingBox(),
      page.getByRole('tablist').first().boundingBox(),
    ]);
    expect(first?.y).toBeLessThan(tabs?.y ?? 0);
    const opened: string[] = [];
    for (const door of await doors.all()) {
      const href = (await door.getAttribute('href')) ?? '';
      if (href.startsWith('#')) await expect(page.locator(href)).toHaveCount(1);
      else expect((await page.request.get(href)).status(), href).toBe(200);
      opened.push(href);
      // Its picture is there: what is not drawn has no extent.
      const drawn = door.locator('svg > g');
      const wide = () => drawn.evaluate((scene) => (scene as SVGGElement).getBBox().width);
      await expect.poll(wide, href).toBeGreaterThan(100);
    }
    expect(new Set(opened).size).toBe(4);
  });

  test(`each fact on the home page leads to the place that shows it, ${language}`, async ({
    page,
  }) => {
    await page.goto(`/uae/${language}`);
    const facts = page.locator(':is(#sayings-list, #drivers-list) > li');
    expect(await facts.count()).toBeGreaterThanOrEqual(8);
    for (const text of await facts.allInnerTexts()) expect(text).not.toContain('{');
    const hrefs = await facts
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(await facts.count());
    for (const href of new Set(hrefs)) {
      // Of the same page as the last, only the part is another: nothing would be asked for.
      await page.goto('about:blank');
      const answer = await page.goto(href);
      expect(answer?.status(), href).toBe(200);
      const [, id] = href.split('#');
      if (id) await expect(page.locator(`#${id}`), href).toBeVisible();
    }
  });
}

test('of the headline only the last word is typed, a character in 80 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { typed: { left: string; at: number }[] };
    seen.typed = [];
    for (const name of ['setStart', 'setEnd'] as const) {
      const set = Reflect.get(Range.prototype, name) as (node: Node, at: number) => void;
      Range.prototype[name] = function (node, at) {
        set.call(this, node, at);
        seen.typed.push({ left: String(this), at: Math.round(performance.now()) });
      };
    }
  });
  await page.goto('/uae/en');
  const typed = () =>
    page.evaluate(() => (window as unknown as { typed: { left: string; at: number }[] }).typed);
  const highlighted = () => page.evaluate(() => CSS.highlights.has('to-come'));
  await expect.poll(async () => (await typed()).at(-1)?.left).toBe('.');
  await expect.poll(highlighted).toBe(false);
  const steps = (await typed()).filter(({ left }) => left !== '');
  expect(steps.map(({ left }) => left)).toEqual(['side.', 'ide.', 'de.', 'e.', '.']);
  const took = (steps.at(-1)?.at ?? 0) - (steps[0]?.at ?? 0);
  // A busy machine is late, never early.
  expect(took).toBeGreaterThanOrEqual(4 * 80 - 10);
});
