/** The events that staff raise at the desk. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  DoNotCallChangedSchema,
  LeadDisposedSchema,
  LeadMergedSchema,
  LeadMergeUndoneSchema,
  LeadNotedSchema,
  LeadReadSchema,
  LeadReassignedSchema,
  LeadReleasedSchema,
  LeadsSearchedSchema,
  LeadTakenSchema,
} from '@muqarin/proto/muqarin/leads/v1/desk_pb';

export const leadTaken = defineEvent(LeadTakenSchema);
export const leadReleased = defineEvent(LeadReleasedSchema);
export const leadNoted = defineEvent(LeadNotedSchema);
export const leadDisposed = defineEvent(LeadDisposedSchema);
export const leadMerged = defineEvent(LeadMergedSchema);
export const leadMergeUndone = defineEvent(LeadMergeUndoneSchema);
export const leadReassigned = defineEvent(LeadReassignedSchema);
export const doNotCallChanged = defineEvent(DoNotCallChangedSchema);
export const leadRead = defineEvent(LeadReadSchema);
export const leadsSearched = defineEvent(LeadsSearchedSchema);
