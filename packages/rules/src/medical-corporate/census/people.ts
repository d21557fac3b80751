/** The people of a staff list, and the rows that cannot be read: with row, column, what was read and what is allowed. */
import { ageOn, type CivilDate, compareDates, toIsoDate } from '../../dates.ts';
import { numberOfCategory } from '../categories.ts';
import { MOST_CATEGORIES } from '../constants.ts';
import { countIn, genderIn, identifierIn, maritalIn, relationIn, salaryIn } from './cells.ts';
import { type DateOrder, readDay } from './dates.ts';
import type { Cell, CensusColumns, CensusField, Row } from './table.ts';
import { isBlank, numberIn } from './text.ts';
import type { Gender, Marital, Relation, SalaryBand } from './words.ts';

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
  category: number | null;
  /** Made of a count of spouses and children: age and gender are assumed. */
  isCounted: boolean;
}

export type Fault =
  | 'not_a_date'
  | 'born_later'
  | 'not_an_age'
  | 'too_old'
  | 'unknown_word'
  | 'not_a_salary'
  | 'not_a_category'
  | 'not_a_count'
  | 'formula'
  | 'missing'
  | 'same_number'
  | 'no_principal';

export interface RowProblem {
  row: number;
  field: CensusField;
  /** The index of the column; null where the list has none. */
  column: number | null;
  read: string;
  fault: Fault;
}

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
const MOST_SPOUSES = 4;
const MOST_CHILDREN = 20;
/** A count of children says no age. */
const CHILD_AGE = 8;

/** A row with a problem is left out whole, and so is a dependant of such a row; the others go on. */
export function readPeople(rows: readonly Row[], reading: Reading): People {
  const problems: RowProblem[] = [];
  const read = rows.flatMap((row, index) => {
    if (index < reading.firstRow || row.every(isBlank)) return [];
    return personIn(row, index + 1, reading, problems);
  });
  const people = linked(rows, read, reading.columns, problems).flatMap(withCounted(rows, reading));
  return { people, problems: problems.toSorted((one, other) => one.row - other.row) };
}

function personIn(row: Row, at: number, reading: Reading, problems: RowProblem[]): Person[] {
  const before = problems.length;
  const take = cellReader(row, at, reading.columns, problems);
  const relation = take('relation', relationIn, 'unknown_word') ?? 'employee';
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
    isCounted: false,
  };
  for (const [field, most] of counted) take(field, (cell) => countIn(cell, most), 'not_a_count');
  return hasFault(problems, before) ? [] : [person];
}

const counted = [
  ['spouses', MOST_SPOUSES],
  ['children', MOST_CHILDREN],
] as const;

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

function shown(cell: Cell): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).slice(0, 60);
}

/** Dependants with their employee: by the principal's number, else the employee above them. */
function linked(
  rows: readonly Row[],
  read: readonly Person[],
  columns: CensusColumns,
  problems: RowProblem[],
): Person[] {
  const idOf = (person: Person, field: 'number' | 'principal') => {
    const column = columns[field];
    return column === undefined ? '' : identifierIn(rows[person.row - 1]?.[column] ?? null);
  };
  const employees = new Map<string, Person>();
  const again = new Set<Person>();
  for (const person of read.filter(({ relation }) => relation === 'employee')) {
    const id = idOf(person, 'number');
    if (id === '') continue;
    if (employees.has(id)) {
      again.add(person);
      const column = columns.number ?? null;
      problems.push({ row: person.row, field: 'number', column, read: id, fault: 'same_number' });
    } else employees.set(id, person);
  }
  let above: Person | null = null;
  return read.flatMap((person) => {
    if (again.has(person)) return [];
    if (person.relation === 'employee') {
      above = person;
      return [person];
    }
    const column = columns.principal;
    const principal =
      column === undefined ? above : (employees.get(idOf(person, 'principal')) ?? null);
    if (principal) return [{ ...person, ...ofPrincipal(person, principal) }];
    const wrong = shown(rows[person.row - 1]?.[column ?? -1] ?? null);
    const fault = 'no_principal';
    problems.push({
      row: person.row,
      field: 'principal',
      column: column ?? null,
      read: wrong,
      fault,
    });
    return [];
  });
}

/** A dependant has the category and the salary band of whom it belongs to; a spouse is married. */
function ofPrincipal(person: Person, principal: Person): Partial<Person> {
  return {
    principalRow: principal.row,
    category: person.category ?? principal.category,
    salary: principal.salary,
    marital: person.marital ?? (person.relation === 'spouse' ? 'married' : null),
  };
}

/** The other form: one row an employee, with the number of spouses and children. */
function withCounted(rows: readonly Row[], { columns }: Reading) {
  const countAt = (row: number, field: 'spouses' | 'children', most: number) => {
    const column = columns[field];
    return column === undefined ? 0 : (countIn(rows[row - 1]?.[column] ?? null, most) ?? 0);
  };
  return (person: Person): Person[] => {
    if (columns.relation !== undefined || person.relation !== 'employee') return [person];
    const made = (relation: Relation, times: number, own: Partial<Person>) =>
      Array.from({ length: times }, () => ({
        ...person,
        relation,
        name: null,
        birthDate: null,
        principalRow: person.row,
        isCounted: true,
        ...own,
      }));
    const other = person.gender === 'female' ? 'male' : 'female';
    const spouse = { gender: person.gender && other, marital: 'married' } as const;
    const child = { gender: null, marital: 'single', age: CHILD_AGE } as const;
    return [
      person,
      ...made('spouse', countAt(person.row, 'spouses', MOST_SPOUSES), spouse),
      ...made('child', countAt(person.row, 'children', MOST_CHILDREN), child),
    ];
  };
}
