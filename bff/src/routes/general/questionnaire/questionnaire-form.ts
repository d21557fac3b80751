/** A page of the general wizard as a plain form post (S1 2 and 4; decisions G1, G3). */
import { advanceWholeGeneral } from '@muqarin/rules/general/journey';
import { generalRoutes } from '@muqarin/rules/general/pages';
import {
  type GeneralStep,
  generalPath,
  isGeneralStep,
  previousGeneral,
} from '@muqarin/rules/general/questionnaire';
import { generalWizard } from '@muqarin/rules/general/questions';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import { HONEYPOT_FIELD } from '../../../../contract/forms.ts';
import { generalPaths } from '../../../../contract/general/pages.ts';
import type { Bff } from '../../../parts.ts';
import { contactRules } from '../../../use-cases/as-person.ts';
import {
  generalDraftOfSession,
  type KnownGeneralDraft,
  saveGeneralDraft,
} from '../../../use-cases/general/session-draft.ts';
import { activityRules, submitGeneral } from '../../../use-cases/general/submit-questionnaire.ts';
import { answersIn, isTaken, madeFrom } from '../../../use-cases/page-saves.ts';
import type { Form, FormAsk, FormOutcome } from '../../forms/form.ts';

export function generalStepAddress(step: GeneralStep): string {
  return `${generalPaths.wizard}?step=${step}`;
}

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
      if (ask.fields.go === 'previous') return previous(bff, ask, known, step);
      if (ask.fields.go === 'save') return autosave(bff, ask, known, step);
      return next(bff, ask, known, step);
    },
  };
}

async function next(
  bff: Bff,
  ask: FormAsk,
  known: KnownGeneralDraft,
  step: GeneralStep,
): Promise<FormOutcome> {
  const rules = { ...contactRules(bff), ...(await activityRules(bff, ask)) };
  const moved = generalWizard.advance(known.draft, step, inputOf(known, ask, step), rules);
  if (moved.outcome === 'wrong') return wrong(step, moved.errors);
  if (moved.outcome === 'done') return submit(bff, ask, moved.draft);
  const made = madeFrom(known, ask.fields);
  const { reference } = await saveGeneralDraft(bff, ask, moved.draft, moved.step, made);
  return { to: generalStepAddress(moved.step), next: moved.step, reference };
}

/** Other pages ask what to insure, and the wizard does not ask it again: it opens where something is missing. */
async function begin(bff: Bff, ask: FormAsk, known: KnownGeneralDraft): Promise<FormOutcome> {
  const types = generalWizard.read('general_insurance_type_page', ask.fields);
  const draft = { ...known.draft, ...types };
  const step = generalWizard.toOpen(draft, 'business_information_page', {});
  if (types.types) await saveGeneralDraft(bff, ask, draft, step, madeFrom(known, ask.fields));
  return { to: generalStepAddress(step), next: step };
}

/** Every page's fields at once; what came before a wrong page is kept. */
async function whole(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const rules = { ...contactRules(bff), ...(await activityRules(bff, ask)) };
  const moved = advanceWholeGeneral(ask.fields, rules);
  if (moved.outcome === 'done') return submit(bff, ask, moved.draft);
  if (moved.step !== 'general_insurance_type_page') {
    await saveGeneralDraft(bff, ask, moved.draft, moved.step);
  }
  return wrong(moved.step, moved.errors);
}

/** What is half filled and parses is kept as it is; nothing is checked. */
async function previous(
  bff: Bff,
  ask: FormAsk,
  known: KnownGeneralDraft,
  step: GeneralStep,
): Promise<FormOutcome> {
  const input = withoutWrong(inputOf(known, ask, step));
  const kept = generalWizard.apply(known.draft, step, input, contactRules(bff));
  const back = previousGeneral(step, kept) ?? 'general_insurance_type_page';
  if (generalPath(known.draft).includes(step))
    await saveGeneralDraft(bff, ask, kept, back, madeFrom(known, ask.fields));
  return { to: generalStepAddress(back), next: back };
}

/** What is half filled and parses is kept as it was typed, without what was cleared; nothing is checked and nothing moves. */
async function autosave(
  bff: Bff,
  ask: FormAsk,
  known: KnownGeneralDraft,
  step: GeneralStep,
): Promise<FormOutcome> {
  const { draft, reference } = known;
  const to = generalStepAddress(step);
  // A post of a page that is not asked any more, from an old tab.
  if (!generalPath(draft).includes(step)) return { to, next: step, reference };
  const input = withoutWrong(inputOf(known, ask, step));
  const kept = { ...generalWizard.given(draft, step, input), ...input };
  const saved = await saveGeneralDraft(bff, ask, kept, step, madeFrom(known, ask.fields));
  return { to, next: step, reference: saved.reference };
}

function inputOf({ draft }: KnownGeneralDraft, { fields }: FormAsk, step: GeneralStep) {
  const kept = generalWizard.answersOf(draft, step);
  return answersIn<GeneralDraft>(kept, fields, (given) => generalWizard.read(step, given));
}

function withoutWrong(input: GeneralDraft): GeneralDraft {
  return JSON.parse(JSON.stringify(input), (_name, value) => value ?? undefined) as GeneralDraft;
}

async function submit(bff: Bff, ask: FormAsk, draft: GeneralDraft): Promise<FormOutcome> {
  const done = await submitGeneral(bff, {
    ...ask,
    draft,
    captcha: ask.fields['g-recaptcha-response'],
    honeypot: ask.fields[HONEYPOT_FIELD],
  });
  if (done.outcome === 'refused') return wrong('general_contact_page', done.errors);
  const to = generalRoutes[done.page];
  return { to, redirect: to, next: 'done', reference: done.reference };
}

function wrong(step: GeneralStep, errors: FormOutcome['errors'] = []): FormOutcome {
  return { to: generalStepAddress(step), errors, next: step };
}
