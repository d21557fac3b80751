import type {
  CarNames,
  MotorQuestionnairePage,
  WishedModel,
} from '@muqarin/bff/contract/motor/pages';
import type { CivilDate } from '@muqarin/rules/dates';
import type { MotorJourney } from '@muqarin/rules/motor/journey';
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import type { PlaceOf } from '@/features/questions/use-place-of.ts';
import { byFormName } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import type { ReturnTo } from './addresses.ts';
import type { ListState } from './use-lists.ts';

/** Where a driver sits; the draft and the pages before this one change together. */
export type MotorPlace = PlaceOf<MotorStep, Kept, ReturnTo>;

export interface Kept {
  answers: MotorDraft;
  history: readonly MotorStep[];
  car: CarNames;
  /** The model of a popular car, until its year is chosen. */
  wished: WishedModel | null;
}

/** A step to come to, with the draft it is shown with. */
export type Goal = Partial<Omit<MotorPlace, 'sheet'>> & { step: MotorStep; draft: Kept };

export function firstPlace(page: MotorQuestionnairePage): MotorPlace {
  const { step, answers, history, car, wishedModel, returnTo, errors, typed } = page;
  return {
    step,
    draft: { answers, history, car, wished: wishedModel },
    returnTo,
    errors: byFormName(errors),
    fromServer: false,
    typed,
    sheet: 0,
  };
}

export function journeyOf({ step, draft }: MotorPlace): MotorJourney {
  return { draft: draft.answers, step, history: draft.history };
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
  step: MotorStep,
  { car, answers }: Kept,
  input: MotorDraft,
  lists: ListState,
): CarNames {
  if (lists === null || lists === 'failed') return car;
  const find = (rows: { id: number; name: string }[] | undefined, id: number | undefined) =>
    rows?.find((row) => row.id === id)?.name ?? null;
  if (step === 'make' && input.make_id !== answers.make_id) {
    return { make: find(lists.makes, input.make_id), model: null, variant: null };
  }
  if (step === 'year' && input.manf_year !== answers.manf_year) {
    return { ...car, model: null, variant: null };
  }
  if (step === 'model' && input.model_id !== answers.model_id) {
    return { ...car, model: find(lists.models, input.model_id), variant: null };
  }
  return step === 'variant' ? { ...car, variant: find(lists.variants, input.variant_id) } : car;
}
