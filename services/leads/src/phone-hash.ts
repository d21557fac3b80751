import { createHash } from 'node:crypto';
import { toWesternDigits } from '@muqarin/rules/digits';

/** The same number however it was typed, `+971501234567`; '' for what is none. Some forms keep a number as it came (S2 5). */
export function numberOf(typed: string): string {
  const digits = toWesternDigits(typed)
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^9710/, '971');
  if (digits.length < 7 || digits.length > 15) return '';
  const isNational = /^0?[1-9]\d{7,8}$/.test(digits) && !digits.startsWith('971');
  return `+${isNational ? `971${digits.replace(/^0/, '')}` : digits}`;
}

/** SHA-256 of a number, '' for none: equal numbers are found by it. Null stands in what was stored before. */
export function hashOfPhone(typed: string): string {
  const number = numberOf(typed);
  return number === '' ? '' : createHash('sha256').update(number).digest('hex');
}

/** The last three digits, by which staff tell numbers apart that are not kept; '' for none. */
export function endingOf(typed: string): string {
  return numberOf(typed).slice(-3);
}
