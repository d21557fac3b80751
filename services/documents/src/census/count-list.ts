/** What is answered of a list: its columns, its counts, what is asked and what is wrong. */
import { type CountedCensus, countPeople } from '@muqarin/rules/medical-corporate/census/counts';
import { shown } from '@muqarin/rules/medical-corporate/census/person';
import { censusLimits, type Row } from '@muqarin/rules/medical-corporate/census/table';
import { isBlank } from '@muqarin/rules/medical-corporate/census/text';
import type { CensusQuestion } from '../../contract/census-asked.ts';
import type { CensusAnswer } from '../../contract/census-contract.ts';
import type { CensusReading } from '../../contract/census-reading.ts';
import type { ReadList } from './read-list.ts';
import { NotRead } from './read-rows.ts';

/** A price of the rows that could be read says so. */
function leftOut(counted: CountedCensus, problems: number): CountedCensus {
  if (problems === 0) return counted;
  return {
    ...counted,
    assumptions: [...counted.assumptions, 'rows_left_out'],
    categories: counted.categories.map(({ assumed = [], ...category }) => ({
      ...category,
      assumed: [...assumed, 'rows_left_out'],
    })),
  };
}

const PROBLEMS_SHOWN = 200;
const FORMULAS_SHOWN = 20;
const EXAMPLES = 3;
const EXAMPLE_LETTERS = 40;

/** Throws NotRead. */
export function countList(list: ReadList, question: CensusQuestion): CensusAnswer {
  const { table, found, people, problems } = list;
  const { columns, firstRow, headers, byValues } = found;
  const counted = leftOut(countPeople(people, question), problems.length);
  if (counted.categories.length > censusLimits.categories) throw new NotRead('too_many_categories');
  if (people.length > censusLimits.employees) throw new NotRead('too_many_people');
  const used = Object.values(columns);
  const formulas = table.formulas.filter(
    ({ row, column }) => row > firstRow && used.includes(column),
  );
  const withExamples = (column: number) => ({
    column,
    examples: examplesOf(table.rows, firstRow, column),
  });
  return structuredClone({
    outcome: 'read',
    reading: readingOf(question),
    sheet: table.sheet,
    sheets: list.sheets,
    headers: [...headers],
    columns,
    byValues: [...byValues],
    asked: found.asked.map(({ field, candidates }) => ({
      field,
      candidates: candidates.map(withExamples),
    })),
    unknown: found.unknown.map(withExamples),
    dates: found.dates,
    people: people.length,
    by: list.by,
    ...counted,
    grades: list.grades,
    formulaCount: formulas.length,
    formulas: formulas.slice(0, FORMULAS_SHOWN).map(({ row, column }) => ({
      row,
      column,
      read: shown(table.rows[row - 1]?.[column] ?? ''),
    })),
    withoutCategory: list.withoutCategory,
    problemCount: problems.length,
    problems: problems.slice(0, PROBLEMS_SHOWN),
  } as CensusAnswer);
}

function readingOf({
  ageBands: _ages,
  maternityBands: _maternity,
  ...reading
}: CensusQuestion): CensusReading {
  return reading;
}

function examplesOf(rows: readonly Row[], firstRow: number, column: number): string[] {
  const found: string[] = [];
  for (const row of rows.slice(firstRow)) {
    const cell = row[column] ?? null;
    if (!isBlank(cell)) found.push(shown(cell).slice(0, EXAMPLE_LETTERS));
    if (found.length === EXAMPLES) break;
  }
  return found;
}
