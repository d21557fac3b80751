import { checkContact } from '@muqarin/rules/contact';
import { formMessages } from '@muqarin/rules/messages-form';
import { inReaders } from '@/lib/in-readers.ts';
import { say } from '@/lib/reader.ts';

export interface SponsorError {
  field: string;
  message: string;
}

/** First name, last name, valid e-mail, phone (S0 5, Sponsor); errors in the order of the form. */
export function checkSponsor(fields: Readonly<Record<string, string>>): SponsorError[] {
  const { first_name = '', last_name = '', email = '', phone = '', dial_code = '' } = fields;
  const contact = checkContact({ name: 'given apart', email, phone, dial_code });
  return [
    ...required('first_name', first_name, say(formMessages.enterFirstName)),
    ...required('last_name', last_name, say(formMessages.enterLastName)),
    ...(contact.ok ? [] : inReaders(contact.errors)),
  ];
}

function required(field: string, text: string, message: string): SponsorError[] {
  return text.trim() === '' ? [{ field, message }] : [];
}
