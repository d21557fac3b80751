import { type MotorQuestionnairePage, motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import { parseIsoDate } from '@muqarin/rules/dates';
import { type CarPart, carParts, removeCarTag } from '@muqarin/rules/motor/car-tags';
import {
  advanceMotor,
  goBackMotor,
  keepMotorInput,
  openMotorStep,
} from '@muqarin/rules/motor/journey';
import { isMotorStep, type MotorStep, motorProgress } from '@muqarin/rules/motor/questionnaire';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import { toOpenPage } from '@muqarin/rules/motor/return';
import type { Rules } from '@muqarin/rules/motor/rules';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { rememberEmirate } from '@/features/motor/remember-emirate.ts';
import { lineOf, refused } from '@/features/questions/line.ts';
import type { Fields } from '@/lib/post-form.ts';
import {
  goalOf,
  journeyOf,
  type MotorGoal,
  type MotorLine,
  type MotorMore,
  type MotorMoved,
  type MotorPlace,
  namesAfter,
  rewound,
  withInput,
} from './journey.ts';
import { backOverRegistration, isRegistration, overRegistration } from './registration.ts';
import type { ListState } from './use-lists.ts';

interface Lists {
  listsOf: (step: MotorStep, draft: MotorDraft) => ListState;
  load: (step: MotorStep, draft: MotorDraft) => Promise<void>;
}

/** The motor questionnaire in the browser (S1 2): back through the pages as they came, lists that follow the car, its tags. */
export function motorLine(
  page: Pick<MotorQuestionnairePage, 'today' | 'history' | 'car' | 'wishedModel'>,
  { listsOf, load }: Lists,
): MotorLine {
  const today = parseIsoDate(page.today) ?? { year: 2000, month: 1, day: 1 };
  const line: MotorLine = lineOf<MotorStep, MotorDraft, Rules, MotorMore>(
    {
      questions: motorQuestions,
      rules: { today },
      isStep: isMotorStep,
      path: motorFormPaths.questionnaire,
      returnsTo: 'open',
      more: { history: page.history, car: page.car, wished: page.wishedModel },
      today,
      progressOf: motorProgress,
      ending: () => import('./send.ts'),
      press: (here, { name, value }, fields) => {
        const part = carParts.find(({ step }) => name === 'remove' && step === value)?.step;
        if (part) return removeTag(here, part);
        if (name === 'popular') return choosePopular(here, value);
        return name === 'claims_noted' ? next(here, { ...fields, claims_noted: value }) : null;
      },
      prepare: ({ step, draft = {} }, saved) => {
        if (listsOf(step, draft) !== null) return null;
        if (step !== 'make') return load(step, draft);
        // The document has no call for the makes: the page brings them, and knows by then what was answered here.
        return saved().then(() => {
          window.location.assign(line.addressOf(step));
          return new Promise(() => {});
        });
      },
    },
    (usual) => ({
      // The year of a popular car takes the model along.
      postAddressOf: (here) => {
        const { wished } = here.more;
        const model = here.step === 'year' && wished ? `&model=${wished.id}` : '';
        return usual.postAddressOf(here) + model;
      },
      hasPrevious: (here) => goBackMotor(journeyOf(here), today).step !== here.step,
      next,
      previous: (here, fields) => {
        if (isRegistration(here.step)) return backOverRegistration(line, here, fields);
        const back = goBackMotor(withInput(journeyOf(here), fields, today), today);
        return {
          saves: [{ address: line.addressOf(here.step), fields: { ...fields, go: 'previous' } }],
          to: goalOf(here, back, { wished: null }),
        };
      },
      keep: ({ step, draft }, input) => keepMotorInput(draft, step, input, today),
      open: (here, { step, returning }) => {
        const opened = openMotorStep(rewound(here, step), step, today);
        return { to: { ...goalOf(here, opened), returning } };
      },
      change: (here, step): MotorGoal => {
        const returning = !carParts.some((part) => part.step === step);
        return { ...goalOf(here, openMotorStep(journeyOf(here), step, today)), returning };
      },
    }),
  );
  return line;

  /** Stays with errors or the notice, else goes on. */
  function next(here: MotorPlace, fields: Fields): MotorMoved {
    const { step, draft, more, returning } = here;
    if (isRegistration(step)) return overRegistration(line, here, fields);
    const input = motorQuestions.read(step, fields);
    const moved = advanceMotor(journeyOf(here), step, input, today);
    if (moved.outcome === 'wrong') return refused(moved.errors, fields);
    const saves = [{ address: line.postAddressOf(here), fields }];
    if (step === 'emirate' && input.emirate_id) rememberEmirate(input.emirate_id);
    if (moved.outcome === 'notice') {
      return { saves, stay: { draft: moved.journey.draft, errors: [] } };
    }
    const car = namesAfter(here, input, listsOf(step, draft));
    const { wished } = more;
    if (step === 'year' && wished) {
      const chosen = advanceMotor(moved.journey, 'model', { model_id: wished.id }, today).journey;
      return {
        saves,
        to: goalOf(here, chosen, { car: { ...car, model: wished.name }, wished: null }),
      };
    }
    const on = returning ? toOpenPage(moved.journey, today) : moved.journey;
    return { saves, to: goalOf(here, on, { car, wished: null }) };
  }

  function removeTag(here: MotorPlace, part: CarPart): MotorMoved {
    const { make, model } = here.more.car;
    const car = {
      make: part === 'make' ? null : make,
      model: part === 'variant' ? model : null,
      variant: null,
    };
    const without = removeCarTag(journeyOf(here), part);
    return {
      saves: pressed(here, { remove: part }),
      to: goalOf(here, without, { car, wished: null }),
    };
  }

  function choosePopular(here: MotorPlace, popular: string): MotorMoved | null {
    const lists = listsOf(here.step, here.draft);
    const cars = lists === null || lists === 'failed' ? [] : (lists.popular ?? []);
    const chosen = cars.find(({ make, model }) => `${make.id}-${model.id}` === popular);
    if (!chosen) return null;
    const { make, model: wished } = chosen;
    const { journey } = advanceMotor(journeyOf(here), 'make', { make_id: make.id }, today);
    const car = { make: make.name, model: null, variant: null };
    return { saves: pressed(here, { popular }), to: goalOf(here, journey, { car, wished }) };
  }

  /** What a button says by itself. */
  function pressed(here: MotorPlace, fields: Fields) {
    return [{ address: line.addressOf(here.step), fields, part: 'part' as const }];
  }
}
