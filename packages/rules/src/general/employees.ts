import type { FieldError } from '../checked.ts';
import { quoteMessages } from '../messages-quote.ts';
import { type Control, line } from '../questions/control.ts';
import { MOST_EMPLOYEES, MOST_FILS } from './constants.ts';
import { amountControl, typedNumber } from './figures.ts';
import { generalMessages } from './messages.ts';
import type { Employees, GeneralDraft } from './types.ts';

/** The five fields of the employee page (S1 3), in the order in which they are asked. */
export const EMPLOYEE_FIELDS = [
  { field: 'total_employees', key: 'total', missing: generalMessages.enterTotalEmployees },
  { field: 'admin_employees', key: 'admin', missing: generalMessages.enterAdminEmployees },
  {
    field: 'non_admin_employees',
    key: 'nonAdmin',
    missing: generalMessages.enterNonAdminEmployees,
  },
  { field: 'admin_wages', key: 'adminWagesFils', missing: generalMessages.enterAdminWages },
  {
    field: 'non_admin_wages',
    key: 'nonAdminWagesFils',
    missing: generalMessages.enterNonAdminWages,
  },
] as const;

const labels = {
  total_employees: 'totalEmployees',
  admin_employees: 'adminEmployees',
  non_admin_employees: 'nonAdminEmployees',
  admin_wages: 'adminWages',
  non_admin_wages: 'nonAdminWages',
} as const;

/** The five fields of S1 5: heads and the wages of a year. */
export const employeeControls: Control<GeneralDraft>[] = EMPLOYEE_FIELDS.map(({ field, key }) => {
  if (isWages(key)) return amountControl(field, labels[field], ({ employees }) => employees?.[key]);
  const hint = field === 'admin_employees' ? { hint: 'adminHint' } : {};
  const sum =
    field === 'total_employees' ? { sumOf: ['admin_employees', 'non_admin_employees'] } : {};
  const value = ({ employees }: GeneralDraft) => employees?.[key];
  return line(
    field,
    labels[field],
    { inputMode: 'numeric', ...typedNumber },
    { ...hint, ...sum, value },
  );
});

/**
 * All five are required and numeric; admin plus non admin is the total (S1 5). The total is at
 * least 1, the rest may be 0 (decisions G5). A value that did not parse is NaN.
 */
export function checkEmployees(employees: Partial<Employees>): FieldError[] {
  const errors = EMPLOYEE_FIELDS.flatMap(({ field, key, missing }): FieldError[] => {
    const value = employees[key];
    if (value === undefined) return [{ field, message: missing }];
    const most = isWages(key) ? MOST_FILS : MOST_EMPLOYEES;
    const fits = Number.isSafeInteger(value) && value >= 0 && value <= most;
    const { amountInDirhams, wholeNumber } = generalMessages;
    return fits ? [] : [{ field, message: isWages(key) ? amountInDirhams : wholeNumber }];
  });
  if (errors.length > 0) return errors;
  const { total = 0, admin = 0, nonAdmin = 0 } = employees;
  if (total < 1) return [{ field: 'total_employees', message: generalMessages.atLeastOneEmployee }];
  if (admin + nonAdmin === total) return [];
  return [{ field: 'total_employees', message: quoteMessages.employeeSum }];
}

/** Whole employees, or null while a field is missing or wrong. */
export function wholeEmployees(employees: Partial<Employees> | undefined): Employees | null {
  if (!employees || checkEmployees(employees).length > 0) return null;
  return employees as Employees;
}

function isWages(key: keyof Employees): boolean {
  return key === 'adminWagesFils' || key === 'nonAdminWagesFils';
}
