/** One staff list: its sheet, its columns, its people, and what is wrong with it. Pure but for the file that is read. */
import type { CivilDate } from '@muqarin/rules/dates';
import {
  type CategoryRule,
  type CountedGrade,
  categorised,
  gradesOf,
} from '@muqarin/rules/medical-corporate/census/category-rule';
import {
  type FoundColumns,
  findColumns,
} from '@muqarin/rules/medical-corporate/census/find-columns';
import { readPeople } from '@muqarin/rules/medical-corporate/census/people';
import type { Person, RowProblem } from '@muqarin/rules/medical-corporate/census/person';
import type { CensusColumns, CensusField } from '@muqarin/rules/medical-corporate/census/table';
import type { CensusQuestion } from '../../contract/census-asked.ts';
import { NotRead, type Table } from './read-rows.ts';

/** Plain data: it crosses to a process of its own. */
export interface CensusFile {
  /** Its key in the store, by which it is known again: what lies there never changes. */
  key: string;
  file: string;
  kind: 'xlsx' | 'csv';
  today: CivilDate;
  question: CensusQuestion;
}

/** A list as far as it can be read: who is in it, in which category, and what is wrong. */
export interface ReadList {
  table: Table;
  /** The sheets that look like a list. */
  sheets: string[];
  found: FoundColumns;
  by: CategoryRule['by'];
  people: readonly Person[];
  grades: CountedGrade[];
  /** In the order of the rows. */
  problems: readonly RowProblem[];
  /** Of them, those of employees who are in no category. */
  withoutCategory: number;
}

/** Throws NotRead. */
export function readList(
  tables: readonly Table[],
  { today, question }: Pick<CensusFile, 'today' | 'question'>,
): ReadList {
  const chosen = question.chosen as Record<number, CensusField | null>;
  const lists = tables
    .map((table) => corrected(table, question.corrections))
    .flatMap((table) => {
      const found = findColumns(table.rows, today, chosen);
      return found ? [{ table, found }] : [];
    });
  const best = lists.find(({ table }) => table.sheet === question.sheet) ?? bestOf(lists);
  if (!best) throw new NotRead('no_headers');
  const { table, found } = best;
  const { columns, firstRow } = found;
  const { dateOrder } = question;
  const rule = ruleFor(columns, question.categories);
  const read = readPeople(table.rows, {
    columns,
    firstRow,
    today,
    dateOrder: dateOrder ?? 'day_first',
  });
  const placed = categorised(read.people, table.rows, columns, rule);
  const sheets = lists
    .filter(({ found: other }) => knownOf(other) > 1)
    .map((one) => one.table.sheet);
  return {
    table,
    found,
    by: rule.by,
    sheets: sheets.length > 0 ? sheets : [table.sheet],
    people: placed.people,
    grades: gradesOf(read.people),
    problems: [...read.problems, ...placed.problems].toSorted((one, other) => one.row - other.row),
    withoutCategory: placed.problems.filter(
      ({ fault }) => fault === 'missing' || fault === 'no_category',
    ).length,
  };
}

/** A list without a column of categories has none, unless somebody put people into some. */
function ruleFor({ category }: CensusColumns, rule: CategoryRule): CategoryRule {
  const isSaid = rule.others !== null || rule.exceptions.length > 0;
  return rule.by === 'column' && category === undefined && !isSaid ? { ...rule, by: 'one' } : rule;
}

function knownOf({ columns }: FoundColumns): number {
  return Object.keys(columns).length;
}

/** The sheet of which most is known; covers and notes have none of it. */
function bestOf<List extends { found: FoundColumns }>(lists: readonly List[]): List | undefined {
  return lists.toSorted((one, other) => knownOf(other.found) - knownOf(one.found))[0];
}

function corrected({ rows, ...table }: Table, corrections: CensusQuestion['corrections']): Table {
  if (corrections.length === 0) return { ...table, rows };
  const changed = [...rows];
  for (const { row, column, value } of corrections) {
    const cells = changed[row - 1];
    if (!cells) continue;
    const more = Array.from({ length: column + 1 - cells.length }, () => null);
    changed[row - 1] = [...cells, ...more].with(column, value);
  }
  const isRight = (at: { row: number; column: number }) =>
    corrections.some(({ row, column }) => row === at.row && column === at.column);
  return { ...table, rows: changed, formulas: table.formulas.filter((at) => !isRight(at)) };
}
