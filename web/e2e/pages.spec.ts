/** Every page outside the journey: it answers, and it is sound (support/sound). */
import { expect, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { newEmail, questionnaire } from './support/journey.ts';
import { products } from './support/medical-at-once.ts';
import { plansAtOnce } from './support/plans.ts';
import { sitePaths } from './support/site-paths.ts';
import { sound, watch } from './support/sound.ts';

for (const path of sitePaths) {
  test(`${path} is sound`, async ({ page }) => {
    const problems = await watch(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await sound(page, path);
    expect(problems).toEqual([]);
  });
}

test('320 px, forced colours and less motion leave nothing out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await plansAtOnce(page, newEmail());
  for (const path of [products, '/', questionnaire, '/uae/en/insurance/travel', '/sign-in']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('h1').first()).toBeVisible();
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const moving = document.getAnimations().filter(({ effect, playState }) => {
        const lasts = Number(effect?.getComputedTiming().duration ?? 0);
        return playState === 'running' && lasts > 10;
      });
      // Backgrounds are gone: what a control is has to be seen by its edge.
      const bare = [...document.querySelectorAll('input, select, textarea')].filter((control) => {
        const { appearance, borderStyle, opacity } = getComputedStyle(control);
        if (!control.checkVisibility({ visibilityProperty: true }) || opacity === '0') return false;
        return appearance === 'none' && borderStyle === 'none';
      });
      return {
        sideways: scrollWidth - clientWidth,
        moving: moving.length,
        bare: bare.map(({ id, outerHTML }) => id || outerHTML.slice(0, 80)),
      };
    });
    expect(found, path).toEqual({ sideways: 0, moving: 0, bare: [] });
  }
});

test('an address that does not exist says so', async ({ page }) => {
  const problems = await watch(page);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await sound(page, '404');
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('a mail in the local mailbox is sound', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/survey/medical/individual');
  await hydrated(page);
  await page.locator('label:has(input[name="main_emirate"])').first().click();
  await page.locator('summary', { hasText: 'Finish later' }).click();
  const box = page.locator('form[action$="/resume-link"]');
  await box.locator('[name="email"]').fill(email);
  await box.getByRole('button').click();
  const mine = async () => {
    const { mails } = (await (await request.get(`/api/dev/mails?to=${email}`)).json()) as {
      mails: { mailId: string }[];
    };
    return mails[0]?.mailId;
  };
  await expect.poll(mine).toBeTruthy();
  const problems = await watch(page);
  await page.goto(`/dev/mailbox/${await mine()}`);
  await sound(page, 'a mail');
  // The browser refuses our own measuring script in the mail's frame, as it should.
  expect(problems.filter((problem) => !problem.includes('about:srcdoc'))).toEqual([]);
});
