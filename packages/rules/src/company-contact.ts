import type { Checked } from './checked.ts';
import { type Contact, type ContactRules, emailErrors, nameErrors, phoneError } from './contact.ts';
import { companyMessages } from './messages-company.ts';
import { parsePhone, type Reached, reachedFields, UAE_DIAL_CODE } from './phone.ts';
import { type FormFields, own } from './questions/form-fields.ts';
import { parsed } from './questions/read-fields.ts';
import { oneLine } from './typed-text.ts';

/** Who asks for a company (S0 3, S1 3; decisions G10). */
export interface CompanyContact extends Reached {
  company_name: string;
  contact_name: string;
  customer_email: string;
}

/** Its fields by name, with the most signs that are kept of each. */
export const companyContactFields = {
  company_name: 120,
  contact_name: 120,
  customer_email: 254,
  ...reachedFields,
} as const;

export function parseCompanyContact(fields: FormFields): Partial<CompanyContact> {
  const names = Object.keys(companyContactFields);
  return parsed(Object.fromEntries(names.map((name) => [name, own(fields, name)])));
}

/**
 * Company name, contact name, valid e-mail, valid phone (S0 5, S1 5); the captcha is the server's. S1
 * names `phone` alone, so a number without a country is one of the UAE (decisions G10).
 */
export function checkCompanyContact(
  contact: Partial<CompanyContact>,
  rules: ContactRules = {},
): Checked<CompanyContact> {
  const company_name = oneLine(contact.company_name);
  const contact_name = oneLine(contact.contact_name);
  const customer_email = contact.customer_email?.trim() ?? '';
  const numbers = { ...contact, dial_code: contact.dial_code?.trim() || dialCodeOf(contact) };
  const phone = parsePhone(numbers, rules);
  const errors = [
    ...nameErrors('company_name', company_name, companyMessages.enterCompany),
    ...nameErrors('contact_name', contact_name, companyMessages.enterContactName),
    ...emailErrors(customer_email, rules).map(({ message }) => {
      return { field: 'customer_email', message };
    }),
  ];
  if (!phone.ok) return { ok: false, errors: [...errors, phoneError(numbers)] };
  if (errors.length > 0) return { ok: false, errors };
  const { ok, ...reached } = phone;
  return { ok, answers: { company_name, contact_name, customer_email, ...reached } };
}

/** As every part of the house calls a person: by name and e-mail. */
export function personOf({ company_name: _company, ...person }: CompanyContact): Contact {
  const { contact_name: name, customer_email: email, ...reached } = person;
  return { name, email, ...reached };
}

function dialCodeOf({ fullNumber = '' }: Partial<CompanyContact>): string {
  return fullNumber === '' || fullNumber.startsWith(UAE_DIAL_CODE) ? UAE_DIAL_CODE : '';
}
