/** What is kept in English from before texts had keys stays Arabic; a script finds what calls answer in the same way. */
import { expect, it } from 'vitest';
import { sayKept } from '../src/ar/kept-texts.ts';
import { arabicInFront, sentencesInArabic } from '../src/ar/sayings.ts';
import { fillMessage } from '../src/fill-message.ts';
import { createFinder } from '../src/find-filled.ts';
import { messages } from '../src/messages.ts';
import { sayAnswers } from '../src/say-answers.ts';

const catalogue = {
  words: { 'Liwan Select': 'ليوان المختارة', Dental: 'الأسنان', 'Up to AED 9': 'كما في الكتالوج' },
  makes: {},
  models: {},
};
const inArabic = sentencesInArabic(catalogue);
const kept = sayKept(inArabic);
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

it.each([
  ['woman, 30 to 34', 'امرأة، من 30 إلى 34'],
  ['man, 65 and over', 'رجل، 65 فأكثر'],
  ['AED 19 + AED 18', '19 درهم + 18 درهم'],
  ['3 years, × 0.8', '3 سنوات، × 0.8'],
  ['3.01 % of AED 55,626', '3.01% من 55,626 درهم'],
  ['Deductible of AED 500', 'مبلغ تحمّل 500 درهم'],
  ['no less than AED 1,300', 'لا يقل عن 1,300 درهم'],
  ['AED 30 × 4 passengers', '30 درهم × 4 ركاب'],
  ['Network “Plus”', 'شبكة «Plus»'],
  ['Up to AED 1,500 a year', 'حتى 1,500 درهم في السنة'],
  ['After 6 months', 'بعد 6 أشهر'],
  ['Category A', 'الفئة A'],
  ['Liwan Select, with Dental + Dental', 'ليوان المختارة مع الأسنان + الأسنان'],
])('%s', (english, arabic) => {
  expect(plain(kept(english))).toBe(arabic);
  expect(inArabic.say(english)).toBe(english);
});

it('takes what is known whole first, and leaves what it does not know', () => {
  expect(kept('Up to AED 9')).toBe('كما في الكتالوج');
  for (const text of ['Mariam Haddad', 'A deductible', '× 1.08', '']) expect(kept(text)).toBe(text);
});

it('takes a figure for {n} only', () => {
  const find = createFinder(['{n} to {n2}']);
  expect(find('30 to 34')).toEqual(['{n} to {n2}', { n: '30', n2: '34' }]);
  expect(find('a to b')).toBeUndefined();
});

it('a script finds the filled English of an answer among what its page carries', () => {
  const say = sayAnswers(arabicInFront());
  const english = fillMessage(messages.validStartDate, { days: 60 });
  expect(say(english)).toBe(english);
  expect(plain(say('Please upload a file of at most 10 MB.'))).toBe(
    'يرجى رفع ملف لا يتجاوز 10 ميغابايت.',
  );
});
