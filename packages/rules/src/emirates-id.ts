import { toWesternDigits } from './digits.ts';

/**
 * The 15 digits of an Emirates ID typed with or without dashes and spaces, or null: 784, four
 * digits, seven digits, and a Luhn check digit (decisions V24). The four digits may differ from
 * the year of birth, so they are not compared with it.
 */
export function parseEmiratesId(text: string): string | null {
  if (text.length > 40) return null;
  const digits = toWesternDigits(text).replace(/[\s-]/g, '');
  return /^784\d{12}$/.test(digits) && passesLuhn(digits) ? digits : null;
}

export function isEmiratesId(text: string): boolean {
  return parseEmiratesId(text) !== null;
}

/** 784-YYYY-NNNNNNN-C, for 15 digits as `parseEmiratesId` gives them. */
export function formatEmiratesId(digits: string): string {
  return digits.replace(/^(\d{3})(\d{4})(\d{7})(\d)$/, '$1-$2-$3-$4');
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const weighed = i % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
