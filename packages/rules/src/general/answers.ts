import type { Checked } from '../checked.ts';
import { wholeEmployees } from './employees.ts';
import { generalPath } from './questionnaire.ts';
import { type GeneralRules, generalWizard } from './questions.ts';
import type { GeneralAnswers, GeneralDraft } from './types.ts';

/**
 * The answers that prices and requests need: every page of the draft's own path but the contact.
 * What this path does not ask is dropped, but for figures, which the list may ask for later, and for a claim: what was
 * disclosed stays in the prices (decisions G6).
 */
export function checkGeneralAnswers(
  draft: GeneralDraft,
  rules: GeneralRules = {},
): Checked<GeneralAnswers> {
  const steps = generalPath(draft).filter((step) => step !== 'general_contact_page');
  const errors = steps.flatMap((step) => generalWizard.check(step, draft, rules));
  if (errors.length > 0) return { ok: false, errors };
  const { types = [], activity_id = 0, emirate_id = 0 } = draft;
  return {
    ok: true,
    answers: {
      types,
      other: types.includes('other') ? (draft.other ?? '').trim() : '',
      activity_id,
      emirate_id,
      turnoverFils: draft.turnoverFils ?? null,
      sumInsuredFils: draft.sumInsuredFils ?? null,
      contractValueFils: draft.contractValueFils ?? null,
      employees: types.includes('work_comp') ? wholeEmployees(draft.employees) : null,
      had_claim: draft.had_claim ?? null,
      claim_details: draft.had_claim ? (draft.claim_details ?? '') : '',
    },
  };
}
