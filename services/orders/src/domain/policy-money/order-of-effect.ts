import type { Transaction } from './types.ts';

type Reversal = Extract<Transaction, { kind: 'reverse' }>;

/** On one day cover begins before it ends, and what takes something back comes last. */
const rank = { sale: 0, add: 1, remove: 2, cancel: 3, reverse: 4 } as const;

/**
 * Each once, in the order in which they take effect: by their day, their kind, their id. Nothing of how they arrived counts.
 * Throws when two that differ have one id.
 */
export function inOrderOfEffect(arrived: readonly Transaction[]): Transaction[] {
  const byId = new Map<string, Transaction>();
  for (const each of arrived) {
    const known = byId.get(each.transactionId);
    if (known && sameText(known) !== sameText(each))
      throw new Error(`two transactions have the id ${each.transactionId}`);
    byId.set(each.transactionId, each);
  }
  return [...byId.values()].sort(compareEffect);
}

/** Which reversal takes back what: the first in order; of a sale and of a reversal there is none. */
export function reversalsOf(ordered: readonly Transaction[]): Map<string, Reversal> {
  const kinds = new Map(ordered.map(({ transactionId, kind }) => [transactionId, kind]));
  const found = new Map<string, Reversal>();
  for (const each of ordered) {
    if (each.kind !== 'reverse' || found.has(each.reverses)) continue;
    const kind = kinds.get(each.reverses);
    if (kind === 'add' || kind === 'remove' || kind === 'cancel') found.set(each.reverses, each);
  }
  return found;
}

function compareEffect(a: Transaction, b: Transaction): number {
  if (a.effectiveOn !== b.effectiveOn) return a.effectiveOn < b.effectiveOn ? -1 : 1;
  return rank[a.kind] - rank[b.kind] || (a.transactionId < b.transactionId ? -1 : 1);
}

/** Whatever order the fields came in. */
function sameText(transaction: Transaction): string {
  return JSON.stringify(transaction, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
