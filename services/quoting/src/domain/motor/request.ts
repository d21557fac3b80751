/** What is priced: one car, one driver and the cover asked for, on a given day. */
import type { Body } from './vehicles.ts';

export interface RatedCar {
  /** The insured value (IDV) in whole dirhams; third party does not use it. */
  valueAed: number;
  body: Body;
  cylinders: number;
  /** With the driver's. */
  seats: number;
  /** Years since the model year, 0 for this year's and next year's. */
  age: number;
  brandNew: boolean;
  gcc: boolean;
}

export interface RatedDriver {
  age: number;
  licenceYears: number;
  claimFreeYears: number;
  /** Own claims of the last year. */
  claims: number;
}

export interface MotorRequest {
  emirateId: number;
  /** ISO day in Asia/Dubai. */
  day: string;
  car: RatedCar;
  driver: RatedDriver;
  agencyRepair: boolean;
  insuredNow: boolean;
  /** Chosen add-ons; one a plan does not have costs nothing there, as it is not covered. */
  addonIds: readonly number[];
  /** The code of a deductible choice, or null for each plan's standard one. */
  deductible: string | null;
}

const MAX_VALUE_AED = 9_999_999;

/** Callers have validated the answers; anything else here is a defect. Throws RangeError. */
export function assertRequest({ car, driver }: MotorRequest): void {
  const whole = (name: string, value: number, to: number, from = 0) => {
    if (!Number.isInteger(value) || value < from || value > to) {
      throw new RangeError(`impossible ${name}: ${value}`);
    }
  };
  whole('insured value', car.valueAed, MAX_VALUE_AED, 1);
  whole('cylinders', car.cylinders, 16);
  whole('seats', car.seats, 60, 1);
  whole('age of the car', car.age, 120);
  whole('age of the driver', driver.age, 120);
  whole('licence years', driver.licenceYears, 120);
  whole('claim-free years', driver.claimFreeYears, 120);
  whole('claims', driver.claims, 120);
}
