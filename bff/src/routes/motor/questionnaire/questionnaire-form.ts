/** The motor questionnaire as plain form posts (S1 2; decisions M65, X24, V10). */

import { answersKey, checkMotorAnswers } from '@muqarin/rules/motor/answers';
import { carParts, removeCarTag } from '@muqarin/rules/motor/car-tags';
import {
  advanceMotor,
  goBackMotor,
  keepMotorInput,
  motorAnswersOf,
  openMotorStep,
} from '@muqarin/rules/motor/journey';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import { toOpenPage } from '@muqarin/rules/motor/return';
import type { Rules } from '@muqarin/rules/motor/rules';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { motorFormPaths } from '../../../../contract/motor/pages.ts';
import type { Bff } from '../../../parts.ts';
import { capturedOnce, contactRules, senderOf } from '../../../use-cases/as-person.ts';
import type { KnownDraft, Place } from '../../../use-cases/line-drafts.ts';
import { captureFindCar } from '../../../use-cases/motor/capture-other-leads.ts';
import { carRules, popularCar } from '../../../use-cases/motor/cars.ts';
import { motorDrafts } from '../../../use-cases/motor/session-draft.ts';
import { submitLastStep } from '../../../use-cases/motor/submit-questionnaire.ts';
import { type Asked, stepAddress } from '../../forms/asked.ts';
import { type FormAsk, type FormOutcome, keyWithAnswers } from '../../forms/form.ts';
import { type Move, questionForm } from '../../forms/question-form.ts';

type Known = KnownDraft<MotorStep, MotorDraft>;
type At = Place<MotorStep, MotorDraft>;

export const motorAsked: Asked<MotorStep, MotorDraft, Rules> = {
  path: motorFormPaths.questionnaire,
  flashPage: 'motor',
  wizard: motorQuestions,
  drafts: motorDrafts,
  rulesOf: (bff) => ({ ...contactRules(bff), today: bff.today() }),
  contactStep: 'last',
  open: (at, step, { today }) => ({ ...at, ...openMotorStep(at, step, today) }),
};

export function motorStepAddress(step: MotorStep): string {
  return stepAddress(motorAsked, step);
}

const posts = questionForm(motorAsked, {
  unnamed: ({ step }) => step,
  returns: 'open',
  // A refused year keeps the model that was wished for.
  alsoSaid: ({ query: { model = '' } }, step) =>
    step === 'year' && /^\d{1,9}$/.test(model) ? `&model=${model}` : '',
  otherwise: (bff, ask, at) => {
    if (ask.fields.remove !== undefined) return removeTag(bff, ask, at);
    if (ask.fields.popular !== undefined) return choosePopular(bff, ask, at);
    return at.step === 'find_car' ? findCar(bff, ask, at) : null;
  },
  heldOf: motorAnswersOf,
  rulesAt: async (bff, ask, { draft, step }) => ({
    ...motorAsked.rulesOf(bff),
    // A price is refused for a car that the catalogue has lost.
    ...(step === 'last' ? {} : await carRules(bff, draft, ask.context)),
  }),
  onward,
  back: (at, { today }) => ({ ...at, ...goBackMotor(at, today) }),
  keep: (draft, step, input, { today }) => keepMotorInput(draft, step, input, today),
  submit,
});

export const motorQuestionnaireForm = posts.form;

async function onward(
  bff: Bff,
  ask: FormAsk,
  { left, to, rules, returning }: Move<MotorStep, MotorDraft, Rules>,
): Promise<At> {
  const { today } = rules;
  const moved = openMotorStep({ ...left, draft: to.draft }, to.step, today, rules);
  const wished = left.step === 'year' ? await chooseWished(bff, ask, { ...to, ...moved }) : moved;
  return { ...to, ...(returning ? toOpenPage(wished, today, rules) : wished) };
}

async function removeTag(bff: Bff, ask: FormAsk, at: Known): Promise<FormOutcome> {
  const part = carParts.find(({ step }) => step === ask.fields.remove)?.step;
  return part ? posts.save(bff, ask, at, { ...at, ...removeCarTag(at, part) }) : posts.shown(at);
}

/** Make and model at once ("3-31"): the year follows, then the variant, because a model depends on its year. */
async function choosePopular(bff: Bff, ask: FormAsk, at: Known): Promise<FormOutcome> {
  const [, modelId] = (ask.fields.popular ?? '').split('-').map(Number);
  const car = await popularCar(bff, ask.context, modelId ?? 0);
  if (!car || at.step !== 'make') return posts.shown(at);
  const { journey } = advanceMotor(at, 'make', { make_id: car.make.id }, bff.today());
  const saved = await posts.save(bff, ask, at, { ...at, ...journey });
  return { ...saved, next: 'year', to: `${motorStepAddress('year')}&model=${car.model.id}` };
}

/** The model that was wished for with a popular car, when the chosen year has it. */
async function chooseWished(bff: Bff, { query, context }: FormAsk, at: At) {
  const model_id = Number(query.model);
  if (at.step !== 'model' || !Number.isSafeInteger(model_id)) return at;
  const rules = await carRules(bff, { ...at.draft, model_id }, context);
  return advanceMotor(at, 'model', { model_id }, bff.today(), rules).journey;
}

async function findCar(bff: Bff, ask: FormAsk, at: Known): Promise<FormOutcome> {
  const done = await capturedOnce(bff, ask.key, (key) => captureFindCar(bff, { ...ask, key }));
  if (done.outcome === 'refused') return posts.wrong(ask, at, done.errors);
  const { thankYou } = motorRoutes;
  return { to: thankYou, redirect: thankYou, next: 'done', reference: done.reference };
}

async function submit(bff: Bff, ask: FormAsk, draft: MotorDraft) {
  const checked = checkMotorAnswers(draft, bff.today());
  const once = keyWithAnswers(ask, checked.ok ? answersKey(checked.answers) : '');
  const done = await capturedOnce(bff, once, (key) =>
    submitLastStep(bff, { ...senderOf(ask), key, draft }),
  );
  if (done.outcome === 'refused') {
    const { errors } = done;
    const isGone = errors.some(({ message }) => message === motorMessages.unknownCar);
    return { wrongAt: isGone ? ('variant' as const) : ('last' as const), errors };
  }
  const to = motorRoutes[done.page];
  return { to, redirect: to, next: 'done', reference: done.reference };
}
