/** A page of the corporate questionnaire as a plain form post (S0 2 and 4). */
import type { ContactRules } from '@muqarin/rules/contact';
import { addCategory, removeCategory } from '@muqarin/rules/medical-corporate/group-counts';
import {
  type CorporateStep,
  isCorporateStep,
} from '@muqarin/rules/medical-corporate/questionnaire';
import { corporateQuestions } from '@muqarin/rules/medical-corporate/questions';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import { HONEYPOT_FIELD } from '../../../../contract/forms.ts';
import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import type { Bff } from '../../../parts.ts';
import { stableJson } from '../../../security/stable-json.ts';
import { contactRules } from '../../../use-cases/as-person.ts';
import type { KnownDraft } from '../../../use-cases/line-drafts.ts';
import { groupDrafts } from '../../../use-cases/medical-corporate/session-draft.ts';
import {
  pageAfterSubmit,
  submitGroup,
} from '../../../use-cases/medical-corporate/submit-questionnaire.ts';
import { isTaken, madeFrom } from '../../../use-cases/page-saves.ts';
import { type Form, type FormAsk, type FormOutcome, keyWithAnswers } from '../../forms/form.ts';
import { questionPosts } from '../../forms/question-posts.ts';

export function corporateStepAddress(step: CorporateStep): string {
  return `${corporatePaths.questionnaire}?step=${step}`;
}

const posts = questionPosts<CorporateStep, GroupDraft, ContactRules>({
  wizard: corporateQuestions,
  first: 'emirate',
  drafts: groupDrafts,
  addressOf: corporateStepAddress,
  rulesOf: async (bff) => contactRules(bff),
  submit,
});

export function corporateQuestionnaireForm(bff: Bff): Form {
  return {
    path: corporatePaths.questionnaire,
    flashPage: 'corporate',
    handle: async (ask) => {
      const { step } = ask.query;
      const { go } = ask.fields;
      const known = await groupDrafts.ofSession(bff, ask);
      if (!isCorporateStep(step)) return { to: corporatePaths.questionnaire };
      if (isTaken(known, ask.fields)) return { to: corporatePaths.questionnaire };
      if (go === 'previous') return posts.previous(bff, ask, known, step);
      if (go === 'save') return posts.autosave(bff, ask, known, step);
      if (step === 'category' && (go === 'add' || go === 'remove')) {
        return changeCategories(bff, ask, known, go);
      }
      return posts.next(bff, ask, known, step);
    },
  };
}

/** One category more or less, where no script does it (S0 4). */
async function changeCategories(
  bff: Bff,
  ask: FormAsk,
  known: KnownDraft<GroupDraft>,
  go: 'add' | 'remove',
): Promise<FormOutcome> {
  const counts = corporateQuestions.read('category', ask.fields);
  const to = `${corporateStepAddress('category')}#categories`;
  const changed =
    go === 'add' ? addCategory(counts) : { ok: true as const, answers: removeCategory(counts) };
  if (!changed.ok) return posts.wrong('category', changed.errors);
  const { categories: _before, ...rest } = known.draft;
  const draft = { ...rest, ...changed.answers };
  const { reference } = await groupDrafts.save(
    bff,
    ask,
    draft,
    'category',
    madeFrom(known, ask.fields),
  );
  return { to, next: 'category', reference };
}

async function submit(bff: Bff, ask: FormAsk, draft: GroupDraft): Promise<FormOutcome> {
  const { leadId } = groupDrafts.idsOf(ask.session);
  const done = await submitGroup(bff, {
    ...ask,
    draft,
    key: keyWithAnswers(ask, stableJson(draft)),
    // Sent again by whoever has sent it before: one lead, with what is said now (decisions M54).
    leadId: leadId ?? undefined,
    captcha: ask.fields['g-recaptcha-response'],
    honeypot: ask.fields[HONEYPOT_FIELD],
  });
  if (done.outcome === 'refused') return posts.wrong('company', done.errors);
  const to = pageAfterSubmit(done);
  return { to, redirect: to, next: 'done', reference: done.reference };
}
