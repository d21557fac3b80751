import type { GroupOffer } from '../../../contract/medical-corporate/offer.ts';
import type { GroupPolicy, InsuredCategory } from '../../../contract/medical-corporate/policy.ts';
import type { StoredGroupPolicy } from '../../store/medical-corporate/policies.ts';

export function groupPolicyView(stored: StoredGroupPolicy): GroupPolicy {
  const { condition } = stored;
  return {
    policyId: stored._id,
    policyReference: stored.policyReference,
    quoteId: stored.quoteId,
    insurerName: stored.insurerName,
    tpaName: stored.tpaName,
    categories: insuredCategories(stored.offer),
    memberCount: stored.memberCount,
    netFils: stored.netFils,
    vatFils: stored.vatFils,
    grossFils: stored.grossFils,
    startDate: stored.startDate,
    endDate: stored.endDate,
    ...(condition ? { condition } : {}),
    documents: stored.documents,
    transactions: stored.transactions,
    status: stored.status,
    confirmedAt: stored.confirmedAt,
  };
}

export function insuredCategories({ chosen }: GroupOffer): InsuredCategory[] {
  return chosen.map(({ category, plan, planId, planName, price }) => {
    const { record, netFils } = price;
    return { category, plan, planId, planName, members: record.tot_count, netFils };
  });
}
