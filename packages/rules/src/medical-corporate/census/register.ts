/** The member register of the Dubai health authority (GC 06/2015), filled in from a staff list as far as that goes. */
import type { Person } from './person.ts';
import type { Cell, CensusColumns, Row } from './table.ts';
import { isBlank, plainText } from './text.ts';

/** Its columns are English; the header of a list that holds the same, and is not read for prices, is copied. */
const columns = [
  { head: 'First name' },
  { head: 'Second name' },
  { head: 'Family name' },
  { head: 'Contact number', from: ['mobile', 'phone', 'contact', 'telephone', 'الهاتف', 'الجوال'] },
  { head: 'Birth date' },
  { head: 'Gender' },
  { head: 'Nationality', from: ['nationality', 'الجنسيه'] },
  { head: 'Passport number', from: ['passport', 'رقم الجواز', 'جواز السفر'] },
  { head: 'Marital status' },
  { head: 'E-mail', from: ['email', 'e mail', 'البريد'] },
  { head: 'Emirate' },
  { head: 'Place of residence', from: ['residence', 'residential location', 'مكان السكن'] },
  { head: 'Place of work', from: ['work location', 'place of work', 'مكان العمل'] },
  { head: 'Salary band' },
  { head: 'Commission', from: ['commission', 'العموله'] },
  { head: 'Emirates ID', from: ['emirates id', 'eid', 'رقم الهويه', 'الهويه'] },
  { head: 'UID', from: ['uid', 'unified', 'الرقم الموحد'] },
  { head: 'Member ID' },
  { head: 'Relation' },
  { head: 'Relation to' },
] as const satisfies readonly { head: string; from?: readonly string[] }[];

export type RegisterColumn = (typeof columns)[number]['head'];
export const registerHeads: readonly RegisterColumn[] = columns.map(({ head }) => head);

export interface RegisterList {
  people: readonly Person[];
  rows: readonly Row[];
  headers: readonly string[];
  columns: CensusColumns;
  emirate: string;
}

export interface Register {
  rows: Cell[][];
  /** Mandatory columns, with how many people lack them; all are but the contact. */
  missing: { head: RegisterColumn; people: number }[];
}

export function memberRegister(list: RegisterList): Register {
  const copied = copiedColumns(list);
  const ids = memberIds(list);
  const rows = list.people.map((person, at): Cell[] => {
    const own = ownCells(person, ids, at, list);
    return registerHeads.map((head) => {
      const column = copied.get(head);
      // Whoever is only counted has no row of their own.
      const isOwn = !person.isCounted && column !== undefined;
      return isOwn ? (list.rows[person.row - 1]?.[column] ?? null) : (own[head] ?? null);
    });
  });
  const missing = registerHeads.flatMap((head, column) => {
    const people = rows.filter((row) => isBlank(row[column])).length;
    const isAsked = head !== 'Contact number' && !neverAll.includes(head);
    return isAsked && people > 0 ? [{ head, people }] : [];
  });
  return { rows, missing };
}

/** An employee has no second name, or nobody to be related to. */
const neverAll: readonly RegisterColumn[] = ['Second name', 'Relation to'];

function copiedColumns({ headers, columns: known }: RegisterList): Map<RegisterColumn, number> {
  const read = new Set<number>(Object.values(known));
  const names = headers.map(plainText);
  const found = columns.flatMap((column): [RegisterColumn, number][] => {
    if (!('from' in column)) return [];
    const { from, head } = column;
    const at = names.findIndex(
      (name, place) =>
        !read.has(place) &&
        !/expiry|issue|انتهاء/.test(name) &&
        from.some((word) => ` ${name} `.includes(` ${word} `)),
    );
    return at < 0 ? [] : [[head, at]];
  });
  return new Map(found);
}

function ownCells(
  person: Person,
  ids: readonly string[],
  at: number,
  { people, emirate }: RegisterList,
): Partial<Record<RegisterColumn, Cell>> {
  const { relation, gender, marital, salary, birthDate, name, principalRow } = person;
  const [first = null, ...others] = name?.split(/\s+/).filter(Boolean) ?? [];
  const family = others.at(-1) ?? null;
  const principal = people.findIndex((one) => one.row === principalRow && !one.isCounted);
  return {
    'First name': first,
    'Second name': others.slice(0, -1).join(' ') || null,
    'Family name': family,
    'Birth date': birthDate === null ? null : new Date(birthDate),
    Gender: gender && genders[gender],
    'Marital status': marital && (marital === 'married' ? 'Married' : 'Single'),
    Emirate: emirate,
    'Salary band': salary && (salary === 'lsb' ? 'Up to AED 4,000' : 'Above AED 4,000'),
    'Member ID': ids[at] ?? null,
    Relation: relations[relation],
    'Relation to': principalRow === null ? null : (ids[principal] ?? null),
  };
}

/** As the register writes them. */
const genders = { male: 1, female: 0 } as const;
const relations = {
  employee: 'Principal',
  spouse: 'Spouse',
  child: 'Child',
  parent: 'Parent',
} as const;

/** The employee's own number, or the row in the list; dependants count on from their employee's. */
function memberIds({ people, rows, columns: { number } }: RegisterList): string[] {
  const ofFamily = new Map<number, { id: string; dependants: number }>();
  const own = ({ row }: Person) => {
    const cell = number === undefined ? null : (rows[row - 1]?.[number] ?? null);
    return isBlank(cell) || cell instanceof Date ? String(row) : String(cell).trim();
  };
  for (const person of people) {
    if (person.principalRow === null) ofFamily.set(person.row, { id: own(person), dependants: 0 });
  }
  return people.map((person) => {
    const family = ofFamily.get(person.principalRow ?? person.row);
    if (person.principalRow === null || !family) return own(person);
    family.dependants += 1;
    return `${family.id}-${family.dependants}`;
  });
}
