/** The journey without JavaScript, as far as the BFF sees it, and the same posts by a script. */
import { describe, expect, it } from 'vitest';
import type { MedicalQuestionnairePage } from '../contract/medical/pages.ts';
import type { BuyPage } from '../contract/medical/plan-pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { stepForms } from './support/examples.ts';
import {
  buyFields,
  contactFields,
  pageModel,
  questionnaire,
  upToContact,
  withQuote,
} from './support/journey.ts';
import { callMeBackTexts } from './support/site-payloads.ts';

const json = { accept: 'application/json' };
const thankYou = '/survey/medical/ind/thank-you';

describe('from the first question to the policy', () => {
  it('goes by 303 from step to step, to the list, to the thank-you page', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    const visited: string[] = [];
    for (const [step, fields] of stepForms) {
      const answer = await browser.form(`${questionnaire}?step=${step}`, fields);
      expect(answer.statusCode).toBe(303);
      visited.push(String(answer.headers.location).split('step=')[1] ?? '');
    }
    expect(visited).toEqual(['category', 'member_count', 'self', 'check', 'contact']);
    const contact = await pageModel<MedicalQuestionnairePage>(
      browser,
      'questionnaire?step=contact',
    );
    expect(contact).toMatchObject({ previous: 'check', progress: 100 });
    expect(contact.reference).toMatch(/^MQ-.{4}-.{4}$/);
    bff.pass(5);
    const ticket = { 'g-recaptcha-response': contact.captchaTicket ?? '' };
    const submitted = await browser.form(`${questionnaire}?step=contact`, {
      ...contactFields,
      ...ticket,
    });
    expect(submitted.headers.location).toBe(`${questionnaire}/products`);
    const selected = await browser.form(`${questionnaire}/select`, { product_id: '2' });
    expect(selected.headers.location).toBe(`${questionnaire}/buy-policy?plan=2`);
    const buy = await pageModel<BuyPage>(browser, 'buy-policy?plan=2');
    expect(buy).toMatchObject({ firstStart: '2026-11-21', lastStart: '2027-01-20', errors: [] });
    const bought = await browser.form(`${questionnaire}/buy-policy`, buyFields);
    expect(bought.headers.location).toBe(thankYou);
    const thanks = await browser.get('/api/pages/thank-you?kind=individual');
    const [sold] = await bff.orders.policies();
    expect(thanks.json()).toMatchObject({
      reference: contact.reference,
      policy: { reference: sold?.policyReference, netFils: 200_050, startDate: '2026-12-01' },
    });
    const replayed = await browser.form(`${questionnaire}/buy-policy`, buyFields);
    expect(replayed.headers.location).toBe(thankYou);
    expect(await bff.orders.policies()).toHaveLength(1);
    expect(await bff.quoting.selections()).toBe(1);
  });

  it('thanks for the purchase, whatever form of the site was sent on the way (X23)', async () => {
    const { app, orders } = await bffUnderTest();
    const browser = await withQuote(app);
    const { reference } = await pageModel<{ reference: string }>(browser, 'products');
    await browser.form('/contact', callMeBackTexts);
    await browser.form(`${questionnaire}/select`, { product_id: '2' });
    await browser.form(`${questionnaire}/buy-policy`, buyFields);
    const [sold] = await orders.policies();
    expect((await browser.get('/api/pages/thank-you?kind=lead')).json()).toMatchObject({
      about: 'call_me_back',
    });
    expect((await browser.get('/api/pages/thank-you?kind=individual')).json()).toMatchObject({
      about: null,
      reference,
      policy: { reference: sold?.policyReference },
      start: questionnaire,
    });
  });

  it('prices what was changed, though the same contact is sent again (decisions X5)', async () => {
    const { app, quoting } = await bffUnderTest();
    const browser = await openBrowser(app);
    await upToContact(browser);
    const send = async () => {
      const captcha = await browser.captcha();
      const fields = { ...contactFields, 'g-recaptcha-response': captcha };
      return browser.form(`${questionnaire}?step=contact`, fields);
    };
    await send();
    await send();
    expect(await quoting.quotes()).toHaveLength(1);
    const [, self] = stepForms.find(([step]) => step === 'self') ?? [];
    await browser.form(`${questionnaire}?step=self`, { ...self, 'members[1][dob_year]': '1970' });
    await browser.form(`${questionnaire}?step=check`, {});
    const again = await send();
    expect(again.headers.location).toBe(`${questionnaire}/products`);
    expect((await quoting.quotes()).map(({ answers }) => answers.members[0]?.dob_year)).toEqual([
      1991, 1970,
    ]);
  });

  it('ends at /thank-you when no plan fits, with the lead kept', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    const answer = await browser.submit({ main_emirate: 7 });
    expect(answer.json()).toMatchObject({ count: 0 });
    const thanks = await browser.get('/api/pages/thank-you');
    expect(thanks.json()).toMatchObject({ kind: 'lead', noProducts: true });
    expect(bff.leads.leads).toHaveLength(1);
    expect(await bff.quoting.quotes()).toHaveLength(0);
  });

  it('answers a script with the next step instead', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const fields = { main_emirate: '2' };
    const answer = await browser.form(`${questionnaire}?step=emirate`, fields, json);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ok: true,
      next: 'category',
      reference: expect.stringMatching(/^MQ-.{4}-.{4}$/),
    });
    const wrong = await browser.form(`${questionnaire}?step=category`, {}, json);
    const error = { field: 'category', message: 'Please enter who the cover is for.' };
    expect(wrong.json()).toMatchObject({ ok: false, next: 'category', errors: [error] });
  });
});

