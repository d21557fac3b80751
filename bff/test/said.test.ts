/** Texts that are put together at the edge, in the reader's language. */
import { amountWord } from '@muqarin/rules/amount-word';
import { filled } from '@muqarin/rules/message';
import { expect, it } from 'vitest';
import { arabicWith } from '../src/locale/arabic.ts';
import { makeName, makeRow, oursIn, paperAt, soldPlans } from '../src/locale/page-draft.ts';
import { paperIn } from '../src/locale/papers.ts';
import {
  everySaid,
  inEnglish,
  inOneLine,
  kept,
  listed,
  noted,
  ofRules,
  ours,
  said,
  type Text,
  typed,
  worded,
} from '../src/locale/said.ts';

const arabic = arabicWith({
  words: { 'Rimal Spring': 'رمال الربيع' },
  makes: { Toyota: 'تويوتا' },
  models: {},
});

it.each<[Text, string, string]>([
  ['Rimal Spring', 'Rimal Spring', 'رمال الربيع'],
  [ours('Rimal Spring'), 'Rimal Spring', 'رمال الربيع'],
  [typed('Rimal Spring'), 'Rimal Spring', 'Rimal Spring'],
  [listed('Rimal Spring', 'Dubai'), 'Rimal Spring, Dubai', 'رمال الربيع، دبي'],
  [inOneLine('Area of cover:', 'Dubai'), 'Area of cover: Dubai', 'نطاق التغطية: دبي'],
  [noted('AED 500', 'Dubai'), 'AED 500 (Dubai)', '500\u00a0درهم (دبي)'],
  [said('{n} to {n2}', { n: 18, n2: 35 }), '18 to 35', 'من \u206818\u2069 إلى \u206835\u2069'],
  [said('After {n} months', { n: 6 }), 'After 6 months', 'بعد \u20686\u2069 أشهر'],
  [
    said('What {plan} assumes', { plan: listed('Rimal Spring', 'Rimal Spring') }),
    'What Rimal Spring, Rimal Spring assumes',
    'ما تفترضه \u2068رمال الربيع، رمال الربيع\u2069',
  ],
  [
    said('What {plan} assumes', { plan: typed('Rimal Spring') }),
    'What Rimal Spring assumes',
    'ما تفترضه \u2068Rimal Spring\u2069',
  ],
  [ofRules('Price changed'), 'Price changed', 'تغيّر السعر'],
  [
    ofRules(filled('Please upload: {label}.', { label: { word: 'Dubai' } })),
    'Please upload: Dubai.',
    'يرجى رفع: \u2068دبي\u2069.',
  ],
  [
    ofRules(filled('Please upload: {label}.', { label: 'Dubai' })),
    'Please upload: Dubai.',
    'يرجى رفع: \u2068Dubai\u2069.',
  ],
  [kept('Rimal Spring'), 'Rimal Spring', 'رمال الربيع'],
  [kept('18 to 35'), '18 to 35', 'من \u206818\u2069 إلى \u206835\u2069'],
  ['18 to 35', '18 to 35', '18 to 35'],
  [kept('× 0.92'), '× 0.92', '\u2066× 0.92\u2069'],
  [
    kept('Deductible of Dubai', filled('Deductible of {amount}', { amount: 'Dubai' })),
    'Deductible of Dubai',
    'مبلغ تحمّل \u2068Dubai\u2069',
  ],
  [
    ofRules(filled('Deductible of {amount}', { amount: amountWord(50_000) })),
    'Deductible of AED\u00a0500',
    'مبلغ تحمّل \u2068500\u00a0درهم\u2069',
  ],
  [
    ofRules(filled('{count}, × {n}', { count: filled('{n} years', { n: 11 }), n: '0.90' })),
    '11 years, × 0.90',
    '\u2068\u206811\u2069 سنة\u2069، \u2066× \u20680.90\u2069\u2069',
  ],
  ['× 0.92', '× 0.92', '\u2066× 0.92\u2069'],
])('words %j in both languages', (text, english, inArabic) => {
  expect(worded(text, inEnglish)).toBe(english);
  expect(worded(text, arabic)).toBe(inArabic);
});

it('leaves an English sentence whole that a catalogue has no Arabic of', () => {
  const help = 'Eye tests, glasses (Dubai): once a year, Dubai';
  expect(worded(help, arabic)).toBe(help);
});

it('words in a page’s model what has parts, and nothing else', () => {
  const model = {
    name: 'Dubai',
    rows: [{ of: listed('Dubai', 'Sharjah'), parts: ['Dubai'] }, null],
  };
  expect(everySaid(model, arabic)).toEqual({
    name: 'Dubai',
    rows: [{ of: 'دبي، الشارقة', parts: ['Dubai'] }, null],
  });
});

it('hands on what has no text of ours without a copy', () => {
  const model = { rows: [{ ids: [1, 2] }, { name: ours('Dubai') }] };
  const english = everySaid(model, inEnglish) as typeof model;
  expect(english).toEqual({ rows: [{ ids: [1, 2] }, { name: 'Dubai' }] });
  expect(english.rows[0]).toBe(model.rows[0]);
  expect(everySaid(english, arabic)).toBe(english);
});

it('gives a reader names of cars, papers and plans in their own way', () => {
  const model = {
    make: makeName('Toyota'),
    unknown: makeName('Zeekr'),
    row: makeRow({ id: 1, name: 'Toyota' }),
    paper: paperAt('/paper'),
    plans: soldPlans('Rimal Spring, Dubai'),
  };
  expect(everySaid(model, inEnglish)).toEqual({
    make: 'Toyota',
    unknown: 'Zeekr',
    row: { id: 1, name: 'Toyota' },
    paper: '/paper',
    plans: 'Rimal Spring, Dubai',
  });
  expect(everySaid(model, arabic)).toEqual({
    make: 'تويوتا',
    unknown: 'Zeekr',
    row: { id: 1, name: 'تويوتا', latin: 'Toyota' },
    paper: '/paper?lang=ar',
    plans: 'رمال الربيع، دبي',
  });
});

it('marks those texts of a row that a view names, and none besides', () => {
  const row = { id: 1, name: 'Dubai', values: ['Dubai', null], none: null, typed: 'Dubai' };
  const marked = oursIn(row, 'name', 'values', 'none');
  expect(everySaid(marked, inEnglish)).toEqual(row);
  expect(everySaid(marked, arabic)).toEqual({ ...row, name: 'دبي', values: ['دبي', null] });
});

it('words every text of a paper but references and what a person typed', () => {
  const paper = paperIn(arabic, {
    title: 'Dubai',
    subtitle: typed('Dubai'),
    reference: 'Dubai',
    footer: '',
    sections: [{ kind: 'text', title: 'Dubai', paragraphs: [listed('Dubai', 'Dubai')] }],
  });
  expect(paper).toEqual({
    title: 'دبي',
    subtitle: 'Dubai',
    reference: 'Dubai',
    footer: '',
    sections: [{ kind: 'text', title: 'دبي', paragraphs: ['دبي، دبي'] }],
  });
});
