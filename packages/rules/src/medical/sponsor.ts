import type { Checked } from '../checked.ts';
import { type ContactRules, emailErrors, nameErrors, phoneError } from '../contact.ts';
import { messages } from '../messages.ts';
import { parsePhone } from '../phone.ts';
import { oneLine } from '../typed-text.ts';

/** The sponsor form's payload (S0 3), without its token. */
export interface SponsorForm {
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  dial_code: string;
  /** 'Dubai' when the toggle is on yes, else empty (S0 2). */
  emirate: string;
}

export interface SponsorLead extends SponsorForm {
  /** E.164. */
  fullNumber: string;
}

/** E-mail required and valid; first name, last name and phone required (S0 5). */
export function checkSponsor(
  form: Partial<SponsorForm>,
  rules: ContactRules = {},
): Checked<SponsorLead> {
  const first_name = oneLine(form.first_name);
  const last_name = oneLine(form.last_name);
  const email = form.email?.trim() ?? '';
  const phone = { phone: form.phone_number, dial_code: form.dial_code };
  const parsed = parsePhone(phone, rules);
  const errors = [
    ...nameErrors('first_name', first_name, messages.enterFirstName),
    ...nameErrors('last_name', last_name, messages.enterLastName),
    ...emailErrors(email, rules),
    ...(parsed.ok ? [] : [phoneError(phone, 'phone_number')]),
  ];
  if (!parsed.ok || errors.length > 0) return { ok: false, errors };
  const { phone: phone_number, dial_code, fullNumber } = parsed;
  const emirate = form.emirate === 'Dubai' ? 'Dubai' : '';
  const names = { first_name, last_name, email };
  return { ok: true, answers: { ...names, phone_number, dial_code, fullNumber, emirate } };
}
