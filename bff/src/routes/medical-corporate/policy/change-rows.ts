/** The rows of the form as orders is asked about them, and the fields that nobody filled in. */
import type { Joining, Leaving } from '@muqarin/orders/contract/medical-corporate/change-calls';
import { JOIN_CASES, LEAVE_CASES } from '@muqarin/rules/medical-corporate/change-cases';
import {
  type ChangeRows,
  dayOf,
  type JoinRow,
  joinField,
  type LeaveRow,
  leaveField,
} from '@muqarin/rules/medical-corporate/change-form';
import { policyMessages as messages } from '@muqarin/rules/messages-policy';
import type { FieldError } from '../../../../contract/field-error.ts';

export interface ReadChange {
  change: { joining: Joining[]; leaving: Leaving[] };
  errors: FieldError[];
}

export function changeOf({ joins, leaves }: ChangeRows): ReadChange {
  const errors = [...joins.flatMap(missingOfJoin), ...leaves.flatMap(missingOfLeave)];
  return { change: { joining: joins.map(joining), leaving: leaves.map(leaving) }, errors };
}

/** Those of rows, which are said before anything is asked. */
export function wrongRows(errors: readonly FieldError[]): FieldError[] {
  return errors.filter(({ field }) => field !== '');
}

function joining(row: JoinRow): Joining {
  return {
    number: row.number.slice(0, 20),
    name: row.name.slice(0, 80),
    birthDate: dayOf(row.birth_date).slice(0, 10),
    effectiveOn: dayOf(row.day).slice(0, 10),
    gender: row.gender === 'female' ? 'female' : 'male',
    married: row.married === 'yes',
    salary: row.salary === 'lsb' ? 'lsb' : 'nlsb',
    relation: oneOf(['employee', 'spouse', 'child', 'parent'] as const, row.relation),
    category: /^\d{1,2}$/.test(row.category) ? Number(row.category) : 0,
    case: oneOf(JOIN_CASES, row.case),
  };
}

function leaving(row: LeaveRow): Leaving {
  return {
    number: row.number.slice(0, 40),
    effectiveOn: dayOf(row.day).slice(0, 10),
    case: oneOf(LEAVE_CASES, row.case),
    claimed: row.claimed === 'yes',
    maternity: row.maternity === 'yes',
  };
}

function missingOfJoin(row: JoinRow, at: number): FieldError[] {
  const wrong: [boolean, Parameters<typeof joinField>[1], string][] = [
    [row.birth_date === '', 'birth_date', messages.badBirthDate],
    [row.gender === '', 'gender', messages.chooseGender],
    [row.salary === '', 'salary', messages.chooseSalary],
    [row.category === '', 'category', messages.noCategory],
    [row.day === '', 'day', messages.badDay],
  ];
  return wrong.flatMap(([isWrong, name, message]) =>
    isWrong ? [{ field: joinField(at, name), message }] : [],
  );
}

function missingOfLeave(row: LeaveRow, at: number): FieldError[] {
  const wrong: [boolean, Parameters<typeof leaveField>[1], string][] = [
    [row.number === '', 'number', messages.enterNumber],
    [row.day === '', 'day', messages.badDay],
  ];
  return wrong.flatMap(([isWrong, name, message]) =>
    isWrong ? [{ field: leaveField(at, name), message }] : [],
  );
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0];
}
