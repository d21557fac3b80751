'use client';

import {
  type CorporateQuestionnairePage,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { corporateQuestions } from '@muqarin/rules/medical-corporate/questions';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressLine } from '@/components/ui/progress-line.tsx';
import { PricesFirst } from '@/features/questions/prices-first.tsx';
import css from '@/features/questions/questionnaire.module.css';
import { StepNav } from '@/features/questions/step-nav.tsx';
import { QuestionFields } from '@/features/questions/steps/question-fields.tsx';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import { CaptchaBox, WizardForm } from '@/features/questions/wizard-form.tsx';
import { summaryOf, summaryTitle } from '@/lib/error-words.ts';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { textByKey } from '@/lib/text-by-key.ts';
import { t } from '../texts.ts';
import { CategoryRows } from './category-rows.tsx';
import { CheckedAnswers } from './checked-answers.tsx';
import { stepWords } from './step-words.ts';
import { useCompany } from './use-company.ts';

interface Props {
  page: CorporateQuestionnairePage;
  csrfToken: string;
  texts: QuestionnaireTexts;
}

/** One page of the corporate questionnaire as a plain form (S0 2); with scripts the last one is sent by its documented call. */
export function CorporateQuestionnaire({ page, csrfToken, texts }: Props) {
  const { step, answers, typed, notice, reference } = page;
  const company = useCompany(page, csrfToken, texts.submitFailed);
  const { errors } = company;
  const isLast = step === 'company';
  return (
    <div className={ground.wrap}>
      <ProgressLine
        label={texts.progress}
        done={page.progress}
        words={isLast ? texts.progressLast : null}
      />
      <div className={css.question}>
        <div className={css.main}>
          {notice === null ? null : (
            <div className={css.notice}>
              <Notice tone="warn">{say(notice)}</Notice>
            </div>
          )}
          <ErrorSummary
            title={summaryTitle(errors, texts)}
            errors={summaryOf(errors)}
            folds={company.fromServer}
          />
          <WizardForm
            action={`${corporatePaths.questionnaire}?step=${step}`}
            csrfToken={csrfToken}
            refused={Object.keys(typed).length > 0}
            captcha={isLast}
            onSend={company.send}
          >
            <CsrfField token={csrfToken} />
            <button type="submit" className={ground.vh} tabIndex={-1} aria-hidden>
              {texts.next}
            </button>
            <QuestionFields
              draft={answers}
              typed={typed}
              errors={errors}
              text={textByKey(t, texts)}
              contact={texts.contact}
              controls={corporateQuestions.controls(step, answers)}
              {...stepWords[step]()}
              before={step === 'check' ? <CheckedAnswers draft={answers} texts={texts} /> : null}
              own={{
                categories: (
                  <CategoryRows
                    answers={answers}
                    typed={typed}
                    errors={errors}
                    onErrors={company.tell}
                  />
                ),
                captcha: (
                  <CaptchaBox
                    texts={texts.captcha}
                    by={page.captcha}
                    ticket={page.captchaTicket}
                    error={messageOf(errors, 'captcha', 'g-recaptcha-response')}
                  />
                ),
              }}
            />
            <StepNav
              texts={texts}
              onward={isLast ? texts.submit : step === 'check' ? texts.check.next : texts.next}
              hasPrevious={page.previous !== null}
              busy={company.busy}
            />
          </WizardForm>
          {isLast ? (
            <PricesFirst
              action={corporatePaths.pricesFirst}
              csrfToken={csrfToken}
              texts={texts.pricesFirst}
            />
          ) : null}
        </div>
        <div className={css.side}>
          {reference === null ? null : (
            <p className={ground.hush}>{fillMessage(t.reference, { reference })}</p>
          )}
        </div>
      </div>
    </div>
  );
}
