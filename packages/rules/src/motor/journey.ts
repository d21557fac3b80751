import type { FieldError } from '../checked.ts';
import type { CivilDate } from '../dates.ts';
import { canOpen, neighbourOn } from '../questions/graph.ts';
import { answeredBy, applyMotorInput } from './apply-input.ts';
import { checkMotorStep, type MotorRules } from './check-step.ts';
import { type MotorStep, motorPath, motorQuestionnaire } from './questionnaire.ts';
import type { MotorDraft } from './types.ts';

/** Where a person is in the questionnaire: the answers, the page, and the pages before it. */
export interface MotorJourney {
  draft: MotorDraft;
  step: MotorStep;
  /** The pages in the order in which they were left, the latest last. */
  history: readonly MotorStep[];
}

export interface MotorAdvanced {
  journey: MotorJourney;
  /** `done`: the last step is complete; `notice`: the no-claim notice waits for an answer. */
  outcome: 'moved' | 'wrong' | 'notice' | 'done';
  errors: FieldError[];
}

const HISTORY_LIMIT = 100;

export const newJourney: MotorJourney = {
  draft: {},
  step: motorQuestionnaire.first,
  history: [],
};

/**
 * The one function that moves the motor questionnaire on (S1 2): puts the step's answers into the
 * draft, checks them, and opens the next page. Wrong answers change nothing; a step that may not
 * be open leads to the one that is.
 */
export function advanceMotor(
  journey: MotorJourney,
  step: MotorStep,
  input: MotorDraft,
  today: CivilDate,
  rules: MotorRules = {},
): MotorAdvanced {
  const at = openMotorStep(journey, step, today, rules);
  if (at.step !== step || step === 'find_car') return { journey: at, outcome: 'moved', errors: [] };
  const draft = applyMotorInput(at.draft, step, input, rules);
  const errors = checkMotorStep(step, answeredBy(draft, step, input), today, rules);
  if (errors.length > 0) return { journey: at, outcome: 'wrong', errors };
  const answered = { ...at, draft };
  if (step === 'no_claim' && !isNoted(draft)) {
    return { journey: answered, outcome: 'notice', errors: [] };
  }
  const next = neighbourOn(pathThrough(step, draft, today), step, 1);
  if (next === null) return { journey: answered, outcome: 'done', errors: [] };
  return { journey: moveTo(answered, next), outcome: 'moved', errors: [] };
}

/** The step's page when everything before it is answered, else the first that is not. */
export function openMotorStep(
  journey: MotorJourney,
  step: MotorStep,
  today: CivilDate,
  rules: MotorRules = {},
): MotorJourney {
  const { draft } = journey;
  const path = pathThrough(step, draft, today);
  const open = firstOpenMotorStep(draft, today, rules, path);
  const target = canOpen(path, open, step) ? step : (open ?? 'last');
  return target === journey.step ? journey : moveTo(journey, target);
}

/** The first page of the path whose answers are missing or wrong, null when none is. */
export function firstOpenMotorStep(
  draft: MotorDraft,
  today: CivilDate,
  rules: MotorRules = {},
  path: readonly MotorStep[] = motorPath(draft, today),
): MotorStep | null {
  return path.find((step) => !isAnswered(step, draft, today, rules)) ?? null;
}

/**
 * The previous-page button: back through the page history (S1 2), past pages that the answers
 * given since have closed. Without history (a resumed draft) it is the page before on the path.
 */
export function goBackMotor(
  journey: MotorJourney,
  today: CivilDate,
  rules: MotorRules = {},
): MotorJourney {
  const { draft, step, history } = journey;
  for (let index = history.length - 1; index >= 0; index--) {
    const back = history[index];
    const left = { draft, step, history: history.slice(0, index) };
    if (back === undefined || back === step) continue;
    if (openMotorStep(left, back, today, rules).step === back) return { ...left, step: back };
  }
  const before = neighbourOn(pathThrough(step, draft, today), step, -1);
  return { draft, step: before ?? step, history: [] };
}

function isAnswered(step: MotorStep, draft: MotorDraft, today: CivilDate, rules: MotorRules) {
  if (step === 'find_car') return false;
  if (step === 'no_claim' && !isNoted(draft)) return false;
  return checkMotorStep(step, draft, today, rules).length === 0;
}

function isNoted({ is_claims, claims_noted }: MotorDraft): boolean {
  return is_claims === 0 || claims_noted === true;
}

/** The emirate's page stays reachable where it is skipped (decisions V2). */
function pathThrough(step: MotorStep, draft: MotorDraft, today: CivilDate): MotorStep[] {
  const { emirate_chosen_before: _, ...asked } = draft;
  return motorPath(step === 'emirate' ? asked : draft, today);
}

function moveTo(journey: MotorJourney, step: MotorStep): MotorJourney {
  const history = [...journey.history, journey.step].slice(-HISTORY_LIMIT);
  return { draft: journey.draft, step, history };
}
