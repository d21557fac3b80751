/** A step of the motor questionnaire as a plain form post (S1 2; decisions M65, X24, V10). */
import type { CivilDate } from '@muqarin/rules/dates';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { answersKey, checkMotorAnswers } from '@muqarin/rules/motor/answers';
import { carParts, removeCarTag } from '@muqarin/rules/motor/car-tags';
import {
  advanceMotor,
  goBackMotor,
  keepMotorInput,
  type MotorJourney,
  motorAnswersOf,
  openMotorStep,
} from '@muqarin/rules/motor/journey';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { isMotorStep, type MotorStep } from '@muqarin/rules/motor/questionnaire';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import { toOpenPage } from '@muqarin/rules/motor/return';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { HONEYPOT_FIELD } from '../../../../contract/forms.ts';
import { motorFormPaths } from '../../../../contract/motor/pages.ts';
import type { Bff } from '../../../parts.ts';
import { contactRules } from '../../../use-cases/as-person.ts';
import { captureFindCar } from '../../../use-cases/motor/capture-other-leads.ts';
import { carRules, popularCar } from '../../../use-cases/motor/cars.ts';
import {
  type KnownMotorDraft,
  motorDraftOfSession,
  saveMotorDraft,
} from '../../../use-cases/motor/session-draft.ts';
import { submitLastStep } from '../../../use-cases/motor/submit-questionnaire.ts';
import { answersIn, isTaken, madeFrom } from '../../../use-cases/page-saves.ts';
import { type Form, type FormAsk, type FormOutcome, keyWithAnswers } from '../../forms/form.ts';

export function motorStepAddress(step: MotorStep): string {
  return `${motorFormPaths.questionnaire}?step=${step}`;
}

export function motorQuestionnaireForm(bff: Bff): Form {
  return {
    path: motorFormPaths.questionnaire,
    flashPage: 'motor',
    handle: async (ask) => {
      const known = await motorDraftOfSession(bff, ask.session, ask.context);
      const today = bff.today();
      if (isTaken(known, ask.fields)) return opened(known, known.journey.step);
      const step = isMotorStep(ask.query.step) ? ask.query.step : known.journey.step;
      const journey = openMotorStep(known.journey, step, today);
      // A post of a step that is not open any more, from an old tab: show what is.
      if (journey.step !== step) return opened(known, journey.step);
      const at = { ...known, journey };
      if (ask.fields.go === 'previous') return previous(bff, ask, at, today);
      if (ask.fields.go === 'save') return autosave(bff, ask, at);
      if (ask.fields.remove !== undefined) return removeTag(bff, ask, at);
      if (ask.fields.popular !== undefined) return choosePopular(bff, ask, at, today);
      if (step === 'find_car') return findCar(bff, ask, at);
      return step === 'last' ? submit(bff, ask, at) : next(bff, ask, at, today);
    },
  };
}

async function next(
  bff: Bff,
  ask: FormAsk,
  known: KnownMotorDraft,
  today: CivilDate,
): Promise<FormOutcome> {
  const { journey, reference } = known;
  const { step } = journey;
  const returning = ask.query.returnTo === 'open';
  const input = inputOf(journey, ask);
  const rules = {
    ...contactRules(bff),
    ...(await carRules(
      bff,
      motorQuestions.apply(journey.draft, step, input, { today }),
      ask.context,
    )),
  };
  const moved = advanceMotor(journey, step, input, today, rules);
  if (moved.outcome === 'wrong') {
    const back = returning ? `${motorStepAddress(step)}&returnTo=open` : addressAsAsked(step, ask);
    return { to: back, errors: moved.errors, next: step, reference };
  }
  const wished = step === 'year' ? chooseWished(bff, ask, moved.journey, today) : moved.journey;
  const on = await wished;
  const last = returning && moved.outcome === 'moved' ? toOpenPage(on, today, rules) : on;
  return save(bff, ask, known, last);
}

/** What is half filled is kept as it is; nothing is checked and nothing moves. */
async function autosave(bff: Bff, ask: FormAsk, known: KnownMotorDraft): Promise<FormOutcome> {
  const { journey } = known;
  const draft = keepMotorInput(journey.draft, journey.step, inputOf(journey, ask), bff.today());
  return save(bff, ask, known, { ...journey, draft });
}

async function previous(
  bff: Bff,
  ask: FormAsk,
  known: KnownMotorDraft,
  today: CivilDate,
): Promise<FormOutcome> {
  return save(bff, ask, known, goBackMotor(withInput(known.journey, ask, today), today));
}

