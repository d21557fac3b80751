import type { PriceInParts } from '../../contract/price-in-parts.ts';
import { paper, text, type WordsOf } from '../locale/words.ts';

/** Of a price taken apart: each line says what it is and why. */
export const priceWords = {
  members: { lines: { label: text, why: text } },
} as const satisfies WordsOf<PriceInParts>;

export const documentWords = { title: text, href: paper } as const;
