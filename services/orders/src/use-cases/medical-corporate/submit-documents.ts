import type { GroupDocument, GroupPolicy } from '../../../contract/medical-corporate/policy.ts';
import { noOrder } from '../../parts.ts';
import { groupPolicyView } from '../../views/medical-corporate/group-policy-view.ts';
import type { GroupPolicyContext } from './context.ts';

/** What the insurer waits for: with both it can look at the group. Throws ORDERS.NO_ORDER. */
export async function submitGroupDocuments(
  { policies }: Pick<GroupPolicyContext, 'policies'>,
  { policyId, documents }: { policyId: string; documents: GroupDocument[] },
): Promise<GroupPolicy> {
  const found = await policies.find(policyId);
  if (!found) throw noOrder();
  // What its insurer has said since is not taken back.
  const status = found.status === 'pending_documents' ? 'submitted' : found.status;
  const changed = await policies.change(policyId, { documents, status });
  if (!changed) throw noOrder();
  return groupPolicyView(changed);
}
