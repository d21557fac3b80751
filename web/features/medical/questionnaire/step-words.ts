import { isMembersStep, type Step } from '@muqarin/rules/medical/questionnaire';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';

/** The question a step asks. */
export function titleOf(step: Step, draft: DraftAnswers, t: QuestionnaireTexts): string {
  if (!isMembersStep(step)) return t[step].title;
  return (draft.member_count ?? 1) > 1 ? t[step].titleMany : t[step].title;
}
