'use client';

import {
  type CorporateQuestionnairePage,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { Notice } from '@/components/ui/notice.tsx';
import { CheckedAnswers } from '@/features/questions/checked-answers.tsx';
import { QuestionnaireFrame } from '@/features/questions/questionnaire-frame.tsx';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import { useQuestionnaire } from '@/features/questions/use-questionnaire.ts';
import { CensusDropBox, CensusDropForm } from '../census/census-drop.tsx';
import { t } from '../question-texts.ts';
import { answerRows } from './answer-rows.ts';
import { CategoryRows } from './category-rows.tsx';
import { corporateLine } from './line.ts';

interface Props {
  page: CorporateQuestionnairePage;
  csrfToken: string;
  texts: QuestionnaireTexts;
  titleTemplate: string;
}

/** The corporate questionnaire (S0 2). */
export function CorporateQuestionnaire(props: Props) {
  const { page, csrfToken, texts } = props;
  const line = corporateLine(page);
  const q = useQuestionnaire({ line, csrfToken, submitFailed: texts.submitFailed }, page);
  const { step, draft } = q.place;
  const before = {
    emirate: null,
    category: <CensusDropBox census={page.census} />,
    check: (
      <CheckedAnswers
        rows={answerRows(draft)}
        texts={texts.aside}
        addressOf={line.addressOf}
        onChange={q.change}
      />
    ),
    company: null,
  };
  return (
    <>
      <QuestionnaireFrame
        {...props}
        q={q}
        lineTexts={t}
        pricesFirst={corporatePaths.pricesFirst}
        notice={page.notice === null ? null : <Notice tone="warn">{page.notice}</Notice>}
        asks={(asked) => ({
          own: { categories: <CategoryRows asked={asked} onErrors={q.tell} /> },
          before: before[step],
        })}
      />
      {step === 'category' ? (
        <CensusDropForm csrfToken={csrfToken} back={line.addressOf('category')} />
      ) : null}
    </>
  );
}
