/** The foot of each kind of page, and what leads on from an address that does not exist. */
import { expect, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { languages } from './support/site-paths.ts';

const phoneUp = 768;

for (const language of languages) {
  const kept = (path: string) => `/language/${language}?return=${encodeURIComponent(path)}`;

  test(`the foot of the site folds on a phone and is open beside it, ${language}`, async ({
    page,
  }) => {
    await page.goto(`/uae/${language}/insurance/car`);
    const foot = page.locator('footer');
    const link = foot.locator(`a[href="/uae/${language}/glossary"]`);
    const head = foot.locator('nav summary').last();
    if ((page.viewportSize()?.width ?? 0) >= phoneUp) {
      await expect(link).toBeVisible();
      await expect(head).toBeHidden();
      return;
    }
    await expect(link).toBeHidden();
    expect((await foot.boundingBox())?.height).toBeLessThan(1100);
    await head.click();
    await expect(link).toBeVisible();
  });

  test(`a journey ends in three lines and no page is stretched to a screen, ${language}`, async ({
    page,
  }) => {
    await page.goto(kept('/survey/motor'));
    const foot = page.locator('footer');
    await expect(foot.locator('p, nav')).toHaveCount(3);
    expect((await foot.boundingBox())?.height).toBeLessThan(340);
    await expect(foot.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(foot.locator(`a[href="/uae/${language}/complaint"]`)).toBeVisible();
    await page.goto(kept('/thank-you'));
    const [main, top] = [page.locator('main'), page.locator('footer')];
    const last = main.locator('a').last();
    const gap =
      ((await top.boundingBox())?.y ?? 0) -
      (((await last.boundingBox())?.y ?? 0) + ((await last.boundingBox())?.height ?? 0));
    expect(gap).toBeLessThan(120);
  });

  test(`the pages of the staff have a head of their own and no foot, ${language}`, async ({
    page,
  }) => {
    await page.goto(kept('/staff/sign-in'));
    await expect(page.locator('footer')).toHaveCount(0);
    await expect(page.locator('header a[href*="/insurance/"]')).toHaveCount(0);
    await expect(page.locator('header')).toContainText(language === 'ar' ? 'الموظفون' : 'Staff');
  });

  test(`an address that does not exist leads to its likeness and to what was begun, ${language}`, async ({
    page,
  }) => {
    await page.goto(`/uae/${language}/car-insurance-dubai`);
    const like = page.locator(`main a[href="/uae/${language}/insurance/car/dubai"]`);
    await expect(like).toBeVisible();
    const begun = page.getByRole('link', {
      name: language === 'ar' ? 'عُد إلى إجاباتك عن السيارة' : 'Back to your car answers',
    });
    await expect(begun).toHaveCount(0);
    await page.goto(`/uae/${language}`);
    await hydrated(page);
    const entry = page.locator('form[action$="/emirate"]');
    await entry.locator('input[role="combobox"]').click();
    await entry.getByRole('option').first().click();
    await entry.getByRole('button', { name: /./ }).last().click();
    await expect(page).toHaveURL(/\/survey\/motor/);
    const answer = await page.goto(`/uae/${language}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(begun).toBeVisible();
    for (const link of await page.locator('main a').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(href)).status(), href).toBe(200);
    }
  });
}
