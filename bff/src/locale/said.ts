/**
 * Texts that are made of others, such as "Liwan Select, Liwan Insurance" or "Prices hold until 31/12/2026.". A view hands over the
 * key of the sentence with its values; they are put together at the edge, in the reader's language.
 */
import type { SentenceKey, ValueNames } from '@muqarin/rules/ar/sentences';
import { type CarName, carText } from '@muqarin/rules/car-name';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { Locale } from '@muqarin/rules/locale';
import type { Filled, Message as RuleMessage, Value } from '@muqarin/rules/message';
import { fillPlural, type Plural } from '@muqarin/rules/plural';
import type { Say } from '@muqarin/rules/translate';

/** In a paper a string is a word or whole sentence of ours; in a page's model it is no text of ours, and stays as it is. */
export type Text = string | Word | Kept | Said | Joined | Car | Typed;

/** A text that says itself what it is: of ours, or typed. */
export type Message = Exclude<Text, string>;

/** Tells a text with parts from any other object of a model. */
const composed = Symbol('composed');

interface Word {
  readonly [composed]: 'word';
  readonly word: string;
}

/** English that was kept, perhaps filled: from before texts had keys. */
interface Kept {
  readonly [composed]: 'kept';
  readonly kept: string;
}

/** A part of a page's model that depends on its reader in another way than by its words. */
export interface ByReader<Value> {
  readonly [composed]: 'reader';
  readonly inWords: (wording: Wording) => Value;
}

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

/** A language may have names for its make and model. */
interface Car {
  readonly [composed]: 'car';
  readonly car: CarName;
}

interface Typed {
  readonly [composed]: 'typed';
  readonly typed: string;
}

/** How a language says them. */
export interface Wording {
  /** A word or whole sentence. */
  say: Say;
  /** The same, or what was filled before it was kept. */
  kept: Say;
  /** The sentence of a key, its places still to be filled. */
  sentence: (key: SentenceKey) => string | Plural;
  comma: string;
  /** Null for what has no name of its own in this language, and for what stays in Latin. */
  make: (name: string) => string | null;
  model: (name: string) => string | null;
  car: (car: CarName) => string;
  locale: Locale;
}

export const inEnglish: Wording = {
  say: (text) => text,
  kept: (text) => text,
  sentence: (key) => key,
  comma: ', ',
  make: () => null,
  model: () => null,
  car: carText,
  locale: 'en',
};

/** A word or whole sentence of the catalogue, the rules or a view; its English is its key. */
export function ours(word: string): Message {
  return { [composed]: 'word', word };
}

/** What is kept or sent in English: by its key where one came beside it, else found by what it says (`@muqarin/rules/ar/kept-texts`). */
export function kept(english: string, filled?: Filled): Message {
  return filled ? ofRules(filled) : { [composed]: 'kept', kept: english };
}

export function byReader<Value>(inWords: (wording: Wording) => Value): ByReader<Value> {
  return { [composed]: 'reader', inWords };
}

export function said<Key extends SentenceKey>(
  key: Key,
  values: Readonly<Record<ValueNames<Key>, Text | number>>,
): Message {
  return { [composed]: 'sentence', key, values };
}

/** What a check of the rules has to say. */
export function ofRules(message: RuleMessage): Message {
  if (typeof message === 'string') return ours(message);
  const values = Object.entries(message.values).map(([name, value]) => [name, valueText(value)]);
  return {
    [composed]: 'sentence',
    key: message.sentence as SentenceKey,
    values: Object.fromEntries(values),
  };
}

function valueText(value: Value): Text | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return typed(value);
  return 'word' in value ? ours(value.word) : ofRules(value);
}

/** "Dental, Optical" */
export function listed(...parts: readonly Text[]): Message {
  return { [composed]: 'joined', parts, as: 'list' };
}

/** "Area of cover: worldwide" */
export function inOneLine(...parts: readonly Text[]): Message {
  return { [composed]: 'joined', parts, as: 'line' };
}

/** "AED 4,000 (after 6 months)" */
export function noted(text: Text, note: Text): Message {
  return { [composed]: 'joined', parts: [text, note], as: 'noted' };
}

export function named(car: CarName): Message {
  return { [composed]: 'car', car };
}

/** What a person typed: in every language as it is. */
export function typed(text: string): Message {
  return { [composed]: 'typed', typed: text };
}

export function isText(value: unknown): value is Text {
  return typeof value === 'string' || (isComposed(value) && value[composed] !== 'reader');
}

function isComposed(value: unknown): value is Exclude<Text, string> | ByReader<unknown> {
  return typeof value === 'object' && value !== null && composed in value;
}

/** The model with its texts put together; what has none of them is handed on as it is, without a copy. */
export function everySaid(value: unknown, wording: Wording): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isComposed(value))
    return value[composed] === 'reader' ? value.inWords(wording) : worded(value, wording);
  if (Array.isArray(value)) return everyItem(value, wording);
  return value.constructor === Object ? everyField(value, wording) : value;
}

function everyItem(items: readonly unknown[], wording: Wording): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let at = 0; at < items.length; at += 1) {
    const said = everySaid(items[at], wording);
    if (said === items[at]) continue;
    copy ??= [...items];
    copy[at] = said;
  }
  return copy ?? items;
}

function everyField(fields: object, wording: Wording): object {
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(fields)) {
    const item = (fields as Readonly<Record<string, unknown>>)[name];
    if (typeof item !== 'object' || item === null) continue;
    const said = everySaid(item, wording);
    if (said === item) continue;
    copy ??= { ...fields };
    copy[name] = said;
  }
  return copy ?? fields;
}

/** Of a session, which is kept as JSON and so loses what tells a text from other objects. */
export function revived(kept: Text): Text {
  if (typeof kept === 'string') return kept;
  if ('typed' in kept) return typed(kept.typed);
  if ('car' in kept) return named(kept.car);
  if ('word' in kept) return ours(kept.word);
  if ('kept' in kept) return { ...kept, [composed]: 'kept' };
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
  if (text[composed] === 'car') return wording.car(text.car);
  if (text[composed] === 'word') return wording.say(text.word);
  if (text[composed] === 'kept') return wording.kept(text.kept);
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
