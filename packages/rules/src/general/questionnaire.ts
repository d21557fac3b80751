import { type Graph, isStepOf, neighbourOn, pathOf } from '../questions/graph.ts';
import { GENERAL_PROGRESS_PAGES } from './constants.ts';
import type { GeneralDraft } from './types.ts';

/** The wizard's pages in the order of S1 2; the list is the sixth (decisions X18). */
export const generalPages = [
  'general_insurance_type_page',
  'business_information_page',
  'employee_details_page',
  'had_any_claim_page',
  'general_contact_page',
] as const;

export type GeneralStep = (typeof generalPages)[number];

interface GeneralFacts {
  /** Work compensation and nothing else (S1 4). */
  onlyWorkComp: boolean;
}

/**
 * The wizard as data. The choice of the type page is applied after business information, because
 * every price needs activity and emirate (decisions G1); S1 4 read to the letter is these ways on
 * `general_insurance_type_page` instead.
 */
export const generalQuestionnaire: Graph<GeneralStep, GeneralFacts> = {
  first: 'general_insurance_type_page',
  ways: {
    general_insurance_type_page: [{ to: 'business_information_page' }],
    business_information_page: [
      { to: 'employee_details_page', when: { onlyWorkComp: true } },
      { to: 'general_contact_page' },
    ],
    employee_details_page: [{ to: 'had_any_claim_page' }],
    had_any_claim_page: [{ to: 'general_contact_page' }],
    general_contact_page: [],
  },
};

function generalFacts({ types = [] }: Pick<GeneralDraft, 'types'>): GeneralFacts {
  return { onlyWorkComp: types.length === 1 && types[0] === 'work_comp' };
}

export function generalPath(draft: Pick<GeneralDraft, 'types'>): GeneralStep[] {
  return pathOf(generalQuestionnaire, generalFacts(draft));
}

export function isGeneralStep(value: unknown): value is GeneralStep {
  return isStepOf(generalQuestionnaire, value);
}

/** The page before on this draft's path; null for the first, which has no Previous. */
export function previousGeneral(step: GeneralStep, draft: GeneralDraft): GeneralStep | null {
  return neighbourOn(generalPath(draft), step, -1);
}

/** Whole percent of 6 pages by the page's own place, so that a skip never lowers it; the list is 100. */
export function generalProgress(step: GeneralStep | 'list'): number {
  const page = step === 'list' ? GENERAL_PROGRESS_PAGES : generalPages.indexOf(step) + 1;
  return Math.round((page / GENERAL_PROGRESS_PAGES) * 100);
}
