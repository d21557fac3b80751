/** The general wizard as plain form posts (S1 2 and 4; decisions G1, G3). */
import { advanceWholeGeneral } from '@muqarin/rules/general/journey';
import { generalRoutes } from '@muqarin/rules/general/pages';
import type { GeneralStep } from '@muqarin/rules/general/questionnaire';
import { type GeneralRules, generalWizard } from '@muqarin/rules/general/questions';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import { generalPaths } from '../../../../contract/general/pages.ts';
import type { Bff } from '../../../parts.ts';
import { contactRules, senderOf } from '../../../use-cases/as-person.ts';
import { generalDrafts } from '../../../use-cases/general/session-draft.ts';
import { activityRules, submitGeneral } from '../../../use-cases/general/submit-questionnaire.ts';
import type { KnownDraft } from '../../../use-cases/line-drafts.ts';
import type { Asked } from '../../forms/asked.ts';
import type { Form, FormAsk, FormOutcome } from '../../forms/form.ts';
import { questionForm } from '../../forms/question-form.ts';

export const generalAsked: Asked<GeneralStep, GeneralDraft, GeneralRules> = {
  path: generalPaths.wizard,
  flashPage: 'general',
  wizard: generalWizard,
  drafts: generalDrafts,
  rulesOf: contactRules,
  contactStep: 'general_contact_page',
};

const { form, save, shown, wrong, finish } = questionForm(generalAsked, {
  rulesAt: rulesOf,
  otherwise: (bff, ask, at) => (ask.fields.go === 'begin' ? begin(bff, ask, at) : null),
  submit,
});

/** A post that names no page is the whole wizard. */
export function generalWizardForm(bff: Bff): Form {
  const pages = form(bff);
  return {
    ...pages,
    handle: (ask) => (ask.query.step === undefined ? whole(bff, ask) : pages.handle(ask)),
  };
}

/** Other pages ask what to insure, and the wizard does not ask it again: it opens where something is missing. */
async function begin(
  bff: Bff,
  ask: FormAsk,
  at: KnownDraft<GeneralStep, GeneralDraft>,
): Promise<FormOutcome> {
  const types = generalWizard.read('general_insurance_type_page', ask.fields);
  const draft = { ...at.draft, ...types };
  const step = generalWizard.toOpen(draft, 'business_information_page', {});
  return types.types ? save(bff, ask, at, { ...at, draft, step }) : shown({ ...at, step });
}

/** Every page's fields at once; what came before a wrong page is kept. */
async function whole(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const { outcome, step, draft, errors } = advanceWholeGeneral(ask.fields, await rulesOf(bff, ask));
  const at = { reference: null, step, draft, history: [], undo: null };
  if (outcome === 'done') return finish(bff, ask, at, draft);
  if (step !== generalDrafts.first) await generalDrafts.save(bff, ask, at);
  return wrong(ask, at, errors);
}

async function rulesOf(bff: Bff, ask: FormAsk): Promise<GeneralRules> {
  return { ...contactRules(bff), ...(await activityRules(bff, ask)) };
}

async function submit(bff: Bff, ask: FormAsk, draft: GeneralDraft) {
  const done = await submitGeneral(bff, { ...senderOf(ask), draft });
  const wrongAt = 'general_contact_page' as const;
  if (done.outcome === 'refused') return { wrongAt, errors: done.errors };
  const to = generalRoutes[done.page];
  return { to, redirect: to, next: 'done', reference: done.reference };
}
