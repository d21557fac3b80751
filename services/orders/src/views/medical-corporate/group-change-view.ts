/** A change of a group for its paper: who joined and left, what each comes to, which papers were asked for. */
import { foldPolicyMoney } from '../../domain/policy-money/fold.ts';
import { allTransactions } from '../../use-cases/changes/book.ts';
import type { KeptGroup } from '../../use-cases/medical-corporate/book.ts';
import { describedUnits } from '../../use-cases/medical-corporate/changes/members.ts';
import type { ChangeDetails } from '../../use-cases/medical-corporate/changes/record-change.ts';

/** Null where there is none of this number. */
export function groupChangeView(policy: KeptGroup, number: number) {
  const { changes, transactions } = policy;
  const change = changes.find((each) => each.number === number);
  if (!change) return null;
  const own = new Set(
    transactions
      .filter(({ changeId }) => changeId === change.changeId)
      .map(({ transactionId }) => transactionId),
  );
  const money = foldPolicyMoney(policy.basis, allTransactions(policy));
  const covered = new Map(money.units.map((unit) => [unit.unit, unit]));
  const described = describedUnits(policy);
  const entries = money.entries.filter(({ transaction }) => own.has(transaction.transactionId));
  const details = (change.more ?? { rows: [], papers: [], arabic: {} }) as ChangeDetails;
  const people = entries.flatMap(({ transaction, rows }) =>
    rows.flatMap((row) => {
      const known = described.get(row.unit);
      if (!known) return [];
      const { from = transaction.effectiveOn, until = null } = covered.get(row.unit) ?? {};
      const kept = details.rows.find(({ unit }) => unit === row.unit);
      return [
        {
          ...known,
          from,
          until,
          periodFils: row.periodFils,
          joins: transaction.kind === 'reverse' ? row.netFils > 0 : transaction.kind === 'add',
          effectiveOn: transaction.effectiveOn,
          daysLeft: row.daysLeft,
          netFils: row.netFils,
          keptBecause: row.keptBecause,
          papers: kept?.papers ?? [],
        },
      ];
    }),
  );
  const numberOf = (changeId: string | null) =>
    changes.find((each) => each.changeId === changeId)?.number ?? null;
  const netFils = entries.reduce((sum, entry) => sum + entry.netFils, 0);
  const vatFils = entries.reduce((sum, entry) => sum + entry.vatFils, 0);
  return {
    changeId: change.changeId,
    number,
    askedOn: change.askedOn,
    recordedAt: change.recordedAt,
    reverses: numberOf(change.reverses),
    reversedBy: changes.find(({ reverses }) => reverses === change.changeId)?.number ?? null,
    people,
    papers: details.papers,
    arabic: details.arabic,
    netFils,
    vatFils,
    grossFils: netFils + vatFils,
  };
}
