/** An empty staff list with every column that is read, and beside it what each may hold. */
import type { CensusField } from '@muqarin/rules/medical-corporate/census/table';
import {
  censusAllowed,
  censusFieldNames,
  censusMessages,
} from '@muqarin/rules/medical-corporate/messages-census';
import type { WorkbookDraft } from '../../locale/papers.ts';

/** One row a person; a birth date says the age. Counts of dependants are of the other form, one row an employee. */
const columns: readonly CensusField[] = [
  'number',
  'name',
  'relation',
  'principal',
  'gender',
  'marital',
  'birthDate',
  'salary',
  'category',
  'grade',
];

export const templateHeads: readonly string[] = columns.map((field) => censusFieldNames[field]);

export function censusTemplate(): WorkbookDraft {
  return {
    sheets: [
      {
        name: censusMessages.templateSheet,
        widths: columns.map(() => 18),
        headRows: 1,
        rows: [[...templateHeads]],
      },
      {
        name: censusMessages.templateHelp,
        widths: [22, 60],
        rows: columns.map((field) => [{ strong: censusFieldNames[field] }, censusAllowed[field]]),
      },
    ],
  };
}
