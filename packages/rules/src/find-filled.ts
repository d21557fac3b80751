/** Finds which sentence a text was filled from. Only for texts that come without their key: what is kept, what calls answer. */
import { type Filled, inWords } from './message.ts';
import type { Plural } from './plural.ts';
import type { Say } from './translate.ts';

interface Pattern {
  matcher: RegExp;
  names: readonly string[];
  sentence: string;
}

/** `{n}` and `{n2}` stand for a figure, any other name for a text of ours, which may be filled itself. */
export function createFinder(sentences: readonly string[]): (text: string) => Filled | null {
  let patterns: Pattern[] | undefined;
  return (text) => {
    patterns ??= patternsOf(sentences);
    for (const { matcher, names, sentence } of patterns) {
      const found = matcher.exec(text);
      if (!found) continue;
      const values = names.map((name, at) => {
        const value = found[at + 1] ?? '';
        return [name, isFigure(name) ? value : { word: value }] as const;
      });
      return { sentence, values: Object.fromEntries(values) };
    }
    return null;
  };
}

/** Says a text whole where it is known so, else by the sentence that it was filled from. */
export function sayFound(
  say: Say,
  find: (text: string) => Filled | null,
  sentence: (key: string) => string | Plural,
): Say {
  const whole: Say = (text) => {
    const known = say(text);
    if (known !== text) return known;
    const found = /[A-Za-z]/.test(text) ? find(text) : null;
    return found ? inWords(found, whole, sentence) : text;
  };
  return whole;
}

/** Those with most words of their own first, so that the narrower one is taken. */
function patternsOf(sentences: readonly string[]): Pattern[] {
  return sentences
    .filter((sentence) => /\{\w+\}/.test(sentence))
    .toSorted((a, b) => ownLength(b) - ownLength(a))
    .map((sentence) => {
      const parts = sentence.split(/\{(\w+)\}/);
      const names = parts.filter((_part, at) => at % 2 === 1);
      const source = parts.map((part, at) => (at % 2 === 1 ? groupOf(part) : escaped(part)));
      return { matcher: new RegExp(`^${source.join('')}$`, 's'), names, sentence };
    });
}

function isFigure(name: string): boolean {
  return /^n\d?$/.test(name);
}

function groupOf(name: string): string {
  return isFigure(name) ? '([\\d.,]+)' : '(.+?)';
}

function ownLength(text: string): number {
  return text.replace(/\{\w+\}/g, '').length;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
