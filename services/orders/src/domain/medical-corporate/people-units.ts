/** The members of a staff list, each with their part of the premium that was sold by the counts of that list. */
import type { Unit } from '../policy-money/types.ts';
import type { Place } from './sale-units.ts';

/** As far as a premium depends on somebody. */
export interface Insured {
  unit: string;
  category: number;
  age: number;
  salary: 'lsb' | 'nlsb';
  marriedWoman: boolean;
}

/**
 * Each person takes a place of their category, age and salary, and a married woman one of maternity cover where her age has any. Null
 * where people and counts are not the same: the premium is of the counts then, and nobody's part is made up.
 */
export function unitsOfPeople(people: readonly Insured[], places: readonly Place[]): Unit[] | null {
  const free = new Map<string, Place[]>();
  for (const place of places) {
    const key = keyOf(place);
    const known = free.get(key);
    if (known) known.push(place);
    else free.set(key, [place]);
  }
  const kinds = [...free.values()].flatMap((list) => list.slice(0, 1));
  const take = (person: Insured, kind: Place['kind']): number | null => {
    const wanted = kinds.find((place) => place.kind === kind && isFor(place, person));
    return (wanted && free.get(keyOf(wanted))?.shift()?.periodFils) ?? null;
  };
  const units: Unit[] = [];
  for (const person of people) {
    const own = take(person, 'member');
    if (own === null) return null;
    const maternity = person.marriedWoman ? (take(person, 'maternity') ?? 0) : 0;
    units.push({ unit: person.unit, periodFils: own + maternity });
  }
  return [...free.values()].every((list) => list.length === 0) ? units : null;
}

function isFor(place: Place, { category, age, salary }: Insured): boolean {
  return (
    place.category === category &&
    (place.salary === null || place.salary === salary) &&
    (place.ageFrom === null || place.ageFrom <= age) &&
    (place.ageTo === null || age <= place.ageTo)
  );
}

function keyOf({ category, kind, ageFrom, ageTo, salary }: Place): string {
  return [category, kind, ageFrom, ageTo, salary].join('|');
}
