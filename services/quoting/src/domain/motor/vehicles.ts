/** Makes, models, years and variants as they are sold in the Gulf, and what a car is worth by its age. */

/** A variant as it was sold in these model years; its name may stand again for other years at another price. */
export interface Variant {
  id: number;
  name: string;
  cylinders: number;
  /** With the driver's. */
  seats: number;
  /** Model years, both included. */
  yearFrom: number;
  yearTo: number;
  priceNewFils: number;
}

export interface Model {
  id: number;
  name: string;
  body: Body;
  segment: string;
  variants: readonly Variant[];
}

export interface Make {
  id: number;
  code: string;
  name: string;
  models: readonly Model[];
}

export const bodies = [
  'saloon',
  'hatchback',
  'coupe',
  'convertible',
  'estate',
  'suv',
  'pickup',
  'van',
] as const;
export type Body = (typeof bodies)[number];

export interface Segment {
  code: string;
  name: string;
  /** By age in years: basis points of the price new that are left. */
  keptBasisPoints: readonly number[];
}

export interface VehicleCatalogue {
  makes: readonly Make[];
  segments: readonly Segment[];
  /** Model ids, in the order shown. */
  popular: readonly number[];
}

/** One car: a variant in a model year. */
export interface Vehicle {
  make: Make;
  model: Model;
  variant: Variant;
  year: number;
}
