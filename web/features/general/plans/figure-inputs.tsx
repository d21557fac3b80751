import type { GeneralPlansPage } from '@muqarin/bff/contract/general/pages';
import type { Figure } from '@muqarin/rules/general/insurance-types';
import { EmployeeInputs } from '../questionnaire/steps/employee-inputs.tsx';
import { FigureFields } from '../questionnaire/steps/figure-fields.tsx';

interface Props {
  figures: readonly Figure[];
  page: Pick<GeneralPlansPage, 'answers' | 'typed' | 'errors'>;
}

/** The fields of these figures, with what is known of them and what is wrong. */
export function FigureInputs({ figures, page: { answers, typed, errors } }: Props) {
  const given = { answers, typed, errors };
  const amounts = figures.filter((figure) => figure !== 'employees');
  return (
    <>
      {figures.includes('employees') ? <EmployeeInputs {...given} /> : null}
      {amounts.length > 0 ? <FigureFields figures={amounts} {...given} /> : null}
    </>
  );
}
