/** A group as prices are asked for it: categories of staff, each by its counts (S0 3). No one is named here. */
import { NO_CATEGORY } from './categories.ts';

/** The ages of a band, both ends included. */
export interface AgeSpan {
  ageFrom: number;
  ageTo: number;
}

export interface CountedBand extends AgeSpan {
  members: number;
  /** Of them with a low salary; null where only the whole category's number is known (decisions M23). */
  lsb: number | null;
}

export interface MarriedBand extends AgeSpan {
  marriedWomen: number;
}

/** What the editor of member details holds of a category. */
export interface MemberDetails {
  employees: number;
  /** With the dependants. */
  members: number;
  /** Members with a low salary, and the others. */
  lsb: number;
  nlsb: number;
  ageBands: readonly CountedBand[];
  maternityBands: readonly MarriedBand[];
}

/** Counts made of a list of staff rest on these where the list says nothing, by the names under which pages word them. */
export const censusAssumptions = [
  'dependants_counted',
  'no_salaries',
  'no_genders',
  'no_marital_status',
  'rows_left_out',
] as const;
export type CensusAssumption = (typeof censusAssumptions)[number];

export interface GroupCategory extends MemberDetails {
  /** 0 is the only one of a group without categories (`no_cat`, decisions M18), else from 1. */
  number: number;
  /** 1 once the member details were saved; before that they are assumptions (decisions M29, M66). */
  flag: 0 | 1;
  /** Of counts made of a list of staff; gone once somebody saves the member details. */
  assumed?: readonly CensusAssumption[] | undefined;
}

export interface Group {
  emirateId: number;
  categories: readonly GroupCategory[];
}

/** S0 9. */
export const defaultBand: AgeSpan = { ageFrom: 18, ageTo: 35 };

/** What is assumed as long as nobody said more, by the names under which pages word it. */
export const assumptions = ['default_band', 'no_low_salary', 'no_married_women'] as const;

/** A category before its member details were saved (decisions M19, M66). */
export function assumedCategory(number: number, employees: number): Omit<GroupCategory, 'assumed'> {
  return {
    number,
    flag: 0,
    employees,
    members: employees,
    lsb: 0,
    nlsb: employees,
    ageBands: [{ ...defaultBand, members: employees, lsb: 0 }],
    maternityBands: [],
  };
}

/** The key of a category in the documents' state: `CAT 1`, or `no_cat` of the only one (decisions M17). */
export function categoryKey(number: number): string {
  return number === 0 ? NO_CATEGORY : `CAT ${number}`;
}
