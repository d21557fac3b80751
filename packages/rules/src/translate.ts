/**
 * Texts that are made in one place and shown in another (messages of the rules, words of the catalogue) are translated where
 * they are shown, by their English text: so the contract's English stays exact wherever it is compared or sent.
 */

import { percentInArabic } from './percent.ts';
import type { Plural } from './plural.ts';

/** The text in the reader's language; a text without a translation stays as it is. */
export type Say = (text: string) => string;

/**
 * English text to its translation; `{name}` in both stands for whatever it is filled with. A translation that counts has a form for
 * each of its language's categories.
 */
export type Sayings = Readonly<Record<string, string | Plural>>;

export const sayAsItIs: Say = (text) => text;

/**
 * A text is known whole; what is filled with values comes by its key (message.ts).
 */
export function createSay(sayings: Sayings): Say {
  return (text) => {
    const exact = Object.hasOwn(sayings, text) ? sayings[text] : undefined;
    if (typeof exact === 'string') return exact;
    if (!/[A-Za-z]/.test(text)) return percentInArabic(text) ?? text;
    return amountInArabic(text) ?? text;
  };
}

/**
 * `AED 1,234.50`, or with a sign before it, as `1,234.50 درهم` with a no-break space (brand.md, money); null for any other. The
 * sign clings to its number: from right to left, a space after it would leave it between the number and its unit.
 */
export function amountInArabic(text: string): string | null {
  const amount = /^([−+-]? ?)AED\s([−+-]?)([\d,]+(?:\.\d+)?)$/.exec(text);
  if (!amount) return null;
  const [, before, within, number] = amount;
  const sign = before?.trim() || within;
  return `${sign ? `\u2066${sign}${number}\u2069` : number}\u00a0درهم`;
}
