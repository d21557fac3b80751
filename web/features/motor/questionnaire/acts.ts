import type { PopularCar } from '@muqarin/bff/contract/motor/pages';
import type { CivilDate } from '@muqarin/rules/dates';
import { type CarPart, removeCarTag } from '@muqarin/rules/motor/car-tags';
import {
  advanceMotor,
  goBackMotor,
  type MotorJourney,
  openMotorStep,
} from '@muqarin/rules/motor/journey';
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import { toOpenPage } from '@muqarin/rules/motor/return';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { rememberEmirate } from '@/lib/ans-obj.ts';
import { byFormName } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import { postAddress, stepAddress } from './addresses.ts';
import type { ListState } from './use-lists.ts';
import {
  type Goal,
  journeyOf,
  type Kept,
  type MotorPlace,
  namesAfter,
  withInput,
} from './use-place.ts';

export interface MotorActs {
  latest: { readonly current: MotorPlace };
  /** The latest with what is half filled. */
  kept: () => MotorPlace;
  today: CivilDate;
  /** Of the step that is shown. */
  lists: ListState;
  saving: { save(address: string, fields: Fields, part?: 'part'): void };
  stayWith: (change: Partial<Pick<MotorPlace, 'draft' | 'errors' | 'fromServer'>>) => void;
  go: (to: MotorJourney, kept?: Partial<Kept>) => void;
  arrive: (to: Goal, how: 'push' | 'replace') => void;
}

/** What a driver can do in the questionnaire: each act moves at once and saves behind. */
export function motorActs({ latest, kept, today, lists, saving, stayWith, go, arrive }: MotorActs) {
  return {
    /** Keeps what the form holds, unchecked: before it is sent by itself. */
    keep: (fields: Fields): MotorDraft => {
      const here = latest.current;
      const answers = withInput(journeyOf(here), fields, today).draft;
      stayWith({ draft: { ...here.draft, answers }, errors: [] });
      return answers;
    },
    /** Next with what the form holds: stays with errors or the notice, else goes on and saves behind. */
    next(fields: Fields): void {
      const here = latest.current;
      const { step, returnTo } = here;
      const { wished } = here.draft;
      const input = motorQuestions.read(step, fields);
      const moved = advanceMotor(journeyOf(here), step, input, today);
      if (moved.outcome === 'wrong') {
        stayWith({ errors: byFormName(moved.errors), fromServer: false });
        return;
      }
      saving.save(postAddress(step, returnTo, wished?.id ?? null), fields);
      if (step === 'emirate' && input.emirate_id) rememberEmirate(input.emirate_id);
      const car = namesAfter(step, here.draft, input, lists);
      if (moved.outcome === 'notice') {
        stayWith({ draft: { ...here.draft, answers: moved.journey.draft }, errors: [] });
        return;
      }
      if (step === 'year' && wished !== null) {
        const on = advanceMotor(moved.journey, 'model', { model_id: wished.id }, today).journey;
        go(on, { car: { ...car, model: wished.name }, wished: null });
        return;
      }
      go(returnTo ? toOpenPage(moved.journey, today) : moved.journey, { car, wished: null });
    },
    /** Previous keeps what is half filled and walks back through the pages as they came (S1 2). */
    previous(fields: Fields): void {
      const here = latest.current;
      saving.save(stepAddress(here.step), { ...fields, go: 'previous' });
      go(goBackMotor(withInput(journeyOf(here), fields, today), today), { wished: null });
    },
    removeTag(part: CarPart): void {
      const here = latest.current;
      saving.save(stepAddress(here.step), { remove: part }, 'part');
      const without = removeCarTag(journeyOf(here), part);
      const { make, model } = here.draft.car;
      const car = {
        make: part === 'make' ? null : make,
        model: part === 'variant' ? model : null,
        variant: null,
      };
      go(without, { car, wished: null });
    },
    choosePopular({ make, model }: PopularCar): void {
      const here = latest.current;
      const popular = `${make.id}-${model.id}`;
      saving.save(stepAddress(here.step), { popular }, 'part');
      const { journey } = advanceMotor(journeyOf(here), 'make', { make_id: make.id }, today);
      go(journey, { car: { make: make.name, model: null, variant: null }, wished: model });
    },
    /** Change: opens an earlier step and comes back to what is open. */
    change(step: MotorStep): void {
      const here = kept();
      const opened = openMotorStep(journeyOf(here), step, today);
      const returnTo = ['make', 'year', 'model', 'variant'].includes(step) ? null : 'open';
      const draft = { ...here.draft, answers: opened.draft, history: opened.history };
      arrive({ step: opened.step, returnTo, draft }, 'push');
    },
  };
}
