/**
 * Texts that are made in one place and shown in another (messages of the rules, words of the catalogue) are translated where
 * they are shown, by their English text: so the contract's English stays exact wherever it is compared or sent.
 */

import { isolated } from './isolate.ts';
import { percentInArabic } from './percent.ts';
import { formFor, type Plural } from './plural.ts';

/** The text in the reader's language; a text without a translation stays as it is. */
export type Say = (text: string) => string;

/**
 * English text to its translation; `{name}` in both stands for whatever the English was filled with, `{n}` and `{n2}` for a
 * number only. A translation that counts has a form for each of its language's categories.
 */
export type Sayings = Readonly<Record<string, string | Plural>>;

export const sayAsItIs: Say = (text) => text;

/**
 * `named` may know a text that no table can hold, such as the name of a plan. `filled`: the sentences that come filled in English
 * from where it is kept or sent so, and are found by their pattern; of all others a key comes, with its values.
 */
export function createSay(
  sayings: Sayings,
  named?: (text: string) => string | null,
  filled: Sayings = sayings,
): Say {
  let patterns: Pattern[] | undefined;
  const say: Say = (text) => {
    const exact = Object.hasOwn(sayings, text) ? sayings[text] : undefined;
    if (typeof exact === 'string') return exact;
    if (!/[A-Za-z]/.test(text)) return percentInArabic(text) ?? text;
    const amount = amountInArabic(text);
    if (amount !== null) return amount;
    const name = named?.(text);
    if (name) return name;
    patterns ??= patternsOf(filled);
    for (const { matcher, names, translation } of patterns) {
      const found = matcher.exec(text);
      if (!found) continue;
      const values = new Map(names.map((name, at) => [name, say(found[at + 1] ?? '')]));
      const { plural = '' } = typeof translation === 'string' ? {} : translation;
      const count = Number(values.get(plural)?.replaceAll(',', ''));
      const form = typeof translation === 'string' ? translation : formFor(translation, count);
      return form.replace(/\{(\w+)\}/g, (whole, name: string) =>
        isolated(values.get(name) ?? whole),
      );
    }
    return text;
  };
  return say;
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

interface Pattern {
  matcher: RegExp;
  names: readonly string[];
  translation: string | Plural;
}

/** Those with most words of their own first, so that the narrower one is taken. */
function patternsOf(sayings: Sayings): Pattern[] {
  return Object.entries(sayings)
    .filter(([english]) => /\{\w+\}/.test(english))
    .toSorted(([a], [b]) => ownLength(b) - ownLength(a))
    .map(([english, translation]) => {
      const parts = english.split(/\{(\w+)\}/);
      const names = parts.filter((_part, at) => at % 2 === 1);
      const source = parts.map((part, at) => (at % 2 === 1 ? groupOf(part) : escaped(part)));
      return { matcher: new RegExp(`^${source.join('')}$`, 's'), names, translation };
    });
}

function groupOf(name: string): string {
  return /^n\d?$/.test(name) ? '([\\d.,]+)' : '(.+?)';
}

function ownLength(text: string): number {
  return text.replace(/\{\w+\}/g, '').length;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
