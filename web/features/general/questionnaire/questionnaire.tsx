import { type GeneralWizardPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressLine } from '@/components/ui/progress-line.tsx';
import { PricesFirst } from '@/features/questions/prices-first.tsx';
import css from '@/features/questions/questionnaire.module.css';
import { StepNav } from '@/features/questions/step-nav.tsx';
import { WizardForm } from '@/features/questions/wizard-form.tsx';
import { summaryOf } from '@/lib/error-words.ts';
import { textsOf } from '@/lib/texts.ts';
import { t } from '../texts.ts';
import { StepFields } from './step-fields.tsx';
import { summaryTitle } from './summary-title.ts';

interface Props {
  page: GeneralWizardPage;
  csrfToken: string;
}

/** One page of the wizard as a plain form (S1 2); the script only solves the captcha. */
export function GeneralWizard({ page, csrfToken }: Props) {
  const { step, errors } = page;
  const common = textsOf('questionnaire');
  const isLast = step === 'general_contact_page';
  return (
    <div className={ground.wrap}>
      <ProgressLine
        label={t.progress}
        done={page.progress}
        words={isLast ? common.progressLast : null}
      />
      <div className={css.question}>
        <div className={css.main}>
          {page.notice === null ? null : (
            <div className={css.notice}>
              <Notice tone="warn">{page.notice}</Notice>
            </div>
          )}
          <ErrorSummary title={summaryTitle(page)} errors={summaryOf(errors)} />
          <WizardForm
            action={`${generalPaths.wizard}?step=${step}`}
            csrfToken={csrfToken}
            refused={Object.keys(page.typed).length > 0}
            captcha={isLast}
          >
            <CsrfField token={csrfToken} />
            <button type="submit" className={ground.vh} tabIndex={-1} aria-hidden>
              {common.next}
            </button>
            <StepFields page={page} />
            <StepNav
              texts={common}
              onward={isLast ? t.seePlans : common.next}
              hasPrevious={page.previous !== null}
              busy={false}
            />
          </WizardForm>
          {isLast ? (
            <PricesFirst
              action={generalPaths.pricesFirst}
              csrfToken={csrfToken}
              texts={common.pricesFirst}
            />
          ) : null}
        </div>
        <div className={css.side}>
          {page.reference === null ? null : (
            <p className={ground.hush}>{fillMessage(t.reference, { reference: page.reference })}</p>
          )}
        </div>
      </div>
    </div>
  );
}
