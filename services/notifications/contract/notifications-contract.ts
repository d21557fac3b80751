/** The calls of the notifications service: the local mailbox (embedded mode only; the mails themselves come from events). */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';

export const MailSummary = z.object({
  mailId: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.string(),
});
export type MailSummary = z.infer<typeof MailSummary>;

export const Mail = MailSummary.extend({
  from: z.string(),
  text: z.string(),
  html: z.string(),
  causedBy: z.string(),
});
export type Mail = z.infer<typeof Mail>;

export const notificationsContract = {
  listMails: defineCall({
    name: 'list-mails',
    method: 'GET',
    path: '/mailbox',
    summary: 'The newest mails first, at most 100.',
    input: z.object({ to: z.string().max(254).optional() }),
    output: z.object({ mails: z.array(MailSummary) }),
  }),
  getMail: defineCall({
    name: 'get-mail',
    method: 'GET',
    path: '/mailbox/:mailId',
    summary: 'One mail, or null.',
    input: z.object({ mailId: z.string().max(64) }),
    output: Mail.nullable(),
  }),
} satisfies Record<string, CallContract>;
