import { expect, it } from 'vitest';
import { isOfFigures } from './of-figures.ts';

it.each([
  ['amounts', ['AED 1,300', 'AED 2,000']],
  ['amounts in Arabic', ['1,300 درهم', '750 درهمًا']],
  ['amounts and shares of another', ['5 % of the value', 'AED 1,300']],
  ['the same in Arabic', ['\u20665%\u2069 من القيمة', '1,300 درهم']],
])('a column of figures aligns on the right edge: %s', (_name, cells) => {
  expect(isOfFigures(cells)).toBe(true);
});

it.each([
  ['words among them', ['by plan', 'AED 1,000']],
  ['no amount at all', ['20 %', '2 hospitals']],
  ['an amount with words before it', ['from AED 2,500', 'AED 320']],
])('a column of facts does not: %s', (_name, cells) => {
  expect(isOfFigures(cells)).toBe(false);
});
