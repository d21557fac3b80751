'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import type { QuestionnairePage } from '@muqarin/bff/contract/pages';
import { previousOf, progressOf, type Step, stepsFor } from '@muqarin/rules/medical/questionnaire';
import { formMessages } from '@muqarin/rules/messages-form';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressLine } from '@/components/ui/progress-line.tsx';
import { AnswersAside } from '@/features/questions/answers-aside.tsx';
import { FinishLater } from '@/features/questions/finish-later.tsx';
import { enterGoesOn } from '@/features/questions/helping-hands.ts';
import { PricesFirst } from '@/features/questions/prices-first.tsx';
import css from '@/features/questions/questionnaire.module.css';
import { StepNav } from '@/features/questions/step-nav.tsx';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import { Unsaved } from '@/features/questions/unsaved.tsx';
import { useAutosave } from '@/features/questions/use-saving.ts';
import { useStepFocus } from '@/features/questions/use-step-focus.ts';
import { summaryOf, summaryTitle } from '@/lib/error-words.ts';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { useFormFields } from '@/lib/use-form-fields.ts';
import { postAddress, stepAddress } from './addresses.ts';
import { answerRows } from './answer-rows.ts';
import { titleOf } from './step-words.ts';
import { StepFields } from './steps/step-fields.tsx';
import { useQuestionnaire } from './use-questionnaire.ts';
import { useSubmitLead } from './use-submit-lead.ts';

interface QuestionnaireProps {
  page: QuestionnairePage;
  csrfToken: string;
  texts: QuestionnaireTexts;
  /** "%s - Muqarin" */
  titleTemplate: string;
}

/** One question a page, as a plain form; with JavaScript the same form moves on by itself. */
export function Questionnaire({ page, csrfToken, texts, titleTemplate }: QuestionnaireProps) {
  const q = useQuestionnaire(page, csrfToken);
  const { step, draft, errors, fromServer, returnTo, sheet, typed: refused } = q.place;
  const { form, fields } = useFormFields();
  const lead = useSubmitLead(q, csrfToken, texts);
  const title = titleOf(step, draft, texts);
  useStepFocus(sheet, form, titleTemplate, title, errors.length > 0 ? texts.errorPrefix : '');

  const watched = {
    sheet,
    address: postAddress(step, returnTo),
    refused: Object.keys(refused).length > 0,
  };
  const typed = useAutosave(q.saving, watched, form, fields);

  const showsAnswers = stepsFor(draft).indexOf(step) > 0 && step !== 'check';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('value') === 'previous') return q.previous(fields());
    if (step === 'contact') void lead.submit(fields());
    else q.next(fields());
  };

  return (
    <>
      <ProgressLine
        label={texts.progress}
        done={progressOf(step, draft)}
        words={step === 'contact' ? texts.progressLast : null}
      />
      <div className={css.question} data-own-steps>
        <div className={css.main}>
          {sheet === 0 ? <LeftBehind page={page} csrfToken={csrfToken} /> : null}
          <ErrorSummary
            title={summaryTitle(errors, texts)}
            errors={summaryOf(errors)}
            folds={fromServer}
          />
          <form
            ref={form}
            key={`${step}${sheet}`}
            method="post"
            action={postAddress(step, returnTo)}
            noValidate
            onSubmit={submit}
            onKeyDown={enterGoesOn}
            onChange={typed}
          >
            <CsrfField token={csrfToken} />
            <StepFields
              place={q.place}
              today={q.today}
              title={title}
              texts={texts}
              captchaBy={page.captcha}
              captchaTicket={page.captchaTicket}
              captcha={lead.captcha}
              onChange={q.change}
            />
            <StepNav
              texts={texts}
              onward={onwardOf(step, returnTo !== null, texts)}
              hasPrevious={previousOf(step, draft) !== null}
              busy={lead.busy}
            />
          </form>
          {step === 'contact' ? (
            <PricesFirst
              action={formPaths.pricesFirst}
              csrfToken={csrfToken}
              texts={texts.pricesFirst}
            />
          ) : null}
          {q.saving.unsaved ? <Unsaved texts={texts} onRetry={q.saving.retry} /> : null}
        </div>
        <div key={sheet} className={css.side}>
          <AnswersAside
            rows={showsAnswers ? answerRows(draft, texts) : []}
            reference={q.reference}
            texts={texts.aside}
            addressOf={(changed) => stepAddress(changed, 'check')}
            onChange={q.change}
          />
          {q.reference ? (
            <FinishLater
              action={formPaths.resumeLink}
              csrfToken={csrfToken}
              texts={texts.later}
              firstError={messageOf(errors, 'resume_email')}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}

/** What a post without JavaScript left for this page: a notice, and Undo after a reset. */
function LeftBehind({ page, csrfToken }: { page: QuestionnairePage; csrfToken: string }) {
  const { notice, canUndo } = page;
  if (!notice && !canUndo) return null;
  const undo = canUndo ? (
    <form method="post" action={formPaths.undo}>
      <CsrfField token={csrfToken} />
      <Button look="bare">{say(formMessages.undo)}</Button>
    </form>
  ) : null;
  return (
    <div className={css.notice}>
      <Notice tone={canUndo ? 'warn' : 'good'} action={undo}>
        {notice ?? say(formMessages.answersCleared)}
      </Notice>
    </div>
  );
}

function onwardOf(step: Step, returning: boolean, t: QuestionnaireTexts): string {
  if (step === 'contact') return t.submit;
  if (step === 'check') return t.check.next;
  return returning ? t.save : t.next;
}
