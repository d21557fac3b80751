/** From people to what prices are asked with: the counts of each category (S0 3). */
import type { AgeSpan, CensusAssumption, GroupCategory } from '../group.ts';
import type { Person } from './person.ts';

/** What the catalogue's plans part ages by, as quoting gives it. */
export interface CensusBands {
  ageBands: readonly AgeSpan[];
  maternityBands: readonly AgeSpan[];
}

export interface CountedCensus {
  /** Numbered 1, 2, 3 in the order of their letters, or one with 0. */
  categories: readonly GroupCategory[];
  /** Of all categories. */
  assumptions: readonly CensusAssumption[];
  /** Ages that no band of any plan holds, with how many have them. */
  outside: readonly { age: number; people: number }[];
  /** Categories that the list calls by another letter, since letters have no gaps here (`said` 2 is B). */
  renumbered: readonly { number: number; said: number }[];
}

/** Nobody is older. */
const OLDEST = 120;

/** Of people with their categories (`category-rule.ts`). The flag is 1 (decisions M29). */
export function countPeople(people: readonly Person[], bands: CensusBands): CountedCensus {
  const groups = new Map<number, Person[]>();
  for (const person of people) {
    const number = person.category ?? 0;
    const group = groups.get(number);
    if (group) group.push(person);
    else groups.set(number, [person]);
  }
  const said = [...groups.keys()].toSorted((one, other) => one - other);
  const numberAt = (at: number) => (said[0] === 0 ? 0 : at + 1);
  const spans = spansOf(bands);
  const categories = said.map((number, at) =>
    countOne(numberAt(at), groups.get(number) ?? [], spans),
  );
  return {
    categories,
    assumptions: assumed(people),
    outside: outsideOf(people, bands),
    renumbered: said.flatMap((number, at) =>
      number === numberAt(at) ? [] : [{ number: numberAt(at), said: number }],
    ),
  };
}

export interface CensusSpans {
  ages: readonly AgeSpan[];
  maternity: readonly AgeSpan[];
}

/** The bands, and between and around them what they leave out: whoever is there is counted, and has no price in plans by age. */
export function spansOf({ ageBands, maternityBands }: CensusBands): CensusSpans {
  const ages: AgeSpan[] = [];
  let next = 0;
  for (const { ageFrom, ageTo } of ageBands.toSorted((one, other) => one.ageFrom - other.ageFrom)) {
    if (ageFrom > next) ages.push({ ageFrom: next, ageTo: ageFrom - 1 });
    ages.push({ ageFrom, ageTo });
    next = ageTo + 1;
  }
  if (next <= OLDEST) ages.push({ ageFrom: next, ageTo: OLDEST });
  return { ages, maternity: maternityBands };
}

function countOne(number: number, people: readonly Person[], spans: CensusSpans): GroupCategory {
  const ages = spans.ages.map((span) => ({ ...span, members: 0, lsb: 0 }));
  const married = spans.maternity.map((span) => ({ ...span, marriedWomen: 0 }));
  const [employees, lsb] = [people.filter(isEmployee).length, people.filter(isLow).length];
  for (const person of people) {
    const band = bandOf(ages, person.age);
    if (band) band.members += 1;
    if (band && isLow(person)) band.lsb += 1;
    const hers = isMarriedWoman(person) ? bandOf(married, person.age) : undefined;
    if (hers) hers.marriedWomen += 1;
  }
  const found = assumed(people);
  return {
    number,
    flag: 1,
    employees,
    members: people.length,
    lsb,
    nlsb: people.length - lsb,
    ageBands: ages.filter(({ members }) => members > 0),
    maternityBands: married.filter(({ marriedWomen }) => marriedWomen > 0),
    ...(found.length > 0 ? { assumed: found } : {}),
  };
}

export function bandOf<Band extends AgeSpan>(
  bands: readonly Band[],
  age: number | null,
): Band | undefined {
  return age === null
    ? undefined
    : bands.find(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo);
}

function isEmployee({ relation }: Person): boolean {
  return relation === 'employee';
}

export function isLow({ salary }: Person): boolean {
  return salary === 'lsb';
}

export function isMarriedWoman({ gender, marital }: Person): boolean {
  return gender === 'female' && marital === 'married';
}

function assumed(people: readonly Person[]): CensusAssumption[] {
  const found: CensusAssumption[] = [];
  if (people.some(({ isCounted }) => isCounted)) found.push('dependants_counted');
  if (people.some(({ salary, relation }) => relation === 'employee' && salary === null))
    found.push('no_salaries');
  if (people.some(({ gender, relation }) => gender === null && relation !== 'child'))
    found.push('no_genders');
  if (people.some(({ gender, marital }) => gender === 'female' && marital === null))
    found.push('no_marital_status');
  return found;
}

function outsideOf(people: readonly Person[], { ageBands }: CensusBands) {
  const counts = new Map<number, number>();
  for (const { age } of people) {
    if (age !== null && !bandOf(ageBands, age)) counts.set(age, (counts.get(age) ?? 0) + 1);
  }
  return [...counts]
    .map(([age, people]) => ({ age, people }))
    .toSorted((one, other) => one.age - other.age);
}
