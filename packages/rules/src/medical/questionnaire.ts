import { type Graph, isStepOf, neighbourOn, pathOf } from '../questions/graph.ts';
import type { Category, DraftAnswers } from './types.ts';

export type MembersStep = Category;
export type Step = 'emirate' | 'category' | 'member_count' | MembersStep | 'check' | 'contact';

/**
 * The individual questionnaire as data (S0 2 and 4): where each step leads. `check` is ours
 * (check your answers, before contact). The member steps are named after their category.
 */
export const questionnaire: Graph<Step, { category: Category | undefined }> = {
  first: 'emirate',
  ways: {
    emirate: [{ to: 'category' }],
    category: [{ to: 'employee', when: { category: 'employee' } }, { to: 'member_count' }],
    member_count: [
      { to: 'dependent', when: { category: 'dependent' } },
      { to: 'worker', when: { category: 'worker' } },
      { to: 'self' },
    ],
    self: [{ to: 'check' }],
    dependent: [{ to: 'check' }],
    worker: [{ to: 'check' }],
    employee: [{ to: 'check' }],
    check: [{ to: 'contact' }],
    contact: [],
  },
};

/** The path of this draft from first to last step; before a category is chosen, that of self. */
export function stepsFor(draft: Pick<DraftAnswers, 'category'>): Step[] {
  return pathOf(questionnaire, { category: draft.category });
}

export function isStep(value: unknown): value is Step {
  return isStepOf(questionnaire, value);
}

export function isMembersStep(step: Step): step is MembersStep {
  return step === 'self' || step === 'dependent' || step === 'worker' || step === 'employee';
}

export function nextOf(step: Step, draft: DraftAnswers): Step | null {
  return neighbourOn(stepsFor(draft), step, 1);
}

/** The step before on this draft's path; null for the first step, which has no Previous (S0 2). */
export function previousOf(step: Step, draft: DraftAnswers): Step | null {
  return neighbourOn(stepsFor(draft), step, -1);
}

/**
 * Whole percent: one-based index of the step by the length of the draft's path (S0 4, decisions
 * X18). It never decreases on the way forward, whichever category is chosen.
 */
export function progressOf(step: Step, draft: DraftAnswers): number {
  const steps = stepsFor(draft);
  const index = steps.indexOf(step);
  return index < 0 ? 0 : Math.round(((index + 1) / steps.length) * 100);
}
