/** Links of our mails that open one quote until its prices end: nothing is stored for them. */

import { toIsoDate } from '@muqarin/rules/dates';
import { type LinkKind, linkSays } from '@muqarin/rules/mailed-links';
import type { Bff } from '../parts.ts';

export type QuoteLine = 'medical' | 'medical-corporate' | 'motor' | 'general';

/** A mark made for one line opens no quote of another. */
const lines = {
  medical: { kind: 'medical_quote', purpose: 'quote-link' },
  motor: { kind: 'motor_quote', purpose: 'motor-quote-link' },
  general: { kind: 'general_quote', purpose: 'general-quote-link' },
  'medical-corporate': { kind: 'group_quote', purpose: 'group-quote-link' },
} as const satisfies Record<QuoteLine, { kind: LinkKind; purpose: string }>;

/** The quote's id, or null when the link is not ours, is another line's, or has ended. */
export function quoteOfLink(
  bff: Pick<Bff, 'marks' | 'signer' | 'today'>,
  line: QuoteLine,
  token: string,
): string | null {
  const [, quoteId = '', validUntil = '', mark = ''] = token.split('.');
  const { kind, purpose } = lines[line];
  const says = linkSays({ id: quoteId, until: validUntil, plans: '' });
  if (!isOurs(bff, { kind, purpose, says, mark })) return null;
  return toIsoDate(bff.today()) <= validUntil ? quoteId : null;
}

/** Mailed by a mark of now, or before that by the session's secret: those links end by themselves. */
export function isOurs(
  { marks, signer }: Pick<Bff, 'marks' | 'signer'>,
  link: { kind: LinkKind; purpose: string; says: string; mark: string },
): boolean {
  const { kind, purpose, says, mark } = link;
  return marks.isMark(kind, says, mark) || signer.verify(purpose, says, mark);
}
