/** The events about claims, complaints, and what a person does with what is held about them. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  CaseCodeRequestedSchema,
  CaseErasedSchema,
  CaseStatusChangedSchema,
  ClaimFiledSchema,
  ComplaintFiledSchema,
  DataLinkRequestedSchema,
  LeadErasedSchema,
  LeadPreferencesChangedSchema,
  PersonErasedSchema,
  PhoneCodeReadSchema,
  PhoneCodeRequestedSchema,
} from '@muqarin/proto/muqarin/leads/v1/site_pb';

export const claimFiled = defineEvent(ClaimFiledSchema);
export const complaintFiled = defineEvent(ComplaintFiledSchema);
export const caseCodeRequested = defineEvent(CaseCodeRequestedSchema);
export const caseStatusChanged = defineEvent(CaseStatusChangedSchema);
export const caseErased = defineEvent(CaseErasedSchema);
export const leadErased = defineEvent(LeadErasedSchema);
export const leadPreferencesChanged = defineEvent(LeadPreferencesChangedSchema);
export const dataLinkRequested = defineEvent(DataLinkRequestedSchema);
export const personErased = defineEvent(PersonErasedSchema);
export const phoneCodeRequested = defineEvent(PhoneCodeRequestedSchema);
export const phoneCodeRead = defineEvent(PhoneCodeReadSchema);
