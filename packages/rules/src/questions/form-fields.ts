import { type Contact, contactNames } from '../contact.ts';

/** A plain form's fields: the last value of each name. */
export type FormFields = Readonly<Record<string, string>>;

/** Own keys only, so that a field such as `__proto__` is never an answer. */
export function own(fields: FormFields, key: string): string | undefined {
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The fields of a contact, as they were typed. */
export function parseContact(fields: FormFields): Partial<Contact> {
  const contact: Partial<Contact> = {};
  for (const field of contactNames) {
    const value = own(fields, field);
    if (value !== undefined) contact[field] = value;
  }
  return contact;
}
