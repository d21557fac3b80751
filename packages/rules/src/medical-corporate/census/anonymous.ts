/** People as prices know them: no name, no number, no date; by the rows of the list, so that whoever has the list knows them. */
import type { AgeSpan } from '../group.ts';
import { bandOf, type CensusBands, isLow, isMarriedWoman, spansOf } from './counts.ts';
import type { Person } from './person.ts';

/**
 * Row; row of the employee whose family it is; number of the category; place among `ageBands`; 1 with a low salary; place among
 * `maternityBands` of a married woman, else -1. A list, not an object: there may be fifty thousand.
 */
export type AnonymousPerson = [
  row: number,
  family: number,
  category: number,
  band: number,
  low: 0 | 1,
  maternity: number,
];

export interface AnonymousPeople {
  ageBands: readonly AgeSpan[];
  maternityBands: readonly AgeSpan[];
  people: readonly AnonymousPerson[];
}

/** `numberOf` gives the number that a category has here, of the one that the list calls it. */
export function anonymousPeople(
  people: readonly Person[],
  bands: CensusBands,
  numberOf: (said: number) => number,
): AnonymousPeople {
  const { ages, maternity } = spansOf(bands);
  const placeIn = (spans: readonly AgeSpan[], age: number | null) => {
    const band = bandOf(spans, age);
    return band ? spans.indexOf(band) : -1;
  };
  return {
    ageBands: ages,
    maternityBands: maternity,
    people: people.map((person) => [
      person.row,
      person.principalRow ?? person.row,
      numberOf(person.category ?? 0),
      placeIn(ages, person.age),
      isLow(person) ? 1 : 0,
      isMarriedWoman(person) ? placeIn(maternity, person.age) : -1,
    ]),
  };
}
