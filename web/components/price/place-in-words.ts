import { fillMessage } from '@muqarin/rules/fill-message';
import { reader } from '@/lib/reader.ts';
import { t } from './texts.ts';

/**
 * Where a premium stands among all plans of the quote: "Lowest of 14", "Fourth lowest of 14", "Highest of 14"
 * (brand.md, price block). `place` is one-based by net premium.
 */
export function placeInWords(place: number, total: number): string {
  if (total <= 1) return t.onlyPlan;
  if (place <= 1) return fillMessage(t.lowestOf, { total });
  if (place >= total) return fillMessage(t.highestOf, { total });
  return fillMessage(t.lowestFrom, { place: ordinal(place), total });
}

const WORDS = [
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
];

function ordinal(n: number): string {
  if (reader().locale === 'ar') return String(n);
  return WORDS[n - 2] ?? `${n}${suffix(n)}`;
}

function suffix(n: number): string {
  const lastTwo = n % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th';
}
