/** Lines of a price are said by what they are filled with; those of before, in English alone, are still found. */
import { medicalLineWords } from '@muqarin/rules/medical/price-words';
import { filled } from '@muqarin/rules/message';
import { motorChangeSentences, motorLineWords } from '@muqarin/rules/motor/price-words';
import { expect, it } from 'vitest';
import { rulesInArabic } from '../src/locale/arabic.ts';
import { inEnglish, worded } from '../src/locale/said.ts';
import { changeSaid } from '../src/views/price-change.ts';
import { notedLine, priceLine } from '../src/views/price-in-parts.ts';
import { rowTexts } from '../src/views/quotation-views.ts';

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
const inArabic = (text: Parameters<typeof worded>[0]) => plain(worded(text, rulesInArabic()));

const old = { code: 'x', kind: 'factor', label: 'Age of the driver', why: '35 years, × 0.90' };
const line = { ...old, amountFils: 1 };
const by = { of: 'years', count: 35, basisPoints: 9_000 } as const;

it.each([
  ['by its values', { ...line, by }],
  ['of before there were values', line],
])('a line of a car %s', (_how, given) => {
  const { label, why, ...rest } = priceLine(given, motorLineWords(given));
  expect(rest).toEqual({ code: 'x', kind: 'factor', amountFils: 1 });
  expect(worded(why, inEnglish)).toBe('35 years, × 0.90');
  expect([label, why].map(inArabic)).toEqual(['عمر السائق', '35 سنة، × 0.90']);
});

it('is said by its values, whatever its English is, and without them as it was kept', () => {
  const given = { ...line, why: 'as ever', by };
  expect(inArabic(priceLine(given, motorLineWords(given)).why)).toBe('35 سنة، × 0.90');
  const unknown = { ...line, why: 'as ever' };
  expect(inArabic(priceLine(unknown, motorLineWords(unknown)).why)).toBe('as ever');
});

it('of a health plan, on paper too, where one that explains nothing has no note', () => {
  const base = { ...line, kind: 'base', label: 'Base rate', why: 'woman, 31 to 35' };
  const of = { person: 'woman', ageFrom: 31, ageTo: 35 } as const;
  const { label, note } = notedLine(base, medicalLineWords({ by: of }));
  expect([label, note ?? ''].map(inArabic)).toEqual(['السعر الأساسي', 'امرأة، من 31 إلى 35']);
  expect(notedLine({ ...base, why: '' }, {}).note).toBeUndefined();
});

it('a row of a quotation takes what was typed as it is, though it looks like a word of ours', () => {
  const row = { subject: '', label: 'Deductible of Dubai', why: 'Dubai' };
  const typed = { label: filled('Deductible of {amount}', { amount: 'Dubai' }) };
  expect(inArabic(rowTexts({ ...row, filled: typed }).label)).toBe('مبلغ تحمّل Dubai');
  const ours = { label: filled('Deductible of {amount}', { amount: { word: 'Dubai' } }) };
  expect(inArabic(rowTexts({ ...row, filled: ours }).label)).toBe('مبلغ تحمّل دبي');
});

it('what would change a price, by its values, in English without them', () => {
  const said = (values: Record<string, number> | undefined) =>
    inArabic(changeSaid('In Sharjah …', motorChangeSentences, 'other_emirate', values));
  expect(said({ emirateId: 3, netFils: 150_000 })).toBe('في الشارقة يكون صافي القسط 1,500 درهم.');
  expect(said(undefined)).toBe('In Sharjah …');
});
