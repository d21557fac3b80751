/** Claim and complaint (S2 3, 5; decisions A24-A28). The e-mail is ours: without one there is no mail and no status page. */
import type { Checked, FieldError } from '../checked.ts';
import { type ContactRules, emailErrors } from '../contact.ts';
import { filled } from '../message.ts';
import { messages } from '../messages.ts';
import { parsePhone } from '../phone.ts';
import { type FormFields, own } from '../questions/form-fields.ts';
import { oneLine, severalLines } from '../typed-text.ts';
import { phoneIn } from './check-call-back.ts';
import { LONGEST_LINE, LONGEST_TELEPHONE, LONGEST_TEXT } from './constants.ts';
import type { DialCodes } from './lead.ts';
import { claimTypes } from './lookups.ts';
import { siteMessages } from './messages.ts';

export type CaseRules = ContactRules & DialCodes;

export type CaseKind = 'claim' | 'complaint';

export interface FiledCase {
  kind: CaseKind;
  request: string;
  description: string;
  /** A claim's may be no number that anybody knows: only an empty one blocks (A26). */
  telephone: string;
  /** Of A27; '' for a complaint. */
  type: string;
  email: string;
}

/** Only request and telephone block a claim. */
export function checkClaim(fields: FormFields, rules: CaseRules = {}): Checked<FiledCase> {
  const typed = typedIn(fields);
  const named = own(fields, 'type')?.trim() ?? '';
  // Whoever names none has another matter; a name that stands in no list is a mistake (A27).
  const type = named === '' ? 'other' : claimTypes.find((known) => known === named);
  const errors = [
    ...requestErrors(typed.request, siteMessages.enterClaimRequest),
    ...descriptionErrors(typed.description),
    ...missing('telephone', typed.telephone),
    ...tooLong('telephone', typed.telephone, LONGEST_TELEPHONE),
    ...mailErrors(typed.email, rules),
    ...(type === undefined ? [{ field: 'type', message: siteMessages.validClaimType }] : []),
  ];
  if (type === undefined || errors.length > 0) return { ok: false, errors };
  return { ok: true, answers: { kind: 'claim', ...typed, type } };
}

/** Request, and a telephone that is valid. */
export function checkComplaint(fields: FormFields, rules: CaseRules = {}): Checked<FiledCase> {
  const typed = typedIn(fields);
  const errors = [
    ...requestErrors(typed.request, siteMessages.enterComplaintRequest),
    ...descriptionErrors(typed.description),
    ...(typed.telephone === '' || isTelephone(fields, rules)
      ? missing('telephone', typed.telephone)
      : [{ field: 'telephone', message: messages.validPhone }]),
    ...mailErrors(typed.email, rules),
  ];
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, answers: { kind: 'complaint', ...typed, type: '' } };
}

/** A number with its country, or one of the UAE; a claim's form hints with it and takes any (A26). */
export function isTelephone(fields: FormFields, rules: CaseRules = {}): boolean {
  const phone = own(fields, 'telephone')?.trim() ?? '';
  const given = own(fields, 'dial_code');
  const { dial_code } = phoneIn(
    { fullNumber: phone, ...(given === undefined ? {} : { dial_code: given }) },
    rules,
  );
  return parsePhone({ phone, dial_code }, rules).ok;
}

function typedIn(fields: FormFields) {
  const telephone = (own(fields, 'telephone') ?? '').replace(/\s+/g, ' ').trim();
  const dial = own(fields, 'dial_code')?.trim() ?? '';
  const whole = telephone === '' || dial === '' || /^(\+|00)/.test(telephone);
  return {
    request: oneLine(own(fields, 'request')),
    description: severalLines(own(fields, 'description')),
    telephone: whole ? telephone : `${dial.slice(0, 6)} ${telephone}`,
    email: (own(fields, 'email') ?? '').trim(),
  };
}

function requestErrors(request: string, message: string): FieldError[] {
  if (request === '') return [{ field: 'request', message }];
  return tooLong('request', request, LONGEST_LINE);
}

function descriptionErrors(description: string): FieldError[] {
  return tooLong('description', description, LONGEST_TEXT);
}

function missing(field: string, text: string): FieldError[] {
  return text === '' ? [{ field, message: messages.enterPhone }] : [];
}

function mailErrors(email: string, rules: CaseRules): FieldError[] {
  return email === '' ? [] : emailErrors(email, rules);
}

function tooLong(field: string, text: string, count: number): FieldError[] {
  if (text.length <= count) return [];
  return [{ field, message: filled(siteMessages.lineTooLong, { count }) }];
}
