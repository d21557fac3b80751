import { toWesternDigits } from './digits.ts';

export interface PhoneInput {
  /** "+971", "971" or "00971"; may be missing when `fullNumber` is E.164 of the UAE. */
  dial_code?: string | undefined;
  phone?: string | undefined;
  fullNumber?: string | undefined;
  call_language?: string | undefined;
}

/** How somebody is called. */
export interface Reached {
  /** The national number as typed. */
  phone: string;
  /** With the plus: "+971". */
  dial_code: string;
  /** E.164. */
  fullNumber: string;
  /** One of `callLanguages`; without it the language of the page that was sent. */
  call_language?: string;
}

/** In which a person may want to be called; which other one is said in the call. */
export const callLanguages = ['en', 'ar', 'hi', 'ur', 'other'] as const;

/** Its fields by name, with the most signs that are kept of each. */
export const reachedFields = { phone: 20, dial_code: 6, fullNumber: 20, call_language: 5 } as const;

export type ParsedPhone = ({ ok: true } & Reached) | { ok: false };

export interface PhoneRules {
  /** Says whether an E.164 number outside the UAE exists; without it 6 to 14 digits pass. */
  validForeign?: ((e164: string) => boolean) | undefined;
}

export const UAE_DIAL_CODE = '+971';
const LONGEST_INPUT = 40;
/** Countries whose national numbers keep their leading 0 in E.164. */
const KEEPS_ZERO = new Set(['39', '225', '241', '242', '378', '379']);

/**
 * Reads a dial code and a number into E.164 (decisions X10). `dial_code` comes back with its plus,
 * `phone` as the typed digits without separators, `fullNumber` as E.164. For +971 the national
 * number has 8 or 9 digits after its leading 0 is dropped (S0 5). Arabic-Indic digits, spaces,
 * dashes, dots and brackets are accepted, and a number typed with its country code too.
 */
export function parsePhone(input: PhoneInput, rules: PhoneRules = {}): ParsedPhone {
  const full = cleaned(input.fullNumber);
  const given = cleaned(input.phone);
  const typed = given !== '' ? given : full;
  const dial = dialDigits(input.dial_code, full);
  if (typed === undefined || dial === undefined) return { ok: false };
  const phone = withoutDialCode(typed, dial);
  if (!/^\d+$/.test(phone)) return { ok: false };
  const national = nationalNumber(phone, dial, rules.validForeign);
  if (national === undefined) return { ok: false };
  const number = { dial_code: `+${dial}`, phone, fullNumber: `+${dial}${national}` };
  return { ok: true, ...number, ...languageIn(input) };
}

/** What is none of ours is not asked again: it counts as not said. */
function languageIn({ call_language: given }: PhoneInput): Pick<Reached, 'call_language'> {
  const known = callLanguages.find((one) => one === given);
  return known ? { call_language: known } : {};
}

/** The text without separators and with Western digits; '' when empty, undefined when too long. */
function cleaned(text: string | undefined): string | undefined {
  if (text === undefined) return '';
  if (text.length > LONGEST_INPUT) return undefined;
  return toWesternDigits(text).replace(/[\s().\u2010-\u2015\u200e\u200f\u202a-\u202e-]/g, '');
}

function dialDigits(dialCode: string | undefined, full: string | undefined): string | undefined {
  const code = cleaned(dialCode);
  if (code === '' && full?.startsWith(UAE_DIAL_CODE)) return '971';
  const digits = code?.replace(/^(\+|00)/, '');
  return digits !== undefined && /^[1-9]\d{0,3}$/.test(digits) ? digits : undefined;
}

function withoutDialCode(typed: string, dial: string): string {
  for (const prefix of [`+${dial}`, `00${dial}`]) {
    if (typed.startsWith(prefix)) return typed.slice(prefix.length);
  }
  return typed;
}

function nationalNumber(
  digits: string,
  dial: string,
  validForeign: PhoneRules['validForeign'],
): string | undefined {
  const stripped = digits.replace(/^0/, '');
  if (dial === '971') return /^[1-9]\d{7,8}$/.test(stripped) ? stripped : undefined;
  const candidates = KEEPS_ZERO.has(dial) ? [digits, stripped] : [stripped, digits];
  return candidates.find((national) => {
    if (national.length + dial.length > 15) return false;
    return validForeign ? validForeign(`+${dial}${national}`) : /^\d{6,14}$/.test(national);
  });
}
