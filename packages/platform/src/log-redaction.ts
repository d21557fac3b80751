/** Personal data and secrets in the facts of a log line: by the name of their field, and by their look. */
import { errorRecord } from './log-error.ts';

/** Field names of the contract that hold personal data or secrets (S0 3, S1 3, S2 3), and what libraries call the like. */
const personalFields = new Set(
  [
    'name',
    'first_name',
    'last_name',
    'full_name',
    'contact_name',
    'company_name',
    'policyholder_name',
    'email',
    'customer_email',
    'email_from',
    'recipient',
    'to',
    'phone',
    'phone_number',
    'contact_no',
    'telephone',
    'customer_tel',
    'mobile',
    'full_number',
    'dob',
    'dob_year',
    'dob_month',
    'dob_day',
    'date_of_birth',
    'emirate_no',
    'emirates_id',
    'plate_no',
    'chassis_no',
    'license_no',
    'contact',
    'password',
    'csrf_token',
    'cookie',
    'set-cookie',
    'authorization',
    'data',
    'body',
    'payload',
    'query',
    'params',
    'headers',
    'g-recaptcha-response',
    'token',
    'resume_path',
    'url',
    'value',
    'answers',
    'members',
  ].map(plain),
);

/** An e-mail address, a phone number of the UAE, an Emirates ID. */
const personalLook =
  /[^\s@]@[^\s@]+\.\w|(?:\+|\b00)\d[\d\s()-]{7,}|\b971[\s-]?\d[\d\s-]{6,}|\b05\d[\s-]?\d{3}[\s-]?\d{4}\b|\b784-?\d{4}-?\d{7}-?\d\b/;

/** Our ids: four digits of one that begin with 00 are no number to call. */
const ids = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

const censored = '[redacted]';
const deepest = 6;

export function blotted(facts: Record<string, unknown>): Record<string, unknown> {
  return blotFields(facts, 0);
}

function blotFields(facts: object, depth: number): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(facts)) {
    kept[field] = personalFields.has(plain(field)) ? censored : blotValue(value, depth);
  }
  return kept;
}

function blotValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string')
    return personalLook.test(value.replace(ids, '')) ? censored : value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Error) return errorRecord(value);
  if (depth >= deepest) return censored;
  if (Array.isArray(value)) return value.map((item) => blotValue(item, depth + 1));
  // What is no plain record (a request, a socket, a document) was not made for a log.
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return `[${value.constructor.name}]`;
  return blotFields(value, depth + 1);
}

/** `fullNumber`, `full_number` and `Full-Number` are one name. */
function plain(field: string): string {
  return field.toLowerCase().replace(/[_-]/g, '');
}
