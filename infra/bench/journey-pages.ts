/** The pages of the site and of its journeys, walked once as a person would, so that each has something to show. */
import { landingAddress, landingSlugs } from '@muqarin/rules/site/landings';
import type { Browser, Page } from '@playwright/test';
import { seePlans, walkGeneral } from '../../web/e2e/support/general-buyer.ts';
import { reachPlans } from '../../web/e2e/support/journey.ts';
import {
  agree,
  buyPlan,
  chooseFiles,
  confirmButton,
  fillDetails,
  openMotorQuote,
} from '../../web/e2e/support/motor-buyer.ts';
import { openRows } from '../../web/e2e/support/open-rows.ts';
import { groupWalks } from './group-pages.ts';

export interface WalkedPage {
  name: string;
  address: string;
  /** Of the browser that may see it. */
  cookie: string;
}

/** Those made of content files only: nothing has to be walked for them. */
export async function sitePages(browser: Browser, origin: string): Promise<WalkedPage[]> {
  return [
    ...(await walked(browser, origin, site)),
    ...(await walked(browser, origin, siteInArabic)),
  ];
}

export async function walkJourneys(browser: Browser, origin: string): Promise<WalkedPage[]> {
  return [
    ...(await walked(browser, origin, medical)),
    ...(await walked(browser, origin, motor)),
    ...(await walked(browser, origin, motorOrder)),
    ...(await walked(browser, origin, motorPolicy)),
    ...(await walked(browser, origin, general)),
    ...(await groupPages(browser, origin)),
    ...(await sitePages(browser, origin)),
  ];
}

export async function groupPages(browser: Browser, origin: string): Promise<WalkedPage[]> {
  const pages: WalkedPage[] = [];
  for (const walk of groupWalks) pages.push(...(await walked(browser, origin, walk)));
  return pages;
}

/** The pages made of content files, and those around them. */
async function site() {
  const landings = landingSlugs.map((slug) => [slug, landingAddress('en', slug)]);
  return { home: '/', ...Object.fromEntries(landings), ...aroundLandings } as Record<
    string,
    string
  >;
}

const aroundLandings = {
  'medical-insurance': '/medical-insurance',
  'medical-insurance-corporate': '/medical-insurance-corporate',
  blog: '/blog',
  article: '/blog/reading-a-car-premium',
  'article basic plans': '/blog/basic-health-plans',
  'article whom you pay': '/blog/whom-you-pay',
  'contact page': '/contact',
  claim: '/claim',
  complaint: '/complaint',
  'my-data': '/my-data',
  'how-we-rank': '/how-we-rank',
  privacy: '/privacy',
  terms: '/terms',
  'home in Arabic': '/uae/ar',
  glossary: '/glossary',
  'thank-you': '/thank-you',
  'thank-you of a guide': '/blog/thank-you',
};

/** Where the address names no language the choice that was kept decides. */
async function siteInArabic(page: Page): Promise<Record<string, string>> {
  await page.goto('/language/ar?return=/contact');
  const landings = landingSlugs.map((slug) => [slug, landingAddress('ar', slug)] as const);
  const all = [['home', '/'] as const, ...landings, ...Object.entries(aroundLandings)];
  return Object.fromEntries(all.map(([name, address]) => [`${name} in Arabic`, address]));
}

const generalWizard = '/survey/general';

async function general(page: Page): Promise<Record<string, string>> {
  await walkGeneral({ page, scripts: true }, 'bench@example.com');
  await seePlans(page);
  await openRows(page);
  for (const index of [0, 1]) await page.locator('[data-compare]').nth(index).click();
  await page.waitForLoadState('networkidle');
  await page.goto('/survey/general/compare-plans');
  await page
    .getByRole('button', { name: /SELECT/ })
    .first()
    .click();
  await page.waitForURL(/policy-details/);
  return {
    'general-type': `${generalWizard}?step=general_insurance_type_page`,
    'general-business': `${generalWizard}?step=business_information_page`,
    'general-employees': `${generalWizard}?step=employee_details_page`,
    'general-contact': `${generalWizard}?step=general_contact_page`,
    'general-plans': `${generalWizard}/products`,
    'general-compare': `${generalWizard}/compare-plans`,
    'general-details': `${generalWizard}/policy-details`,
  };
}

/** Pages by their names, walked in a browser of their own. */
export type Walk = (page: Page) => Promise<Record<string, string>>;

export async function walked(browser: Browser, origin: string, walk: Walk): Promise<WalkedPage[]> {
  const context = await browser.newContext({ baseURL: origin });
  const pages = await walk(await context.newPage());
  const cookies = await context.cookies();
  await context.close();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return Object.entries(pages).map(([name, address]) => ({ name, address, cookie }));
}

async function medical(page: Page) {
  await reachPlans({ page, scripts: true }, 'self', 'bench@example.com');
  await openRows(page);
  const plan = await page.locator('#plans button[name="product_id"]').first().getAttribute('value');
  const compare = page.getByRole('button', { name: /Add to compare/ });
  for (const _ of [1, 2]) await compare.first().click();
  await page.waitForLoadState('networkidle');
  const journey = '/survey/medical/individual';
  return {
    question: `${journey}?step=category`,
    members: `${journey}?step=self`,
    contact: `${journey}?step=contact`,
    plans: `${journey}/products`,
    compare: `${journey}/compare-plans`,
    buy: `${journey}/buy-policy?plan=${plan}`,
  };
}

const journey = '/survey/motor';

async function motor(page: Page) {
  await openMotorQuote(page);
  await page.goto(`${journey}/products?value=set`);
  await openRows(page);
  for (const index of [0, 1]) await page.locator('[data-compare]').nth(index).click();
  await page.waitForLoadState('networkidle');
  return {
    'motor-make': `${journey}?step=make`,
    'motor-model': `${journey}?step=model`,
    'motor-birth': `${journey}?step=dob`,
    'motor-last': `${journey}?step=last`,
    'motor-no-chassis': `${journey}/no-chassis`,
    'motor-oops': `${journey}/oops`,
    'motor-retry': `${journey}/retry`,
    'motor-plans': `${journey}/products`,
    'motor-compare': `${journey}/compare-plans`,
  };
}

async function motorOrder(page: Page) {
  await openMotorQuote(page);
  await buyPlan(page);
  return { 'motor-purchase': `${journey}/policy-details` };
}

/** Bought, paid, issued, and asked for a document again. */
async function motorPolicy(page: Page) {
  await motorOrder(page);
  await fillDetails(page);
  await chooseFiles(page);
  await agree(page);
  await confirmButton(page).click();
  await page.waitForURL(/\/cart\/checkout/);
  const checkout = page.url();
  for (const act of [/^Pay /, /^Pay /, 'Issue the policy', 'Ask for it again'])
    await page.getByRole('button', { name: act }).first().click();
  await page.goto(checkout);
  return {
    'motor-checkout': new URL(checkout).pathname + new URL(checkout).search,
    'motor-documents': '/survey/motor-documents',
    'motor-documents-sent': '/survey/motor-documents-submission-success',
  };
}
