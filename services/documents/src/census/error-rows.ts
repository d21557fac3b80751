/** The rows that cannot be read, whole and under their own headers, with the row they stand in and what is wrong: to be put right and sent again. */
import type { RowProblem } from '@muqarin/rules/medical-corporate/census/person';
import type { Cell } from '@muqarin/rules/medical-corporate/census/table';
import papaparse from 'papaparse';
import type { FileFormat } from '../../contract/census-contract.ts';
import type { Cell as WrittenCell } from '../../contract/workbook.ts';
import { writeXlsx } from '../xlsx/write-xlsx.ts';
import type { ReadList } from './read-list.ts';

export interface ErrorWords {
  row: string;
  problem: string;
  /** By fault. */
  faults: Readonly<Record<string, string>>;
}

export async function writeErrors(
  list: ReadList,
  { format, words }: { format: FileFormat; words: ErrorWords },
): Promise<Uint8Array> {
  const { headers } = list.found;
  const titles = [words.row, ...headers, words.problem];
  const rows = [...byRow(list.problems)].map(([row, problems]) => [
    row,
    ...headers.map((_, column) => list.table.rows[row - 1]?.[column] ?? null),
    problems.map((problem) => sentence(problem, list, words)).join(' '),
  ]);
  if (format === 'csv') return csvOf([titles, ...rows]);
  return writeXlsx({
    sheets: [
      {
        name: list.table.sheet || words.problem,
        headRows: 1,
        rows: [titles, ...rows].map((row) => row.map(typed)),
      },
    ],
  });
}

function byRow(problems: readonly RowProblem[]): Map<number, RowProblem[]> {
  const rows = new Map<number, RowProblem[]>();
  for (const problem of problems) {
    rows.set(problem.row, [...(rows.get(problem.row) ?? []), problem]);
  }
  return rows;
}

/** `Date of birth: not a date of the calendar.` */
function sentence(
  { column, fault }: RowProblem,
  { found }: ReadList,
  { faults }: ErrorWords,
): string {
  const header = column === null ? '' : (found.headers[column] ?? '');
  return `${header === '' ? '' : `${header}: `}${faults[fault] ?? ''}`;
}

/** A text of a person's own never becomes a formula. */
export function typed(cell: Cell): WrittenCell {
  if (cell === null || typeof cell === 'number') return cell;
  if (cell instanceof Date) return { date: cell.toISOString().slice(0, 10) };
  return { typed: String(cell) };
}

/** With the mark that lets spreadsheets read Arabic, and without what they would take for a formula. */
function csvOf(rows: readonly (readonly Cell[])[]): Uint8Array {
  const plain = rows.map((row) =>
    row.map((cell) => (cell instanceof Date ? dayFirst(cell) : cell)),
  );
  const text = papaparse.unparse(plain as unknown[][], { escapeFormulae: true });
  return new TextEncoder().encode(`\ufeff${text}\r\n`);
}

function dayFirst(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
