/** Who belongs to whom in a staff list: dependants of rows of their own, and those who are only counted. */
import { countIn, identifierIn } from './cells.ts';
import { type Fault, type Person, type RowProblem, shown } from './person.ts';
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

/** A person whose row may have a problem: it stands for its dependants, but is counted nowhere. */
export interface ReadPerson {
  person: Person;
  isFaulty: boolean;
}

/** Dependants with their employee: by the principal's number, else the employee above them. */
export function linked(
  rows: readonly Row[],
  read: readonly ReadPerson[],
  columns: CensusColumns,
  problems: RowProblem[],
): Person[] {
  const cellOf = ({ row }: Person, field: Link) => rows[row - 1]?.[columns[field] ?? -1] ?? null;
  const refuse = (person: Person, field: Link, fault: Fault) => {
    const column = columns[field] ?? null;
    const read = shown(cellOf(person, field) ?? '');
    problems.push({ row: person.row, field, column, read, fault });
    return [];
  };
  const { byNumber, again } = numbered(read, (person) => identifierIn(cellOf(person, 'number')));
  let above: ReadPerson | undefined;
  return read.flatMap((one): Person[] => {
    const { person, isFaulty } = one;
    if (person.relation === 'employee') {
      if (again.has(person)) return isFaulty ? [] : refuse(person, 'number', 'same_number');
      above = one;
      return isFaulty ? [] : [person];
    }
    if (isFaulty) return [];
    const principal =
      columns.principal === undefined
        ? above
        : byNumber.get(identifierIn(cellOf(person, 'principal')));
    if (!principal) return refuse(person, 'principal', 'no_principal');
    if (principal.isFaulty) return refuse(person, 'principal', 'principal_left_out');
    return [{ ...person, ...ofPrincipal(person, principal.person) }];
  });
}

type Link = 'number' | 'principal';

/** The first who has a number has it; another one with the same number may be anybody. */
function numbered(read: readonly ReadPerson[], numberOf: (person: Person) => string) {
  const byNumber = new Map<string, ReadPerson>();
  const again = new Set<Person>();
  for (const one of read) {
    if (one.person.relation !== 'employee') continue;
    const number = numberOf(one.person);
    if (number === '') continue;
    if (byNumber.has(number)) again.add(one.person);
    else byNumber.set(number, one);
  }
  return { byNumber, again };
}

const unlessSaid = { spouse: 'married', child: 'single' } as const;

/** A dependant has the salary band of whom it belongs to; a spouse is married, a child is not. */
function ofPrincipal(person: Person, principal: Person): Partial<Person> {
  return {
    principalRow: principal.row,
    salary: principal.salary,
    marital: person.marital ?? maritalOf(person.relation),
  };
}

function maritalOf(relation: Relation): Person['marital'] {
  return relation === 'spouse' || relation === 'child' ? unlessSaid[relation] : null;
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
