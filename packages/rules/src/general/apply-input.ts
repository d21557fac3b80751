import type { ContactRules } from '../contact.ts';
import { checkGeneralContact } from './check-contact.ts';
import type { GeneralStep } from './questionnaire.ts';
import type { GeneralDraft } from './types.ts';

/** A copy of the draft with the step's answers, unchecked; the contact as it is stored, where valid. */
export function applyGeneralInput(
  draft: GeneralDraft,
  step: GeneralStep,
  input: GeneralDraft,
  rules: ContactRules = {},
): GeneralDraft {
  const merged = { ...draft, ...input };
  if (step !== 'general_contact_page') return merged;
  const contact = checkGeneralContact(merged.contact ?? {}, rules);
  return contact.ok ? { ...merged, contact: contact.answers } : merged;
}

/** What the draft holds of one page. */
export function generalAnswersOf(draft: GeneralDraft, step: GeneralStep): GeneralDraft {
  return Object.fromEntries(ASKED[step].map((name) => [name, draft[name]])) as GeneralDraft;
}

/** Only what was posted counts as answered: a form sent empty is not saved by an older answer. */
export function answeredByGeneral(
  draft: GeneralDraft,
  step: GeneralStep,
  input: GeneralDraft,
): GeneralDraft {
  const rest = { ...draft };
  for (const field of ASKED[step]) if (input[field] === undefined) delete rest[field];
  return rest;
}

/** The answers each page asks for; figures are optional, so an emptied one is taken out as well. */
const ASKED: Record<GeneralStep, readonly (keyof GeneralDraft)[]> = {
  general_insurance_type_page: ['types', 'other'],
  business_information_page: [
    'activity_id',
    'emirate_id',
    'turnoverFils',
    'sumInsuredFils',
    'contractValueFils',
  ],
  employee_details_page: ['employees'],
  had_any_claim_page: ['had_claim', 'claim_details'],
  general_contact_page: ['contact'],
};
