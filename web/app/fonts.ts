import type { Locale } from '@muqarin/rules/locale';
import localFont from 'next/font/local';
import { preload } from 'react-dom';

/**
 * Rubik variable, 300 to 900, split by script so that an English page loads 35 kB. `optional`: a font that comes when the
 * page is drawn already is kept for the next page, as a swap would break its lines anew and move what is below them. That of
 * the page's own language is preloaded (`preloadFont`), so it comes in time where the line and the machine are not slow.
 */
export const latin = localFont({
  src: '../fonts/rubik-latin.woff2',
  weight: '300 900',
  variable: '--font-latin',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
});

export const arabic = localFont({
  src: '../fonts/rubik-arabic.woff2',
  weight: '300 900',
  variable: '--font-arabic',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC' },
  ],
});

/** What the renderer's process has found at its start (infra/launch/page-readers.ts). */
interface Found {
  muqarinFonts?: Partial<Record<Locale, string>>;
}

/** Both would be 70 kB, which a slow line takes from the page itself; the other comes when a letter of it is drawn. */
export function preloadFont(locale: Locale): void {
  const font = (globalThis as Found).muqarinFonts?.[locale];
  if (font) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
