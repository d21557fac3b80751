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

export const Lead = z.object({
  leadId: Id,
  reference: z.string(),
  source: z.enum(['medical_individual', 'sponsor', 'motor', 'motor_find_car', 'motor_call_back']),
  status: z.enum(['new', 'contacted', 'quoted', 'won', 'lost', 'spam']),
  draftId: Id.nullable(),
  contact: Contact,
  capturedAt: z.string(),
});
export type Lead = z.infer<typeof Lead>;
