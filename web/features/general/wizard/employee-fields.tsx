import type { GeneralWizardPage } from '@muqarin/bff/contract/general-pages';
import questionCss from '@/features/questionnaire/questionnaire.module.css';
import { t } from '../texts.ts';
import { EmployeeInputs } from './employee-inputs.tsx';

/** Only for work compensation (S1 2). */
export function EmployeeFields({ page }: { page: GeneralWizardPage }) {
  return (
    <>
      <h1 tabIndex={-1}>{t.employeesTitle}</h1>
      <p className={questionCss.help}>{t.employeesHelp}</p>
      <EmployeeInputs answers={page.answers} typed={page.typed} errors={page.errors} />
    </>
  );
}
