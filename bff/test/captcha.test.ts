import { describe, expect, it } from 'vitest';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { answers } from './support/examples.ts';
import { contactFields, pageModel, questionnaire, upToContact } from './support/journey.ts';

const refused = { error: 'Please confirm that you are not a robot.' };
const field = 'g-recaptcha-response';
const contact = { contact: { ...answers.contact, name: 'Somebody Else' } };

describe('the proof of work', () => {
  it('lets a solved challenge pass once', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    const solved = await browser.captcha();
    const first = await browser.submit({ [field]: solved });
    expect(first.json()).toMatchObject({ count: 5 });
    const replayed = await browser.submit({ [field]: solved, ...contact });
    expect([replayed.statusCode, replayed.json()]).toMatchObject([200, refused]);
    expect(leads.leads).toHaveLength(1);
  });

  it.each([
    ['missing', ''],
    ['made up', 'x'.repeat(200)],
    ['no JSON', Buffer.from('[]').toString('base64')],
    ['endless', 'A'.repeat(9000)],
  ])('refuses one that is %s', async (_name, response) => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    const answer = await browser.submit({ [field]: response });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, refused]);
    expect(leads.leads).toHaveLength(0);
  });

  it('refuses one that comes late by the clock of the product, whatever the machine says', async () => {
    const { app, leads, pass } = await bffUnderTest();
    const browser = await openBrowser(app);
    const solved = await browser.captcha();
    pass(10 * 60 + 1);
    expect((await browser.submit({ [field]: solved })).json()).toMatchObject(refused);
    expect(leads.leads).toHaveLength(0);
  });

  it('refuses one that comes late where the clock is set back', async () => {
    const { app, leads, pass, setBack } = await bffUnderTest();
    const browser = await openBrowser(app);
    const solved = await browser.captcha();
    pass(10 * 60 + 1);
    setBack(24 * 3600);
    expect((await browser.submit({ [field]: solved })).json()).toMatchObject(refused);
    expect(leads.leads).toHaveLength(0);
  });

  it('refuses one of another server', async () => {
    const [ours, theirs] = [
      await bffUnderTest(),
      await bffUnderTest({ SESSION_SECRET: 'another secret of thirty-two letters and more' }),
    ];
    const foreign = await (await openBrowser(theirs.app)).captcha();
    const answer = await (await openBrowser(ours.app)).submit({ [field]: foreign });
    expect(answer.json()).toMatchObject(refused);
  });

  it('refuses one whose difficulty was lowered', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const solved = JSON.parse(Buffer.from(await browser.captcha(), 'base64').toString());
    solved.challenge.parameters.keyPrefix = solved.challenge.parameters.keyPrefix.slice(0, 2);
    const eased = Buffer.from(JSON.stringify(solved)).toString('base64');
    expect((await browser.submit({ [field]: eased })).json()).toMatchObject(refused);
  });

  it('refuses whoever fills the field that people do not see', async () => {
    const { app, leads } = await bffUnderTest();
    const browser = await openBrowser(app);
    expect((await browser.submit({ website: 'https://spam.example' })).json()).toMatchObject(
      refused,
    );
    expect(leads.leads).toHaveLength(0);
  });
});

describe('the ticket for people without JavaScript', () => {
  it('is good from 3 seconds on, once', async () => {
    const bff = await bffUnderTest();
    const { browser, ticket } = await atContact(bff);
    bff.pass(4);
    expect((await post(browser, ticket)).headers.location).toBe(`${questionnaire}/products`);
    expect(bff.leads.leads).toHaveLength(1);
    const again = await post(browser, ticket, { name: 'Somebody Else' });
    expect(again.headers.location).toContain('step=contact');
    expect(bff.leads.leads).toHaveLength(1);
  });

  it('is good up to 30 minutes', async () => {
    const bff = await bffUnderTest();
    const { browser, ticket } = await atContact(bff);
    bff.pass(30 * 60 - 1);
    expect((await post(browser, ticket)).headers.location).toContain('/products');
  });

  it.each([
    ['early', 1],
    ['late', 30 * 60 + 1],
  ])('comes too %s: the answers are kept and the page says it', async (_name, seconds) => {
    const bff = await bffUnderTest();
    const { browser, ticket } = await atContact(bff);
    bff.pass(seconds);
    const answer = await post(browser, ticket);
    expect(answer.statusCode).toBe(303);
    const page = await pageModel(browser, 'questionnaire?step=contact');
    expect(page).toMatchObject({
      errors: [{ field: 'captcha', message: refused.error }],
      typed: { name: 'Mariam Test', email: 'mariam@example.com' },
      answers: { main_emirate: 2, members: [{ dob_year: 1991 }] },
    });
    expect(bff.leads.leads).toHaveLength(0);
  });

  it('is good no longer, and no sooner, where the clock is set back', async () => {
    const bff = await bffUnderTest();
    const { browser, ticket } = await atContact(bff);
    bff.pass(30 * 60 + 1);
    bff.setBack(20 * 60);
    expect((await post(browser, ticket)).headers.location).toContain('step=contact');
    bff.setBack(24 * 3600);
    const later = await atContact(bff);
    expect((await post(later.browser, later.ticket)).headers.location).toContain('step=contact');
    bff.pass(4);
    expect((await post(later.browser, later.ticket)).headers.location).toContain('/products');
    expect(bff.leads.leads).toHaveLength(1);
  });

  it('is worth nothing in another session or with another time', async () => {
    const bff = await bffUnderTest();
    const { ticket } = await atContact(bff);
    const { browser: other, ticket: own } = await atContact(bff);
    bff.pass(10);
    expect((await post(other, ticket)).headers.location).toContain('step=contact');
    const older = own.replace(/^t1\.\w+/, 't1.lk3j4h5g');
    expect((await post(other, older)).headers.location).toContain('step=contact');
    expect(bff.leads.leads).toHaveLength(0);
  });

  it('has a tenth of the limit of leads', async () => {
    const bff = await bffUnderTest({ LEADS_PER_IP: '20' });
    for (const [index, expected] of ['/products', '/products', 'step=contact'].entries()) {
      const { browser, ticket } = await atContact(bff);
      bff.pass(4);
      const answer = await post(browser, ticket, { email: `person${index}@example.com` });
      expect(answer.headers.location).toContain(expected);
    }
    expect(bff.leads.leads).toHaveLength(2);
  });
});

async function atContact({ app }: BffUnderTest): Promise<{ browser: Browser; ticket: string }> {
  const browser = await openBrowser(app);
  await upToContact(browser);
  const page = await pageModel<{ captchaTicket: string }>(browser, 'questionnaire?step=contact');
  return { browser, ticket: page.captchaTicket };
}

function post(browser: Browser, ticket: string, over: Record<string, string> = {}) {
  const fields = { ...contactFields, [field]: ticket, ...over };
  return browser.form(`${questionnaire}?step=contact`, fields);
}
