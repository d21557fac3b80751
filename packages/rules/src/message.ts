/**
 * What a check has to say: a whole sentence of ours, or a sentence with what fills it. It stays key and values up to the edge, where
 * it is put into the words of its reader, or into the English of the contract; no filled sentence is taken apart again.
 */
import type { SentenceKey, ValueNames } from './ar/sentences.ts';
import { fillMessage } from './fill-message.ts';
import { type Say, sayAsItIs } from './translate.ts';

export type Message = string | Filled;

export interface Filled {
  /** The English with a name in each place: its Arabic is found by it. Only `filled` makes one, which has Arabic. */
  readonly sentence: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** A figure, what a person typed, or a word of ours. */
export type Value = number | string | { readonly word: string };

export function filled<Key extends SentenceKey>(
  sentence: Key,
  values: Readonly<Record<ValueNames<Key>, Value>>,
): Filled {
  return { sentence, values };
}

/** As it is sent. */
export function inEnglish(message: Message): string {
  return inWords(message, sayAsItIs);
}

export function inWords(message: Message, say: Say): string {
  if (typeof message === 'string') return say(message);
  const values = Object.entries(message.values).map(([name, value]) => [
    name,
    typeof value === 'object' ? say(value.word) : value,
  ]);
  return fillMessage(say(message.sentence), Object.fromEntries(values));
}
