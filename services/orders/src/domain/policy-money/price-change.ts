import { foldPolicyMoney } from './fold.ts';
import type { MoneyEntry, PolicyBasis, PolicyMoney, Transaction } from './types.ts';

export interface PricedChange {
  /** Each transaction of the change with its rows, or why it cannot take effect; in order of effect. */
  entries: MoneyEntry[];
  /** What the policy comes to with it. */
  after: PolicyMoney;
  /** After less before: what it costs, below 0 what is paid back. One that takes effect before others changes those as well. */
  netFils: number;
  vatFils: number;
  grossFils: number;
  /** Transactions that counted, and could not take effect any more. */
  breaks: string[];
}

/**
 * What these transactions together would change, before anything is kept; those that are there already change nothing.
 * `before` is the fold of those, where somebody has it.
 */
export function priceChange(
  basis: PolicyBasis,
  transactions: readonly Transaction[],
  next: readonly Transaction[],
  before: PolicyMoney = foldPolicyMoney(basis, transactions),
): PricedChange {
  const after = foldPolicyMoney(basis, [...transactions, ...next]);
  const own = new Set(next.map(({ transactionId }) => transactionId));
  const counting = new Set(after.entries.filter(counts).map(idOf));
  return {
    entries: after.entries.filter((entry) => own.has(idOf(entry))),
    after,
    netFils: after.netFils - before.netFils,
    vatFils: after.vatFils - before.vatFils,
    grossFils: after.grossFils - before.grossFils,
    breaks: before.entries.filter((entry) => counts(entry) && !counting.has(idOf(entry))).map(idOf),
  };
}

const counts = ({ state }: MoneyEntry) => typeof state === 'string';
const idOf = ({ transaction }: MoneyEntry) => transaction.transactionId;
