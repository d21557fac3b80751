'use client';

import type { QuestionPage } from '@muqarin/bff/contract/question-pages';
import type { Control } from '@muqarin/rules/questions/control';
import type { ReactNode } from 'react';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Later } from '@/components/ui/later.tsx';
import { ProgressLine } from '@/components/ui/progress-line.tsx';
import { summaryOf, summaryTitle } from '@/lib/error-words.ts';
import { messageOf } from '@/lib/field-names.ts';
import { textByKey } from '@/lib/text-by-key.ts';
import { useLater } from '@/lib/use-later.ts';
import type { AnswerRowOf } from './answer-row.ts';
import { AnswersAside } from './answers-aside.tsx';
import { enterGoesOn, fillSums } from './helping-hands.ts';
import { PricesFirst } from './prices-first.tsx';
import css from './questionnaire.module.css';
import { StepNav } from './step-nav.tsx';
import type { Asked } from './steps/asked.ts';
import { QuestionFields } from './steps/question-fields.tsx';
import type { QuestionnaireTexts } from './texts.ts';
import { Unsaved } from './unsaved.tsx';
import type { useQuestionnaire } from './use-questionnaire.ts';
import { useStepFocus } from './use-step-focus.ts';

type Q<Step extends string, Draft extends object, Rules, More> = ReturnType<
  typeof useQuestionnaire<Step, Draft, Rules, More>
>;

interface FrameProps<Step extends string, Draft extends object, Rules, More> {
  q: Q<Step, Draft, Rules, More>;
  page: Pick<QuestionPage<Step, Draft>, 'captcha' | 'captchaTicket'>;
  csrfToken: string;
  texts: QuestionnaireTexts;
  /** The line's own, looked through first. */
  lineTexts: object;
  /** "%s - Muqarin" */
  titleTemplate: string;
  /** Where the answers are posted for a list without a contact. */
  pricesFirst: string;
  /** Where the link to finish later is asked for; without it nobody can. */
  later?: string;
  rows?: readonly AnswerRowOf<Step>[];
  /** What the line draws of a page, and knows of it. */
  asks?: (asked: Asked<Draft>) => Drawn<Draft>;
  summaryTitle?: string;
  /** A button of the page itself goes on. */
  goesOn?: 'by itself' | undefined;
  notice?: ReactNode;
  /** Above the answers so far. */
  beside?: ReactNode;
}

interface Drawn<Draft> extends Pick<Partial<Asked<Draft>>, 'lists' | 'waiting' | 'own'> {
  title?: string;
  help?: string;
  controls?: readonly Control<Draft>[];
  before?: ReactNode;
  between?: ReactNode;
  /** Below the question's own controls. */
  after?: ReactNode;
}

const oneError = [{ field: 'resume_email', message: '' }];

const loadFinish = () => import('./finish-later.tsx');

/** One question a page of any line, as a plain form; with JavaScript the same form moves on by itself. */
export function QuestionnaireFrame<Step extends string, Draft extends object, Rules, More>(
  props: FrameProps<Step, Draft, Rules, More>,
) {
  const { q, page, csrfToken, texts, lineTexts } = props;
  const { line, place, form, sending } = q;
  const { step, draft, errors, typed, returning, sheet } = place;
  const finish = useLater(loadFinish);
  const text = textByKey(lineTexts, texts);
  const { today } = line;
  const asked: Asked<Draft> = { draft, typed, errors, today, text, contact: texts.contact };
  const words = line.questions.words(step, draft);
  const { own, after, ...drawn } = props.asks?.(asked) ?? {};
  const title = drawn.title ?? text(words.title);
  useStepFocus(sheet, form, props.titleTemplate, title, errors.length > 0 ? texts.errorPrefix : '');
  const onward = words.onward ? text(words.onward) : returning ? texts.save : texts.next;

  return (
    <div className={ground.wrap}>
      <ProgressLine
        label={texts.progress}
        done={line.progressOf(step, draft)}
        words={sending.asksCaptcha ? texts.progressLast : null}
      />
      <div className={css.question} data-own-steps>
        <div className={css.main}>
          {sheet === 0 && props.notice ? <div className={css.notice}>{props.notice}</div> : null}
          <ErrorSummary
            title={props.summaryTitle ?? summaryTitle(errors, texts)}
            errors={summaryOf(errors)}
            folds={place.fromServer}
          />
          <form
            ref={form}
            key={`${step}${sheet}`}
            method="post"
            action={line.postAddressOf(place)}
            noValidate
            onSubmit={q.submit}
            onKeyDown={enterGoesOn}
            onChange={(event) => {
              fillSums(event.currentTarget, event.target);
              q.typed();
            }}
            aria-busy={q.waiting || undefined}
          >
            <CsrfField token={csrfToken} />
            {/* Enter in a field presses the first button of the form, and it has to mean Next. */}
            <button type="submit" className={ground.vh} tabIndex={-1} aria-hidden>
              {texts.next}
            </button>
            <QuestionFields
              {...asked}
              help={text(words.help)}
              controls={line.questions.controls(step, draft)}
              {...drawn}
              title={title}
              own={{
                ...own,
                captcha: (
                  <Later
                    of={sending.box}
                    onServer={
                      process.env.NEXT_RUNTIME === 'nodejs'
                        ? require('@/features/captcha/captcha.tsx')
                        : null
                    }
                    draw={({ Captcha }) => (
                      <Captcha
                        texts={texts.captcha}
                        by={page.captcha}
                        ticket={page.captchaTicket}
                        answer={sending.captcha}
                        error={messageOf(errors, 'captcha', 'g-recaptcha-response')}
                      />
                    )}
                  />
                ),
              }}
            />
            {after}
            <StepNav
              texts={texts}
              onward={props.goesOn ? null : onward}
              hasPrevious={line.hasPrevious(place)}
              busy={sending.busy ? text(words.sending ?? 'submitting') : null}
            />
          </form>
          {sending.asksCaptcha ? (
            <PricesFirst
              action={props.pricesFirst}
              csrfToken={csrfToken}
              texts={texts.pricesFirst}
            />
          ) : null}
          {q.saving.unsaved ? <Unsaved texts={texts} onRetry={q.saving.retry} /> : null}
        </div>
        <div key={sheet} className={css.side}>
          {props.beside}
          <AnswersAside
            rows={props.rows ?? []}
            reference={q.reference}
            texts={texts.aside}
            addressOf={(to) => line.addressOf(to, line.change(place, to).returning)}
            onChange={q.change}
          />
          {props.later && q.reference ? (
            <Later
              of={finish}
              onServer={
                process.env.NEXT_RUNTIME === 'nodejs' ? require('./finish-later.tsx') : null
              }
              draw={({ FinishLater }) => (
                <FinishLater
                  action={props.later ?? ''}
                  csrfToken={csrfToken}
                  texts={texts.later}
                  errorsTitle={summaryTitle(oneError, texts)}
                  firstError={messageOf(errors, 'resume_email')}
                />
              )}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}
