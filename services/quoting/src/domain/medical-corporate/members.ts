/** A category made ready for rating: the low salaries of each band are known. */

import { allot } from '@muqarin/rules/allot';
import type {
  AgeSpan,
  CensusAssumption,
  GroupCategory,
  MarriedBand,
} from '@muqarin/rules/medical-corporate/group';

export interface RatedBand extends AgeSpan {
  members: number;
  lsb: number;
  nlsb: number;
}

export interface RatedCategory {
  number: number;
  flag: 0 | 1;
  employees: number;
  members: number;
  lsb: number;
  nlsb: number;
  ageBands: readonly RatedBand[];
  maternityBands: readonly MarriedBand[];
  /** Low salaries by band were not said: they are spread over them in proportion (decisions M23). */
  isSpread: boolean;
  /** What a list of staff did not say. */
  assumed?: readonly CensusAssumption[] | undefined;
}

/** Somebody who joins, rated like a category of their own. */
export function categoryOfOne({
  age,
  salary,
  marriedWoman,
}: {
  age: number;
  salary: 'lsb' | 'nlsb';
  marriedWoman: boolean;
}): RatedCategory {
  const span = { ageFrom: age, ageTo: age };
  const [lsb, nlsb] = salary === 'lsb' ? [1, 0] : [0, 1];
  return {
    number: 0,
    flag: 1,
    employees: 1,
    members: 1,
    lsb,
    nlsb,
    ageBands: [{ ...span, members: 1, lsb, nlsb }],
    maternityBands: marriedWoman ? [{ ...span, marriedWomen: 1 }] : [],
    isSpread: false,
  };
}

export function readyToRate(category: GroupCategory): RatedCategory {
  const { ageBands, lsb } = category;
  const isUnsaid = ageBands.some((band) => band.lsb === null);
  const spread = allot(lsb, isUnsaid ? ageBands.map(({ members }) => members) : []);
  return {
    ...category,
    // With none or all of them low there is nothing to spread.
    isSpread: isUnsaid && lsb > 0 && lsb < category.members && ageBands.length > 1,
    ageBands: ageBands.map(({ ageFrom, ageTo, members, lsb: said }, at) => {
      const low = isUnsaid ? (spread[at] ?? 0) : (said ?? 0);
      return { ageFrom, ageTo, members, lsb: low, nlsb: members - low };
    }),
  };
}
