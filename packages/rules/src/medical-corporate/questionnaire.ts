import { type Graph, isStepOf, neighbourOn, pathOf } from '../questions/graph.ts';

/** The pages of S0 2 and 4; `check` is ours, as in the individual questionnaire. */
export const corporateSteps = ['emirate', 'category', 'check', 'company'] as const;

export type CorporateStep = (typeof corporateSteps)[number];

const corporateQuestionnaire: Graph<CorporateStep, object> = {
  first: 'emirate',
  ways: {
    emirate: [{ to: 'category' }],
    category: [{ to: 'check' }],
    check: [{ to: 'company' }],
    company: [],
  },
};

export function corporatePath(): CorporateStep[] {
  return pathOf(corporateQuestionnaire, {});
}

export function isCorporateStep(value: unknown): value is CorporateStep {
  return isStepOf(corporateQuestionnaire, value);
}

/** The page before; null for the first, which has no Previous. */
export function previousCorporate(step: CorporateStep): CorporateStep | null {
  return neighbourOn(corporatePath(), step, -1);
}

/** Whole percent: one-based index of the page by their number (decisions X18). */
export function corporateProgress(step: CorporateStep): number {
  return Math.round(((corporateSteps.indexOf(step) + 1) / corporateSteps.length) * 100);
}
