/** Who of two staff lists is one person. Names are looked at where the lists lie, and nowhere else. */
import { identifierIn } from './cells.ts';
import type { Person } from './person.ts';
import type { CensusColumns, Row } from './table.ts';
import { plainText } from './text.ts';

export interface MatchedList {
  people: readonly Person[];
  rows: readonly Row[];
  columns: CensusColumns;
}

export type Pair = [earlier: number, later: number];

/**
 * Places of one person in both lists. By the number of an employee, then by family, name and birth date, each only where it is
 * nobody else's in either list: whoever cannot be told from another has left and joined.
 */
export function matchPeople(earlier: MatchedList, later: MatchedList): Pair[] {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const take = (keyOf: (list: MatchedList, at: number) => string | null) => {
    const was = onlyOnes(earlier, (at) => (pairs.has(at) ? null : keyOf(earlier, at)));
    const is = onlyOnes(later, (at) => (taken.has(at) ? null : keyOf(later, at)));
    for (const [key, at] of was) {
      const place = is.get(key);
      if (place === undefined) continue;
      pairs.set(at, place);
      taken.add(place);
    }
  };
  take(numberKey);
  take(bornKey);
  take(nameKey);
  // Families are known by their employee, in the terms of the later list.
  const families = familyKeys(earlier, later, pairs);
  take((list, at) => families(list, at, ({ birthDate, age }) => birthDate ?? String(age)));
  take((list, at) => families(list, at, ({ name }) => name && plainText(name)));
  take((list, at) =>
    families(list, at, ({ isCounted }) => (isCounted ? placeInFamily(list, at) : null)),
  );
  return [...pairs];
}

/** Keys that one person alone has. */
function onlyOnes({ people }: MatchedList, keyOf: (at: number) => string | null) {
  const found = new Map<string, number>();
  const several = new Set<string>();
  for (const at of people.keys()) {
    const key = keyOf(at);
    if (key === null) continue;
    if (found.has(key)) several.add(key);
    else found.set(key, at);
  }
  for (const key of several) found.delete(key);
  return found;
}

function numberKey({ people, rows, columns }: MatchedList, at: number): string | null {
  const person = people[at];
  if (person?.relation !== 'employee' || columns.number === undefined) return null;
  return identifierIn(rows[person.row - 1]?.[columns.number] ?? null) || null;
}

function bornKey({ people }: MatchedList, at: number): string | null {
  const { name, birthDate, isCounted } = people[at] ?? {};
  return isCounted || !name || !birthDate ? null : `${plainText(name)} ${birthDate}`;
}

function nameKey({ people }: MatchedList, at: number): string | null {
  const { name, relation, isCounted } = people[at] ?? {};
  return isCounted || !name ? null : `${relation} ${plainText(name)}`;
}

function familyKeys(earlier: MatchedList, later: MatchedList, pairs: ReadonlyMap<number, number>) {
  const rowOf = new Map(
    [...pairs].map(([was, is]) => [earlier.people[was]?.row, later.people[is]?.row]),
  );
  return (list: MatchedList, at: number, of: (person: Person) => string | null): string | null => {
    const person = list.people[at];
    if (!person || person.principalRow === null) return null;
    const row = list === earlier ? rowOf.get(person.principalRow) : person.principalRow;
    const own = of(person);
    return row === undefined || own === null ? null : `${row} ${person.relation} ${own}`;
  };
}

/** The second child of an employee stays the second one. */
function placeInFamily({ people }: MatchedList, at: number): string {
  const person = people[at];
  let place = 0;
  for (let other = at - 1; other >= 0; other -= 1) {
    const one = people[other];
    if (!one || one.principalRow !== person?.principalRow) break;
    if (one.relation === person?.relation) place += 1;
  }
  return String(place);
}
