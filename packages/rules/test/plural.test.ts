/** Texts that count, in the forms that each language has: English two, Arabic six. */
import { describe, expect, it } from 'vitest';
import { sayInArabic } from '../src/ar/sayings.ts';
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

describe('a count that is said in Arabic by its English', () => {
  const say = sayInArabic();
  it.each([
    ['0 persons', '0 شخص'],
    ['1 person', 'شخص واحد'],
    ['2 persons', 'شخصان'],
    ['3 persons', '3 أشخاص'],
    ['10 persons', '10 أشخاص'],
    ['11 persons', '11 شخصًا'],
    ['99 persons', '99 شخصًا'],
    ['100 persons', '100 شخص'],
    ['103 persons', '103 أشخاص'],
    ['1,103 plans', '1,103 وثائق'],
    ['2 persons, Dubai', 'شخصان، دبي'],
    ['11 persons, Dubai', '11 شخصًا، دبي'],
    ['Per year, 2 persons', 'في السنة، شخصان'],
    ['6 cylinders', '6 أسطوانات'],
    ['12 cylinders', '12 أسطوانة'],
    ['AED 30 × 4 passengers', '30\u00a0درهم × 4 ركاب'],
    ['After 6 months', 'بعد 6 أشهر'],
    ['After 12 months', 'بعد 12 شهرًا'],
  ])('%s', (english, arabic) => {
    expect(plain(say(english))).toBe(arabic);
  });
});
