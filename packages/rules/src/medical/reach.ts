import { checkContact } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import { canOpen } from '../questions/graph.ts';
import { checkCategory, checkEmirate, checkMemberCount, checkRatable } from './check-step.ts';
import { isMembersStep, previousOf, questionnaire, type Step, stepsFor } from './questionnaire.ts';
import type { DraftAnswers } from './types.ts';

/** The first step whose answers are missing or wrong, null when a lead could be captured. */
export function firstUnanswered(draft: DraftAnswers, today: CivilDate): Step | null {
  return stepsFor(draft).find((step) => !isAnswered(step, draft, today)) ?? null;
}

/**
 * The step to show when somebody opens the address of `step`: itself when everything before it is
 * answered, else the first step that is not. A step of another category is not on the path.
 */
export function stepToOpen(step: Step, draft: DraftAnswers, today: CivilDate): Step {
  const open = firstUnanswered(draft, today);
  // `check` asks nothing: with every member answered, both it and contact are open.
  return canOpen(stepsFor(draft), open, step) ? step : (open ?? 'check');
}

export interface WentBack {
  step: Step;
  draft: DraftAnswers;
  /** The answers that returning to the emirate cleared (decisions M10). */
  undo?: DraftAnswers;
}

/** Previous: the step before; returning to the emirate resets all answers (S0 4). */
export function goBack(draft: DraftAnswers, step: Step): WentBack {
  const back = previousOf(step, draft) ?? questionnaire.first;
  return back === questionnaire.first
    ? { step: back, ...resetToEmirate(draft) }
    : { step: back, draft };
}

/** Clears every answer and hands back the draft as it was, for "Undo" (decisions M10). */
export function resetToEmirate(draft: DraftAnswers): { draft: DraftAnswers; undo: DraftAnswers } {
  return { draft: { members: [] }, undo: draft };
}

function isAnswered(step: Step, draft: DraftAnswers, today: CivilDate): boolean {
  if (isMembersStep(step)) return checkRatable(draft, today).ok;
  switch (step) {
    case 'emirate':
      return checkEmirate(draft).length === 0;
    case 'category':
      return checkCategory(draft).length === 0;
    case 'member_count':
      return checkMemberCount(draft).length === 0;
    case 'contact':
      return checkContact(draft.contact ?? {}).ok;
    case 'check':
      return true;
    default:
      return false;
  }
}
