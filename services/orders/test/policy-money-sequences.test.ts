/** 100,000 random sequences of arrival of 10,000 random policies come to the same fils as an oracle written apart. */
import { expect, it } from 'vitest';
import { foldPolicyMoney } from '../src/domain/policy-money/fold.ts';
import type { PolicyMoney } from '../src/domain/policy-money/types.ts';
import { oracleMoney } from './support/policy-money-oracle.ts';
import { arrival, randomPolicy, seeded } from './support/random-policies.ts';

it('comes to the same in 100,000 random sequences of arrival, to the fils of an oracle written apart', () => {
  const random = seeded(18);
  let counted = 0;
  const seen = new Set<string>();
  for (let at = 0; at < 10_000; at += 1) {
    const policy = randomPolicy(random);
    const oracle = oracleMoney(policy.basis, policy.transactions);
    for (let turn = 0; turn < 10; turn += 1) {
      const arrived = arrival(random, policy.transactions);
      const money = foldPolicyMoney(policy.basis, arrived);
      const wrong = difference(money, oracle);
      if (wrong) throw new Error(`${wrong}: ${JSON.stringify({ ...policy, arrived })}`);
      counted += 1;
      for (const { state } of money.entries)
        seen.add(typeof state === 'string' ? state : state.refused);
    }
  }
  expect(counted).toBe(100_000);
  // The sequences reach all there is but a sale that is missing or comes twice.
  expect([...seen].sort()).toEqual([
    'already_known',
    'already_reversed',
    'backdated',
    'counted',
    'not_covered',
    'nothing_to_reverse',
    'outside_period',
    'policy_ended',
    'reversed',
  ]);
});

/** What of the fold is not the oracle's; null when they are the same fils, row by row. */
function difference(money: PolicyMoney, oracle: ReturnType<typeof oracleMoney>): string | null {
  const { netFils, vatFils, grossFils, entries } = money;
  if (BigInt(netFils) !== oracle.netFils || BigInt(vatFils) !== oracle.vatFils) return 'total';
  if (grossFils !== netFils + vatFils || entries.length !== oracle.entries.length) return 'sum';
  const rows = entries.flatMap((entry) => entry.rows);
  if (rows.reduce((sum, row) => sum + row.netFils, 0) !== netFils) return 'rows';
  for (const { id, refused, fils, vatFils: vat } of oracle.entries) {
    const entry = entries.find(({ transaction }) => transaction.transactionId === id);
    const state = entry?.state;
    if (!entry || (typeof state === 'string' ? null : state?.refused) !== refused) return id;
    if (entry.rows.length !== fils.size || BigInt(entry.vatFils) !== vat) return id;
    for (const row of entry.rows) if (BigInt(row.netFils) !== fils.get(row.unit)) return id;
  }
  return null;
}
