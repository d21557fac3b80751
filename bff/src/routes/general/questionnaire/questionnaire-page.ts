import { isGeneralCode, parseTypes } from '@muqarin/rules/general/insurance-types';
import {
  generalProgress,
  isGeneralStep,
  previousGeneral,
} from '@muqarin/rules/general/questionnaire';
import { generalWizard } from '@muqarin/rules/general/questions';
import type { GeneralWizardPage } from '../../../../contract/general/pages.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { generalDraftOfSession } from '../../../use-cases/general/session-draft.ts';
import { named } from '../../../views/general/tiles.ts';
import { captchaModel } from '../../pages/captcha-model.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { generalStepAddress } from './questionnaire-form.ts';

/** One page, opened at its own address; one that cannot be reached yet leads to the first that is missing (M65). */
export async function generalWizardPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<GeneralWizardPage | Redirect> {
  const [known, lists] = await Promise.all([
    generalDraftOfSession(bff, { session, context }),
    bff.quoting.generalLists({}, context),
  ]);
  const knowsActivity = (activityId: number) =>
    lists.activities.some(({ id }) => id === activityId);
  const wanted = isGeneralStep(query.step) ? query.step : 'general_insurance_type_page';
  const step = generalWizard.toOpen(known.draft, wanted, { knowsActivity });
  if (step !== query.step && query.step !== undefined)
    return { redirect: generalStepAddress(step) };
  const flash = await takeFlash(session, 'general');
  return {
    step,
    answers: known.draft,
    reference: known.reference,
    previous: previousGeneral(step, known.draft),
    progress: generalProgress(step),
    activities: lists.activities.map((row) => ({ id: row.id, name: named(context, row) })),
    ratedTypes: lists.ratedTypes,
    errors: flash.errors ?? [],
    typed: { ...preselected(query.type), ...flash.typed },
    notice: flash.notice ?? flash.warning ?? null,
    captcha: captchaModel(bff.config),
    captchaTicket: step === 'general_contact_page' ? bff.captcha.ticket(session.id) : null,
  };
}

/** Other pages name types in their links (decisions G11); they are offered as chosen, and nothing is stored by a GET. */
function preselected(type: string | undefined): Record<string, string> {
  const types = parseTypes([type ?? '']).filter(isGeneralCode);
  return types.length > 0 ? { selected_general_codes: types.join() } : {};
}
