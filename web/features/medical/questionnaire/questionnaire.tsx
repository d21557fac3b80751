'use client';

import { type MedicalQuestionnairePage, medicalPaths } from '@muqarin/bff/contract/medical/pages';
import { stepsFor } from '@muqarin/rules/medical/questionnaire';
import { formMessages } from '@muqarin/rules/messages-form';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { CheckedAnswers } from '@/features/questions/checked-answers.tsx';
import { QuestionnaireFrame } from '@/features/questions/questionnaire-frame.tsx';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import { useQuestionnaire } from '@/features/questions/use-questionnaire.ts';
import { say } from '@/lib/reader.ts';
import { answerRows, memberGroups, pageRows } from './answer-rows.ts';
import { medicalLine } from './line.ts';
import { Members } from './steps/members.tsx';
import type { MedicalTexts } from './texts.ts';

interface QuestionnaireProps {
  page: MedicalQuestionnairePage;
  csrfToken: string;
  texts: QuestionnaireTexts;
  lineTexts: MedicalTexts;
  titleTemplate: string;
}

/** The individual questionnaire (S0 2). */
export function Questionnaire(props: QuestionnaireProps) {
  const { page, csrfToken, texts, lineTexts: t } = props;
  const line = medicalLine(page);
  const q = useQuestionnaire({ line, csrfToken, submitFailed: texts.submitFailed }, page);
  const { step, draft } = q.place;
  const showsAnswers = stepsFor(draft).indexOf(step) > 0 && step !== 'check';
  return (
    <QuestionnaireFrame
      {...props}
      q={q}
      pricesFirst={medicalPaths.pricesFirst}
      later={medicalPaths.resumeLink}
      notice={leftBehind(page, csrfToken)}
      rows={showsAnswers ? answerRows(draft, t) : []}
      asks={(asked) => ({
        own: { members: <Members step={step} asked={asked} texts={t.member} /> },
        before:
          step === 'check' ? (
            <CheckedAnswers
              rows={pageRows(draft, t)}
              groups={memberGroups(draft, t)}
              texts={texts.aside}
              addressOf={(to) => line.addressOf(to, true)}
              onChange={q.change}
            />
          ) : null,
      })}
    />
  );
}

/** What a post without JavaScript left for this page: a notice, and Undo after a reset. */
function leftBehind({ notice, canUndo }: MedicalQuestionnairePage, csrfToken: string) {
  if (!notice && !canUndo) return null;
  const undo = canUndo ? (
    <form method="post" action={medicalPaths.undo}>
      <CsrfField token={csrfToken} />
      <Button look="bare">{say(formMessages.undo)}</Button>
    </form>
  ) : null;
  return (
    <Notice tone={canUndo ? 'warn' : 'good'} action={undo}>
      {notice ?? say(formMessages.answersCleared)}
    </Notice>
  );
}
