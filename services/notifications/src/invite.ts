/** Who bought something is invited inside the mail that confirms it, never by a mail of its own (decisions A6). */
import type { MailedMarks } from '@muqarin/platform/mailed-marks';
import { inviteLinkOf, linkPath, linkSays } from '@muqarin/rules/mailed-links';
import type { MailWords } from './mails/in-locale.ts';
import type { RenderedMail } from './mails/layout.ts';

/**
 * Kinds of mails that confirm a purchase. A lead's holds none: its other end would be a write for each lead, and under a storm of
 * them captures were refused for it (`npm run faults -- --only sigterm`).
 */
export const confirming: ReadonlySet<string> = new Set(['policy', 'motor-order']);

export function invitePath(marks: MailedMarks, eventId: string, at: Date): string {
  const link = inviteLinkOf(eventId, at);
  return linkPath('account_sign_up', link, marks.mark('account_sign_up', linkSays(link)));
}

export function invited({ content }: RenderedMail, words: MailWords, href: string): RenderedMail {
  const paragraphs = [...content.paragraphs, { label: words.t.account.invite, href }];
  return words.render({ ...content, paragraphs });
}
