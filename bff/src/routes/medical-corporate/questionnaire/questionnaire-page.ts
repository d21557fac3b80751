import {
  corporateProgress,
  isCorporateStep,
  previousCorporate,
} from '@muqarin/rules/medical-corporate/questionnaire';
import { corporateQuestions } from '@muqarin/rules/medical-corporate/questions';
import {
  type CorporateQuestionnairePage,
  corporatePaths,
} from '../../../../contract/medical-corporate/pages.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { contactRules } from '../../../use-cases/as-person.ts';
import { groupDrafts } from '../../../use-cases/medical-corporate/session-draft.ts';
import { captchaModel } from '../../pages/captcha-model.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { corporateStepAddress } from './questionnaire-form.ts';

/**
 * One page at its own address; without a step the list once the answers were sent (decisions M14), else where they stopped. One that
 * cannot be reached yet leads to the first that is missing (M65).
 */
export async function corporateQuestionnairePage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<CorporateQuestionnairePage | Redirect> {
  const { quoteId, leadId } = groupDrafts.idsOf(session);
  if (query.step === undefined && quoteId !== null) return { redirect: corporatePaths.products };
  const known = await groupDrafts.ofSession(bff, { session, context });
  const { draft, reference } = known;
  const rules = contactRules(bff);
  const stopped = corporateQuestions.firstOpen(draft, rules, ['emirate', 'category']) ?? 'check';
  const wanted = isCorporateStep(query.step) ? query.step : stopped;
  const step = corporateQuestions.toOpen(draft, wanted, rules);
  if (step !== query.step && query.step !== undefined) {
    return { redirect: corporateStepAddress(step) };
  }
  const flash = await takeFlash(session, 'corporate');
  return {
    step,
    answers: draft,
    reference,
    leadId,
    previous: previousCorporate(step),
    progress: corporateProgress(step),
    errors: flash.errors ?? [],
    typed: flash.typed ?? {},
    notice: flash.notice ?? flash.warning ?? null,
    captcha: captchaModel(bff.config),
    captchaTicket: step === 'company' ? bff.captcha.ticket(session.id) : null,
  };
}
