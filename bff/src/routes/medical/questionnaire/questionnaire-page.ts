import { toIsoDate } from '@muqarin/rules/dates';
import { canReturn, firstUnanswered } from '@muqarin/rules/medical/journey';
import { previousOf, progressOf, stepsFor } from '@muqarin/rules/medical/questionnaire';
import { questionPage } from '../../forms/question-page.ts';
import { medicalAsked } from './questionnaire-form.ts';

export const questionnairePage = questionPage(medicalAsked, async (bff, { query }, { draft }) => {
  const today = bff.today();
  return {
    unnamed: firstUnanswered(draft, today) ?? 'check',
    own: ({ step, draft: answers, undo }, { notice = null }) => ({
      steps: stepsFor(answers),
      previous: previousOf(step, answers),
      progress: progressOf(step, answers),
      canUndo: undo !== null && step === medicalAsked.drafts.first,
      notice,
      returnTo: query.returnTo === 'check' && canReturn(step) ? ('check' as const) : null,
      today: toIsoDate(today),
    }),
  };
});
