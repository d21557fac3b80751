/** The questionnaire's own posts: a step, Undo, and the link to go on elsewhere (S0 4; decisions M10, M65, X24). */
import type { CivilDate } from '@muqarin/rules/dates';
import { isEmail } from '@muqarin/rules/email';
import { checkRatable } from '@muqarin/rules/medical/check-step';
import { formNameOf } from '@muqarin/rules/medical/checked';
import {
  advance,
  goBack,
  keepInput,
  type StepInput,
  stepToOpen,
} from '@muqarin/rules/medical/journey';
import { isStep, type Step } from '@muqarin/rules/medical/questionnaire';
import { medicalQuestions } from '@muqarin/rules/medical/questions';
import { messages } from '@muqarin/rules/messages';
import { formPaths, HONEYPOT_FIELD } from '../../../../contract/forms.ts';
import type { Bff } from '../../../parts.ts';
import { stableJson } from '../../../security/stable-json.ts';
import { contactRules } from '../../../use-cases/as-person.ts';
import {
  draftOfSession,
  type KnownDraft,
  saveDraft,
} from '../../../use-cases/medical/session-draft.ts';
import { submitQuestionnaire } from '../../../use-cases/medical/submit-questionnaire.ts';
import { answersIn, isTaken, madeFrom } from '../../../use-cases/page-saves.ts';
import { type Form, type FormAsk, type FormOutcome, keyWithAnswers } from '../../forms/form.ts';
import { productsPath } from '../plans/list-form.ts';

const stepAddress = (step: string) => `${formPaths.questionnaire}?step=${step}`;

export function questionnaireForm(bff: Bff): Form {
  return {
    path: formPaths.questionnaire,
    flashPage: 'questionnaire',
    handle: async (ask) => {
      const known = await draftOfSession(bff, ask.session, ask.context);
      const today = bff.today();
      if (isTaken(known, ask.fields)) return asKept(known, today);
      const wanted = isStep(ask.query.step) ? ask.query.step : 'emirate';
      const step = stepToOpen(wanted, known.answers, today);
      // A post of a step that is not open any more, from an old tab: show what is.
      if (step !== wanted) return { to: stepAddress(step), next: step, reference: known.reference };
      if (ask.fields.go === 'previous') return previous(bff, ask, known, step);
      if (ask.fields.go === 'save') return autosave(bff, ask, known, step);
      return step === 'contact' ? submit(bff, ask, known) : next(bff, ask, known, step, today);
    },
  };
}

async function next(
  bff: Bff,
  ask: FormAsk,
  known: KnownDraft,
  step: Step,
  today: CivilDate,
): Promise<FormOutcome> {
  const returnTo = (ask.query.returnTo ?? ask.query.return) === 'check' ? 'check' : undefined;
  const input = inputOf(known, ask, step);
  const moved = advance(known.answers, step, input, today, { ...contactRules(bff), returnTo });
  if (moved.errors.length > 0) {
    const errors = moved.errors.map((error) => ({ ...error, field: formNameOf(error.field) }));
    const back = returnTo ? `${stepAddress(step)}&returnTo=check` : stepAddress(step);
    return { to: back, errors, next: step, reference: known.reference };
  }
  const undo = step === 'emirate' ? null : known.undo;
  const to = { step: moved.next, answers: moved.draft, undo };
  const made = madeFrom(known, ask.fields);
  const saved = await saveDraft(bff, ask.session, ask.context, to, made);
  return { to: stepAddress(moved.next), next: moved.next, reference: saved.reference };
}

/** What is half filled is kept as it is; nothing is checked and nothing moves. */
async function autosave(
  bff: Bff,
  ask: FormAsk,
  known: KnownDraft,
  step: Step,
): Promise<FormOutcome> {
  const answers = keepInput(known.answers, step, inputOf(known, ask, step), bff.today());
  const to = { step, answers, undo: known.undo };
  const made = madeFrom(known, ask.fields);
  const saved = await saveDraft(bff, ask.session, ask.context, to, made);
  return { to: stepAddress(step), next: step, reference: saved.reference };
}

