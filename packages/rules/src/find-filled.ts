/** Finds which sentence a text was filled from. Only for texts that come without their key: what is kept, what calls answer. */
import { fillMessage } from './fill-message.ts';
import { fillPlural, type Plural } from './plural.ts';
import type { Say } from './translate.ts';

/** What fills it is a figure or a text of ours, which may be filled itself. */
export type Found = readonly [sentence: string, values: Readonly<Record<string, string>>];

type Pattern = readonly [matcher: RegExp, sentence: string];

/**
 * `{n}` and `{n2}` stand for a figure, any other name for a text of ours.
 * @param sentences in the order in which they are tried (narrowest-first.ts)
 */
export function createFinder(sentences: readonly string[]): (text: string) => Found | undefined {
  let patterns: Pattern[] | undefined;
  return (text) => {
    patterns ??= patternsOf(sentences);
    for (const [matcher, sentence] of patterns) {
      const values = matcher.exec(text)?.groups;
      if (values) return [sentence, values];
    }
    return undefined;
  };
}

/** Says a text whole where it is known so, else by the sentence that it was filled from. Every page carries this: it is kept small. */
export function sayFound(
  say: Say,
  find: (text: string) => Found | undefined,
  sentence: (key: string) => string | Plural,
): Say {
  const whole: Say = (text) => {
    const known = say(text);
    const found = known === text && /[A-Za-z]/.test(text) && find(text);
    if (!found) return known;
    const [key, by] = found;
    const said = Object.entries(by).map(([name, value]) => [name, whole(value)]);
    const [form, values] = [sentence(key), Object.fromEntries(said)];
    return typeof form === 'string' ? fillMessage(form, values) : fillPlural(form, values);
  };
  return whole;
}

function patternsOf(sentences: readonly string[]): Pattern[] {
  return sentences.flatMap((sentence) => {
    const parts = sentence.split(/\{(\w+)\}/);
    if (parts.length === 1) return [];
    const source = parts.map((part, at) => (at % 2 === 1 ? groupOf(part) : escaped(part)));
    return [[new RegExp(`^${source.join('')}$`, 's'), sentence] as const];
  });
}

const groupOf = (name: string) => `(?<${name}>${/^n\d?$/.test(name) ? '[\\d.,]+' : '.+?'})`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
