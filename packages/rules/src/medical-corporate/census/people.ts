/** The people of a staff list, and the rows that cannot be read: with row, column, what was read and what is allowed. */
import { ageOn, type CivilDate, compareDates, toIsoDate } from '../../dates.ts';
import { numberOfCategory } from '../categories.ts';
import { MOST_CATEGORIES } from '../constants.ts';
import { countIn, genderIn, maritalIn, relationIn, salaryIn } from './cells.ts';
import { type DateOrder, readDay } from './dates.ts';
import { dependantCounts, linked, type ReadPerson, withCounted } from './families.ts';
import { type Fault, type Person, type RowProblem, shown } from './person.ts';
import type { Cell, CensusColumns, CensusField, Row } from './table.ts';
import { isBlank, numberIn } from './text.ts';

export interface People {
  people: readonly Person[];
  problems: readonly RowProblem[];
}

export interface Reading {
  columns: CensusColumns;
  firstRow: number;
  today: CivilDate;
  dateOrder?: DateOrder;
}

const OLDEST = 110;

/** A row with a problem is left out whole, and so is a dependant of such a row; the others go on. */
export function readPeople(rows: readonly Row[], reading: Reading): People {
  const problems: RowProblem[] = [];
  const read = rows.flatMap((row, index) => {
    if (index < reading.firstRow || row.every(isBlank)) return [];
    return personIn(row, index + 1, reading, problems);
  });
  const people = linked(rows, read, reading.columns, problems).flatMap(
    withCounted(rows, reading.columns),
  );
  return { people, problems: problems.toSorted((one, other) => one.row - other.row) };
}

/** Nothing of a row that does not say who belongs to whom. */
function personIn(row: Row, at: number, reading: Reading, problems: RowProblem[]): ReadPerson[] {
  const before = problems.length;
  const take = cellReader(row, at, reading.columns, problems);
  const relation = take('relation', relationIn, 'unknown_word') ?? 'employee';
  const isUnrelated = hasFault(problems, before);
  const birth = birthIn(take, reading);
  const age = birth
    ? ageOn(birth, reading.today)
    : take('age', (cell) => countOf(cell, OLDEST), 'not_an_age');
  if (age === null && !hasFault(problems, before))
    problems.push(missing(at, reading.columns, 'birthDate', 'age'));
  const person: Person = {
    row: at,
    relation,
    principalRow: null,
    name: take('name', (cell) => String(cell).trim(), 'unknown_word'),
    gender: take('gender', genderIn, 'unknown_word'),
    marital: take('marital', maritalIn, 'unknown_word'),
    birthDate: birth ? toIsoDate(birth) : null,
    age,
    salary: take('salary', salaryIn, 'not_a_salary'),
    category: take('category', categoryIn, 'not_a_category'),
    grade: take('grade', gradeIn, 'unknown_word'),
    isCounted: false,
  };
  for (const [field, most] of dependantCounts)
    take(field, (cell) => countIn(cell, most), 'not_a_count');
  return isUnrelated ? [] : [{ person, isFaulty: hasFault(problems, before) }];
}

type Take = <T>(field: CensusField, read: (cell: Cell) => T | null, fault: Fault) => T | null;

/** Gives null for a blank cell; one that says something else than is allowed is a problem. */
function cellReader(row: Row, at: number, columns: CensusColumns, problems: RowProblem[]): Take {
  return (field, read, fault) => {
    const column = columns[field];
    const cell = column === undefined ? null : (row[column] ?? null);
    if (column === undefined || isBlank(cell)) return null;
    const isFormula = typeof cell === 'string' && cell.startsWith('=');
    const value = isFormula ? null : read(cell);
    if (value === null)
      problems.push({
        row: at,
        field,
        column,
        read: shown(cell),
        fault: isFormula ? 'formula' : fault,
      });
    return value;
  };
}

function birthIn(take: Take, { today, dateOrder }: Reading): CivilDate | null {
  const day = take('birthDate', (cell) => readDay(cell, dateOrder), 'not_a_date');
  if (day === null) return null;
  if (compareDates(day, today) > 0) take('birthDate', () => null, 'born_later');
  else if (ageOn(day, today) > OLDEST) take('birthDate', () => null, 'too_old');
  return day;
}

function countOf(cell: Cell, most: number): number | null {
  const number = numberIn(cell);
  return number !== null && Number.isInteger(number) && number >= 0 && number <= most
    ? number
    : null;
}

function categoryIn(cell: Cell): number | null {
  const number = numberOfCategory(String(cell).replace(/^\s*(category|class|فئة)\s*/iu, ''));
  return number !== undefined && number >= 1 && number <= MOST_CATEGORIES ? number : null;
}

function gradeIn(cell: Cell): string | null {
  return shown(cell).trim();
}

function hasFault(problems: readonly RowProblem[], before: number): boolean {
  return problems.length > before;
}

function missing(
  row: number,
  columns: CensusColumns,
  ...fields: [CensusField, CensusField]
): RowProblem {
  const field = fields.find((each) => columns[each] !== undefined) ?? fields[0];
  return { row, field, column: columns[field] ?? null, read: '', fault: 'missing' };
}
