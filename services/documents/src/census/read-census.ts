/** One staff list: its sheet, its columns, its people, and their counts. Pure but for the file that is read. */
import type { CivilDate } from '@muqarin/rules/dates';
import { countPeople } from '@muqarin/rules/medical-corporate/census/counts';
import {
  type FoundColumns,
  findColumns,
} from '@muqarin/rules/medical-corporate/census/find-columns';
import { readPeople } from '@muqarin/rules/medical-corporate/census/people';
import {
  type CensusField,
  censusLimits,
  type Row,
} from '@muqarin/rules/medical-corporate/census/table';
import { isBlank } from '@muqarin/rules/medical-corporate/census/text';
import type { CensusAnswer, CensusQuestion } from '../../contract/census-contract.ts';
import { NotRead, readTables, type Table } from './read-rows.ts';

/** Plain data: it crosses to a process of its own. */
export interface CensusJob {
  file: string;
  kind: 'xlsx' | 'csv';
  today: CivilDate;
  question: CensusQuestion;
}

const PROBLEMS_SHOWN = 200;
const EXAMPLES = 3;
const EXAMPLE_LETTERS = 40;

export async function readCensus({
  file,
  kind,
  today,
  question,
}: CensusJob): Promise<CensusAnswer> {
  try {
    const tables = await readTables(file, kind);
    const chosen = question.chosen as Record<number, CensusField | null>;
    const best = bestOf(
      tables.map((table) => corrected(table, question.corrections)),
      (rows) => findColumns(rows, today, chosen),
    );
    return best ? answerOf(best.table, best.found, today, question) : unread('no_headers');
  } catch (error) {
    if (error instanceof NotRead) return unread(error.reason);
    throw error;
  }
}

function unread(reason: Extract<CensusAnswer, { outcome: 'unread' }>['reason']): CensusAnswer {
  return { outcome: 'unread', reason };
}

/** The sheet of which most is known; covers and notes have none of it. */
function bestOf(tables: readonly Table[], find: (rows: readonly Row[]) => FoundColumns | null) {
  const found = tables.flatMap((table) => {
    const columns = find(table.rows);
    return columns ? [{ table, found: columns }] : [];
  });
  const known = ({ found: { columns } }: (typeof found)[number]) => Object.keys(columns).length;
  return found.toSorted((one, other) => known(other) - known(one))[0];
}

function corrected({ sheet, rows }: Table, corrections: CensusQuestion['corrections']): Table {
  if (corrections.length === 0) return { sheet, rows };
  const changed = [...rows];
  for (const { row, column, value } of corrections) {
    const cells = changed[row - 1];
    if (cells) changed[row - 1] = cells.with(Math.min(column, cells.length - 1), value);
  }
  return { sheet, rows: changed };
}

function answerOf(
  { sheet, rows }: Table,
  found: FoundColumns,
  today: CivilDate,
  question: CensusQuestion,
): CensusAnswer {
  const { columns, firstRow, headers, byValues, monthFirst } = found;
  const { dateOrder } = question;
  const { people, problems } = readPeople(rows, { columns, firstRow, today, dateOrder });
  const isOne = question.categories === 'one' || columns.category === undefined;
  const counted = countPeople(people, question, ({ category }) => (isOne ? 0 : (category ?? 1)));
  if (counted.categories.length > censusLimits.categories) return unread('too_many_categories');
  return {
    outcome: 'read',
    sheet,
    headers: [...headers],
    columns,
    byValues: [...byValues],
    asked: found.asked.map(({ field, candidates }) => ({
      field,
      candidates: candidates.map((column) => ({
        column,
        examples: examplesOf(rows, firstRow, column),
      })),
    })),
    monthFirst: [...monthFirst],
    people: people.length,
    ...(structuredClone(counted) as Pick<
      Extract<CensusAnswer, { outcome: 'read' }>,
      'categories' | 'assumptions' | 'outside'
    >),
    problemCount: problems.length,
    problems: problems.slice(0, PROBLEMS_SHOWN),
  };
}

function examplesOf(rows: readonly Row[], firstRow: number, column: number): string[] {
  const cells = rows.slice(firstRow).flatMap((row) => row[column] ?? []);
  const filled = cells.filter((cell) => !isBlank(cell)).slice(0, EXAMPLES);
  return filled.map((cell) =>
    (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).slice(
      0,
      EXAMPLE_LETTERS,
    ),
  );
}
