import { describe, expect, it } from 'vitest';
import { listCountries } from '../src/countries.ts';
import { parsePhone } from '../src/phone.ts';

const uae = (phone: string) => parsePhone({ dial_code: '+971', phone });

describe('a UAE phone number', () => {
  it.each([
    ['501234567', '+971501234567'],
    ['0501234567', '+971501234567'],
    ['50 123 4567', '+971501234567'],
    ['050-123-4567', '+971501234567'],
    ['43211234', '+97143211234'],
    ['04 321 1234', '+97143211234'],
    ['٠٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['۰۵۰۱۲۳۴۵۶۷', '+971501234567'],
    ['+971 50 123 4567', '+971501234567'],
    ['00971501234567', '+971501234567'],
  ])('reads %s', (phone, fullNumber) => {
    expect(uae(phone)).toMatchObject({ ok: true, dial_code: '+971', fullNumber });
  });

  it.each([
    '',
    '5012345',
    '5012345678',
    '00501234567',
    '50123456a',
    '+44 50 123 4567',
    'phone',
    '5'.repeat(100_000),
    '-'.repeat(100_000),
  ])('refuses %.20s', (phone) => {
    expect(uae(phone)).toEqual({ ok: false });
  });

  it('keeps the typed digits beside the E.164 form', () => {
    expect(uae('050 123 4567')).toEqual({
      ok: true,
      dial_code: '+971',
      phone: '0501234567',
      fullNumber: '+971501234567',
    });
  });

  it('accepts the dial code without plus, and the full number alone', () => {
    const expected = { ok: true, dial_code: '+971', fullNumber: '+971501234567' };
    expect(parsePhone({ dial_code: '971', phone: '501234567' })).toMatchObject(expected);
    expect(parsePhone({ dial_code: '00971', phone: '501234567' })).toMatchObject(expected);
    expect(parsePhone({ fullNumber: '+971501234567' })).toMatchObject(expected);
    expect(parsePhone({ phone: '501234567' })).toEqual({ ok: false });
  });
});

it('has beside it in which language to call, where that is one of ours', () => {
  const asked = (call_language: string) =>
    parsePhone({ phone: '501234567', dial_code: '+971', call_language });
  expect(asked('ur')).toMatchObject({ ok: true, call_language: 'ur' });
  expect(asked('constructor')).not.toHaveProperty('call_language');
});

describe('a number of another country', () => {
  const number = (dial_code: string, phone: string) => parsePhone({ dial_code, phone });

  it('has 6 to 14 digits, without its trunk zero', () => {
    expect(number('+44', '07911 123456')).toMatchObject({ fullNumber: '+447911123456' });
    expect(number('+44', '12345')).toEqual({ ok: false });
    expect(number('+1', '123456789012345')).toEqual({ ok: false });
  });

  it('keeps the zero where it is part of the number', () => {
    expect(number('+39', '06 698 12345')).toMatchObject({ fullNumber: '+390669812345' });
  });

  it('asks the metadata it is given', () => {
    const asked: string[] = [];
    const validForeign = (e164: string) => {
      asked.push(e164);
      return e164 === '+330612345678';
    };
    const input = { dial_code: '+33', phone: '0612345678' };
    expect(parsePhone(input, { validForeign })).toMatchObject({ fullNumber: '+330612345678' });
    expect(asked).toEqual(['+33612345678', '+330612345678']);
    expect(parsePhone(input, { validForeign: () => false })).toEqual({ ok: false });
  });

  it.each(['', '+', '+0', 'abc', '+12345', '+9 7 1x'])('refuses the dial code %j', (dial_code) => {
    expect(number(dial_code, '501234567')).toEqual({ ok: false });
  });
});

describe('the country list', () => {
  const countries = listCountries();

  it('starts with the UAE and goes on by name', () => {
    expect(countries[0]).toEqual({ code: 'AE', name: 'United Arab Emirates', dialCode: '+971' });
    const names = countries.slice(1).map((country) => country.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('has every row whole and once', () => {
    expect(countries.length).toBeGreaterThan(235);
    expect(new Set(countries.map((country) => country.code)).size).toBe(countries.length);
    for (const { code, name, dialCode } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(dialCode).toMatch(/^\+[1-9]\d{0,3}$/);
      expect(name).toMatch(/^\p{Lu}[^\d|]+$/u);
    }
  });
});
