/** Who asked for prices or bought something is invited inside the mail that confirms it, never by a mail of its own (decisions A6). */
import type { MailedMarks } from '@muqarin/platform/mailed-marks';
import { invitation } from '@muqarin/rules/mailed-links';
import type { MailWords } from './mails/in-locale.ts';
import type { RenderedMail } from './mails/layout.ts';

/** Kinds of mails that confirm. */
export const confirming: ReadonlySet<string> = new Set(['lead-captured', 'policy', 'motor-order']);

export function invitePath(marks: MailedMarks, to: string, at: Date): string {
  return invitation.path(marks.seal(invitation.kind, invitation.says(to, at)));
}

export function invited({ content }: RenderedMail, words: MailWords, href: string): RenderedMail {
  const paragraphs = [...content.paragraphs, { label: words.t.account.invite, href }];
  return words.render({ ...content, paragraphs });
}
