import type { Category, DraftAnswers } from './types.ts';

export type MembersStep = Category;
export type Step = 'emirate' | 'category' | 'member_count' | MembersStep | 'check' | 'contact';

interface Way {
  to: Step;
  /** The way of this category only; without it, of all that no way before took. */
  when?: Category;
}

/**
 * The individual questionnaire as data (S0 2 and 4): where each step leads. `check` is ours
 * (check your answers, before contact). The member steps are named after their category.
 */
export const questionnaire: { first: Step; ways: Record<Step, readonly Way[]> } = {
  first: 'emirate',
  ways: {
    emirate: [{ to: 'category' }],
    category: [{ to: 'employee', when: 'employee' }, { to: 'member_count' }],
    member_count: [
      { to: 'dependent', when: 'dependent' },
      { to: 'worker', when: 'worker' },
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
  const steps: Step[] = [];
  let step: Step | undefined = questionnaire.first;
  while (step) {
    steps.push(step);
    step = wayFrom(step, draft.category);
  }
  return steps;
}

function wayFrom(step: Step, category: Category | undefined): Step | undefined {
  const ways = questionnaire.ways[step];
  return ways.find((way) => way.when === undefined || way.when === category)?.to;
}

export function isStep(value: unknown): value is Step {
  return typeof value === 'string' && Object.hasOwn(questionnaire.ways, value);
}

export function isMembersStep(step: Step): step is MembersStep {
  return step === 'self' || step === 'dependent' || step === 'worker' || step === 'employee';
}

export function nextOf(step: Step, draft: DraftAnswers): Step | null {
  return neighbour(step, draft, 1);
}

/** The step before on this draft's path; null for the first step, which has no Previous (S0 2). */
export function previousOf(step: Step, draft: DraftAnswers): Step | null {
  return neighbour(step, draft, -1);
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

function neighbour(step: Step, draft: DraftAnswers, by: 1 | -1): Step | null {
  const steps = stepsFor(draft);
  const index = steps.indexOf(step);
  return index < 0 ? null : (steps[index + by] ?? null);
}
