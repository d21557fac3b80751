/** Pieces that several schemas of this contract use. */
import { contactFields } from '@muqarin/rules/contact';
import { z } from 'zod';

export const Id = z.string().min(1).max(64);

/** How often whoever is at a desk gives a sign, and reads its list again: see `signSecondsOf`. */
export const SignSeconds = z.number().positive();

const Line = (name: keyof typeof contactFields) => z.string().min(1).max(contactFields[name]);

export const Contact = z.object({
  name: Line('name'),
  email: Line('email').min(3),
  phone: Line('phone'),
  dial_code: Line('dial_code'),
  fullNumber: Line('fullNumber'),
  call_language: Line('call_language').exactOptional(),
});
export type Contact = z.infer<typeof Contact>;

/** The forms of the site: some ask for no e-mail, and the blog's number is as typed (S2 5). */
export const SiteContact = Contact.extend({
  email: z.string().max(254),
  phone: z.string().min(1).max(40),
  fullNumber: z.string().min(1).max(40),
});
