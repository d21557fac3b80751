import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import {
  isLinkKind,
  type LinkKind,
  linkOf,
  linkPath,
  linkSays,
  type MailedLink,
} from '@muqarin/rules/mailed-links';

export const linkKey = 'for-the-links-of-tests-only-thirty-two-characters';
const marks = createMailedMarks([linkKey]);

/** What notifications would mail to open this. */
export function mailedPath(kind: LinkKind, id: string, until: string): string {
  const link = linkOf(kind, id, until);
  return linkPath(kind, link, marks.mark(kind, linkSays(link)));
}

/** What notifications would mail of what an event says: a path, or a code to type. */
export function mailedOf(said: Record<string, unknown>): string {
  const { kind = '', id = '', until = '' } = (said.link ?? {}) as Partial<MailedLink>;
  const whole = { kind, id, until, plans: '', leadId: '' };
  return isLinkKind(kind)
    ? linkPath(kind, whole, marks.mark(kind, linkSays(whole)))
    : marks.code(kind, linkSays(whole));
}
