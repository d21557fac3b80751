/** Texts that count, in the forms that each language has: English two, Arabic six. */
import { describe, expect, it } from 'vitest';
import { amountWord } from '../src/amount-word.ts';
import { sentencesInArabic } from '../src/ar/sayings.ts';
import type { SentenceKey, ValueNames } from '../src/ar/sentences.ts';
import { filled, inEnglish, inWords, type Value } from '../src/message.ts';
import { fillPlural, type Plural } from '../src/plural.ts';

const english: Plural = { plural: 'count', one: 'Show 1 plan', other: 'Show {count} plans' };
const arabic: Plural = {
  plural: 'count',
  zero: 'لا وثائق',
  one: 'وثيقة واحدة',
  two: 'وثيقتان',
  few: '{count} وثائق',
  many: '{count} وثيقةً',
  other: '{count} وثيقة',
};
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

describe('a text that counts', () => {
  it.each([
    [0, 'Show 0 plans', 'لا وثائق'],
    [1, 'Show 1 plan', 'وثيقة واحدة'],
    [2, 'Show 2 plans', 'وثيقتان'],
    [3, 'Show 3 plans', '3 وثائق'],
    [10, 'Show 10 plans', '10 وثائق'],
    [11, 'Show 11 plans', '11 وثيقةً'],
    [99, 'Show 99 plans', '99 وثيقةً'],
    [100, 'Show 100 plans', '100 وثيقة'],
    [101, 'Show 101 plans', '101 وثيقة'],
    [103, 'Show 103 plans', '103 وثائق'],
  ])('of %d', (count, inEnglish, inArabic) => {
    expect(fillPlural(english, { count })).toBe(inEnglish);
    expect(plain(fillPlural(arabic, { count }))).toBe(inArabic);
  });

  it('keeps the other places of the text', () => {
    const text = { plural: 'n', one: 'Without {what}, 1', other: 'Without {what}, {n}' };
    expect(fillPlural(text, { n: 4, what: 'Dental' })).toBe('Without Dental, 4');
  });
});

describe('a count that is said in Arabic by its key', () => {
  const { say, sentence } = sentencesInArabic();
  const counted = <Key extends SentenceKey>(
    key: Key,
    values: Readonly<Record<ValueNames<Key>, Value>>,
    english: string,
    arabic: string,
  ) => [english, arabic, filled(key, values)] as const;
  const emirate = { word: 'Dubai' };
  const amount = amountWord(3_000);
  it.each([
    counted('{n} persons', { n: 0 }, '0 persons', '0 شخص'),
    counted('{n} persons', { n: 2 }, '2 persons', 'شخصان'),
    counted('{n} persons', { n: 3 }, '3 persons', '3 أشخاص'),
    counted('{n} persons', { n: 10 }, '10 persons', '10 أشخاص'),
    counted('{n} persons', { n: 11 }, '11 persons', '11 شخصًا'),
    counted('{n} persons', { n: 99 }, '99 persons', '99 شخصًا'),
    counted('{n} persons', { n: 100 }, '100 persons', '100 شخص'),
    counted('{n} persons', { n: 103 }, '103 persons', '103 أشخاص'),
    counted('{n} plans', { n: '1,103' }, '1,103 plans', '1,103 وثائق'),
    counted('{n} persons, {emirate}', { n: 2, emirate }, '2 persons, Dubai', 'شخصان، دبي'),
    counted('{n} persons, {emirate}', { n: 11, emirate }, '11 persons, Dubai', '11 شخصًا، دبي'),
    counted('Per year, {n} persons', { n: 2 }, 'Per year, 2 persons', 'في السنة، شخصان'),
    counted('{n} cylinders', { n: 6 }, '6 cylinders', '6 أسطوانات'),
    counted('{n} cylinders', { n: 12 }, '12 cylinders', '12 أسطوانة'),
    counted(
      '{amount} × {n} passengers',
      { amount, n: 4 },
      'AED\u00a030 × 4 passengers',
      '30\u00a0درهم × 4 ركاب',
    ),
    counted('After {n} months', { n: 6 }, 'After 6 months', 'بعد 6 أشهر'),
    counted('After {n} months', { n: 12 }, 'After 12 months', 'بعد 12 شهرًا'),
  ])('%s', (english, arabic, message) => {
    expect(inEnglish(message)).toBe(english);
    expect(plain(inWords(message, say, (key) => sentence(key as SentenceKey)))).toBe(arabic);
  });
});
