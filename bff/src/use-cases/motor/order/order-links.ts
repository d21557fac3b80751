/** Links of our mails to an order, to its missing documents and to its renewal: with an end, nothing stored for them. */
import { parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { linkSays, type OrderLinkKind, orderLinkOf } from '@muqarin/rules/mailed-links';
import type { Bff } from '../../../parts.ts';
import { isOurs } from '../../quote-link.ts';

type Purpose = 'order' | 'documents' | 'renewal';

const kinds = {
  order: 'motor_order',
  documents: 'motor_documents',
  renewal: 'motor_renewal',
} as const satisfies Record<Purpose, OrderLinkKind>;

export function orderToken(
  { marks, today }: Pick<Bff, 'marks' | 'today'>,
  purpose: Purpose,
  orderId: string,
): string {
  const kind = kinds[purpose];
  const says = linkSays(orderLinkOf(kind, orderId, today()));
  return `${says}.${marks.mark(kind, says)}`;
}

/** The order's id, or null when the token is not ours, is for something else or has ended. */
export function orderOfToken(
  bff: Pick<Bff, 'marks' | 'signer' | 'today'>,
  purpose: Purpose,
  token: unknown,
): string | null {
  if (typeof token !== 'string' || token.length > 300) return null;
  const [id = '', until = '', mark = '', ...rest] = token.split('.');
  if (rest.length > 0 || !parseIsoDate(until)) return null;
  const says = linkSays({ id, until, plans: '' });
  const link = { kind: kinds[purpose], purpose: `motor-${purpose}-link`, says, mark };
  if (!isOurs(bff, link)) return null;
  return toIsoDate(bff.today()) <= until ? id : null;
}
