/** The events this service raises. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  GroupLeadChangedSchema,
  LeadCapturedSchema,
  LeadStatusChangedSchema,
  MotorChassisGivenSchema,
  MotorContactChangedSchema,
  ResumeLinkRequestedSchema,
} from '@muqarin/proto/muqarin/leads/v1/events_pb';

export const leadCaptured = defineEvent(LeadCapturedSchema);
export const resumeLinkRequested = defineEvent(ResumeLinkRequestedSchema);
export const motorChassisGiven = defineEvent(MotorChassisGivenSchema);
export const motorContactChanged = defineEvent(MotorContactChangedSchema);
export const groupLeadChanged = defineEvent(GroupLeadChangedSchema);
export const leadStatusChanged = defineEvent(LeadStatusChangedSchema);
