import { type Checked, errorsOf, type FieldError } from '../checked.ts';
import { type Contact, type ContactRules, checkContact } from '../contact.ts';
import { parseEmirate } from '../emirates.ts';
import { filled } from '../message.ts';
import { formMessages } from '../messages-form.ts';
import { type FormFields, own } from '../questions/form-fields.ts';
import { severalLines } from '../typed-text.ts';
import { parseMotorContact } from './last-step.ts';
import { motorQuestionMessages } from './messages-questions.ts';

/** The form for a car that is not in the list (S1 2 step 1 and 7, no-car-found). */
export interface FindCar {
  contact: Contact;
  emirate_id: number;
  details: string;
}

const LONGEST_DETAILS = 1000;

/** Details, emirate, name, e-mail and phone are all asked for, in the order of the form; the dial code is `dialCode` here. */
export function checkFindCar(fields: FormFields, rules: ContactRules = {}): Checked<FindCar> {
  const dialCode = own(fields, 'dialCode') ?? own(fields, 'dial_code');
  const typed = parseMotorContact(fields);
  const contact = checkContact(
    dialCode === undefined ? typed : { ...typed, dial_code: dialCode },
    rules,
  );
  const emirate = parseEmirate(own(fields, 'emirate')?.trim() ?? own(fields, 'emirate_id')?.trim());
  const details = severalLines(own(fields, 'details'));
  const errors: FieldError[] = [];
  if (details === '')
    errors.push({ field: 'details', message: motorQuestionMessages.enterCarDetails });
  if (details.length > LONGEST_DETAILS) {
    const message = filled(motorQuestionMessages.textTooLong, { count: LONGEST_DETAILS });
    errors.push({ field: 'details', message });
  }
  if (emirate === undefined) errors.push({ field: 'emirate', message: formMessages.enterEmirate });
  for (const { field, message } of errorsOf(contact))
    errors.push({ field: field === 'dial_code' ? 'dialCode' : field, message });
  if (!contact.ok || emirate === undefined || errors.length > 0) return { ok: false, errors };
  return { ok: true, answers: { contact: contact.answers, emirate_id: emirate, details } };
}

/** Whether the answer sends the person to /thank-you (S1 2: message.status 1; X1: or "1"). */
export function carWasAskedFor(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('message' in body)) return false;
  const { message } = body;
  if (typeof message !== 'object' || message === null || !('status' in message)) return false;
  return message.status === 1 || message.status === '1';
}
