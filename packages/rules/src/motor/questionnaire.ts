import type { CivilDate } from '../dates.ts';
import { type Graph, isStepOf, pathOf } from '../questions/graph.ts';
import { PROGRESS_PAGES } from './constants.ts';
import type { MotorDraft } from './types.ts';

/** The nineteen pages of S1 2 in order: item 0 is 0 %, item 18 is 100 % (decisions X18). */
export const motorPages = [
  'make',
  'year',
  'model',
  'variant',
  'brand_new',
  'reg_year',
  'reg_month',
  'reg_day',
  'dob',
  'experience',
  'insured',
  'expiry',
  'test_cert',
  'comprehensive',
  'agency',
  'gcc',
  'no_claim',
  'emirate',
  'last',
] as const;

/** `find_car` ends the questionnaire for a car that is not in the list. */
export type MotorStep = (typeof motorPages)[number] | 'find_car';

/** What the ways depend on, read from the answers. */
export interface MotorFacts {
  noVariant: boolean;
  /** The model year is at least the current one: the brand-new question is asked. */
  newEnough: boolean;
  brandNew: boolean;
  insured: boolean;
  comprehensive: boolean;
  /** The entry form has asked for the emirate (decisions V2). */
  emirateKnown: boolean;
}

/** The motor questionnaire as data (S1 2): where each step leads. */
export const motorQuestionnaire: Graph<MotorStep, MotorFacts> = {
  first: 'make',
  ways: {
    make: [{ to: 'year' }],
    year: [{ to: 'model' }],
    model: [{ to: 'variant' }],
    variant: [
      { to: 'find_car', when: { noVariant: true } },
      { to: 'brand_new', when: { newEnough: true } },
      { to: 'reg_year' },
    ],
    find_car: [],
    brand_new: [{ to: 'dob', when: { brandNew: true } }, { to: 'reg_year' }],
    reg_year: [{ to: 'reg_month' }],
    reg_month: [{ to: 'reg_day' }],
    reg_day: [{ to: 'dob' }],
    dob: [{ to: 'experience' }],
    experience: [{ to: 'insured' }],
    insured: [{ to: 'comprehensive', when: { insured: true } }, { to: 'expiry' }],
    expiry: [{ to: 'test_cert' }],
    test_cert: [{ to: 'comprehensive' }],
    comprehensive: [{ to: 'agency', when: { comprehensive: true } }, { to: 'gcc' }],
    agency: [{ to: 'gcc' }],
    gcc: [{ to: 'no_claim' }],
    no_claim: [{ to: 'last', when: { emirateKnown: true } }, { to: 'emirate' }],
    emirate: [{ to: 'last' }],
    last: [],
  },
};

/** The facts of these answers; `today` is Dubai's (decisions X15). */
export function motorFacts(draft: MotorDraft, today: CivilDate): MotorFacts {
  const newEnough = draft.manf_year !== undefined && draft.manf_year >= today.year;
  return {
    noVariant: draft.no_variant === true,
    newEnough,
    brandNew: newEnough && draft.is_vehicle_new === true,
    insured: draft.is_insured === true,
    comprehensive: draft.is_comprehensive === true,
    emirateKnown: draft.emirate_chosen_before === true && draft.emirate_id !== undefined,
  };
}

/** The path of this draft; questions that are still open take their longer way. */
export function motorPath(draft: MotorDraft, today: CivilDate): MotorStep[] {
  return pathOf(motorQuestionnaire, motorFacts(draft, today));
}

export function isMotorStep(value: unknown): value is MotorStep {
  return isStepOf(motorQuestionnaire, value);
}

/** Whole percent of 18 pages. It rises on every way, because ways only lead to later pages. */
export function motorProgress(step: MotorStep): number {
  const page = motorPages.indexOf(step === 'find_car' ? 'variant' : step);
  return Math.round((page / PROGRESS_PAGES) * 100);
}
