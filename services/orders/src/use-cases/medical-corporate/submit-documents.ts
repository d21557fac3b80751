import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { GroupDocument, GroupPolicy } from '../../../contract/medical-corporate/policy.ts';
import { groupDocumentsSubmitted } from '../../events/policy-events.ts';
import { noOrder } from '../../parts.ts';
import type { StoredGroupPolicy } from '../../store/medical-corporate/policies.ts';
import { groupPolicyView } from '../../views/medical-corporate/group-policy-view.ts';
import { ofJourney } from '../of-journey.ts';
import type { GroupPolicyContext } from './context.ts';

/** What the insurer waits for: with both it can look at the group. The same ones sent again raise one event. Throws ORDERS.NO_ORDER. */
export async function submitGroupDocuments(
  context: GroupPolicyContext,
  { policyId, documents }: { policyId: string; documents: GroupDocument[] },
  call: CallContext,
): Promise<GroupPolicy> {
  const found = await context.policies.find(policyId);
  if (!found) throw noOrder();
  if (isSame(found.documents, documents)) return groupPolicyView(found);
  // What its insurer has said since is not taken back.
  const status = found.status === 'pending_documents' ? 'submitted' : found.status;
  const documentsAt = context.now().toISOString();
  const event = createEvent(
    groupDocumentsSubmitted,
    documentsEvent(found, documents),
    ofJourney(call, found),
    context.events,
  );
  const changed = await context.policies.change(found, { documents, status, documentsAt }, event);
  return changed
    ? groupPolicyView(changed)
    : submitGroupDocuments(context, { policyId, documents }, call);
}

function isSame(known: readonly GroupDocument[], sent: readonly GroupDocument[]): boolean {
  return (
    known.length === sent.length &&
    sent.every(({ uploadId }) => known.some((one) => one.uploadId === uploadId))
  );
}

function documentsEvent(policy: StoredGroupPolicy, documents: readonly GroupDocument[]) {
  const { _id: policyId, policyReference, insurerName, startDate, contact, offer, leadId } = policy;
  return {
    policyId,
    policyReference,
    line: offer.line,
    slots: documents.map(({ slot }) => slot),
    insurerName,
    startDate,
    contact,
    arabic: offer.arabic ?? {},
    ...(leadId ? { leadId } : {}),
  };
}
