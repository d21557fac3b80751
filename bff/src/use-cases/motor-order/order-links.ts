/** Links of our mails to an order, to its missing documents and to its renewal: signed, with an end, nothing stored for them. */
import { addDays, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { motorOrderPaths } from '../../../contract/motor-order-pages.ts';
import type { Bff } from '../../parts.ts';

type Signing = Pick<Bff, 'signer' | 'today'>;
type Purpose = 'order' | 'documents' | 'renewal';

/** The policy's year and the month after it, in which renewing is still worth a try. */
const DAYS: Record<Purpose, number> = { order: 400, documents: 120, renewal: 460 };

export function orderPaths(bff: Signing, orderId: string) {
  return {
    order: `/resume/o.${orderToken(bff, 'order', orderId)}`,
    documents: `${motorOrderPaths.documents}/${orderToken(bff, 'documents', orderId)}`,
    renewal: `${motorOrderPaths.renewal}/${orderToken(bff, 'renewal', orderId)}`,
  };
}

export function orderToken({ signer, today }: Signing, purpose: Purpose, orderId: string): string {
  const until = toIsoDate(addDays(today(), DAYS[purpose]));
  return `${orderId}.${until}.${signer.sign(purposeOf(purpose), `${orderId}.${until}`)}`;
}

/** The order's id, or null when the token is not ours, is for something else or has ended. */
export function orderOfToken(
  { signer, today }: Signing,
  purpose: Purpose,
  token: unknown,
): string | null {
  if (typeof token !== 'string' || token.length > 300) return null;
  const [orderId = '', until = '', mark = '', ...rest] = token.split('.');
  if (rest.length > 0 || !parseIsoDate(until)) return null;
  if (!signer.verify(purposeOf(purpose), `${orderId}.${until}`, mark)) return null;
  return toIsoDate(today()) <= until ? orderId : null;
}

function purposeOf(purpose: Purpose): string {
  return `motor-${purpose}-link`;
}
