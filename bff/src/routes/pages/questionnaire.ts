import { toIsoDate } from '@muqarin/rules/dates';
import {
  isMembersStep,
  isStep,
  previousOf,
  progressOf,
  type Step,
  stepsFor,
} from '@muqarin/rules/medical/questionnaire';
import { firstUnanswered, stepToOpen } from '@muqarin/rules/medical/reach';
import { formPaths } from '../../../contract/forms.ts';
import type { CaptchaModel, QuestionnairePage, Redirect } from '../../../contract/pages.ts';
import type { Bff } from '../../parts.ts';
import { takeFlash } from '../../session/flash.ts';
import { draftOfSession } from '../../use-cases/session-draft.ts';
import type { PageAsk } from './page-ask.ts';

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

export function captchaModel({ CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY }: Bff['config']): CaptchaModel {
  return CAPTCHA_PROVIDER === 'google'
    ? { provider: 'google', siteKey: CAPTCHA_SITE_KEY }
    : { provider: 'altcha' };
}

function canReturn(step: Step): boolean {
  return (
    step === 'emirate' || step === 'category' || step === 'member_count' || isMembersStep(step)
  );
}
