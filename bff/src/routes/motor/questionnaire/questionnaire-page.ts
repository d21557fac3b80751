import { toIsoDate } from '@muqarin/rules/dates';
import { carParts } from '@muqarin/rules/motor/car-tags';
import { openMotorStep } from '@muqarin/rules/motor/journey';
import { isMotorStep, type MotorStep } from '@muqarin/rules/motor/questionnaire';
import type { MotorLists, MotorQuestionnairePage } from '../../../../contract/motor/pages.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { carNamesOf, listsFor, popularCar } from '../../../use-cases/motor/cars.ts';
import { hasMulkiya } from '../../../use-cases/motor/mulkiya.ts';
import { motorDraftOfSession } from '../../../use-cases/motor/session-draft.ts';
import { captchaModel } from '../../pages/captcha-model.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { motorStepAddress } from './questionnaire-form.ts';

/** One step, opened at its own address; one that cannot be reached yet leads to the first that is missing (M65). */
export async function motorQuestionnairePage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<MotorQuestionnairePage | Redirect> {
  const known = await motorDraftOfSession(bff, session, context);
  const wanted = isMotorStep(query.step) ? query.step : known.journey.step;
  const journey = openMotorStep(known.journey, wanted, bff.today());
  const { step, draft, history } = journey;
  if (step !== query.step && query.step !== undefined) return { redirect: motorStepAddress(step) };
  const [flash, lists, car, popular, sentMulkiya] = await Promise.all([
    takeFlash(session, 'motor'),
    listsFor(bff, step, draft, context),
    carNamesOf(bff, draft, context),
    step === 'year' ? popularCar(bff, context, Number(query.model ?? 0)) : undefined,
    step === 'last' && hasMulkiya(bff, known.draftId, context),
  ]);
  const wished = popular?.make.id === draft.make_id ? popular : undefined;
  return {
    step,
    answers: draft,
    history: [...history],
    reference: known.reference,
    car,
    lists,
    wishedModel: wished ? { ...wished.model, years: wished.years } : null,
    errors: flash.errors ?? [],
    typed: { ...preselected(step, query.make, lists), ...flash.typed },
    notice: flash.notice ?? flash.warning ?? null,
    returnTo: query.returnTo === 'open' && canReturn(step) ? 'open' : null,
    today: toIsoDate(bff.today()),
    captcha: captchaModel(bff.config),
    hasMulkiya: sentMulkiya,
    captchaTicket: step === 'last' ? bff.captcha.ticket(session.id) : null,
  };
}

/** Other pages name a make in their links (decisions A31); it is offered as chosen, and nothing is stored by a GET. */
function preselected(
  step: MotorStep,
  make: string | undefined,
  { makes = [] }: MotorLists,
): Record<string, string> {
  const known = step === 'make' && makes.some(({ id }) => String(id) === make);
  return known && make !== undefined ? { make_id: make } : {};
}

/** The parts of the car depend on each other: after another make the year is next, whatever was open. */
function canReturn(step: MotorStep): boolean {
  return step !== 'last' && step !== 'find_car' && !carParts.some((part) => part.step === step);
}
