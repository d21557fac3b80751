import { errorsOf, type FieldError } from '../checked.ts';
import type { ContactRules } from '../contact.ts';
import { emirates } from '../emirates.ts';
import { messages } from '../messages.ts';
import { generalMessages } from '../messages-general.ts';
import { checkGeneralContact } from './check-contact.ts';
import { checkEmployees } from './employees.ts';
import { FIGURE_FIELDS } from './figures.ts';
import type { GeneralStep } from './questionnaire.ts';
import type { GeneralDraft } from './types.ts';

export interface GeneralRules extends ContactRules {
  /** Whether the catalogue has this activity; without it ids are believed. */
  knowsActivity?: ((activityId: number) => boolean) | undefined;
}

/** What is missing or wrong in the answers of one page (S1 5); none when it is answered. */
export function checkGeneralStep(
  step: GeneralStep,
  draft: GeneralDraft,
  rules: GeneralRules = {},
): FieldError[] {
  switch (step) {
    case 'general_insurance_type_page':
      return checkTypes(draft);
    case 'business_information_page':
      return checkBusiness(draft, rules);
    case 'employee_details_page':
      return checkEmployees(draft.employees ?? {});
    case 'had_any_claim_page':
      return typeof draft.had_claim === 'boolean'
        ? []
        : [{ field: 'general_had_claim', message: generalMessages.enterHadClaim }];
    case 'general_contact_page':
      return errorsOf(checkGeneralContact(draft.contact ?? {}, rules));
  }
}

function checkTypes({ types = [], other = '' }: GeneralDraft): FieldError[] {
  if (types.length === 0) {
    return [{ field: 'selected_general_codes', message: generalMessages.enterTypes }];
  }
  const isOpen = types.includes('other') && other.trim() === '';
  return isOpen ? [{ field: 'other', message: generalMessages.enterOther }] : [];
}

/** Shown under "Below information are mandatory" (S1 5); a figure may be missing, not wrong. */
function checkBusiness(
  draft: GeneralDraft,
  { knowsActivity = () => true }: GeneralRules,
): FieldError[] {
  const { activity_id: activity, emirate_id: emirate } = draft;
  const errors: FieldError[] = [];
  if (activity === undefined || !knowsActivity(activity)) {
    errors.push({ field: 'business_activity_id', message: generalMessages.enterActivity });
  }
  if (!emirates.some(({ id }) => id === emirate)) {
    errors.push({ field: 'emirate_id', message: messages.enterEmirate });
  }
  for (const { field, key } of FIGURE_FIELDS) {
    if (Number.isNaN(draft[key])) errors.push({ field, message: generalMessages.amountInDirhams });
  }
  return errors;
}
