/** The events of what changes a policy after its sale. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  PolicyCancelledSchema,
  PolicyChangedSchema,
  PolicyRenewalDueSchema,
} from '@muqarin/proto/muqarin/quoting/v1/policy_changes_pb';

export const policyChanged = defineEvent(PolicyChangedSchema);
export const policyCancelled = defineEvent(PolicyCancelledSchema);
export const policyRenewalDue = defineEvent(PolicyRenewalDueSchema);
