import type { FieldError } from '../checked.ts';
import { canOpen, neighbourOn } from '../questions/graph.ts';
import { answeredByGeneral, applyGeneralInput } from './apply-input.ts';
import { checkGeneralStep, type GeneralRules } from './check-step.ts';
import { type GeneralStep, generalPages, generalPath } from './questionnaire.ts';
import { parseGeneralStepForm } from './step-form.ts';
import type { GeneralDraft } from './types.ts';

interface GeneralAdvanced {
  draft: GeneralDraft;
  step: GeneralStep;
  /** `done`: the contact page is complete. */
  outcome: 'moved' | 'wrong' | 'done';
  errors: FieldError[];
}

/**
 * The one function that moves the general wizard on (S1 4): puts the page's answers into the
 * draft, checks them, and opens the next page of the path. Wrong answers change nothing; a page
 * that may not be open leads to the one that is.
 */
export function advanceGeneral(
  draft: GeneralDraft,
  step: GeneralStep,
  input: GeneralDraft,
  rules: GeneralRules = {},
): GeneralAdvanced {
  const open = openGeneralStep(draft, step, rules);
  if (open !== step) return { draft, step: open, outcome: 'moved', errors: [] };
  const given = answeredByGeneral(applyGeneralInput(draft, step, input, rules), step, input);
  const errors = checkGeneralStep(step, given, rules);
  if (errors.length > 0) return { draft, step, outcome: 'wrong', errors };
  const next = neighbourOn(generalPath(given), step, 1);
  if (next === null) return { draft: given, step, outcome: 'done', errors: [] };
  return { draft: given, step: next, outcome: 'moved', errors: [] };
}

/** The page itself when everything before it is answered, else the first that is not. */
export function openGeneralStep(
  draft: GeneralDraft,
  step: GeneralStep,
  rules: GeneralRules = {},
): GeneralStep {
  const path = generalPath(draft);
  const open = firstOpenGeneralStep(draft, rules);
  return canOpen(path, open, step) ? step : (open ?? 'general_contact_page');
}

/** The first page of the path whose answers are missing or wrong, null when none is. */
export function firstOpenGeneralStep(
  draft: GeneralDraft,
  rules: GeneralRules = {},
): GeneralStep | null {
  const isOpen = (step: GeneralStep) => checkGeneralStep(step, draft, rules).length > 0;
  return generalPath(draft).find(isOpen) ?? null;
}

/** The whole wizard in one post (decisions G3): page after page until one is wrong, or all are done. */
export function advanceWholeGeneral(
  fields: Readonly<Record<string, string>>,
  rules: GeneralRules = {},
): GeneralAdvanced {
  let at: GeneralAdvanced = {
    draft: {},
    step: 'general_insurance_type_page',
    outcome: 'moved',
    errors: [],
  };
  for (const _page of generalPages) {
    at = advanceGeneral(at.draft, at.step, parseGeneralStepForm(at.step, fields), rules);
    if (at.outcome !== 'moved') break;
  }
  return at;
}
