import type { CarNames, WishedModel } from '@muqarin/bff/contract/motor/pages';
import type { CivilDate } from '@muqarin/rules/dates';
import type { MotorJourney } from '@muqarin/rules/motor/journey';
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import type { Rules } from '@muqarin/rules/motor/rules';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import type { Line } from '@/features/questions/line.ts';
import type { Goal, Moved, Place } from '@/features/questions/place.ts';
import type { Fields } from '@/lib/post-form.ts';
import type { ListState } from './use-lists.ts';

/** What is kept beside the answers, and changes with them. */
export interface MotorMore {
  /** The pages before this one. */
  history: readonly MotorStep[];
  car: CarNames;
  /** The model of a popular car, until its year is chosen. */
  wished: WishedModel | null;
}

export type MotorPlace = Place<MotorStep, MotorDraft, MotorMore>;
export type MotorGoal = Goal<MotorStep, MotorDraft, MotorMore>;
export type MotorLine = Line<MotorStep, MotorDraft, Rules, MotorMore>;
export type MotorMoved = Moved<MotorStep, MotorDraft, MotorMore>;

export function journeyOf({ step, draft, more }: MotorPlace): MotorJourney {
  return { draft, step, history: more.history };
}

/** To where a journey has come. */
export function goalOf(
  { more }: MotorPlace,
  { step, draft, history }: MotorJourney,
  changed: Partial<MotorMore> = {},
): MotorGoal {
  return { step, draft, more: { ...more, ...changed, history } };
}

/** The browser's Back unwinds the page history, which the Previous button would else lead forward through. */
export function rewound(place: MotorPlace, step: MotorStep): MotorJourney {
  const journey = journeyOf(place);
  const before = journey.history.lastIndexOf(step);
  return before < 0 ? journey : { ...journey, step, history: journey.history.slice(0, before) };
}

export function withInput(journey: MotorJourney, fields: Fields, today: CivilDate): MotorJourney {
  const { draft, step } = journey;
  return {
    ...journey,
    draft: motorQuestions.apply(draft, step, motorQuestions.read(step, fields), { today }),
  };
}

/** The names of the car's parts after this step, from the list that it was chosen from. */
export function namesAfter(
  { step, draft, more: { car } }: MotorPlace,
  input: MotorDraft,
  lists: ListState,
): CarNames {
  if (lists === null || lists === 'failed') return car;
  const find = (rows: { id: number; name: string }[] | undefined, id: number | undefined) =>
    rows?.find((row) => row.id === id)?.name ?? null;
  if (step === 'make' && input.make_id !== draft.make_id) {
    return { make: find(lists.makes, input.make_id), model: null, variant: null };
  }
  if (step === 'year' && input.manf_year !== draft.manf_year) {
    return { ...car, model: null, variant: null };
  }
  if (step === 'model' && input.model_id !== draft.model_id) {
    return { ...car, model: find(lists.models, input.model_id), variant: null };
  }
  return step === 'variant' ? { ...car, variant: find(lists.variants, input.variant_id) } : car;
}
