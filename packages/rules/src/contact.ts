import type { Checked, FieldError } from './checked.ts';
import { isEmail } from './email.ts';
import { formMessages } from './messages-form.ts';
import {
  type PhoneInput,
  type PhoneRules,
  parsePhone,
  type Reached,
  reachedFields,
  UAE_DIAL_CODE,
} from './phone.ts';
import { oneLine } from './typed-text.ts';

export interface Contact extends Reached {
  name: string;
  email: string;
}

/** Its fields by name, with the most signs that are kept of each. */
export const contactFields = { name: 120, email: 254, ...reachedFields } as const;
export const contactNames = Object.keys(contactFields) as (keyof Contact)[];

/** A half-typed contact as far as it is kept: whatever is longer than that is no answer yet. */
export function keptOf<Fields extends object>(
  contact: Fields,
  longest: Readonly<Record<string, number>>,
): Fields {
  const fields = Object.entries(contact).filter(([name, text]) => {
    return text !== '' && text.length <= (longest[name] ?? 0);
  });
  return Object.fromEntries(fields) as Fields;
}

export interface ContactRules extends PhoneRules {
  /** Accept e-mail suffixes of more than 3 letters (decisions X9). */
  longSuffix?: boolean;
}

const LONGEST_NAME = 100;

/** Name, valid e-mail, phone with dial code (S0 5). The captcha is the server's to check. */
export function checkContact(
  contact: Partial<Contact>,
  rules: ContactRules = {},
): Checked<Contact> {
  const name = oneLine(contact.name);
  const email = contact.email?.trim() ?? '';
  const parsed = parsePhone(contact, rules);
  const errors = [
    ...nameErrors('name', name, formMessages.enterName),
    ...emailErrors(email, rules),
  ];
  if (!parsed.ok) return { ok: false, errors: [...errors, phoneError(contact)] };
  if (errors.length > 0) return { ok: false, errors };
  const { ok, ...reached } = parsed;
  return { ok, answers: { name, email, ...reached } };
}

/** A name on one line, since it goes into mail headers and tables: there, and of at most 100 characters. */
export function nameErrors(field: string, name: string, missing: string): FieldError[] {
  if (name === '') return [{ field, message: missing }];
  if (name.length > LONGEST_NAME) return [{ field, message: formMessages.nameTooLong }];
  return [];
}

/** A trimmed e-mail address: there, and valid by decisions X9. */
export function emailErrors(email: string, rules: ContactRules): FieldError[] {
  if (email === '') return [{ field: 'email', message: formMessages.enterEmail }];
  if (isEmail(email, { longSuffix: rules.longSuffix ?? false })) return [];
  return [{ field: 'email', message: formMessages.validEmail }];
}

/** What to say of a phone that `parsePhone` refused. */
export function phoneError(input: PhoneInput, field = 'phone'): FieldError {
  const typed = (input.phone ?? input.fullNumber ?? '').trim();
  const dialCode = input.dial_code?.trim() ?? '';
  if (typed === '') return { field, message: formMessages.enterPhone };
  if (dialCode === '') return { field: 'dial_code', message: formMessages.enterDialCode };
  const isUae = dialCode.replace(/^(\+|00)?/, '+') === UAE_DIAL_CODE;
  return { field, message: isUae ? formMessages.validUaePhone : formMessages.validPhone };
}
