/**
 * What a check has to say: a whole sentence of ours, or a sentence with what fills it. It stays key and values up to the edge, where
 * it is put into the words of its reader, or into the English of the contract; no filled sentence is taken apart again.
 */
import type { SentenceKey, ValueNames } from './ar/sentences.ts';
import { fillMessage } from './fill-message.ts';
import { fillPlural, type Plural } from './plural.ts';
import { type Say, sayAsItIs } from './translate.ts';

export type Message = string | Filled;

export interface Filled {
  /** The English with a name in each place: its Arabic is found by it. `filled` makes none that has no Arabic. */
  readonly sentence: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** A figure, what a person typed, a word of ours (an amount too), or a sentence within. */
export type Value = number | string | Word | Filled;

export interface Word {
  readonly word: string;
}

export function filled<Key extends SentenceKey>(
  sentence: Key,
  values: Readonly<Record<ValueNames<Key>, Value>>,
): Filled {
  return { sentence, values };
}

/** A message within another. */
export function within(message: Message): Filled | Word {
  return typeof message === 'string' ? { word: message } : message;
}

/** The key and values of a message, where it has any. */
export function filledOf(message: Message): Filled | undefined {
  return typeof message === 'string' ? undefined : message;
}

/** As it is sent. */
export function inEnglish(message: Message): string {
  return inWords(message, sayAsItIs);
}

/** `sentence`: where a language has forms that count, it knows those of a key. */
export function inWords(
  message: Message,
  say: Say,
  sentence: (key: string) => string | Plural = say,
): string {
  if (typeof message === 'string') return say(message);
  const inPlace = (value: Value): string | number => {
    if (typeof value !== 'object') return value;
    return 'word' in value ? say(value.word) : inWords(value, say, sentence);
  };
  const values = Object.fromEntries(
    Object.entries(message.values).map(([name, value]) => [name, inPlace(value)]),
  );
  const text = sentence(message.sentence);
  return typeof text === 'string' ? fillMessage(text, values) : fillPlural(text, values);
}
