import type { Checked } from '../checked.ts';
import { type ContactRules, emailErrors, nameErrors, phoneError } from '../contact.ts';
import { emirates, nameOf, parseEmirate } from '../emirates.ts';
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
  const emirate = toggled(form.emirate?.trim() ?? '');
  const errors = [
    ...nameErrors('first_name', first_name, messages.enterFirstName),
    ...nameErrors('last_name', last_name, messages.enterLastName),
    ...emailErrors(email, rules),
    ...(parsed.ok ? [] : [phoneError(phone, 'phone_number')]),
    ...(emirate === undefined ? [{ field: 'emirate', message: messages.validEmirate }] : []),
  ];
  if (!parsed.ok || emirate === undefined || errors.length > 0) return { ok: false, errors };
  const { phone: phone_number, dial_code, fullNumber } = parsed;
  const names = { first_name, last_name, email };
  return { ok: true, answers: { ...names, phone_number, dial_code, fullNumber, emirate } };
}

/** The toggle says yes by Dubai and no by nothing (decisions M55); another emirate is a no, what is none is a mistake. */
function toggled(text: string): 'Dubai' | '' | undefined {
  if (text === '' || text === 'no') return '';
  const id = parseEmirate(text);
  if (id === undefined) return undefined;
  return nameOf(emirates, id) === 'Dubai' ? 'Dubai' : '';
}