/** Over what was read, or not at all (`untilWritten`). */
async function save(
  bff: Bff,
  { session, context, fields }: FormAsk,
  known: KnownMotorDraft,
  to: MotorJourney,
): Promise<FormOutcome> {
  const saved = await saveMotorDraft(bff, session, context, to, madeFrom(known, fields));
  return opened(saved, to.step);
}

async function removeTag(bff: Bff, ask: FormAsk, known: KnownMotorDraft): Promise<FormOutcome> {
  const part = carParts.find(({ step }) => step === ask.fields.remove)?.step;
  if (!part) return opened(known, known.journey.step);
  return save(bff, ask, known, removeCarTag(known.journey, part));
}

/** Make and model at once ("3-31"): the year follows, then the variant, because a model depends on its year. */
async function choosePopular(
  bff: Bff,
  ask: FormAsk,
  known: KnownMotorDraft,
  today: CivilDate,
): Promise<FormOutcome> {
  const [, modelId] = (ask.fields.popular ?? '').split('-').map(Number);
  const car = await popularCar(bff, ask.context, modelId ?? 0);
  if (!car || known.journey.step !== 'make') return opened(known, known.journey.step);
  const { journey } = advanceMotor(known.journey, 'make', { make_id: car.make.id }, today);
  const saved = await save(bff, ask, known, journey);
  return { ...saved, next: 'year', to: `${motorStepAddress('year')}&model=${car.model.id}` };
}

/** The model that was wished for with a popular car, when the chosen year has it. */
async function chooseWished(
  bff: Bff,
  { query, context }: FormAsk,
  journey: MotorJourney,
  today: CivilDate,
): Promise<MotorJourney> {
  const model_id = Number(query.model);
  if (journey.step !== 'model' || !Number.isSafeInteger(model_id)) return journey;
  const rules = await carRules(bff, { ...journey.draft, model_id }, context);
  return advanceMotor(journey, 'model', { model_id }, today, rules).journey;
}

async function findCar(
  bff: Bff,
  ask: FormAsk,
  { journey, reference }: KnownMotorDraft,
): Promise<FormOutcome> {
  const done = await bff.once.run(ask.key, bff.config.LEAD_REMEMBER_SECONDS, async (key) => {
    const answer = await captureFindCar(bff, { ...ask, key });
    return { remember: answer.outcome === 'captured', answer };
  });
  const to = motorStepAddress(journey.step);
  if (done.outcome === 'refused') return { to, errors: done.errors, next: journey.step, reference };
  const { thankYou } = motorRoutes;
  return { to: thankYou, redirect: thankYou, next: 'done', reference: done.reference };
}

async function submit(
  bff: Bff,
  ask: FormAsk,
  { journey, reference }: KnownMotorDraft,
): Promise<FormOutcome> {
  const { draft } = withInput(journey, ask, bff.today());
  const checked = checkMotorAnswers(draft, bff.today());
  const once = keyWithAnswers(ask, checked.ok ? answersKey(checked.answers) : '');
  const done = await bff.once.run(once, bff.config.LEAD_REMEMBER_SECONDS, async (key) => {
    const answer = await submitLastStep(bff, {
      ...ask,
      key,
      draft,
      captcha: ask.fields['g-recaptcha-response'],
      honeypot: ask.fields[HONEYPOT_FIELD],
    });
    return { remember: answer.outcome === 'captured', answer };
  });
  if (done.outcome === 'refused') {
    const gone = done.errors.some(({ message }) => message === motorMessages.unknownCar);
    const step = gone ? 'variant' : 'last';
    return { to: motorStepAddress(step), errors: done.errors, next: step, reference };
  }
  const to = motorRoutes[done.page];
  return { to, redirect: to, next: 'done', reference: done.reference };
}

function withInput(journey: MotorJourney, ask: FormAsk, today: CivilDate): MotorJourney {
  const { draft, step } = journey;
  return { ...journey, draft: motorQuestions.apply(draft, step, inputOf(journey, ask), { today }) };
}

function inputOf({ draft, step }: MotorJourney, { fields }: FormAsk): MotorDraft {
  const kept = motorAnswersOf(draft, step);
  return answersIn<MotorDraft>(kept, fields, (given) => motorQuestions.read(step, given));
}

function opened({ reference }: KnownMotorDraft, step: MotorStep): FormOutcome {
  return { to: motorStepAddress(step), next: step, reference };
}

/** A refused year keeps the model that was wished for. */
function addressAsAsked(step: MotorStep, { query }: FormAsk): string {
  const { model } = query;
  const wished = step === 'year' && model !== undefined && /^\d{1,9}$/.test(model);
  return motorStepAddress(step) + (wished ? `&model=${model}` : '');
}
