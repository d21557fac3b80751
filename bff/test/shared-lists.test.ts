/** A list shared with somebody else (features 97): they get a quote of their own, without the contact; the sender's stays as it is. */
import { beforeEach, describe, expect, it } from 'vitest';
import { linkPaths, type OpenLinkPage } from '../contract/link-pages.ts';
import { medicalPaths } from '../contract/medical/pages.ts';
import type { ProductsPage } from '../contract/medical/plan-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { contactFields, pageModel, questionnaire, upToContact } from './support/journey.ts';

const products = `${questionnaire}/products`;
const list = (browser: Browser) => pageModel<ProductsPage>(browser, 'products');

let bff: BffUnderTest;
let sender: Browser;
let theirs: ProductsPage;
let path: string;
let token: string;

beforeEach(async () => {
  bff = await bffUnderTest({ PRICES_PER_SESSION: '2' });
  sender = await openBrowser(bff.app);
  await upToContact(sender);
  const captcha = { 'g-recaptcha-response': await sender.captcha() };
  await sender.form(`${questionnaire}?step=contact`, { ...contactFields, ...captcha });
  theirs = await list(sender);
  path = new URL(theirs.share).pathname;
  token = path.replace('/resume/', '');
});

const asks = async (browser: Browser) =>
  (await browser.get(`${linkPaths.model}?link=${token}`)).json<OpenLinkPage>();
const press = (browser: Browser, link = token) => browser.form(linkPaths.open, { link });

describe('the link of a list', () => {
  it('is whole, signed, and says nothing of who shares it', () => {
    expect(theirs.share).toMatch(/^https?:\/\/[^/]+\/resume\/h\.[\w-]{36}\.2026-12-21\.[\w-]{43}$/);
  });

  it('makes nothing until a person presses the button', async () => {
    const friend = await openBrowser(bff.app);
    const answer = await friend.get(path);
    expect(answer.headers.location).toBe(`${linkPaths.open}?link=${token}`);
    expect(await asks(friend)).toEqual({ link: token, kind: 'shared', reference: null, yours: [] });
    expect(await bff.quoting.quotes()).toHaveLength(1);
  });

  it('opens the same plans as a quote of the other person, who left no contact', async () => {
    const friend = await openBrowser(bff.app);
    expect((await press(friend)).headers.location).toBe(products);
    const page = await list(friend);
    expect(page).toMatchObject({ email: '', contactFirst: true });
    expect(page.quoteId).not.toBe(theirs.quoteId);
    expect(page.tiles).toEqual(theirs.tiles);
    expect(page.reference).not.toBe(theirs.reference);
    const copy = (await bff.quoting.quotes()).find(({ quoteId }) => quoteId === page.quoteId);
    expect(copy).toMatchObject({ leadId: null });
    for (const at of ['products', 'questionnaire?step=contact', 'buy-policy?plan=2']) {
      const body = JSON.stringify(await pageModel(friend, at));
      for (const said of [contactFields.name, contactFields.email, contactFields.phone]) {
        expect(body).not.toContain(said);
      }
    }
  });

  it('leaves the quote of whoever shares it alone', async () => {
    const friend = await openBrowser(bff.app);
    await press(friend);
    await friend.form(medicalPaths.toggleCompared, { product_id: '2' });
    expect((await list(friend)).comparedIds).toEqual([2]);
    expect(await list(sender)).toEqual(theirs);
    expect(bff.leads.leads).toHaveLength(1);
  });

  it('puts aside what the other person had, and names it', async () => {
    const friend = await openBrowser(bff.app);
    await friend.form(`${questionnaire}?step=emirate`, { main_emirate: '3' });
    const { yours } = await asks(friend);
    expect(yours).toHaveLength(1);
    await press(friend);
    const back = await friend.form(linkPaths.goBack, { reference: yours[0] ?? '' });
    expect(back.headers.location).toBe(questionnaire);
  });

  it('is the list itself for whoever shares it', async () => {
    expect(await asks(sender)).toEqual({ redirect: products });
  });

  it.each([
    [
      'of another quote',
      (link: string) => link.replace(/\.[\w-]{36}\./, `.${crypto.randomUUID()}.`),
    ],
    ['held longer', (link: string) => link.replace('2026-12-21', '2027-12-21')],
    ['taken for a mailed one', (link: string) => link.replace('h.', 'q.')],
  ])('that is %s opens nothing', async (_what, change) => {
    const friend = await openBrowser(bff.app);
    expect((await press(friend, change(token))).headers.location).toBe(questionnaire);
    expect(await list(friend)).toEqual({ redirect: questionnaire });
    expect(await bff.quoting.quotes()).toHaveLength(1);
  });

  it('is limited as prices seen first are', async () => {
    const friend = await openBrowser(bff.app);
    const json = { accept: 'application/json' };
    const answers = [];
    for (let tries = 0; tries < 3; tries += 1) {
      answers.push(await friend.form(linkPaths.open, { link: token }, json));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers['retry-after']).toBeDefined();
  });
});
