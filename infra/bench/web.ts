/**
 * `npm run bench:web`: what the pages of the site and of its journeys cost a phone. For each page the JavaScript of its first load beside an
 * empty page of the same build, Lighthouse's mobile run and the slowest press (each the median of a few rounds) beside an empty document, and how long a filter
 * takes over 500 tiles beside the same work done by hand on as many bare list items; of a group's list its variants and tabs too.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { emptyPageKilobytes, scriptKilobytes } from '../../web/e2e/support/first-load.ts';
import { reachPlans } from '../../web/e2e/support/journey.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { type Figure, printFigures } from './figure.ts';
import { groupList } from './group-list.ts';
import { slowestAnswer } from './interactions.ts';
import { groupPages, sitePages, type WalkedPage, walkJourneys } from './journey-pages.ts';
import { measurePage, serveEmptyDocument } from './lighthouse.ts';
import { manyPlans } from './many-plans.ts';
import { startProduct, temporaryData } from './product.ts';
import { timePresses } from './time-presses.ts';

const port = 3979;
const executablePath = process.env.CHROME_PATH || '/usr/bin/chromium';
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const help = `npm run bench:web [-- options]

  --no-lighthouse   weights and filter only
  --no-filter       without the filter over 500 tiles
  --site            only the pages of the site, in both languages
  --group           only the pages of a group
  --pages LIST      only these pages: --pages "plans,members,home in Arabic"
  --rounds N        the median of N rounds of each, 3 where nothing is said
  --verbose         names the audits that failed, what the mark for performance is made of, and what each press took
`;

const options = commandLine(help, {
  'no-lighthouse': { type: 'boolean', default: false },
  'no-filter': { type: 'boolean', default: false },
  site: { type: 'boolean', default: false },
  group: { type: 'boolean', default: false },
  pages: { type: 'string' },
  rounds: { type: 'string', default: '3' },
  verbose: { type: 'boolean', default: false },
});
const rounds = wholeNumber('--rounds', options.rounds);
const data = temporaryData();
const browser = await chromium.launch({ executablePath, args: flags });
const figures: Figure[] = [];
try {
  await measureJourney(browser);
  if (!options['no-filter']) await measureFilter(browser);
} finally {
  await browser.close();
  data.remove();
}
printFigures(figures);

/** Page by page, each printed when it is known: all of them take most of an hour. */
async function measureJourney(browser: Browser): Promise<void> {
  const product = await startProduct(port, data.dir);
  try {
    const pages = chosen(await walk()(browser, product.origin));
    const empty = await measureEmpty(browser);
    const table: Record<string, Cost> = {};
    for (const { name, address, cookie } of pages) {
      const url = `${product.origin}${address}`;
      const weight = await scriptKilobytes(url, cookie);
      const cost = { ...weightOf(weight), ...(await runPage(browser, { address: url, cookie })) };
      table[name] = cost;
      console.log(`${name}: ${JSON.stringify(cost)}`);
      for (const [what, value] of Object.entries(cost))
        figures.push({
          figure: `${what}, ${name}`,
          value,
          unit: unitOf(what),
          reference: empty[what] ?? Number.NaN,
        });
    }
    console.table(table);
  } finally {
    await product.stop();
  }
}

function walk() {
  if (options.group) return groupPages;
  return options.site ? sitePages : walkJourneys;
}

type Cost = Record<string, number>;

/** What an empty page of the same build weighs; of all else, what an empty document costs. */
async function measureEmpty(browser: Browser): Promise<Cost> {
  const document = await serveEmptyDocument();
  const cost = await runPage(browser, { address: document.address, cookie: '' });
  document.stop();
  return { ...weightOf(emptyPageKilobytes()), ...cost };
}

function weightOf(kilobytes: number): Cost {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    'first load': tenths(kilobytes),
    'over empty': tenths(kilobytes - emptyPageKilobytes()),
  };
}

/** Lighthouse's figures, and what the slowest press takes until the page shows its answer. */
async function runPage(browser: Browser, page: { address: string; cookie: string }): Promise<Cost> {
  if (options['no-lighthouse']) return {};
  const found = await measurePage({ ...page, rounds, executablePath, flags });
  const press = await slowestAnswer(browser, { ...page, rounds, verbose: options.verbose });
  return { ...found, 'largest paint': Math.round(found['largest paint']), 'slowest press': press };
}

function unitOf(what: string): string {
  if (what === 'first load' || what === 'over empty') return 'kB gzip';
  if (what === 'layout shift') return 'CLS';
  return what === 'largest paint' || what === 'slowest press' ? 'ms' : 'of 100';
}

function chosen(pages: readonly WalkedPage[]): readonly WalkedPage[] {
  const names = options.pages?.split(',');
  return names ? pages.filter(({ name }) => names.includes(name)) : pages;
}

/** A catalogue of more than 500 plans, imported as an operator would; then one filter after the other. */
async function measureFilter(browser: Browser): Promise<void> {
  const many = temporaryData();
  mkdirSync(many.dir, { recursive: true });
  manyPlans(path.join(many.dir, 'catalog'), many.dir);
  const product = await startProduct(port, many.dir);
  try {
    const page = await (await browser.newContext({ baseURL: product.origin })).newPage();
    await reachPlans({ page, scripts: true }, 'self', 'bench@example.com');
    await page.waitForLoadState('networkidle');
    const tiles = await page.locator('#plans > li').count();
    const [filtering, bare] = await timePresses(page, 'input[name="bids"]');
    const html = gzipSync(await page.content()).length / 1000;
    console.log(
      `${tiles} tiles (${html.toFixed(0)} kB gzip of HTML): a filter takes ${filtering.toFixed(1)} ms, bare items ${bare.toFixed(1)} ms`,
    );
    figures.push({
      figure: `filtering ${tiles} tiles`,
      value: filtering,
      unit: 'ms',
      reference: bare,
    });
    figures.push(...(await groupList(browser, product.origin)));
  } finally {
    await product.stop();
    many.remove();
  }
}
