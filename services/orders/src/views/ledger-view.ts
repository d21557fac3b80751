/** A policy's money for the others: the fold over its transactions, change by change (ADR 35). */
import {
  type ChangeStep,
  MOST_ROWS,
  type PolicyChange,
  type PolicyLedger,
  type PricedChange,
} from '../../contract/changes/ledger.ts';
import { foldPolicyMoney } from '../domain/policy-money/fold.ts';
import type { PricedChange as Priced } from '../domain/policy-money/price-change.ts';
import type { MoneyEntry, PolicyMoney } from '../domain/policy-money/types.ts';
import { allTransactions, type KeptPolicy } from '../use-cases/changes/book.ts';

export function ledgerView(policy: KeptPolicy): PolicyLedger {
  const money = foldPolicyMoney(policy.basis, allTransactions(policy));
  const { startDate, endDate, terms } = policy.basis;
  const { netFils, vatFils, grossFils, cancelledOn, daysOfPeriod } = money;
  return {
    policyId: policy.policyId,
    line: policy.line,
    policyReference: policy.policyReference,
    orderReference: policy.orderReference,
    quoteId: policy.quoteId,
    draftId: policy.draftId,
    leadId: policy.leadId,
    insurerName: policy.insurerName,
    planName: policy.planName,
    catalogueVersion: policy.catalogueVersion,
    termsAssumed: policy.termsAssumed,
    closed: policy.closed,
    units: [...policy.units],
    startDate,
    endDate,
    terms: { ...terms },
    daysOfPeriod,
    cancelledOn,
    status: cancelledOn === null ? policy.status : 'cancelled',
    netFils,
    vatFils,
    grossFils,
    sale: { ...saleOf(money), recordedAt: policy.soldAt },
    changes: changesOf(policy, money),
  };
}

export function pricedView({ entries, after, netFils, vatFils, grossFils }: Priced): PricedChange {
  return {
    netFils,
    vatFils,
    grossFils,
    steps: entries.flatMap(stepOf),
    policyNetFils: after.netFils,
    cancelledOn: after.cancelledOn,
  };
}

function changesOf({ changes, transactions }: KeptPolicy, money: PolicyMoney): PolicyChange[] {
  const changeOf = new Map(
    transactions.map(({ transactionId, changeId }) => [transactionId, changeId]),
  );
  const entries = new Map<string, MoneyEntry[]>();
  for (const entry of money.entries) {
    const changeId = changeOf.get(entry.transaction.transactionId);
    if (changeId !== undefined) entries.set(changeId, [...(entries.get(changeId) ?? []), entry]);
  }
  const numberOf = (changeId: string | null) =>
    changes.find((change) => change.changeId === changeId)?.number ?? null;
  return changes.map(({ changeId, number, askedOn, recordedAt, reverses }) => {
    const own = entries.get(changeId) ?? [];
    const netFils = own.reduce((sum, entry) => sum + entry.netFils, 0);
    const vatFils = own.reduce((sum, entry) => sum + entry.vatFils, 0);
    return {
      changeId,
      number,
      askedOn,
      recordedAt,
      reverses: numberOf(reverses),
      reversedBy: changes.find((other) => other.reverses === changeId)?.number ?? null,
      steps: own.flatMap(stepOf),
      netFils,
      vatFils,
      grossFils: netFils + vatFils,
    };
  });
}

function stepOf({ transaction, state, rows, netFils, vatFils }: MoneyEntry): ChangeStep[] {
  const { kind, effectiveOn } = transaction;
  if (kind === 'sale') return [];
  const isRefused = typeof state !== 'string';
  return [
    {
      kind,
      effectiveOn,
      state: isRefused ? 'refused' : state,
      refused: isRefused ? state.refused : null,
      rowCount: rows.length,
      rows: rows.slice(0, MOST_ROWS),
      netFils,
      vatFils,
    },
  ];
}

function saleOf({ entries }: PolicyMoney) {
  const sale = entries.find(({ transaction }) => transaction.kind === 'sale');
  const { netFils = 0, vatFils = 0 } = sale ?? {};
  return { netFils, vatFils, grossFils: netFils + vatFils };
}
