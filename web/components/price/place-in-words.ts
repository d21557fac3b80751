/**
 * Where a premium stands among all plans of the quote: "Lowest of 14", "Fourth lowest of 14", "Highest of 14"
 * (brand.md, price block). `place` is one-based by net premium.
 */
export function placeInWords(place: number, total: number): string {
  if (total <= 1) return 'The only plan';
  if (place <= 1) return `Lowest of ${total}`;
  if (place >= total) return `Highest of ${total}`;
  return `${ordinal(place)} lowest of ${total}`;
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
  return WORDS[n - 2] ?? `${n}${suffix(n)}`;
}

function suffix(n: number): string {
  const lastTwo = n % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th';
}
