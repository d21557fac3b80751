/** A change as it would be kept: priced over all that is there, or why it cannot be. */
import { dubaiToday, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import type { RefusedChange } from '../../../contract/changes/ledger.ts';
import { type PricedChange, priceChange } from '../../domain/policy-money/price-change.ts';
import type { PolicyMoney } from '../../domain/policy-money/types.ts';
import type { OrdersContext } from '../../parts.ts';
import { noOrder } from '../../parts.ts';
import type { LaterTransaction } from '../../store/changes.ts';
import { allTransactions, type KeptPolicy, type PolicyBook } from './book.ts';

/** Transactions without the change that they will belong to; their ids are `<change>.<n>`. */
type WithoutIds<T> = T extends unknown ? Omit<T, 'transactionId' | 'askedOn'> : never;
export type WantedTransaction = WithoutIds<LaterTransaction>;

export type Evaluated = { ok: true; priced: PricedChange } | { ok: false; refused: RefusedChange };

export const refuse = (
  reason: RefusedChange['reason'],
  breaks: number[] = [],
): { ok: false; refused: RefusedChange } => {
  return { ok: false, refused: { outcome: 'refused', reason, breaks } };
};

/** Throws ORDERS.NO_ORDER. */
export async function requirePolicy<Policy extends KeptPolicy>(
  book: PolicyBook<Policy>,
  policyId: string,
): Promise<Policy> {
  const policy = await book.find(policyId);
  if (!policy) throw noOrder();
  return policy;
}

export function todayOf({ now }: Pick<OrdersContext, 'now'>): string {
  return toIsoDate(dubaiToday(now()));
}

export function dated(
  wanted: readonly WantedTransaction[],
  changeId: string,
  askedOn: string,
): LaterTransaction[] {
  return wanted.map((one, at) => ({ ...one, transactionId: `${changeId}.${at}`, askedOn }));
}

/** Nothing of it may be refused by the fold, and nothing that counts may be broken by it. */
export function evaluate(
  policy: KeptPolicy,
  next: readonly LaterTransaction[],
  before?: PolicyMoney,
): Evaluated {
  if (policy.closed) return refuse(policy.closed);
  if (next.length === 0) return refuse('no_change');
  if (next.some(({ effectiveOn }) => !parseIsoDate(effectiveOn))) return refuse('bad_day');
  const priced = priceChange(policy.basis, allTransactions(policy), next, before);
  for (const { state } of priced.entries)
    if (typeof state !== 'string') return refuse(state.refused);
  if (priced.breaks.length > 0) return refuse('breaks_others', numbersOf(policy, priced.breaks));
  return { ok: true, priced };
}

function numbersOf({ transactions, changes }: KeptPolicy, ids: readonly string[]): number[] {
  const broken = transactions.filter(({ transactionId }) => ids.includes(transactionId));
  const numbers = broken.flatMap(({ changeId }) =>
    changes.filter((change) => change.changeId === changeId).map(({ number }) => number),
  );
  return [...new Set(numbers)].sort((a, b) => a - b);
}
