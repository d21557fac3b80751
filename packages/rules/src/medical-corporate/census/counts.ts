/** From people to what prices are asked with: the counts of each category (S0 3). */
import type { AgeSpan, GroupCategory } from '../group.ts';
import type { Person } from './person.ts';

/** What the catalogue's plans part ages by, as quoting gives it. */
export interface CensusBands {
  ageBands: readonly AgeSpan[];
  maternityBands: readonly AgeSpan[];
}

/** Prices rest on these where the list says nothing, by the names under which pages word them. */
export type CensusAssumption =
  | 'dependants_counted'
  | 'no_salaries'
  | 'no_genders'
  | 'no_marital_status';

export interface CountedCensus {
  categories: readonly GroupCategory[];
  assumptions: readonly CensusAssumption[];
  /** Ages that no band of any plan holds, with how many have them. */
  outside: readonly { age: number; people: number }[];
}

/** `categoryOf` gives 0 for everyone where a group has no categories (decisions M18). The flag is 1 (decisions M29). */
export function countPeople(
  people: readonly Person[],
  bands: CensusBands,
  categoryOf: (person: Person) => number,
): CountedCensus {
  const numbers = [...new Set(people.map(categoryOf))].toSorted((one, other) => one - other);
  const categories = numbers.map((number) =>
    countOne(
      number,
      people.filter((person) => categoryOf(person) === number),
      bands,
    ),
  );
  return { categories, assumptions: assumed(people), outside: outsideOf(people, bands) };
}

function countOne(number: number, people: readonly Person[], bands: CensusBands): GroupCategory {
  const lsb = people.filter(isLow).length;
  return {
    number,
    flag: 1,
    employees: people.filter(({ relation }) => relation === 'employee').length,
    members: people.length,
    lsb,
    nlsb: people.length - lsb,
    ageBands: filledBands(people, bands.ageBands).map(({ band, members }) => ({
      ...band,
      members: members.length,
      lsb: members.filter(isLow).length,
    })),
    maternityBands: filledBands(people.filter(isMarriedWoman), bands.maternityBands).map(
      ({ band, members }) => ({ ...band, marriedWomen: members.length }),
    ),
  };
}

function filledBands(people: readonly Person[], bands: readonly AgeSpan[]) {
  return bands
    .map(({ ageFrom, ageTo }) => ({
      band: { ageFrom, ageTo },
      members: people.filter(({ age }) => age !== null && age >= ageFrom && age <= ageTo),
    }))
    .filter(({ members }) => members.length > 0);
}

function isLow({ salary }: Person): boolean {
  return salary === 'lsb';
}

function isMarriedWoman({ gender, marital }: Person): boolean {
  return gender === 'female' && marital === 'married';
}

function assumed(people: readonly Person[]): CensusAssumption[] {
  const found: CensusAssumption[] = [];
  const employees = people.filter(({ relation }) => relation === 'employee');
  if (people.some(({ isCounted }) => isCounted)) found.push('dependants_counted');
  if (employees.some(({ salary }) => salary === null)) found.push('no_salaries');
  if (people.some(({ gender, relation }) => gender === null && relation !== 'child'))
    found.push('no_genders');
  if (people.some(({ gender, marital }) => gender === 'female' && marital === null))
    found.push('no_marital_status');
  return found;
}

function outsideOf(people: readonly Person[], { ageBands }: CensusBands) {
  const isOutside = (age: number) =>
    !ageBands.some(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo);
  const ages = people.flatMap(({ age }) => (age !== null && isOutside(age) ? [age] : []));
  return [...new Set(ages)]
    .toSorted((one, other) => one - other)
    .map((age) => ({ age, people: ages.filter((each) => each === age).length }));
}