/** Back to the emirate clears every answer and keeps them for Undo (S0 4, M10). */
async function previous(
  bff: Bff,
  ask: FormAsk,
  known: KnownDraft,
  step: Step,
): Promise<FormOutcome> {
  const back = goBack(
    medicalQuestions.apply(known.answers, step, inputOf(known, ask, step), {
      today: bff.today(),
    }),
    step,
  );
  const to = { step: back.step, answers: back.draft, undo: back.undo ?? known.undo };
  const made = madeFrom(known, ask.fields);
  const saved = await saveDraft(bff, ask.session, ask.context, to, made);
  return {
    to: stepAddress(back.step),
    next: back.step,
    reference: saved.reference,
    canUndo: back.undo !== undefined,
    ...(back.undo ? { notice: messages.answersCleared } : {}),
  };
}

function inputOf({ answers }: KnownDraft, { fields }: FormAsk, step: Step): StepInput {
  return answersIn<StepInput>(medicalQuestions.answersOf(answers, step), fields, (given) =>
    medicalQuestions.read(step, given),
  );
}

/** To a save that was taken already. */
function asKept({ answers, reference, step }: KnownDraft, today: CivilDate): FormOutcome {
  const next = stepToOpen(isStep(step) ? step : 'emirate', answers, today);
  return { to: stepAddress(next), next, reference };
}

async function submit(bff: Bff, ask: FormAsk, known: KnownDraft): Promise<FormOutcome> {
  const { contact = {} } = inputOf(known, ask, 'contact');
  const ratable = checkRatable(known.answers, bff.today());
  const once = keyWithAnswers(ask, ratable.ok ? stableJson(ratable.answers) : '');
  const done = await bff.once.run(once, bff.config.LEAD_REMEMBER_SECONDS, async (key) => {
    const answer = await submitQuestionnaire(bff, {
      ...ask,
      key,
      draft: { ...known.answers, contact },
      captcha: ask.fields['g-recaptcha-response'],
      honeypot: ask.fields[HONEYPOT_FIELD],
    });
    return { remember: answer.outcome === 'captured', answer };
  });
  if (done.outcome === 'refused') {
    const errors = done.errors.map((error) => ({ ...error, field: formNameOf(error.field) }));
    return { to: stepAddress('contact'), errors, next: 'contact', reference: known.reference };
  }
  const { count, reference } = done;
  const to = count === 0 ? '/thank-you' : productsPath;
  return { to, redirect: to, next: 'done', count, reference };
}

export function undoForm(bff: Bff): Form {
  return {
    path: formPaths.undo,
    flashPage: 'questionnaire',
    back: formPaths.questionnaire,
    handle: async ({ session, context, fields }) => {
      const known = await draftOfSession(bff, session, context);
      if (!known.undo) return { to: formPaths.questionnaire, reference: known.reference };
      const step = stepToOpen('category', known.undo, bff.today());
      const to = { step, answers: known.undo, undo: null };
      const saved = await saveDraft(bff, session, context, to, madeFrom(known, fields));
      return { to: stepAddress(step), next: step, reference: saved.reference };
    },
  };
}

export function resumeLinkForm(bff: Bff): Form {
  return {
    path: formPaths.resumeLink,
    flashPage: 'questionnaire',
    back: formPaths.questionnaire,
    handle: async ({ request, session, context, fields, key }) => {
      const known = await draftOfSession(bff, session, context);
      const to = known.step === null ? formPaths.questionnaire : stepAddress(known.step);
      const email = fields.email?.trim() ?? '';
      if (!isEmail(email, { longSuffix: bff.config.LONG_EMAIL_SUFFIX })) {
        const message = email === '' ? messages.enterEmail : messages.validEmail;
        return { to, errors: [{ field: 'resume_email', message }], reference: known.reference };
      }
      const { draftId } = known;
      if (draftId === null || known.reference === null) {
        return { to, warning: messages.notFound, reference: null };
      }
      await bff.once.run(key, bff.config.LEAD_REMEMBER_SECONDS, async (idempotencyKey) => {
        await bff.limits.count(request, 'mails', email);
        await bff.leads.requestResumeLink({ draftId, email, idempotencyKey }, context);
        return { remember: true, answer: null };
      });
      return { to, notice: messages.resumeLinkSent, reference: known.reference };
    },
  };
}
