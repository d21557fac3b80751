/** The same words once more: within the window the first answer, after it another submission (decisions X5, X29). */
import { describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { answers, contactFields } from './support/examples.ts';
import { asAgent, questionnaire, upToContact, withQuote } from './support/journey.ts';
import { sponsor, submission } from './support/payloads.ts';
import { twoReplicas } from './support/two-replicas.ts';

const submitCall = '/api/medical/submit-individual-questionnaire';
const sponsorCall = '/api/medical/submit-sponsor-details-individual';
const mail = '/api/medical/email-product-details';
const windowSeconds = 600;

describe('a submit with the same answers', () => {
  it('is the same lead up to the end of the window, then a new lead with a new quote', async () => {
    const { app, leads, quoting, pass } = await bffUnderTest();
    const browser = await openBrowser(app);
    await browser.submit();
    pass(windowSeconds - 1);
    await browser.submit();
    expect([leads.leads.length, (await quoting.quotes()).length]).toEqual([1, 1]);
    pass(2);
    const later = await browser.submit();
    expect(later.json()).toMatchObject({ status: 'success', count: 5 });
    expect([leads.leads.length, (await quoting.quotes()).length]).toEqual([2, 2]);
    await browser.submit();
    expect(leads.leads).toHaveLength(2);
  });

  it('sent twenty times to two replicas is one more effect, before and after the window', async () => {
    const { app, leads, quoting, pass } = await twoReplicas();
    const browser = await openBrowser(app);
    for (const expected of [1, 2, 3]) {
      const data = await submission(browser);
      const all = await Promise.all(
        Array.from({ length: 20 }, () => browser.post(submitCall, { data })),
      );
      expect(new Set(all.map((answer) => answer.body)).size).toBe(1);
      expect([leads.leads.length, (await quoting.quotes()).length]).toEqual([expected, expected]);
      pass(windowSeconds + 1);
    }
  });

  it('whose first try died in the last second of the window goes on with its lead', async () => {
    const { app, leads, quoting, pass } = await bffUnderTest();
    const browser = await openBrowser(app);
    const works = quoting.client.createQuote;
    const fails = async () => {
      throw new Error('away');
    };
    for (const seconds of [windowSeconds - 1, windowSeconds - 1]) {
      Object.assign(quoting.client, { createQuote: fails });
      expect((await browser.submit()).statusCode).toBe(500);
      pass(seconds);
    }
    Object.assign(quoting.client, { createQuote: works });
    expect((await browser.submit()).json()).toMatchObject({ count: 5 });
    expect([leads.leads.length, (await quoting.quotes()).length]).toEqual([1, 1]);
  });

  it('is another one for other answers, within the window', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    await browser.submit();
    await browser.submit({ contact: { ...answers.contact, name: 'Somebody Else' } });
    expect(leads.leads).toHaveLength(2);
  });

  it('without scripts follows the same rule', async () => {
    const { app, leads, pass } = await bffUnderTest();
    const browser = await openBrowser(app);
    await upToContact(browser);
    for (const [seconds, expected] of [
      [0, 1],
      [windowSeconds - 1, 1],
      [2, 2],
    ] as const) {
      pass(seconds);
      const captcha = { 'g-recaptcha-response': await browser.captcha() };
      await browser.form(`${questionnaire}?step=contact`, { ...contactFields, ...captcha });
      expect(leads.leads).toHaveLength(expected);
    }
  });
});

it('the sponsor form is another lead after the window', async () => {
  const { app, leads, pass } = await bffUnderTest();
  const browser = await openBrowser(app);
  for (const expected of [1, 1]) {
    await browser.post(sponsorCall, sponsor(browser));
    expect(leads.leads).toHaveLength(expected);
  }
  pass(windowSeconds + 1);
  await browser.post(sponsorCall, sponsor(browser));
  expect(leads.leads).toHaveLength(2);
});

it('services are asked for mails and lines with a key of the window', async () => {
  const { app, quoting, leads, pass } = await bffUnderTest();
  const browser = await asAgent(app);
  const keys: string[] = [];
  const { emailQuote, createQuotationLines } = quoting.client;
  Object.assign(quoting.client, {
    emailQuote: (...call: Parameters<typeof emailQuote>) => {
      keys.push(call[0].idempotencyKey);
      return emailQuote(...call);
    },
    createQuotationLines: (...call: Parameters<typeof createQuotationLines>) => {
      keys.push(call[0].idempotencyKey);
      return createQuotationLines(...call);
    },
  });
  const lines = { selected_product_ids_str: '1' };
  for (const _ of [1, 2]) {
    for (const _again of [1, 2]) {
      await browser.post(mail, { selected_product_ids: '1' });
      await browser.form(`${questionnaire}/email-quote`, { selected_product_ids: '2' });
      await browser.form(`${questionnaire}/quotation-lines`, lines);
      await browser.form(`${questionnaire}/resume-link`, { email: 'mariam@example.com' });
    }
    pass(windowSeconds + 1);
  }
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(6);
  expect(await leads.mailed('ResumeLinkRequested')).toHaveLength(2);
});

it('members of a quote that was bought stay: a word in the field the screen reads, and nothing is lost', async () => {
  const { app, quoting } = await bffUnderTest();
  const browser = await withQuote(app);
  const bought = { product_id: 2, premium: 2000.5 };
  const policy = await browser.post('/api/survey/medical/individual/confirm-policy', {
    data: bought,
  });
  const call = '/api/medical/individual/update-member-details';
  const { contact: _contact, ...members } = await submission(browser);
  const answer = await browser.post(call, { data: members });
  const error = expect.stringContaining('This quote has become a policy');
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { error }]);
  expect((await quoting.quotes())[0]?.revision).toBe(1);
  // Buying the same again is the first purchase; another plan hears which one was bought.
  const same = await browser.post('/api/survey/medical/individual/confirm-policy', {
    data: { ...bought, member_count: 1 },
  });
  expect(same.json()).toEqual(policy.json());
  const again = await browser.post('/api/survey/medical/individual/confirm-policy', {
    data: { product_id: 3, premium: 3000.5 },
  });
  expect(again.json().status).toBe('You have already bought Plan 2. Nothing else was bought.');
});
