/** What the site owes those who use it (IA Resolution 18/2020, article 8): a phone, an electronic contact, the way to complain. */
import { expect, test } from '@playwright/test';
import { languages } from './support/site-paths.ts';

for (const language of languages) {
  const kept = (path: string) => `/language/${language}?return=${encodeURIComponent(path)}`;

  test(`phone, address and complaint form are links at the foot and on the contact page, ${language}`, async ({
    page,
  }) => {
    await page.goto(kept('/contact'));
    for (const part of ['footer', 'main']) {
      const phone = page.locator(`${part} a[href="tel:+97140000000"] bdi`);
      await expect(phone, part).toHaveText('+971 4 000 0000');
      await expect(phone, part).toHaveAttribute('dir', 'ltr');
      const write = page.locator(`${part} a[href="mailto:help@muqarin.example"]`).first();
      await expect(write, part).toBeVisible();
      expect(
        await page.locator(`${part} a[href="/uae/${language}/complaint"]`).count(),
        part,
      ).toBeGreaterThan(0);
    }
    await expect(page.locator(`footer dd a[href="/uae/${language}/complaint"]`)).toBeVisible();
  });

  test(`the page for companies speaks to companies from its first line, ${language}`, async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(kept('/medical-insurance'));
    const forPersons = await heading.innerText();
    await page.goto(kept('/medical-insurance-corporate'));
    await expect(heading).not.toHaveText(forPersons);
    await expect(heading).toContainText(language === 'ar' ? 'لشركتك' : 'company');
  });
}
