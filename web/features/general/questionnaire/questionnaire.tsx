import { type GeneralWizardPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import type { GeneralStep } from '@muqarin/rules/general/questionnaire';
import { fillMessage } from '@muqarin/rules/messages';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressLine } from '@/components/ui/progress-line.tsx';
import { PricesFirst } from '@/features/questions/prices-first.tsx';
import css from '@/features/questions/questionnaire.module.css';
import { StepNav } from '@/features/questions/step-nav.tsx';
import { summaryOf } from '@/lib/error-words.ts';
import { textsOf } from '@/lib/texts.ts';
import { t } from '../texts.ts';
import { WizardForm } from './questionnaire-form.tsx';
import { BusinessFields } from './steps/business-fields.tsx';
import { ClaimFields } from './steps/claim-fields.tsx';
import { ContactFields } from './steps/contact-fields.tsx';
import { EmployeeFields } from './steps/employee-fields.tsx';
import { TypeFields } from './steps/type-fields.tsx';
import { summaryTitle } from './summary-title.ts';

interface Props {
  page: GeneralWizardPage;
  csrfToken: string;
}

/** What each page is called. */
export const stepTitles: Record<GeneralStep, () => string> = {
  general_insurance_type_page: () => t.typeTitle,
  business_information_page: () => t.businessTitle,
  employee_details_page: () => t.employeesTitle,
  had_any_claim_page: () => t.claimTitle,
  general_contact_page: () => t.contactTitle,
};

/** One page of the wizard as a plain form (S1 2); the script only solves the captcha. */
export function GeneralWizard({ page, csrfToken }: Props) {
  const { step, errors } = page;
  const common = textsOf('questionnaire');
  const isLast = step === 'general_contact_page';
  return (
    <div className={ground.wrap}>
      <ProgressLine label={t.progress} done={page.progress} />
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

function StepFields({ page }: { page: GeneralWizardPage }) {
  switch (page.step) {
    case 'general_insurance_type_page':
      return <TypeFields page={page} />;
    case 'business_information_page':
      return <BusinessFields page={page} />;
    case 'employee_details_page':
      return <EmployeeFields page={page} />;
    case 'had_any_claim_page':
      return <ClaimFields page={page} />;
    case 'general_contact_page':
      return <ContactFields page={page} />;
  }
}
