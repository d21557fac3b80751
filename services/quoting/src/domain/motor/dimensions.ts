/** What a factor of a motor card can depend on. A dimension of words counts them by their place. */
import type { MotorRequest } from './request.ts';
import { bodies } from './vehicles.ts';

/** Emirates by the id of the contract (S0 3): place 0 is none. */
export const emirateWords = [
  '',
  'abu-dhabi',
  'dubai',
  'sharjah',
  'ajman',
  'umm-al-quwain',
  'ras-al-khaimah',
  'fujairah',
] as const;

/** The largest number each can take; what is above counts as this. */
const NUMBERS = {
  driver_age: 120,
  licence_years: 60,
  car_age: 40,
  claim_free_years: 20,
  claims: 20,
  /** Only where the plan repairs at the agency: 0 is a workshop, 1 a car of this year, 2 of last year. */
  agency_car_age: 41,
} as const;

const WORDS = {
  emirate: emirateWords,
  body: bodies,
  specification: ['gcc', 'other'],
  condition: ['used', 'new'],
  cover_now: ['insured', 'expired'],
} as const;

export type NumberDimension = keyof typeof NUMBERS;
export type WordDimension = keyof typeof WORDS;
export type Dimension = NumberDimension | WordDimension;

export const dimensions = [...Object.keys(NUMBERS), ...Object.keys(WORDS)] as readonly Dimension[];

export function isNumberDimension(dimension: Dimension): dimension is NumberDimension {
  return dimension in NUMBERS;
}

/** How many values a dimension has, from 0. */
export function sizeOf(dimension: Dimension): number {
  return isNumberDimension(dimension) ? NUMBERS[dimension] + 1 : WORDS[dimension].length;
}

export function wordsOf(dimension: WordDimension): readonly string[] {
  return WORDS[dimension];
}

/** The value of each dimension for this request, in the order of `dimensions`. */
export function valuesOf(request: MotorRequest, agency: boolean): number[] {
  const { car, driver } = request;
  const values: Record<Dimension, number> = {
    driver_age: driver.age,
    licence_years: driver.licenceYears,
    car_age: car.age,
    claim_free_years: driver.claimFreeYears,
    claims: driver.claims,
    agency_car_age: agency ? car.age + 1 : 0,
    emirate: request.emirateId,
    body: bodies.indexOf(car.body),
    specification: car.gcc ? 0 : 1,
    condition: car.brandNew ? 1 : 0,
    cover_now: request.insuredNow ? 0 : 1,
  };
  return dimensions.map((dimension) => Math.min(values[dimension], sizeOf(dimension) - 1));
}
