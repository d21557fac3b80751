import { expect, it } from 'vitest';
import { byLetter } from './by-letter.ts';

const term = (word: string) => ({ id: word, term: word, text: '' });
const found = (words: string[], language: string) =>
  byLetter(words.map(term), language).map(({ letter, terms }) => [
    letter,
    terms.map(({ id }) => id),
  ]);

it('puts words under their letters, in order', () => {
  expect(found(['VAT', 'Agency repair', 'annual limit'], 'en')).toEqual([
    ['A', ['Agency repair', 'annual limit']],
    ['V', ['VAT']],
  ]);
});

it('looks past the Arabic article and takes the forms of alif for one letter', () => {
  expect(found(['الوثيقة', 'إصلاح', 'الأقساط', 'وكالة'], 'ar')).toEqual([
    ['ا', ['إصلاح', 'الأقساط']],
    ['و', ['الوثيقة', 'وكالة']],
  ]);
});
