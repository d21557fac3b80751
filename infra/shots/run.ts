/**
 * `npm run shots`: a contact sheet of every kind of page, at two widths, light and dark, in both languages. Starts the product on a
 * folder of its own, walks each journey once, and takes whole pages; `index.html` beside them shows them in rows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { commandLine } from '../bench/command-line.ts';
import { type WalkedPage, walkJourneys } from '../bench/journey-pages.ts';
import { root, startProduct, temporaryData } from '../bench/product.ts';
import { contactSheet } from './contact-sheet.ts';
import { allLooks, type Look, lookName, looksOf } from './looks.ts';
import { morePages } from './more-pages.ts';

const help = `npm run shots [-- options]

  --out FOLDER   where the pictures go; "shots" where nothing is said
  --pages LIST   only these pages: --pages "plans,home,motor-plans"
  --looks LIST   only these looks: --looks "390 light en,1280 dark ar"
  --fold         what the first screen shows, instead of whole pages
`;

const options = commandLine(help, {
  out: { type: 'string', default: 'shots' },
  pages: { type: 'string' },
  looks: { type: 'string' },
  fold: { type: 'boolean', default: false },
});
const looks = options.looks ? looksOf(options.looks.split(',')) : allLooks;
const port = 3978;
const out = path.resolve(root, options.out);

/** Pages that no walk leads to. */
const others: Readonly<Record<string, string>> = {
  'medical-first': '/survey/medical/individual',
  'motor-first': '/survey/motor',
  'general-first': '/survey/general',
  sponsor: '/survey/medical/sponsor',
  'not-found': '/no-such-page',
  'staff-sign-in': '/staff/sign-in',
  mailbox: '/dev/mailbox',
  events: '/dev/events',
};

const data = temporaryData();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const product = await startProduct(port, data.dir);
try {
  const pages = chosen(await pagesToShow());
  mkdirSync(out, { recursive: true });
  for (const look of looks) await takeAll(look, pages);
  writeFileSync(
    path.join(out, 'index.html'),
    contactSheet(
      pages.map(({ name }) => name),
      looks,
    ),
  );
  console.log(`${pages.length * looks.length} pictures: ${path.relative(root, out)}/index.html`);
} finally {
  await product.stop();
  await browser.close();
  data.remove();
}

/** The walk names pages of the site in both languages; here the look decides the language. */
async function pagesToShow(): Promise<WalkedPage[]> {
  const walked = await walkJourneys(browser, product.origin);
  const own = walked.filter(({ name }) => !name.endsWith(' in Arabic'));
  const later = await morePages(browser, product.origin, data.dir);
  const more = Object.entries(others).map(([name, address]) => ({ name, address, cookie: '' }));
  return [...own, ...later, ...more];
}

function chosen(pages: readonly WalkedPage[]): readonly WalkedPage[] {
  const names = options.pages?.split(',');
  const unknown = names?.filter((name) => !pages.some((page) => page.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(
      `no page is called ${unknown.join(', ')}; there are ${pages.map(({ name }) => name).join(', ')}`,
    );
  return names ? pages.filter(({ name }) => names.includes(name)) : pages;
}

async function takeAll(look: Look, pages: readonly WalkedPage[]): Promise<void> {
  for (const page of pages) {
    const context = await contextOf(browser, look, page);
    try {
      await take(context, look, page);
    } finally {
      await context.close();
    }
  }
}

async function contextOf(browser: Browser, look: Look, { cookie }: WalkedPage) {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: look.width, height: look.width < 500 ? 844 : 800 },
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
  });
  const cookies = cookie === '' ? [] : cookie.split('; ');
  await context.addCookies(
    cookies.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: product.origin };
    }),
  );
  return context;
}

async function take(context: BrowserContext, look: Look, page: WalkedPage): Promise<void> {
  const tab = await context.newPage();
  const address = inLanguage(page.address, look);
  await tab.goto(`/language/${look.language}?return=${encodeURIComponent(address)}`);
  await tab.goto(address, { waitUntil: 'networkidle' });
  await tab.evaluate('document.fonts.ready');
  const file = path.join(out, `${page.name} ${lookName(look)}.jpg`);
  await tab.screenshot({ path: file, fullPage: !options.fold, type: 'jpeg', quality: 70 });
}

/** Landings have an address for each language. */
function inLanguage(address: string, { language }: Look): string {
  return address.replace(/^\/uae\/(en|ar)/, `/uae/${language}`);
}
