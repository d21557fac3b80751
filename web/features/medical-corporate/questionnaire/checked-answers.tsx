import { corporatePaths } from '@muqarin/bff/contract/medical-corporate/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { letterOf } from '@muqarin/rules/medical-corporate/categories';
import { categoryField } from '@muqarin/rules/medical-corporate/group-counts';
import { type CorporateStep, corporatePath } from '@muqarin/rules/medical-corporate/questionnaire';
import { corporateQuestions } from '@muqarin/rules/medical-corporate/questions';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import ground from '@/components/ui/ground.module.css';
import type { AnswerRowOf } from '@/features/questions/answer-row.ts';
import answersCss from '@/features/questions/answers.module.css';
import { answersSoFar } from '@/features/questions/answers-so-far.ts';
import stepCss from '@/features/questions/steps/steps.module.css';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import { textByKey } from '@/lib/text-by-key.ts';
import { t } from '../texts.ts';

/** Everything that was answered, each with Change. */
export function CheckedAnswers({ draft, texts }: { draft: GroupDraft; texts: QuestionnaireTexts }) {
  return (
    <div className={answersCss.answers}>
      <dl className={stepCss.checked}>
        {answerRows(draft).map(({ key, label, value, step }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
              <a href={`${corporatePaths.questionnaire}?step=${step}`}>
                {texts.aside.change}
                <span className={ground.vh}> {label}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function answerRows(draft: GroupDraft): AnswerRowOf<CorporateStep>[] {
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
