import { foldPolicyMoney } from './fold.ts';
import type { MoneyEntry, PolicyBasis, PolicyMoney, Transaction } from './types.ts';

export interface PricedChange {
  /** The change itself, with its rows, or why it cannot take effect. */
  entry: MoneyEntry;
  /** What the policy comes to with it. */
  after: PolicyMoney;
  /** After less before: what it costs, below 0 what is paid back. One that takes effect before others changes those as well. */
  netFils: number;
  vatFils: number;
  grossFils: number;
  /** Transactions that counted, and could not take effect any more. */
  breaks: string[];
}

/** What one more transaction would change, before anything is kept; one that is there already changes nothing. */
export function priceChange(
  basis: PolicyBasis,
  transactions: readonly Transaction[],
  next: Transaction,
): PricedChange {
  const before = foldPolicyMoney(basis, transactions);
  const after = foldPolicyMoney(basis, [...transactions, next]);
  const entry = entryOf(after, next.transactionId);
  if (!entry) throw new Error(`the fold has lost ${next.transactionId}`);
  return {
    entry,
    after,
    netFils: after.netFils - before.netFils,
    vatFils: after.vatFils - before.vatFils,
    grossFils: after.grossFils - before.grossFils,
    breaks: before.entries.flatMap(({ transaction: { transactionId }, state }) => {
      if (typeof state !== 'string') return [];
      return typeof entryOf(after, transactionId)?.state === 'string' ? [] : [transactionId];
    }),
  };
}

function entryOf({ entries }: PolicyMoney, id: string): MoneyEntry | undefined {
  return entries.find(({ transaction }) => transaction.transactionId === id);
}
