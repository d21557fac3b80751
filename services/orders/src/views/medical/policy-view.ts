import type { Policy } from '../../../contract/medical/policy.ts';
import type { StoredPolicy } from '../../store/medical/policies.ts';

export function policyView(stored: StoredPolicy): Policy {
  const { condition, cancelledOn } = stored;
  return {
    policyId: stored._id,
    policyReference: stored.policyReference,
    planId: stored.planId,
    planName: stored.planName,
    insurerName: stored.insurerName,
    netFils: stored.netFils,
    vatFils: stored.vatFils,
    grossFils: stored.grossFils,
    startDate: stored.startDate,
    ...(condition ? { condition } : {}),
    status: cancelledOn ? 'cancelled' : stored.status,
    ...(cancelledOn ? { cancelledOn } : {}),
    confirmedAt: stored.confirmedAt,
  };
}
