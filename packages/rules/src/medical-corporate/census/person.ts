/** One person of a staff list, and what may be wrong with a row. */
import type { Cell, CensusField } from './table.ts';
import type { Gender, Marital, Relation, SalaryBand } from './value-words.ts';

export interface Person {
  /** As a spreadsheet counts rows, from 1. */
  row: number;
  relation: Relation;
  /** Whom a dependant belongs to: the row of the employee. */
  principalRow: number | null;
  name: string | null;
  gender: Gender | null;
  marital: Marital | null;
  /** YYYY-MM-DD, where the list has it. */
  birthDate: string | null;
  age: number | null;
  salary: SalaryBand | null;
  /** What its own row says; of people who were put into categories, theirs. */
  category: number | null;
  grade: string | null;
  /** Made of a count of spouses and children: age and gender are assumed. */
  isCounted: boolean;
}

export const faults = [
  'not_a_date',
  'born_later',
  'not_an_age',
  'too_old',
  'unknown_word',
  'not_a_salary',
  'not_a_category',
  'not_a_count',
  'formula',
  'missing',
  'same_number',
  'no_principal',
  /** Its employee's row has a problem, or is in no category. */
  'principal_left_out',
  /** A grade that no step of the rule puts anywhere. */
  'no_category',
  /** Dependants alone make no category. */
  'no_employee_there',
] as const;
export type Fault = (typeof faults)[number];

export interface RowProblem {
  row: number;
  field: CensusField;
  /** The index of the column; null where the list has none. */
  column: number | null;
  read: string;
  fault: Fault;
}

/** A cell as a person is shown it again. */
export function shown(cell: Cell): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).slice(0, 60);
}
