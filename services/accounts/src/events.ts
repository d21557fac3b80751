/** The events this service raises, and what it hears of staff at the desk. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  AccountConsentsSetSchema,
  AccountEmailChangedSchema,
  AccountEmailChangeRequestedSchema,
  AccountErasedSchema,
  AccountFactorChangedSchema,
  AccountLinkRequestedSchema,
  AccountOpenedSchema,
  AccountSessionsEndedSchema,
  AccountSignedInSchema,
  ExternalPolicyAddedSchema,
  ExternalPolicyDueSchema,
  ExternalPolicyRemovedSchema,
} from '@muqarin/proto/muqarin/accounts/v1/accounts_pb';
import {
  StaffChangedSchema,
  StaffChangeProposedSchema,
  StaffSignedInSchema,
} from '@muqarin/proto/muqarin/accounts/v1/staff_pb';
import { CasePaperReadSchema, CaseReadSchema } from '@muqarin/proto/muqarin/leads/v1/case_desk_pb';
import {
  DoNotCallChangedSchema,
  LeadMergedSchema,
  LeadMergeUndoneSchema,
  LeadReadSchema,
  LeadReassignedSchema,
  LeadsSearchedSchema,
} from '@muqarin/proto/muqarin/leads/v1/desk_pb';
import { PersonErasedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { CatalogueChangedSchema } from '@muqarin/proto/muqarin/quoting/v1/catalogue_pb';
import { QuotationReadSchema } from '@muqarin/proto/muqarin/quoting/v1/quotations_pb';

export const accountLinkRequested = defineEvent(AccountLinkRequestedSchema);
export const accountOpened = defineEvent(AccountOpenedSchema);
export const accountSignedIn = defineEvent(AccountSignedInSchema);
export const accountFactorChanged = defineEvent(AccountFactorChangedSchema);
export const accountEmailChangeRequested = defineEvent(AccountEmailChangeRequestedSchema);
export const accountConsentsSet = defineEvent(AccountConsentsSetSchema);
export const accountEmailChanged = defineEvent(AccountEmailChangedSchema);
export const accountErased = defineEvent(AccountErasedSchema);
export const accountSessionsEnded = defineEvent(AccountSessionsEndedSchema);
export const externalPolicyAdded = defineEvent(ExternalPolicyAddedSchema);
export const externalPolicyDue = defineEvent(ExternalPolicyDueSchema);
export const externalPolicyRemoved = defineEvent(ExternalPolicyRemovedSchema);
export const staffChanged = defineEvent(StaffChangedSchema);
export const staffChangeProposed = defineEvent(StaffChangeProposedSchema);
export const staffSignedIn = defineEvent(StaffSignedInSchema);
export const leadRead = defineEvent(LeadReadSchema);
export const leadMerged = defineEvent(LeadMergedSchema);
export const leadMergeUndone = defineEvent(LeadMergeUndoneSchema);
export const leadReassigned = defineEvent(LeadReassignedSchema);
export const doNotCallChanged = defineEvent(DoNotCallChangedSchema);
export const leadsSearched = defineEvent(LeadsSearchedSchema);
export const personErased = defineEvent(PersonErasedSchema);
export const casePaperRead = defineEvent(CasePaperReadSchema);
export const caseRead = defineEvent(CaseReadSchema);
export const quotationRead = defineEvent(QuotationReadSchema);
export const catalogueChanged = defineEvent(CatalogueChangedSchema);
