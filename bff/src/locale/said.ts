/**
 * Texts that are made of others, such as "Liwan Select, Liwan Insurance" or "Prices hold until 31/12/2026.". A view hands over the
 * key of the sentence with its values; they are put together at the edge, in the reader's language.
 */
import type { SentenceKey, ValueNames } from '@muqarin/rules/ar/sentences';
import { fillMessage } from '@muqarin/rules/fill-message';
import { fillPlural, type Plural } from '@muqarin/rules/plural';
import type { Say } from '@muqarin/rules/translate';

/** A word or whole sentence of ours in English, or one that comes with its parts. */
export type Text = string | Said | Joined | Typed;

/** Tells a text with parts from any other object of a model. */
const composed = Symbol('composed');

interface Said {
  readonly [composed]: 'sentence';
  readonly key: SentenceKey;
  readonly values: Readonly<Record<string, Text | number>>;
}

interface Joined {
  readonly [composed]: 'joined';
  readonly parts: readonly Text[];
  readonly as: 'list' | 'line' | 'noted';
}

interface Typed {
  readonly [composed]: 'typed';
  readonly typed: string;
}

/** How a language says them. */
export interface Wording {
  /** A word or whole sentence. */
  say: Say;
  /** The sentence of a key, its places still to be filled. */
  sentence: (key: SentenceKey) => string | Plural;
  comma: string;
}

export const inEnglish: Wording = { say: (text) => text, sentence: (key) => key, comma: ', ' };

export function said<Key extends SentenceKey>(
  key: Key,
  values: Readonly<Record<ValueNames<Key>, Text | number>>,
): Text {
  return { [composed]: 'sentence', key, values };
}

/** "Dental, Optical" */
export function listed(...parts: readonly Text[]): Text {
  return { [composed]: 'joined', parts, as: 'list' };
}

/** "Area of cover: worldwide" */
export function inOneLine(...parts: readonly Text[]): Text {
  return { [composed]: 'joined', parts, as: 'line' };
}

/** "AED 4,000 (after 6 months)" */
export function noted(text: Text, note: Text): Text {
  return { [composed]: 'joined', parts: [text, note], as: 'noted' };
}

/** What a person typed: in every language as it is. */
export function typed(text: string): Text {
  return { [composed]: 'typed', typed: text };
}

export function isText(value: unknown): value is Text {
  return typeof value === 'string' || isComposed(value);
}

function isComposed(value: unknown): value is Exclude<Text, string> {
  return typeof value === 'object' && value !== null && composed in value;
}

/** The model with its texts put together; its other strings stay as they are. */
export function everySaid(value: unknown, wording: Wording): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isComposed(value)) return worded(value, wording);
  if (Array.isArray(value)) return value.map((item) => everySaid(item, wording));
  if (value.constructor !== Object) return value;
  const fields = Object.entries(value).map(([name, item]) => [name, everySaid(item, wording)]);
  return Object.fromEntries(fields);
}

/** Of a session, which is kept as JSON and so loses what tells a text from other objects. */
export function revived(kept: Text): Text {
  if (typeof kept === 'string') return kept;
  if ('typed' in kept) return typed(kept.typed);
  if ('parts' in kept) return { ...kept, [composed]: 'joined', parts: kept.parts.map(revived) };
  const values = Object.entries(kept.values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : revived(value),
  ]);
  return { [composed]: 'sentence', key: kept.key, values: Object.fromEntries(values) };
}

export function worded(text: Text, wording: Wording): string {
  if (typeof text === 'string') return wording.say(text);
  if (text[composed] === 'typed') return text.typed;
  if (text[composed] === 'sentence') {
    const entries = Object.entries(text.values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : worded(value, wording),
    ]);
    const values = Object.fromEntries(entries) as Record<string, string | number>;
    const sentence = wording.sentence(text.key);
    return typeof sentence === 'string'
      ? fillMessage(sentence, values)
      : fillPlural(sentence, values);
  }
  const parts = text.parts.map((part) => worded(part, wording));
  if (text.as === 'noted') return `${parts[0] ?? ''} (${parts[1] ?? ''})`;
  return parts.join(text.as === 'list' ? wording.comma : ' ');
}
