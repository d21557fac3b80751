/** The forms of landing pages and guides as plain posts, in Arabic: each says what is wrong, in its title too, and reaches its end (S2 2, 5). */
import { siteMessagesInArabic } from '@muqarin/rules/site/messages-ar';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newEmail } from './support/journey.ts';
import { eventsAbout } from './support/stream.ts';

const person = { name: 'مريم', phone: '501234567' };

interface Lead {
  path: string;
  form: string;
  fields: Record<string, string>;
  choices?: Record<string, string>;
  email?: string;
  end?: RegExp;
  /** Said of any wrong answer (S2 5, 8). */
  sentence?: string;
}

const sentence = siteMessagesInArabic.fillAllFields;
const year = String(new Date().getFullYear() + 1);

const leads: Readonly<Record<string, Lead>> = {
  'quote popup': {
    path: '/uae/ar/insurance/car#quote',
    form: '#get-quote',
    fields: person,
    sentence,
  },
  'call-me-back': {
    path: '/uae/ar/insurance/health',
    form: '#call-me-back',
    fields: person,
    choices: {
      client_type_id: '1',
      gender_id: '2',
      'date_of_birth[year]': '1991',
      'date_of_birth[month]': '3',
      'date_of_birth[day]': '14',
      nationality_id: '914',
    },
    sentence,
  },
  fleet: {
    path: '/uae/ar/insurance/fleet',
    form: '#fleet-lead',
    fields: { ...person, no_of_vehicles: '12' },
    sentence,
  },
  travel: {
    path: '/uae/ar/insurance/travel',
    form: '#travel-lead',
    fields: person,
    choices: {
      'travel_date[year]': year,
      'travel_date[month]': '3',
      'travel_date[day]': '14',
      'return_date[year]': year,
      'return_date[month]': '4',
      'return_date[day]': '2',
    },
    email: 'email',
  },
  life: {
    path: '/uae/ar/insurance/life',
    form: '#life-lead',
    fields: person,
    email: 'email',
  },
  business: {
    path: '/uae/ar/insurance/business',
    form: '#business-lead',
    fields: { company_name: 'مخبز الغاف', contact_name: 'نورة', phone: '501234567' },
    choices: { insurance_type_id: '1' },
    email: 'email',
  },
  guide: {
    path: '/blog/whom-you-pay',
    form: '#blog-lead',
    fields: { name: 'مريم', contact_no: '501234567' },
    email: 'email',
    end: /\/blog\/thank-you$/,
  },
};

test.use({ locale: 'ar-AE' });

for (const [name, lead] of Object.entries(leads)) {
  test(`${name}: back with errors, then to its end and its event`, async ({ page, request }) => {
    await page.goto(lead.path);
    const form = page.locator(lead.form);
    const send = form.locator('button[type="submit"], button:not([type])').last();
    await send.click();
    await expect(page).toHaveTitle(/^خطأ: /);
    const alert = form.getByRole('alert');
    await expect(alert.getByRole('link').first()).toBeVisible();
    await expect(alert.getByText(sentence)).toHaveCount(lead.sentence ? 1 : 0);
    const email = newEmail();
    await fill(page, form, lead, email);
    await send.click();
    await expect(page).toHaveURL(lead.end ?? /\/thank-you$/);
    await expect(page).not.toHaveTitle(/^خطأ: /);
    await expect(page.locator('main dd').first()).toHaveText(/^MQ-/);
    await expect.poll(async () => (await eventsAbout(request, email)).length).toBe(1);
  });
}

async function fill(page: Page, form: Locator, lead: Lead, email: string): Promise<void> {
  const address = lead.email ?? 'email_from';
  for (const [name, value] of Object.entries({ ...lead.fields, [address]: email }))
    await form.locator(`[name="${name}"]`).fill(value);
  for (const [name, value] of Object.entries(lead.choices ?? {}))
    await form.locator(`select[name="${name}"]`).selectOption(value);
  // A ticket of the page counts from three seconds after it was rendered (decisions X8).
  await page.waitForTimeout(3200);
}
