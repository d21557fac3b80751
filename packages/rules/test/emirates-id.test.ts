import { describe, expect, it } from 'vitest';
import { formatEmiratesId, isEmiratesId, parseEmiratesId } from '../src/emirates-id.ts';

const samples = [
  '784-1990-1234567-6',
  '784-1985-0000001-7',
  '784-2001-0000042-9',
  '784-1979-6543210-3',
];

describe('an Emirates ID', () => {
  it.each(samples)('%s is valid with and without dashes', (id) => {
    expect(isEmiratesId(id)).toBe(true);
    expect(parseEmiratesId(id.replaceAll('-', ' '))).toBe(id.replaceAll('-', ''));
    expect(formatEmiratesId(id.replaceAll('-', ''))).toBe(id);
  });

  it.each(samples)('%s with any other check digit is not', (id) => {
    const right = id.at(-1);
    const wrong = '0123456789'.split('').filter((digit) => digit !== right);
    for (const digit of wrong) expect(isEmiratesId(id.slice(0, -1) + digit)).toBe(false);
  });

  it.each([
    '',
    '111-1111-1111111-1',
    '784-1990-1234567',
    '784-1990-1234567-66',
    '785-1990-1234567-6',
    '784-1990-123456a-6',
    '7'.repeat(100_000),
  ])('%.30s is not', (text) => {
    expect(isEmiratesId(text)).toBe(false);
  });

  it('reads Arabic-Indic digits', () => {
    expect(parseEmiratesId('٧٨٤-١٩٩٠-١٢٣٤٥٦٧-٦')).toBe('784199012345676');
  });
});
