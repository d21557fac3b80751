/**
 * A policy of any line ends early, or a change of it is undone: what that comes to is said before it is asked for, and the same is
 * kept. Whoever calls knows that the policy is the caller's own: by the session (`own-policy.ts`), or as an account's.
 */
import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../../parts.ts';
import type { PolicyKey } from './own-policy.ts';

type Orders = Pick<Bff, 'orders'>;

/** `effectiveOn`: ISO, the first day without cover. `claimed`: units of whom a claim is known. */
export interface Ending {
  effectiveOn: string;
  claimed: string[];
}

/** What was seen, with VAT; another amount by now is answered instead of kept. */
export interface Seen {
  idempotencyKey: string;
  seenGrossFils: number;
}

export function foretellEnd({ orders }: Orders, key: PolicyKey, end: Ending, context: CallContext) {
  return orders.priceCancellation({ ...key, ...end }, context);
}

export function endPolicy(
  { orders }: Orders,
  key: PolicyKey,
  end: Ending & Seen,
  context: CallContext,
) {
  return orders.cancelPolicy({ ...key, ...end }, context);
}

export function foretellUndo(
  { orders }: Orders,
  key: PolicyKey,
  changeId: string,
  context: CallContext,
) {
  return orders.priceReversal({ ...key, changeId }, context);
}

export function undoChange(
  { orders }: Orders,
  key: PolicyKey,
  undo: Seen & { changeId: string },
  context: CallContext,
) {
  return orders.reverseChange({ ...key, ...undo }, context);
}
