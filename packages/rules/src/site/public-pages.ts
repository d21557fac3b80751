/**
 * The public pages. Each has an address in each language, `/uae/en/…` and `/uae/ar/…` (decisions X26); its documented path
 * answers too, in the language that the browser asks for. Routes, links, hreflang, sitemap, the language switch, links in
 * mails and the tests' lists of pages come from here. Landing pages (landings.ts) have no other address.
 */
import { isLocale, type Locale, localeOfPath, locales } from '../locale.ts';

/** By the documented path; these are what somebody may search for. */
export const publicPaths = [
  '/',
  '/blog',
  '/claim',
  '/complaint',
  '/contact',
  '/glossary',
  '/how-we-rank',
  '/medical-insurance',
  '/medical-insurance-corporate',
  '/my-data',
  '/privacy',
  '/terms',
] as const;

/** What lies behind them: an article or the feed, a case, a mailed link. */
const parents = ['/blog', '/claim', '/complaint', '/my-data'];
/** Where a form ends, like `/thank-you`: no language in its address. */
const ends = ['/blog/thank-you'];

/** The same page in that language; what is neither a public page nor names a language stays as it is. */
export function pathInLocale(address: string, locale: Locale): string {
  if (localeOfPath(address) !== null) return address.replace(/^\/uae\/[^/?#]+/, `/uae/${locale}`);
  return isPublic(address) ? `/uae/${locale}${address.replace(/^\/(?=[?#]|$)/, '')}` : address;
}

/** The documented address of a public page that was asked for in a language; any other stays as it is. */
export function withoutLocale(address: string): string {
  const [, named, rest = ''] = /^\/uae\/([^/?#]+)(.*)$/s.exec(address) ?? [];
  if (!isLocale(named)) return address;
  const bare = rest.startsWith('/') ? rest : `/${rest}`;
  return isPublic(bare) ? bare : address;
}

/** For hreflang: the addresses of one page, which all name each other. Who reads neither language gets English. */
export function twinsOf(address: string): Record<Locale | 'x-default', string> {
  const [en, ar] = locales.map((locale) => pathInLocale(address, locale)) as [string, string];
  return { en, ar, 'x-default': en };
}

function isPublic(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  if (publicPaths.some((known) => known === path)) return true;
  return parents.some((parent) => path.startsWith(`${parent}/`)) && !ends.includes(path);
}
