/** What forms of an account must hold, in the browser as on the server (S2 5). */
import type { FieldError } from '../checked.ts';
import { type ContactRules, emailErrors, nameErrors, phoneError } from '../contact.ts';
import { accountMessages } from '../messages-account.ts';
import { formMessages } from '../messages-form.ts';
import { type PhoneInput, parsePhone } from '../phone.ts';
import { oneLine } from '../typed-text.ts';

/** A valid address and a password. */
export function checkSignIn(
  fields: { email?: string; password?: string },
  rules: ContactRules = {},
): FieldError[] {
  const errors = emailErrors(fields.email?.trim() ?? '', rules);
  if ((fields.password ?? '') !== '') return errors;
  return [...errors, { field: 'password', message: accountMessages.enterPassword }];
}

export interface AccountFields extends PhoneInput {
  name?: string;
  email?: string;
  gender?: string;
}

/** A valid number and address; the name on one line. */
export function checkAccount(fields: AccountFields, rules: ContactRules = {}): FieldError[] {
  return [
    ...nameErrors('name', oneLine(fields.name), formMessages.enterName),
    ...emailErrors(fields.email?.trim() ?? '', rules),
    ...(parsePhone(withUae(fields), rules).ok ? [] : [phoneError(withUae(fields))]),
  ];
}

/** The documented payload has no dial code: numbers of the UAE unless they say otherwise (decisions X10). */
export function withUae<Fields extends PhoneInput>(fields: Fields): Fields {
  const { dial_code: dial = '', phone = '' } = fields;
  if (dial !== '' || /^\s*(\+|00)/.test(phone)) return fields;
  return { ...fields, dial_code: '+971' };
}

export interface PolicyFields {
  insurance_type?: string;
  insurance_company_id?: string;
  year?: string;
  month?: string;
  day?: string;
}

/** The first missing one only, in the order of the form (S2 5). */
export function firstMissing(fields: PolicyFields): FieldError | null {
  const order = [
    ['insurance_company_id', accountMessages.chooseInsurer],
    ['year', accountMessages.enterYear],
    ['month', accountMessages.enterMonth],
    ['day', accountMessages.enterDay],
  ] as const;
  for (const [field, message] of order)
    if ((fields[field] ?? '').trim() === '') return { field, message };
  return null;
}
