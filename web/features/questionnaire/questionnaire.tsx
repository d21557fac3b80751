'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import type { QuestionnairePage } from '@muqarin/bff/contract/pages';
import { previousOf, progressOf, stepsFor } from '@muqarin/rules/medical/questionnaire';
import { messages } from '@muqarin/rules/messages';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressLine } from '@/components/ui/progress-line.tsx';
import { summaryOf, summaryTitle } from '@/lib/error-words.ts';
import { messageOf } from '@/lib/field-names.ts';
import { useFormFields } from '@/lib/use-form-fields.ts';
import { postAddress } from './addresses.ts';
import { AnswersAside } from './answers-aside.tsx';
import { FinishLater } from './finish-later.tsx';
import css from './questionnaire.module.css';
import { StepNav } from './step-nav.tsx';
import { titleOf } from './step-words.ts';
import { StepFields } from './steps/step-fields.tsx';
import type { QuestionnaireTexts } from './texts.ts';
import { useAutosave } from './use-autosave.ts';
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
  const { step, draft, errors, fromServer, returnTo, sheet } = q.place;
  const { form, fields } = useFormFields();
  const lead = useSubmitLead(q, csrfToken, texts);
  const title = titleOf(step, draft, texts);
  useStepFocus(sheet, form, titleTemplate, title, errors.length > 0 ? texts.errorPrefix : '');

  const typed = useAutosave(q.place, form, fields);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('value') === 'previous') return q.previous(fields());
    if (step === 'contact') void lead.submit(fields());
    else q.next(fields());
  };

  return (
    <>
      <ProgressLine label={texts.progress} done={progressOf(step, draft)} />
      <div className={css.question}>
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
              step={step}
              returning={returnTo !== null}
              hasPrevious={previousOf(step, draft) !== null}
              busy={lead.busy}
            />
          </form>
          {q.saving.unsaved ? <Unsaved texts={texts} onRetry={q.saving.retry} /> : null}
        </div>
        <div className={css.side}>
          <AnswersAside
            draft={draft}
            shown={stepsFor(draft).indexOf(step) > 0 && step !== 'check'}
            reference={q.reference}
            texts={texts}
            onChange={q.change}
          />
          {q.reference ? (
            <FinishLater
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

/** Focus goes to the heading on each step, and the title of the window follows. */
function useStepFocus(
  sheet: number,
  form: { current: HTMLFormElement | null },
  template: string,
  title: string,
  prefix: string,
) {
  const last = useRef(0);
  useEffect(() => {
    document.title = prefix + template.replace('%s', title);
  }, [template, title, prefix]);
  useEffect(() => {
    if (last.current === sheet) return;
    last.current = sheet;
    window.scrollTo({ top: 0 });
    if (prefix === '') form.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [sheet, prefix, form]);
}

/** What a post without JavaScript left for this page: a notice, and Undo after a reset. */
function LeftBehind({ page, csrfToken }: { page: QuestionnairePage; csrfToken: string }) {
  const { notice, canUndo } = page;
  if (!notice && !canUndo) return null;
  const undo = canUndo ? (
    <form method="post" action={formPaths.undo}>
      <CsrfField token={csrfToken} />
      <Button look="bare">{messages.undo}</Button>
    </form>
  ) : null;
  return (
    <div className={css.notice}>
      <Notice tone={canUndo ? 'warn' : 'good'} action={undo}>
        {notice ?? messages.answersCleared}
      </Notice>
    </div>
  );
}

function Unsaved({ texts, onRetry }: { texts: QuestionnaireTexts; onRetry: () => void }) {
  const retry = (
    <Button type="button" look="bare" onClick={onRetry}>
      {texts.saveRetry}
    </Button>
  );
  return (
    <div className={css.notice}>
      <Notice tone="warn" action={retry}>
        {texts.saveFailed}
      </Notice>
    </div>
  );
}
