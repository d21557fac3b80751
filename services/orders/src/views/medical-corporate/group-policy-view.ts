import type { GroupOffer } from '../../../contract/medical-corporate/offer.ts';
import type {
  GroupPolicy,
  InsuredCategory,
  PolicyTransaction,
} from '../../../contract/medical-corporate/policy.ts';
import { laterTransactions } from '../../store/changes.ts';
import type { StoredGroupPolicy, StoredSale } from '../../store/medical-corporate/policies.ts';

export function groupPolicyView(stored: StoredGroupPolicy): GroupPolicy {
  const { condition, cancelledOn } = stored;
  return {
    policyId: stored._id,
    policyReference: stored.policyReference,
    quoteId: stored.quoteId,
    insurerName: stored.insurerName,
    tpaName: stored.tpaName,
    catalogueVersion: stored.offer.catalogueVersion,
    categories: insuredCategories(stored.offer),
    memberCount: stored.memberCount,
    byCounts: isByCounts(stored),
    netFils: stored.netFils,
    vatFils: stored.vatFils,
    grossFils: stored.grossFils,
    startDate: stored.startDate,
    endDate: stored.endDate,
    ...(condition ? { condition } : {}),
    documents: stored.documents,
    documentsAt: stored.documentsAt ?? null,
    transactions: transactionsOf(stored),
    status: cancelledOn ? 'cancelled' : stored.status,
    ...(cancelledOn ? { cancelledOn } : {}),
    confirmedAt: stored.confirmedAt,
  };
}

export function insuredCategories({ chosen }: GroupOffer): InsuredCategory[] {
  return chosen.map(({ category, plan, planId, planName, price }) => {
    const { record, netFils } = price;
    return { category, plan, planId, planName, members: record.tot_count, netFils };
  });
}

/** Policies from before they could change keep no runs: they were all sold by counts. */
export function isByCounts({ transactions }: Pick<StoredGroupPolicy, 'transactions'>): boolean {
  return salesIn(transactions).every(({ runs }) => runs === undefined || runs.length > 0);
}

function salesIn(transactions: StoredGroupPolicy['transactions']): StoredSale[] {
  return transactions.filter((each): each is StoredSale => each.kind === 'sale');
}

/** The sale with its amounts, and which days changed them since: what they come to is asked of the policy's ledger. */
function transactionsOf(stored: StoredGroupPolicy): PolicyTransaction[] {
  const later = laterTransactions(stored);
  return [
    ...salesIn(stored.transactions).map(
      ({ transactionId, kind, effectiveOn, recordedAt, ...rest }) => {
        const { netFils, vatFils, grossFils } = rest;
        return { transactionId, kind, effectiveOn, recordedAt, netFils, vatFils, grossFils };
      },
    ),
    ...later.map(({ transactionId, kind, effectiveOn, changeId }) => {
      const change = stored.changes?.find((each) => each.changeId === changeId);
      return { transactionId, kind, effectiveOn, recordedAt: change?.recordedAt ?? '' };
    }),
  ];
}
