/**
 * Texts kept before they had keys: what orders, quotations, events and old versions of catalogues hold in English only, filled. This is
 * the one place that knows a sentence by its pattern; what is made now brings its key and its values.
 */
import { createFinder, sayFound } from '../find-filled.ts';
import { narrowestFirst } from '../narrowest-first.ts';
import type { Say } from '../translate.ts';
import type { SentencesInArabic } from './sayings.ts';
import type { SentenceKey } from './sentences.ts';

const keptSentences: readonly SentenceKey[] = [
  // The lines of a price, and in them the words of old catalogues
  'girl, {ages}',
  'boy, {ages}',
  'woman, {ages}',
  'man, {ages}',
  '{n} and over',
  '{n} to {n2}',
  '{a} + {b}',
  'Network “{name}”',
  'You pay {n} % of visits',
  '{n} % of {value}',
  '{n} cylinders',
  '{n} years',
  '{n} claims',
  '{count}, × {n}',
  'Deductible of {amount}',
  'no less than {amount}',
  'no more than {amount}',
  '{n} %, not below the legal minimum',
  '{n} %, not below the least premium of the insurer',
  '{amount} × {n} passengers',
  // What tiles of old catalogues say
  'Up to {a}',
  'Up to {a} a year',
  'After {n} months',
  // What tells options of a quotation apart, and the names of their plans
  'Category {letter}',
  '{plan}, with {variants}',
];

const find = createFinder(narrowestFirst(keptSentences));

/** Says also what was filled before it was kept. */
export function sayKept({ say, sentence }: SentencesInArabic): Say {
  return sayFound(say, find, (key) => sentence(key as SentenceKey));
}
