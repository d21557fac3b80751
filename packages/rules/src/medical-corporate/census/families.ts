/** Who belongs to whom in a staff list: dependants of rows of their own, and those who are only counted. */
import { countIn, identifierIn } from './cells.ts';
import { type Person, type RowProblem, shown } from './person.ts';
import type { CensusColumns, Row } from './table.ts';
import type { Relation } from './value-words.ts';

const MOST_SPOUSES = 4;
const MOST_CHILDREN = 20;
/** A count of children says no age. */
const CHILD_AGE = 8;

/** The columns that count dependants, with the most that each may say. */
export const dependantCounts = [
  ['spouses', MOST_SPOUSES],
  ['children', MOST_CHILDREN],
] as const;

/** Dependants with their employee: by the principal's number, else the employee above them. */
export function linked(
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
export function withCounted(rows: readonly Row[], columns: CensusColumns) {
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
