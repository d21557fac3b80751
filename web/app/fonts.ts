import type { Locale } from '@muqarin/rules/locale';
import localFont from 'next/font/local';
import { preload } from 'react-dom';

/**
 * Rubik variable, 300 to 900, cut by script and in two (`npm run fonts`): the letters of our own texts, 20 kB, and the whole
 * file for a letter that is not among them, which a page without one never asks for. `optional`: a font that comes when the
 * page is drawn already is kept for the next page, as a swap would break its lines anew and move what is below them. What
 * the page's own language is drawn with is preloaded (`preloadFonts`), so it comes in time where the line and the machine are not slow.
 */
const latin = localFont({
  src: '../fonts/rubik-latin-core.woff2',
  weight: '300 900',
  variable: '--font-latin',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00AB, U+00BB, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
    },
  ],
});

const latinRest = localFont({
  src: '../fonts/rubik-latin.woff2',
  weight: '300 900',
  variable: '--font-latin-rest',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00AA, U+00AC, U+00AE-00BA, U+00BC-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2010-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2030-205E, U+20AC, U+2122, U+2191, U+2193, U+2215, U+FFFD',
    },
  ],
});

const arabic = localFont({
  src: '../fonts/rubik-arabic-core.woff2',
  weight: '300 900',
  variable: '--font-arabic',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652, U+0660-066C, U+0670',
    },
  ],
});

const arabicRest = localFont({
  src: '../fonts/rubik-arabic.woff2',
  weight: '300 900',
  variable: '--font-arabic-rest',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0600-060B, U+060D-061A, U+061D-061E, U+0620, U+063B-063F, U+0653-065F, U+066D-066F, U+0671-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC',
    },
  ],
});

/** Their names, for the page's root. */
export const fontNames = [latin, latinRest, arabic, arabicRest].map(({ variable }) => variable);

/** What the renderer's process has found at its start (infra/launch/page-readers.ts). */
interface Found {
  muqarinFonts?: Record<Locale, readonly string[]>;
}

/** What an Arabic page is drawn with is in both scripts: figures and addresses are Latin. */
export function preloadFonts(locale: Locale): void {
  for (const font of (globalThis as Found).muqarinFonts?.[locale] ?? [])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
