import { letterOf } from '@muqarin/rules/category-letters';
import { fillMessage } from '@muqarin/rules/fill-message';
import { categoryField } from '@muqarin/rules/medical-corporate/group-counts';
import { type CorporateStep, corporatePath } from '@muqarin/rules/medical-corporate/questionnaire';
import { corporateQuestions } from '@muqarin/rules/medical-corporate/questions';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import type { AnswerRowOf } from '@/features/questions/answer-row.ts';
import { answersSoFar } from '@/features/questions/answers-so-far.ts';
import { textByKey } from '@/lib/text-by-key.ts';
import { t } from '../question-texts.ts';

/** Everything that was answered, with the count of each category. */
export function answerRows(draft: GroupDraft): AnswerRowOf<CorporateStep>[] {
  const { multiple_categories = false, categories = [] } = draft;
  const controlsOf = (step: CorporateStep) => corporateQuestions.controls(step, draft);
  const said = answersSoFar(corporatePath(), controlsOf, draft, textByKey(t));
  return [
    ...said,
    ...(multiple_categories ? categories : []).map((count, at) => ({
      key: categoryField(at + 1),
      label: fillMessage(t.saidCategory, { letter: letterOf(at + 1) }),
      value: String(count ?? ''),
      step: 'category' as const,
    })),
  ];
}
