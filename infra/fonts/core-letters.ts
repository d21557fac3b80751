/**
 * What our own texts are written with. A page waits for these only: the fonts are cut in two, and the other part of each comes
 * when a letter of it is drawn, in a name for example. As CSS says it, since `web/app/fonts.ts` has to repeat it by hand.
 */
export const coreLetters = {
  latin:
    'U+0020-007E, U+00A0, U+00AB, U+00BB, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
  arabic: 'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652, U+0660-066C, U+0670',
} as const;

/** Joining, marks, kerning and figures of one width; fractions and small figures are not used. */
export const featuresUsed = [
  'ccmp',
  'fina',
  'init',
  'kern',
  'liga',
  'locl',
  'mark',
  'medi',
  'mkmk',
  'pnum',
  'rlig',
  'rvrn',
  'tnum',
];

/** The letters of ranges as CSS says them. */
export function lettersOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) =>
        String.fromCodePoint(first + at),
      );
    })
    .join('');
}
