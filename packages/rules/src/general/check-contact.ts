import type { Checked } from '../checked.ts';
import { type ContactRules, emailErrors, nameErrors, phoneError } from '../contact.ts';
import { generalMessages } from '../messages-general.ts';
import { parsePhone, UAE_DIAL_CODE } from '../phone.ts';
import { oneLine } from '../typed-text.ts';
import type { GeneralContact } from './types.ts';

/**
 * Company name, contact name, valid e-mail, valid phone (S1 5); the captcha is the server's. The
 * document names `phone` alone, so a number without a country is one of the UAE (decisions G10).
 */
export function checkGeneralContact(
  contact: Partial<GeneralContact>,
  rules: ContactRules = {},
): Checked<GeneralContact> {
  const company_name = oneLine(contact.company_name);
  const contact_name = oneLine(contact.contact_name);
  const customer_email = contact.customer_email?.trim() ?? '';
  const numbers = { ...contact, dial_code: contact.dial_code?.trim() || dialCodeOf(contact) };
  const parsed = parsePhone(numbers, rules);
  const errors = [
    ...nameErrors('company_name', company_name, generalMessages.enterCompany),
    ...nameErrors('contact_name', contact_name, generalMessages.enterContactName),
    ...emailErrors(customer_email, rules).map(({ message }) => {
      return { field: 'customer_email', message };
    }),
  ];
  if (!parsed.ok) return { ok: false, errors: [...errors, phoneError(numbers)] };
  if (errors.length > 0) return { ok: false, errors };
  const { ok, ...reached } = parsed;
  return { ok, answers: { company_name, contact_name, customer_email, ...reached } };
}

function dialCodeOf({ fullNumber = '' }: Partial<GeneralContact>): string {
  return fullNumber === '' || fullNumber.startsWith(UAE_DIAL_CODE) ? UAE_DIAL_CODE : '';
}
