import { isEmail } from '../email.ts';
import { messages } from '../messages.ts';
import { type PhoneRules, parsePhone, UAE_DIAL_CODE } from '../phone.ts';
import type { Checked, FieldError } from './checked.ts';
import type { Contact } from './types.ts';

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
  const name = contact.name?.trim() ?? '';
  const email = contact.email?.trim() ?? '';
  const phone = parsePhone(contact, rules);
  const errors = [...checkName(name), ...checkEmail(email, rules)];
  if (phone.ok && errors.length === 0) {
    const { dial_code, fullNumber } = phone;
    return { ok: true, answers: { name, email, phone: phone.phone, dial_code, fullNumber } };
  }
  return { ok: false, errors: phone.ok ? errors : [...errors, phoneError(contact)] };
}

function checkName(name: string): FieldError[] {
  if (name === '') return [{ field: 'name', message: messages.enterName }];
  if (name.length > LONGEST_NAME) return [{ field: 'name', message: messages.nameTooLong }];
  return [];
}

function checkEmail(email: string, rules: ContactRules): FieldError[] {
  if (email === '') return [{ field: 'email', message: messages.enterEmail }];
  if (isEmail(email, { longSuffix: rules.longSuffix ?? false })) return [];
  return [{ field: 'email', message: messages.validEmail }];
}

function phoneError(contact: Partial<Contact>): FieldError {
  const typed = (contact.phone ?? contact.fullNumber ?? '').trim();
  const dialCode = contact.dial_code?.trim() ?? '';
  if (typed === '') return { field: 'phone', message: messages.enterPhone };
  if (dialCode === '') return { field: 'dial_code', message: messages.enterDialCode };
  const isUae = dialCode.replace(/^(\+|00)?/, '+') === UAE_DIAL_CODE;
  return { field: 'phone', message: isUae ? messages.validUaePhone : messages.validPhone };
}
