/** A page of the general wizard as a plain form post (S1 2 and 4; decisions G1, G3). */
import { advanceWholeGeneral } from '@muqarin/rules/general/journey';
import { generalRoutes } from '@muqarin/rules/general/pages';
import { type GeneralStep, isGeneralStep } from '@muqarin/rules/general/questionnaire';
import { type GeneralRules, generalWizard } from '@muqarin/rules/general/questions';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import { HONEYPOT_FIELD } from '../../../../contract/forms.ts';
import { generalPaths } from '../../../../contract/general/pages.ts';
import type { Bff } from '../../../parts.ts';
import { contactRules } from '../../../use-cases/as-person.ts';
import {
  generalDraftOfSession,
  generalDrafts,
  saveGeneralDraft,
} from '../../../use-cases/general/session-draft.ts';
import { activityRules, submitGeneral } from '../../../use-cases/general/submit-questionnaire.ts';
import type { KnownDraft } from '../../../use-cases/line-drafts.ts';
import { isTaken, madeFrom } from '../../../use-cases/page-saves.ts';
import type { Form, FormAsk, FormOutcome } from '../../forms/form.ts';
import { questionPosts } from '../../forms/question-posts.ts';

export function generalStepAddress(step: GeneralStep): string {
  return `${generalPaths.wizard}?step=${step}`;
}

const posts = questionPosts<GeneralStep, GeneralDraft, GeneralRules>({
  wizard: generalWizard,
  first: 'general_insurance_type_page',
  drafts: generalDrafts,
  addressOf: generalStepAddress,
  rulesOf,
  submit,
});

export function generalWizardForm(bff: Bff): Form {
  return {
    path: generalPaths.wizard,
    flashPage: 'general',
    handle: async (ask) => {
      const { step } = ask.query;
      if (step === undefined) return whole(bff, ask);
      const known = await generalDraftOfSession(bff, ask);
      if (!isGeneralStep(step)) return { to: generalPaths.wizard };
      if (isTaken(known, ask.fields)) return { to: generalPaths.wizard };
      if (ask.fields.go === 'begin') return begin(bff, ask, known);
      if (ask.fields.go === 'previous') return posts.previous(bff, ask, known, step);
      if (ask.fields.go === 'save') return posts.autosave(bff, ask, known, step);
      return posts.next(bff, ask, known, step);
    },
  };
}

/** Other pages ask what to insure, and the wizard does not ask it again: it opens where something is missing. */
async function begin(
  bff: Bff,
  ask: FormAsk,
  known: KnownDraft<GeneralDraft>,
): Promise<FormOutcome> {
  const types = generalWizard.read('general_insurance_type_page', ask.fields);
  const draft = { ...known.draft, ...types };
  const step = generalWizard.toOpen(draft, 'business_information_page', {});
  if (types.types) await saveGeneralDraft(bff, ask, draft, step, madeFrom(known, ask.fields));
  return { to: generalStepAddress(step), next: step };
}

/** Every page's fields at once; what came before a wrong page is kept. */
async function whole(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const moved = advanceWholeGeneral(ask.fields, await rulesOf(bff, ask));
  if (moved.outcome === 'done') return submit(bff, ask, moved.draft);
  if (moved.step !== 'general_insurance_type_page') {
    await saveGeneralDraft(bff, ask, moved.draft, moved.step);
  }
  return posts.wrong(moved.step, moved.errors);
}

async function rulesOf(bff: Bff, ask: FormAsk): Promise<GeneralRules> {
  return { ...contactRules(bff), ...(await activityRules(bff, ask)) };
}

async function submit(bff: Bff, ask: FormAsk, draft: GeneralDraft): Promise<FormOutcome> {
  const done = await submitGeneral(bff, {
    ...ask,
    draft,
    captcha: ask.fields['g-recaptcha-response'],
    honeypot: ask.fields[HONEYPOT_FIELD],
  });
  if (done.outcome === 'refused') return posts.wrong('general_contact_page', done.errors);
  const to = generalRoutes[done.page];
  return { to, redirect: to, next: 'done', reference: done.reference };
}
