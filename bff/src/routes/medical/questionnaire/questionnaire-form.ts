/** The medical questionnaire's posts: a step, Undo, and the link to go on elsewhere (S0 4; decisions M10, M65, X24). */
import { checkRatable } from '@muqarin/rules/medical/check-step';
import { backToCheck, canReturn, goBack, keepInput } from '@muqarin/rules/medical/journey';
import type { Step } from '@muqarin/rules/medical/questionnaire';
import { type MedicalRules, medicalQuestions } from '@muqarin/rules/medical/questions';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { formNameOf } from '@muqarin/rules/questions/member-names';
import { medicalPaths } from '../../../../contract/medical/pages.ts';
import type { Bff } from '../../../parts.ts';
import { stableJson } from '../../../security/stable-json.ts';
import { capturedOnce, contactRules, senderOf } from '../../../use-cases/as-person.ts';
import { medicalDrafts } from '../../../use-cases/medical/session-draft.ts';
import { submitQuestionnaire } from '../../../use-cases/medical/submit-questionnaire.ts';
import { type Asked, openedAt } from '../../forms/asked.ts';
import { type Form, type FormAsk, keyWithAnswers } from '../../forms/form.ts';
import { questionForm } from '../../forms/question-form.ts';
import { resumeLinkForm } from '../../forms/resume-link-form.ts';
import { productsPath } from '../plans/list-form.ts';

export const medicalAsked: Asked<Step, DraftAnswers, MedicalRules> = {
  path: medicalPaths.questionnaire,
  flashPage: 'medical',
  wizard: medicalQuestions,
  drafts: medicalDrafts,
  rulesOf: (bff) => ({ ...contactRules(bff), today: bff.today() }),
  contactStep: 'contact',
};

const posts = questionForm(medicalAsked, {
  unnamed: () => medicalDrafts.first,
  returns: 'check',
  // The step that is posted by Change leads back there; a reset is undone until the first step is answered (M10).
  onward: async (_bff, _ask, { left, to, rules, returning }) => ({
    ...to,
    step: returning && canReturn(left.step) ? backToCheck(to.draft, rules.today) : to.step,
    undo: left.step === medicalDrafts.first ? null : to.undo,
  }),
  back: (at) => ({ ...at, ...goBack(at.draft, at.step) }),
  keep: (draft, step, input, { today }) => keepInput(draft, step, input, today),
  nameOf: formNameOf,
  submit,
});

export const questionnaireForm = posts.form;

async function submit(bff: Bff, ask: FormAsk, draft: DraftAnswers) {
  const ratable = checkRatable(draft, bff.today());
  const once = keyWithAnswers(ask, ratable.ok ? stableJson(ratable.answers) : '');
  const done = await capturedOnce(bff, once, (key) =>
    submitQuestionnaire(bff, { ...senderOf(ask), key, draft }),
  );
  if (done.outcome === 'refused') return { wrongAt: 'contact' as const, errors: done.errors };
  const { count, reference } = done;
  const to = count === 0 ? '/thank-you' : productsPath;
  return { to, redirect: to, next: 'done', count, reference };
}

export function undoForm(bff: Bff): Form {
  const { path, flashPage, rulesOf } = medicalAsked;
  return {
    path: medicalPaths.undo,
    flashPage,
    back: path,
    handle: async (ask) => {
      const known = await medicalDrafts.ofSession(bff, ask);
      const { undo, reference } = known;
      if (!undo) return { to: path, reference };
      const cleared = { ...known, draft: undo, undo: null };
      return posts.save(bff, ask, known, openedAt(medicalAsked, cleared, 'category', rulesOf(bff)));
    },
  };
}

export function medicalResumeLinkForm(bff: Bff): Form {
  return resumeLinkForm(bff, medicalAsked, medicalPaths.resumeLink);
}
