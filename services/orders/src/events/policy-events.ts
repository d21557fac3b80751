/** The events of medical policies. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  GroupDocumentsSubmittedSchema,
  PolicyConfirmedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';

export const policyConfirmed = defineEvent(PolicyConfirmedSchema);
export const groupDocumentsSubmitted = defineEvent(GroupDocumentsSubmittedSchema);
