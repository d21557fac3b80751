/** The events that staff raise about claims and complaints. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  CasePaperAddedSchema,
  CasePaperReadSchema,
  CaseReadSchema,
  CaseReleasedSchema,
  CaseTakenSchema,
  CaseWorkedSchema,
} from '@muqarin/proto/muqarin/leads/v1/case_desk_pb';

export const caseTaken = defineEvent(CaseTakenSchema);
export const caseReleased = defineEvent(CaseReleasedSchema);
export const caseWorked = defineEvent(CaseWorkedSchema);
export const casePaperAdded = defineEvent(CasePaperAddedSchema);
export const casePaperRead = defineEvent(CasePaperReadSchema);
export const caseRead = defineEvent(CaseReadSchema);
