/** Where the landing pages live. Languages are part of an address (decisions A1, X26). */
import type { Locale } from '../locale.ts';

/** The landing pages of S2 2 by the name of their file; the first hyphen is the slash: `car-dubai` is `/car/dubai`. */
export const landingSlugs = [
  'car',
  'car-dubai',
  'car-sharjah',
  'car-third-party',
  'bike',
  'life',
  'fleet',
  'health',
  'health-dubai',
  'health-abu-dhabi',
  'health-sharjah',
  'travel',
  'business',
] as const;

export function landingAddress(language: Locale, slug: string): string {
  return `/uae/${language}/insurance${barePath(slug)}`;
}

/** Without the language: the short form that leads on to the English page (decisions A1). */
export function barePath(slug: string): string {
  return `/${slug.replace('-', '/')}`;
}

/** Of the parts of an address after `/insurance/`; null for what no page has. */
export function landingSlug(parts: readonly string[]): string | null {
  const slug = parts.join('-');
  const known = landingSlugs.find((one) => barePath(one) === `/${parts.join('/')}`);
  return known === slug ? known : null;
}
