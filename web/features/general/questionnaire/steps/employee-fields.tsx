import type { GeneralWizardPage } from '@muqarin/bff/contract/general/pages';
import { t } from '@/features/general/texts.ts';
import questionCss from '@/features/questions/questionnaire.module.css';
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
