/** A landing page's own address takes its form (decisions A3). */
import { siteMessages } from '@muqarin/rules/site/messages';
import { describe, expect, it } from 'vitest';
import type { SiteFormsPage } from '../contract/site-forms.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';

const { app, leads } = await bffUnderTest({ SITE_LEADS_PER_IP: '100', LEADS_PER_CONTACT: '100' });
const person = {
  name: 'Mariam Test',
  email: 'mariam@example.com',
  phone: '501234567',
  dial_code: '+971',
};

describe('a plain post to a landing page', () => {
  it.each([
    ['/uae/en/insurance/life', {}, 'life'],
    [
      '/uae/ar/insurance/travel',
      { travel_date: '2026-12-01', return_date: '2026-12-02' },
      'travel',
    ],
    [
      '/uae/en/insurance/car/dubai',
      { email_from: person.email, insurance_type: 'vehicle' },
      'call_me_back',
    ],
  ])('%s makes one lead and thanks', async (address, fields, kind) => {
    const browser = await openBrowser(app);
    const before = leads.captured.length;
    const captcha = await browser.captcha();
    const sent = { ...person, ...fields, 'g-recaptcha-response': captcha };
    for (const _ of ['once', 'again']) {
      const answer = await browser.form(address, sent);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you']);
    }
    expect(leads.captured.slice(before).map((lead) => lead.kind)).toEqual([kind]);
  });

  it('comes back to the page with every wrong field and what was typed', async () => {
    const browser = await openBrowser(app);
    const address = '/uae/ar/insurance/business';
    const answer = await browser.form(address, { form: 'business-lead', company_name: 'Ghaf' });
    expect(answer.headers.location).toBe(address);
    const page = (await browser.get('/api/pages/site/forms')).json<SiteFormsPage>();
    expect(page).toMatchObject({ form: 'business-lead', typed: { company_name: 'Ghaf' } });
    expect(page.errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['contact_name', 'email', 'phone', 'insurance_type_id']),
    );
  });

  it.each(['/uae/en/insurance/car', '/contact'])(
    'asks for all fields in one sentence before it names each: %s (S2 5, 8)',
    async (address) => {
      const browser = await openBrowser(app);
      const asPage = { accept: 'text/html' };
      await browser.form(address, { insurance_type: 'vehicle', ...person, name: '' }, asPage);
      const page = (await browser.get('/api/pages/site/forms')).json<SiteFormsPage>();
      expect(page.errors).toMatchObject([
        { field: '', message: siteMessages.fillAllFields },
        { field: 'name' },
      ]);
    },
  );

  it('to the home page’s form names its fields only', async () => {
    const browser = await openBrowser(app);
    await browser.form('/contact', { ...person, name: '' }, { accept: 'text/html' });
    const page = (await browser.get('/api/pages/site/forms')).json<SiteFormsPage>();
    expect(page.errors.map(({ field }) => field)).toEqual(['name']);
  });

  it('is refused from another site', async () => {
    const browser = await openBrowser(app);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const answer = await browser.form('/uae/en/insurance/life', person, foreign);
    expect(answer.statusCode).toBe(403);
  });
});
