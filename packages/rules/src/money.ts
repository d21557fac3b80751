import { toWesternNumber } from './digits.ts';

/** 5 % VAT in basis points (decisions X13). */
export const VAT_BASIS_POINTS = 500;

/** Throws when the amount is not a whole number of fils that arithmetic can hold exactly. */
export function assertFils(fils: number): number {
  if (!Number.isSafeInteger(fils)) throw new RangeError(`not an amount in whole fils: ${fils}`);
  return fils;
}

/** numerator / denominator to the nearest integer, halves away from zero; denominator above 0. */
export function roundHalfUpDiv(numerator: number, denominator: number): number {
  assertFils(numerator);
  assertFils(denominator);
  if (denominator <= 0) throw new RangeError('the denominator must be above 0');
  const size = Math.abs(numerator);
  const rest = size % denominator;
  const whole = (size - rest) / denominator;
  const rounded = rest >= denominator - rest ? whole + 1 : whole;
  return numerator < 0 ? -rounded || 0 : rounded;
}

/** fils × basisPoints / 10,000, rounded once, halves away from zero. */
export function multiplyBasisPoints(fils: number, basisPoints: number): number {
  return roundHalfUpDiv(assertFils(fils) * assertFils(basisPoints), 10_000);
}

/** The VAT line of a net amount: rounded once, on the net (decisions X13). */
export function vatOn(netFils: number, basisPoints: number = VAT_BASIS_POINTS): number {
  return multiplyBasisPoints(netFils, basisPoints);
}

/** The wire's decimal AED of an amount: 123450 is 1234.5. */
export function filsToAed(fils: number): number {
  return assertFils(fils) / 100;
}

/** Whole fils of a wire amount (1234.5, "1234.50", "AED 1,234.50"), or null; no third decimal. */
export function aedToFils(amount: unknown): number | null {
  if (typeof amount === 'string') return parseAedText(amount);
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return null;
  const fils = Math.round(amount * 100);
  return Number.isSafeInteger(fils) && fils / 100 === amount ? fils || 0 : null;
}

/**
 * Whole fils of "AED n" or "n درهم", as amounts are shown in the two languages, n with or without thousands separators and
 * up to 2 decimals; null for what is none.
 */
export function parseAedText(text: string): number | null {
  if (text.length > 40) return null;
  const plain = toWesternNumber(text)
    .replace(/\u2212/g, '-')
    .replace(/^\s*AED/i, '')
    .replace(/درهم\s*$/, '')
    .trim();
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, sign, whole = '', decimals = ''] = match;
  const fils = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(fils)) return null;
  return sign === '-' ? -fils || 0 : fils;
}
