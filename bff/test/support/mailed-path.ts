import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { type LinkKind, linkOf, linkPath, linkSays } from '@muqarin/rules/mailed-links';

export const linkKey = 'for-the-links-of-tests-only-thirty-two-characters';

/** What notifications would mail to open this. */
export function mailedPath(kind: LinkKind, id: string, until: string): string {
  const link = linkOf(kind, id, until);
  return linkPath(kind, link, createMailedMarks([linkKey]).mark(kind, linkSays(link)));
}
