import type { FieldError } from '../checked.ts';
import type { ContactRules } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import { hasAnswers } from './members.ts';
import { isMembersStep, previousOf, questionnaire, type Step } from './questionnaire.ts';
import { medicalQuestions } from './questions.ts';
import type { DraftAnswers } from './types.ts';

/** The answers of one step's form; what is missing was left open. */
export type StepInput = Partial<DraftAnswers>;

interface MedicalAdvanced {
  /** With the step's answers; unchanged when there are errors (nothing wrong is stored). */
  draft: DraftAnswers;
  /** The step itself when there are errors; 'done' after contact. */
  next: Step | 'done';
  errors: FieldError[];
  /** The draft before, when the step dropped answers given elsewhere: what an undo restores. */
  cleared?: DraftAnswers;
}

interface AdvanceOptions extends ContactRules {
  /** Came from Change on the check page: go back there unless the change opened new questions. */
  returnTo?: 'check' | undefined;
}

/** Moves on by the rules on categories and counts (S0 4); what a step drops can be had back. */
export function advance(
  draft: DraftAnswers,
  step: Step,
  input: StepInput,
  today: CivilDate,
  { returnTo, ...rules }: AdvanceOptions = {},
): MedicalAdvanced {
  const moved = medicalQuestions.advance(draft, step, input, { ...rules, today });
  const { errors, outcome } = moved;
  if (outcome === 'wrong' || moved.draft === draft) return { draft, next: moved.step, errors };
  const returns = returnTo === 'check' && canReturn(step);
  const next = outcome === 'done' ? 'done' : moved.step;
  return {
    draft: moved.draft,
    next: returns ? backToCheck(moved.draft, today) : next,
    errors,
    ...(drops(draft, moved.draft) && !isMembersStep(step) ? { cleared: draft } : {}),
  };
}

/**
 * What an autosave of a half-filled form stores: the step's answers, unchecked and as they were typed. What would drop answers
 * given elsewhere waits for Next, which offers an undo.
 */
export function keepInput(
  draft: DraftAnswers,
  step: Step,
  input: StepInput,
  today: CivilDate,
): DraftAnswers {
  if (step === 'contact') return input.contact ? { ...draft, contact: input.contact } : draft;
  const kept = medicalQuestions.apply(draft, step, input, { today });
  return isMembersStep(step) || !drops(draft, kept) ? kept : draft;
}

/** The first step whose answers are missing or wrong, null when a lead could be captured. */
export function firstUnanswered(draft: DraftAnswers, today: CivilDate): Step | null {
  return medicalQuestions.firstOpen(draft, { today });
}

/** The step to show when somebody opens the address of `step`. A step of another category is not on the path. */
export function stepToOpen(step: Step, draft: DraftAnswers, today: CivilDate): Step {
  return medicalQuestions.toOpen(draft, step, { today });
}

interface WentBack {
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

/** Change is pressed on the check page. */
export function canReturn(step: Step): boolean {
  return step !== 'check' && step !== 'contact';
}

/** After Change: to the check page, unless the change opened new questions. */
export function backToCheck(draft: DraftAnswers, today: CivilDate): Step {
  const open = firstUnanswered(draft, today);
  return open === null || open === 'contact' ? 'check' : open;
}

/** Whether members with answers are fewer after than before. */
function drops(before: DraftAnswers, after: DraftAnswers): boolean {
  const answered = ({ members }: DraftAnswers) => members.filter(hasAnswers).length;
  return answered(after) < answered(before);
}
