/** A mailed link never takes over what a browser has open: it asks, and what was open stays within reach. */
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkPaths, type OpenLinkPage } from '../contract/link-pages.ts';
import { type MedicalQuestionnairePage, medicalPaths } from '../contract/medical/pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { pageModel, questionnaire } from './support/journey.ts';
import { mailedPath } from './support/mailed-path.ts';
import { toyota } from './support/small-catalogue/motor.ts';

const crossSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
const typedIn = { 'sec-fetch-site': 'none' };

let bff: BffUnderTest;
let token: string;
let theirs: string;

/** Somebody's answers of emirate 3, and the link to them. */
beforeEach(async () => {
  bff = await bffUnderTest();
  const sender = await openBrowser(bff.app);
  await sender.form(`${questionnaire}?step=emirate`, { main_emirate: '3' });
  await sender.form(medicalPaths.resumeLink, { email: 'sender@example.com' });
  const [link = ''] = await bff.leads.mailed('ResumeLinkRequested');
  token = link.replace('/resume/', '');
  theirs = (await pageOf(sender)).reference ?? '';
});

const pageOf = (browser: Browser) =>
  pageModel<MedicalQuestionnairePage>(browser, 'questionnaire?step=category');
const open = (browser: Browser, headers: Record<string, string> = typedIn) =>
  browser.get(`/resume/${token}`, headers);
const asks = `${linkPaths.open}?link=`;
const model = async (browser: Browser) =>
  (await browser.get(`${linkPaths.model}?link=${token}`)).json<OpenLinkPage>();

async function withOwnAnswers() {
  const browser = await openBrowser(bff.app);
  await browser.form(`${questionnaire}?step=emirate`, { main_emirate: '2' });
  const { reference } = await pageOf(browser);
  return { browser, reference: reference ?? '' };
}

describe('a link to answers', () => {
  it('opens at once in a browser that has none', async () => {
    const browser = await openBrowser(bff.app);
    expect((await open(browser)).headers.location).toBe(`${questionnaire}?step=category`);
    expect((await pageOf(browser)).answers.main_emirate).toBe(3);
  });

  it('asks a browser that has other ones, and changes nothing', async () => {
    const { browser, reference } = await withOwnAnswers();
    expect((await open(browser)).headers.location).toBe(asks + token);
    expect(await model(browser)).toEqual({
      link: token,
      kind: 'journey',
      reference: theirs,
      yours: [reference],
    });
    expect(await pageOf(browser)).toMatchObject({ reference, answers: { main_emirate: 2 } });
  });

  it('asks a browser that has answers of another line', async () => {
    const browser = await openBrowser(bff.app);
    await browser.form('/survey/motor?step=make', { make_id: String(toyota.id) });
    expect((await open(browser)).headers.location).toBe(asks + token);
  });

  it('asks whoever comes from another site, with nothing of their own too', async () => {
    const browser = await openBrowser(bff.app);
    expect((await open(browser, crossSite)).headers.location).toBe(asks + token);
    expect(await model(browser)).toMatchObject({ yours: [] });
    expect((await pageOf(browser)).reference).toBeUndefined();
  });

  it('opens again in the browser that has it open', async () => {
    const browser = await openBrowser(bff.app);
    await open(browser);
    expect((await open(browser)).headers.location).toBe(`${questionnaire}?step=category`);
  });

  it('opens by a press, and leads back to what was open', async () => {
    const { browser, reference } = await withOwnAnswers();
    const opened = await browser.form(linkPaths.open, { link: token });
    expect(opened.headers.location).toBe(`${questionnaire}?step=category`);
    expect((await pageOf(browser)).answers.main_emirate).toBe(3);
    await browser.form(`${questionnaire}?step=category`, { category: 'self' });
    const back = await browser.form(linkPaths.goBack, { reference });
    expect(back.headers.location).toBe(questionnaire);
    expect(await pageOf(browser)).toMatchObject({ reference, answers: { main_emirate: 2 } });
    await browser.form(linkPaths.goBack, { reference: theirs });
    expect((await pageOf(browser)).reference).toBe(theirs);
  });

  it('is opened by nobody without the token of the page, or from another site', async () => {
    const { browser, reference } = await withOwnAnswers();
    await browser.form(linkPaths.open, { link: token, csrf_token: 'x' });
    const foreign = await browser.form(
      linkPaths.open,
      { link: token },
      { origin: 'https://evil.example' },
    );
    expect(foreign.statusCode).toBe(403);
    await browser.form(linkPaths.goBack, { reference: theirs });
    expect((await pageOf(browser)).reference).toBe(reference);
  });

  it('that has ended says so where it leads', async () => {
    const { browser } = await withOwnAnswers();
    const ended = (await browser.get(`${linkPaths.model}?link=q.x.2020-01-01.y`)).json();
    expect(ended).toEqual({ redirect: '/resume/q.x.2020-01-01.y' });
    const posted = await browser.form(linkPaths.open, { link: 'm.x.2020-01-01.y' });
    expect(posted.headers.location).toBe(motorRoutes.questionnaire);
  });
});

describe('a link to a quote', () => {
  it('asks a browser that has another, whose plans stay within reach', async () => {
    const sender = await openBrowser(bff.app);
    await sender.submit();
    await sender.form(medicalPaths.emailQuote, {
      email: 'sender@example.com',
      selected_product_ids: '1',
    });
    const [quote] = (await bff.quoting.quotes()).values();
    const path = mailedPath('medical_quote', quote?.quoteId ?? '', quote?.validUntil ?? '');
    const mailed = path.replace('/resume/', '');
    expect(mailed).toMatch(/^q\./);
    const { browser, reference } = await withOwnAnswers();
    const answer = await browser.get(`/resume/${mailed}`, typedIn);
    expect(answer.headers.location).toBe(asks + mailed);
    const opened = await browser.form(linkPaths.open, { link: mailed });
    expect(opened.headers.location).toBe(`${questionnaire}/products`);
    await browser.form(linkPaths.goBack, { reference });
    expect(await pageOf(browser)).toMatchObject({ reference });
  });
});
