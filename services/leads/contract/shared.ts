/** Pieces that several schemas of this contract use. */
import { z } from 'zod';

export const Id = z.string().min(1).max(64);

export const Contact = z.object({
  name: z.string().min(1).max(120),
  email: z.string().min(3).max(254),
  phone: z.string().min(1).max(20),
  dial_code: z.string().min(1).max(6),
  fullNumber: z.string().min(1).max(20),
});
export type Contact = z.infer<typeof Contact>;

/** The forms of the site: some ask for no e-mail, and the blog's number is as typed (S2 5). */
export const SiteContact = Contact.extend({
  email: z.string().max(254),
  phone: z.string().min(1).max(40),
  fullNumber: z.string().min(1).max(40),
});
