import { errorsOf, type FieldError } from '../checked.ts';
import { type ContactRules, checkContact } from '../contact.ts';
import { type FormFields, own, parseContact } from '../questions/form-fields.ts';
import { parseChassis } from './chassis.ts';
import { motorQuestionMessages } from './messages-questions.ts';
import type { MotorDraft } from './types.ts';

/** Contact and chassis number in the form in which they are stored, where they are valid. */
export function tidied(draft: MotorDraft, input: MotorDraft, rules: ContactRules): MotorDraft {
  const merged = { ...draft, ...input };
  const contact = checkContact(merged.contact ?? {}, rules);
  const chassis = parseChassis(merged.chassis_no ?? '');
  return {
    ...merged,
    ...(contact.ok ? { contact: contact.answers } : {}),
    ...(chassis.ok ? { chassis_no: chassis.chassis_no } : {}),
  };
}

/** Name, e-mail and phone are required, the chassis number may be empty (S1 4, decisions V10). */
export function checkLast(
  { contact, chassis_no = '' }: MotorDraft,
  rules: ContactRules,
): FieldError[] {
  const errors = errorsOf(checkContact(contact ?? {}, rules)).map(({ field, message }) => ({
    field: field === 'phone' ? 'mobile' : field,
    message,
  }));
  if (chassis_no.trim() === '' || parseChassis(chassis_no).ok) return errors;
  return [...errors, { field: 'chassis_no', message: motorQuestionMessages.validChassis }];
}

/** S1 3 calls the phone `mobile`; `phone` is read too. */
export function parseMotorContact(fields: FormFields): NonNullable<MotorDraft['contact']> {
  const mobile = own(fields, 'mobile');
  const contact = parseContact(fields);
  return mobile === undefined ? contact : { ...contact, phone: mobile };
}
