import { EMPLOYEE_FIELDS } from '@muqarin/rules/general/employees';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import fieldCss from '@/components/ui/field.module.css';
import { TextField } from '@/components/ui/text-field.tsx';
import { typedAmount } from '@/features/general/amounts.ts';
import { t } from '@/features/general/texts.ts';
import { messageOf, type NamedError } from '@/lib/field-names.ts';

interface Props {
  answers: GeneralDraft;
  typed: Readonly<Record<string, string>>;
  errors: readonly NamedError[];
}

const labels = {
  total_employees: () => t.totalEmployees,
  admin_employees: () => t.adminEmployees,
  non_admin_employees: () => t.nonAdminEmployees,
  admin_wages: () => t.adminWages,
  non_admin_wages: () => t.nonAdminWages,
} as const;

/** The five fields of S1 5: heads and the wages of a year. */
export function EmployeeInputs({ answers, typed, errors }: Props) {
  return (
    <div className={fieldCss.fields}>
      {EMPLOYEE_FIELDS.map(({ field, key }) => {
        const value = answers.employees?.[key];
        const isWages = field.endsWith('wages');
        return (
          <TextField
            key={field}
            name={field}
            label={labels[field]()}
            hint={field === 'admin_employees' ? t.adminHint : undefined}
            error={messageOf(errors, field)}
            inputMode={isWages ? 'decimal' : 'numeric'}
            dir="ltr"
            autoComplete="off"
            maxLength={20}
            defaultValue={typed[field] ?? (isWages ? typedAmount(value) : value?.toString())}
          />
        );
      })}
    </div>
  );
}