describe('a refused step', () => {
  it('is shown once, with what was typed, and stores nothing wrong', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    for (const [step, fields] of stepForms.slice(0, 2)) {
      await browser.form(`${questionnaire}?step=${step}`, fields);
    }
    await browser.form(`${questionnaire}?step=member_count`, { member_count: '11' });
    const page = await pageModel(browser, 'questionnaire?step=member_count');
    const error = { field: 'member_count', message: 'No. of members should be less than 10' };
    expect(page).toMatchObject({ errors: [error], typed: { member_count: '11' } });
    const again = await pageModel<MedicalQuestionnairePage>(
      browser,
      'questionnaire?step=member_count',
    );
    expect(again).toMatchObject({ errors: [], typed: {} });
    expect(again.answers.member_count).toBeUndefined();
  });

  it('is not moved past by asking for a later one', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const page = await pageModel(browser, 'questionnaire?step=contact');
    expect(page).toEqual({ redirect: `${questionnaire}?step=emirate` });
    const posted = await browser.form(`${questionnaire}?step=contact`, contactFields);
    expect(posted.headers.location).toBe(`${questionnaire}?step=emirate`);
  });
});

describe('going back', () => {
  it('to the emirate clears every answer and offers to undo that', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    await upToContact(browser);
    const reset = await browser.form(`${questionnaire}?step=category`, { go: 'previous' });
    expect(reset.headers.location).toBe(`${questionnaire}?step=emirate`);
    const page = await pageModel(browser, 'questionnaire?step=emirate');
    expect(page).toMatchObject({
      answers: { members: [] },
      canUndo: true,
      notice: 'Your answers were cleared.',
    });
    await browser.form(`${questionnaire}/undo`);
    const restored = await pageModel(browser, 'questionnaire?step=check');
    expect(restored).toMatchObject({ answers: { main_emirate: 2, members: [{ dob_year: 1991 }] } });
  });

  it('elsewhere keeps what was half filled', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    for (const [step, fields] of stepForms.slice(0, 3)) {
      await browser.form(`${questionnaire}?step=${step}`, fields);
    }
    const half = { 'members[1][dob_year]': '1991', go: 'previous' };
    const answer = await browser.form(`${questionnaire}?step=self`, half);
    expect(answer.headers.location).toBe(`${questionnaire}?step=member_count`);
    const page = await pageModel(browser, 'questionnaire?step=self');
    expect(page).toMatchObject({ answers: { members: [{ dob_year: 1991 }] } });
  });

  it('from Change returns to the check page', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    await upToContact(browser);
    const address = `${questionnaire}?step=emirate&returnTo=check`;
    const answer = await browser.form(address, { main_emirate: '1' });
    expect(answer.headers.location).toBe(`${questionnaire}?step=check`);
  });
});

describe('going on elsewhere', () => {
  it('mails a link that opens the draft in another browser', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    await upToContact(browser);
    await browser.form(`${questionnaire}/resume-link`, { email: 'mariam@example.com' });
    const [link = ''] = await leads.mailed('ResumeLinkRequested');
    const { reference } = await pageModel<MedicalQuestionnairePage>(
      browser,
      'questionnaire?step=contact',
    );
    const elsewhere = await openBrowser(app);
    const opened = await elsewhere.get(link);
    expect(opened.headers.location).toBe(`${questionnaire}?step=contact`);
    const page = await pageModel(elsewhere, 'questionnaire?step=contact');
    expect(page).toMatchObject({ reference });
  });

  it('says so when a link has ended', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    await browser.get('/resume/a-token-that-nobody-gave-out');
    const page = await pageModel<MedicalQuestionnairePage>(browser, 'questionnaire');
    expect(page.errors[0]?.message).toContain('This link has ended.');
  });

  it('follows no address of another site', async () => {
    const { app } = await bffUnderTest();
    const browser = await withQuote(app);
    for (const target of ['https://evil.example', '//evil.example', '/\\evil.example', '\\/x']) {
      const fields = { product_id: '1', return: target };
      const answer = await browser.form(`${questionnaire}/compare-toggle`, fields);
      expect(answer.headers.location).toBe(`${questionnaire}/products`);
    }
  });
});
