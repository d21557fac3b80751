/**
 * Begins each page's request in its reader's language, which the BFF has decided (web/lib/reader.ts). The languages' files
 * are read once, at the start.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import {
  arabicInFront,
  arabicMessages,
  arabicOfAccounts,
  arabicOnSite,
  sayInArabic,
} from '@muqarin/rules/ar/sayings';
import type { Locale } from '@muqarin/rules/locale';
import { narrowestFirst } from '@muqarin/rules/narrowest-first';
import { percentsFromLeft } from '@muqarin/rules/percent';
import { type Say, sayAsItIs } from '@muqarin/rules/translate';

type Areas = Record<string, unknown>;

interface Reader {
  locale: Locale;
  areas: Areas;
  say: Say;
  withVat: boolean;
}

/** `dir` holds the pages. The result runs what answers a request, knowing its reader. */
export function pageReaders(dir: string): (request: IncomingMessage, answer: () => void) => void {
  const folder = path.join(dir, 'messages', 'ar');
  const ofPages = filesOf(path.join(folder, 'page'));
  const arabic: Reader = {
    locale: 'ar',
    areas: { ...filesOf(folder), ...ofPages },
    say: sayInArabic(),
    withVat: false,
  };
  const english: Reader = { locale: 'en', areas: {}, say: sayAsItIs, withVat: false };
  const readers = new AsyncLocalStorage<Reader>();
  Object.assign(globalThis, {
    muqarinReaders: readers,
    muqarinReaderTexts: carriedBy(ofPages),
    muqarinFonts: { en: fontsOf(dir, ['latin']), ar: fontsOf(dir, ['arabic', 'latin']) },
  });
  const paying = { ar: { ...arabic, withVat: true }, en: { ...english, withVat: true } };
  return ({ headers }, answer) => {
    const locale = headers['x-muqarin-locale'] === 'ar' ? 'ar' : 'en';
    const known = headers['x-muqarin-vat'] === '1' ? paying : { ar: arabic, en: english };
    return readers.run(known[locale], answer);
  };
}

/** What a page's scripts may say, as JSON for its markup: a page carries the areas of its own journey only. */
export function carriedBy(areas: Areas): (path: string) => string {
  const inJourneys = arabicMessages();
  const onSite = arabicOnSite();
  const inRoom = {
    front: arabicInFront(),
    site: onSite,
    account: { ...onSite, ...arabicOfAccounts() },
  };
  const made = new Map<string, string>();
  return (path) => {
    const [page] = path.split('?');
    const journey = /^\/survey\/(medical\/corporate|medical|motor)\//.exec(`${page}/`)?.[1];
    const room = roomOf(page ?? '');
    const place = journey ?? (path.startsWith('/survey/') ? 'survey' : room);
    const sayings = place === room ? inRoom[room] : inJourneys;
    const isCarried = carriedOn[place] ?? (() => true);
    const carried = Object.entries(areas).filter(([area]) => isCarried(area));
    const text =
      made.get(place) ??
      JSON.stringify({
        areas: Object.fromEntries(carried),
        sayings: Object.fromEntries(
          narrowestFirst(Object.keys(sayings)).map((english) => [english, sayings[english]]),
        ),
      }).replaceAll('<', '\\u003c');
    made.set(place, text);
    return text;
  };
}

/** Of pages that are no journey. */
function roomOf(page: string): 'front' | 'site' | 'account' {
  if (/^\/(sign-in|my-account)(\/|$)/.test(page)) return 'account';
  return /^\/($|uae(\/|$)|medical-insurance|blog(\/|$))/.test(page) ? 'front' : 'site';
}

const everywhere = ['faults', 'price'];

const ofPlans = ['plans', 'take-along', 'comparison', 'checkout'];
const ofHealth = [...ofPlans, 'hospitals'];

const carriedOn: Readonly<Record<string, (area: string) => boolean>> = {
  // The registration card is a way in on the first page.
  front: (area) => [...everywhere, 'files'].includes(area),
  site: (area) => [...everywhere, 'files'].includes(area),
  account: (area) => [...everywhere, 'files', 'account-forms'].includes(area),
  medical: (area) => [...everywhere, ...ofHealth].includes(area) || area.startsWith('medical-'),
  'medical/corporate': (area) =>
    [...everywhere, ...ofHealth, 'files'].includes(area) || area.startsWith('corporate'),
  motor: (area) =>
    !['general', 'hospitals', 'account-forms'].includes(area) &&
    !area.startsWith('corporate') &&
    !area.startsWith('medical-'),
  survey: (area) => !area.startsWith('corporate') && !['hospitals', 'account-forms'].includes(area),
};

/** Next preloads a font on every page or on none; a page asks for those of its own language by their built addresses. */
function fontsOf(dir: string, scripts: readonly ('latin' | 'arabic')[]): readonly string[] {
  const media = path.join(dir, '.next', 'static', 'media');
  const built = existsSync(media) ? readdirSync(media) : [];
  return scripts.flatMap((script) => {
    const isIt = new RegExp(`^rubik.${script}.core.*\\.woff2$`);
    return built.filter((file) => isIt.test(file)).map((file) => `/_next/static/media/${file}`);
  });
}

function filesOf(folder: string): Areas {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = (name: string): unknown =>
    JSON.parse(percentsFromLeft(readFileSync(path.join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name) => [path.basename(name, '.json'), read(name)]));
}
