import { toIsoDate } from '@muqarin/rules/dates';
import { firstUnanswered, stepToOpen } from '@muqarin/rules/medical/journey';
import {
  isStep,
  previousOf,
  progressOf,
  type Step,
  stepsFor,
} from '@muqarin/rules/medical/questionnaire';
import { formPaths } from '../../../../contract/forms.ts';
import type { QuestionnairePage, Redirect } from '../../../../contract/pages.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { draftOfSession } from '../../../use-cases/medical/session-draft.ts';
import { captchaModel } from '../../pages/captcha-model.ts';
import type { PageAsk } from '../../pages/page-ask.ts';

/** One step, opened at its own address; a step that cannot be reached yet leads to the first that is missing (M65). */
export async function questionnairePage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<QuestionnairePage | Redirect> {
  const draft = await draftOfSession(bff, session, context);
  const { answers } = draft;
  const today = bff.today();
  const wanted = isStep(query.step) ? query.step : (firstUnanswered(answers, today) ?? 'check');
  const step = stepToOpen(wanted, answers, today);
  if (step !== query.step && query.step !== undefined) {
    return { redirect: `${formPaths.questionnaire}?step=${step}` };
  }
  const flash = await takeFlash(session, 'questionnaire');
  return {
    step,
    answers,
    reference: draft.reference,
    steps: stepsFor(answers),
    previous: previousOf(step, answers),
    progress: progressOf(step, answers),
    errors: flash.errors ?? [],
    typed: flash.typed ?? {},
    canUndo: draft.undo !== null && step === 'emirate',
    notice: flash.notice ?? null,
    returnTo: query.returnTo === 'check' && canReturn(step) ? 'check' : null,
    today: toIsoDate(today),
    captcha: captchaModel(bff.config),
    captchaTicket: step === 'contact' ? bff.captcha.ticket(session.id) : null,
  };
}

function canReturn(step: Step): boolean {
  return step !== 'check' && step !== 'contact';
}
