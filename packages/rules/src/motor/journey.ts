import type { FieldError } from '../checked.ts';
import type { CivilDate } from '../dates.ts';
import { neighbourOn } from '../questions/graph.ts';
import { type MotorStep, motorQuestionnaire } from './questionnaire.ts';
import { motorQuestions } from './questions.ts';
import type { MotorRules } from './rules.ts';
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
 * Moves the motor questionnaire on (S1 2) and keeps the pages that were left. Wrong answers change nothing; a step that may
 * not be open leads to the one that is.
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
  const moved = motorQuestions.advance(at.draft, step, input, { ...rules, today });
  const { draft, outcome, errors } = moved;
  if (outcome === 'wrong') return { journey: at, outcome, errors };
  const answered = { ...at, draft };
  return {
    journey: outcome === 'moved' ? moveTo(answered, moved.step) : answered,
    outcome,
    errors,
  };
}

/** What an autosave stores: the step's answers as they were typed. What drops others' answers waits for Next. */
export function keepMotorInput(
  draft: MotorDraft,
  step: MotorStep,
  input: MotorDraft,
  today: CivilDate,
): MotorDraft {
  if (step === 'last') return { ...motorQuestions.given(draft, step, input), ...input };
  const kept = motorQuestions.given(
    motorQuestions.apply(draft, step, input, { today }),
    step,
    input,
  );
  // Half a year would drop the parts of the car that hang on it.
  const others = (of: MotorDraft) => {
    const own = motorQuestions.answersOf(of, step);
    return Object.keys(of).filter((name) => !Object.hasOwn(own, name)).length;
  };
  return others(kept) < others(draft) ? draft : kept;
}

/** What the draft holds of one page. A variant and "no variant available" are one answer, which nothing is kept beside. */
export function motorAnswersOf(draft: MotorDraft, step: MotorStep): MotorDraft {
  return step === 'variant' ? {} : motorQuestions.answersOf(draft, step);
}

/** The step's page when everything before it is answered, else the first that is not. */
export function openMotorStep(
  journey: MotorJourney,
  step: MotorStep,
  today: CivilDate,
  rules: MotorRules = {},
): MotorJourney {
  const target = motorQuestions.toOpen(journey.draft, step, { ...rules, today });
  return target === journey.step ? journey : moveTo(journey, target);
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
  const before = neighbourOn(motorQuestions.path(draft, { ...rules, today }, step), step, -1);
  return { draft, step: before ?? step, history: [] };
}

function moveTo(journey: MotorJourney, step: MotorStep): MotorJourney {
  const history = [...journey.history, journey.step].slice(-HISTORY_LIMIT);
  return { draft: journey.draft, step, history };
}
