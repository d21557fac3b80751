/** The corporate questionnaire as plain form posts (S0 2 and 4). */
import type { ContactRules } from '@muqarin/rules/contact';
import { addCategory, removeCategory } from '@muqarin/rules/medical-corporate/group-counts';
import type { CorporateStep } from '@muqarin/rules/medical-corporate/questionnaire';
import { corporateQuestions } from '@muqarin/rules/medical-corporate/questions';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import type { Bff } from '../../../parts.ts';
import { stableJson } from '../../../security/stable-json.ts';
import { contactRules, senderOf } from '../../../use-cases/as-person.ts';
import type { KnownDraft } from '../../../use-cases/line-drafts.ts';
import { groupDrafts } from '../../../use-cases/medical-corporate/session-draft.ts';
import {
  pageAfterSubmit,
  submitGroup,
} from '../../../use-cases/medical-corporate/submit-questionnaire.ts';
import type { Asked } from '../../forms/asked.ts';
import { type FormAsk, type FormOutcome, keyWithAnswers } from '../../forms/form.ts';
import { questionForm } from '../../forms/question-form.ts';

export const corporateAsked: Asked<CorporateStep, GroupDraft, ContactRules> = {
  path: corporatePaths.questionnaire,
  flashPage: 'corporate',
  wizard: corporateQuestions,
  drafts: groupDrafts,
  rulesOf: contactRules,
  contactStep: 'company',
};

const posts = questionForm(corporateAsked, {
  otherwise: (bff, ask, at) => {
    const { go } = ask.fields;
    const isAsked = at.step === 'category' && (go === 'add' || go === 'remove');
    return isAsked ? changeCategories(bff, ask, at, go) : null;
  },
  submit,
});

export const corporateQuestionnaireForm = posts.form;

/** One category more or less, where no script does it (S0 4). */
async function changeCategories(
  bff: Bff,
  ask: FormAsk,
  at: KnownDraft<CorporateStep, GroupDraft>,
  go: 'add' | 'remove',
): Promise<FormOutcome> {
  const counts = corporateQuestions.read('category', ask.fields);
  const changed =
    go === 'add' ? addCategory(counts) : { ok: true as const, answers: removeCategory(counts) };
  if (!changed.ok) return posts.wrong(ask, at, changed.errors);
  const { categories: _before, ...rest } = at.draft;
  const draft = { ...rest, ...changed.answers };
  const saved = await posts.save(bff, ask, at, { ...at, draft });
  return { ...saved, to: `${saved.to}#categories` };
}

async function submit(bff: Bff, ask: FormAsk, draft: GroupDraft) {
  const { leadId } = groupDrafts.idsOf(ask.session);
  const done = await submitGroup(bff, {
    ...senderOf(ask),
    draft,
    key: keyWithAnswers(ask, stableJson(draft)),
    // Sent again by whoever has sent it before: one lead, with what is said now (decisions M54).
    leadId: leadId ?? undefined,
  });
  if (done.outcome === 'refused') return { wrongAt: 'company' as const, errors: done.errors };
  const to = pageAfterSubmit(done);
  return { to, redirect: to, next: 'done', reference: done.reference };
}
