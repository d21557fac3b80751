import { describe, expect, it } from 'vitest';
import {
  aedToFils,
  filsToAed,
  multiplyBasisPoints,
  parseAedText,
  roundHalfUpDiv,
  vatOn,
} from '../src/money.ts';
import { amountParts, formatAed } from '../src/money-format.ts';
import { randomFrom } from './random.ts';

describe('rounding', () => {
  it.each([
    [5, 2, 3],
    [-5, 2, -3],
    [4, 3, 1],
    [-4, 3, -1],
    [1, 3, 0],
    [-1, 3, 0],
    [0, 7, 0],
    [Number.MAX_SAFE_INTEGER, 2, 4503599627370496],
  ])('%i / %i is %i', (numerator, denominator, expected) => {
    expect(roundHalfUpDiv(numerator, denominator)).toBe(expected);
  });

  it('agrees with whole-number arithmetic of any size on 20,000 random amounts', () => {
    const random = randomFrom(11);
    for (let i = 0; i < 20_000; i++) {
      const fils = random(2_000_000_000) - 1_000_000_000;
      const basisPoints = random(30_000);
      const product = BigInt(fils) * BigInt(basisPoints);
      const size = product < 0n ? -product : product;
      const rounded = (size + 5_000n) / 10_000n;
      const expected = Number(product < 0n ? -rounded : rounded);
      expect(multiplyBasisPoints(fils, basisPoints)).toBe(expected);
    }
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d as fils', (amount) => {
    expect(() => vatOn(amount)).toThrow(RangeError);
    expect(() => formatAed(amount)).toThrow(RangeError);
  });

  it('refuses a product that would no longer be exact', () => {
    expect(() => multiplyBasisPoints(2 ** 50, 500)).toThrow(RangeError);
    expect(() => roundHalfUpDiv(1, 0)).toThrow(RangeError);
  });

  it('computes the VAT of the published examples', () => {
    expect(vatOn(168_000)).toBe(8_400);
    expect(vatOn(498_650)).toBe(24_933);
    expect(vatOn(421_800)).toBe(21_090);
    expect(vatOn(421_800, 0)).toBe(0);
  });
});

describe('writing amounts', () => {
  it.each([
    [123_400, 'where-any', 'AED\u00a01,234'],
    [123_450, 'where-any', 'AED\u00a01,234.50'],
    [123_405, 'where-any', 'AED\u00a01,234.05'],
    [0, 'where-any', 'AED\u00a00'],
    [99_900, 'where-any', 'AED\u00a0999'],
    [100_000_000_000, 'where-any', 'AED\u00a01,000,000,000'],
    [123_400, 'always', 'AED\u00a01,234.00'],
    [-19_656, 'always', 'AED\u00a0\u2212196.56'],
    [3_700, 'always', 'AED\u00a037.00'],
    [123_499, 'slider-min', 'AED\u00a01,234'],
    [123_401, 'slider-max', 'AED\u00a01,235'],
    [123_400, 'slider-max', 'AED\u00a01,234'],
  ] as const)('%i fils as %s', (fils, mode, text) => {
    expect(formatAed(fils, mode)).toBe(text);
  });

  it('hands out code and number apart', () => {
    expect(amountParts(442_890)).toEqual({ code: 'AED', number: '4,428.90' });
  });
});

describe('reading amounts', () => {
  it.each([
    ['AED 1,234.50', 123_450],
    ['AED\u00a01,234', 123_400],
    ['aed 5', 500],
    ['1234.5', 123_450],
    ['AED \u221212.34', -1_234],
    ['AED ١٢', 1_200],
    ['٦٠٠٬٠٠٠', 60_000_000],
    ['٧٢٠٬٠٠٠٫٢٥', 72_000_025],
    ['۶۰۰٬۰۰۰', 60_000_000],
    ['٦٬٠٠', null],
    ['3,412\u00a0درهم', 341_200],
    ['درهم', null],
    ['', null],
    ['AED', null],
    ['AED 1,23', null],
    ['AED 1.234', null],
    ['AED x', null],
    ['1e3', null],
    ['9'.repeat(39), null],
    [`AED 1${' '.repeat(35)}`, 100],
    [`AED 1${' '.repeat(36)}`, null],
    [' '.repeat(100_000), null],
  ])('%.20j is %s', (text, fils) => {
    expect(parseAedText(text)).toBe(fils);
  });

  it('reads back whatever it wrote', () => {
    const random = randomFrom(12);
    for (let i = 0; i < 2_000; i++) {
      const fils = random(2_000_000_000) - 1_000_000_000;
      expect(parseAedText(formatAed(fils, 'where-any'))).toBe(fils);
      expect(parseAedText(formatAed(fils, 'always'))).toBe(fils);
      expect(aedToFils(filsToAed(fils))).toBe(fils);
      expect(aedToFils(JSON.parse(JSON.stringify(filsToAed(fils))))).toBe(fils);
    }
  });

  it.each([12.345, Number.NaN, null, undefined, true, [], {}, 1e300, '12.345'])(
    'does not take %s for an amount',
    (amount) => {
      expect(aedToFils(amount)).toBeNull();
    },
  );
});
