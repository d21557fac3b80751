/** The ends of journeys: what happens by when, what to have at hand, and what can be taken along (features 97). */
import { addDays, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { expect, type Page, test } from '@playwright/test';
import { sound, watch } from './support/sound.ts';

async function complain(page: Page, language: string): Promise<void> {
  await page.goto(`/uae/${language}/complaint`);
  const form = page.locator('#complaint-form');
  await form.locator('[name="request"]').fill('A late answer');
  await form.locator('[name="telephone"]').fill('501234567');
  await form.locator('button').last().click();
  await page.waitForURL('**/thank-you');
}

for (const language of ['en', 'ar'] as const) {
  test(`a complaint ends with dates, a calendar, and a way to pass it on, ${language}`, async ({
    page,
  }) => {
    const problems = await watch(page);
    await complain(page, language);
    const main = page.locator('main');
    const days = main.locator('ol time');
    await expect(days).toHaveCount(2);
    const first = (await days.first().getAttribute('datetime')) ?? '';
    // 48 hours on, by the calendar of Dubai.
    expect(first).toBe(toIsoDate(addDays(dubaiToday(new Date()), 2)));
    const reference = (await main.locator('dd').first().innerText()).trim();
    await expect(page.locator('#prepare + ul > li')).not.toHaveCount(0);
    for (const begin of ['https://wa.me/?text=', 'mailto:?subject=']) {
      const href = await main.locator(`a[href^="${begin}"]`).getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(reference);
    }
    const calendar = await page.request.get('/thank-you/calendar.ics?kind=lead');
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(calendar.headers()['content-disposition']).toContain('attachment');
    const text = await calendar.text();
    expect(text).toContain(`DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`);
    expect(text.replaceAll('\r\n ', '')).toContain(reference);
    await sound(page, 'the end of a complaint');
    await main
      .getByRole('link', { name: language === 'ar' ? 'تابع الحالة' : 'See how it stands' })
      .click();
    const steps = page.locator('#history + ol > li');
    await expect(steps).toHaveCount(4);
    await expect(page.locator('#history + ol > [aria-current="step"]')).toHaveCount(1);
    await sound(page, 'how a complaint stands');
    expect(problems).toEqual([]);
  });
}

test('who sent nothing is promised nothing, and has no calendar', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(page.locator('main time')).toHaveCount(0);
  await expect(page.locator('main a[href^="https://wa.me"]')).toHaveCount(0);
  expect((await page.request.get('/thank-you/calendar.ics')).status()).toBe(404);
});
