import { ageOn, parseIsoDate } from '@muqarin/rules/dates';
import type { MotorCatalogue } from './catalogue.ts';
import type { VehicleIndex } from './find-vehicle.ts';
import { carAge, type ValueRange, valueRangeOf } from './market-value.ts';
import type { MotorRequest } from './request.ts';
import type { Vehicle } from './vehicles.ts';

const YOUNGEST = 18;
const OLDEST = 120;

/** What a driver answered, in the words of the catalogue (S1 3). */
export interface MotorFacts {
  emirateId: number;
  variantId: number;
  year: number;
  /** Null for the market value. */
  valueAed: number | null;
  brandNew: boolean;
  gccSpec: boolean;
  agencyRepair: boolean;
  insuredNow: boolean;
  /** ISO day. */
  dob: string;
  licenceYears: number;
  claimFreeYears: number;
  claims: number;
}

export type AskedMotor =
  | { outcome: 'ok'; request: MotorRequest; vehicle: Vehicle; range: ValueRange }
  | { outcome: 'unknown_vehicle' }
  | { outcome: 'value_out_of_range'; value: ValueRange }
  | { outcome: 'bad_birth_date' };

/** Answers to what is priced on an ISO day in Asia/Dubai. Throws for a day that does not exist. */
export function motorRequestOf(
  catalogue: MotorCatalogue,
  vehicles: Pick<VehicleIndex, 'vehicle'>,
  facts: MotorFacts,
  choices: { addonIds: readonly number[]; deductible: string | null },
  day: string,
): AskedMotor {
  const vehicle = vehicles.vehicle(facts.variantId, facts.year);
  const range = vehicle && valueRangeOf(catalogue, vehicle, day);
  if (!vehicle || !range) return { outcome: 'unknown_vehicle' };
  const age = driverAge(facts.dob, day);
  if (age === null) return { outcome: 'bad_birth_date' };
  const valueAed = facts.valueAed ?? range.marketAed;
  if (valueAed < range.minAed || valueAed > range.maxAed)
    return { outcome: 'value_out_of_range', value: range };
  const { emirateId, agencyRepair, insuredNow, licenceYears, claimFreeYears, claims } = facts;
  const request: MotorRequest = {
    emirateId,
    day,
    car: {
      valueAed,
      body: vehicle.model.body,
      cylinders: vehicle.variant.cylinders,
      seats: vehicle.variant.seats,
      age: carAge(facts.year, day),
      brandNew: facts.brandNew,
      gcc: facts.gccSpec,
    },
    driver: { age, licenceYears, claimFreeYears, claims },
    agencyRepair,
    insuredNow,
    ...choices,
  };
  return { outcome: 'ok', request, vehicle, range };
}

/** Full years, null when the day of birth does not exist or nobody of that age drives (decisions V7). */
function driverAge(dob: string, day: string): number | null {
  const [born, on] = [parseIsoDate(dob), parseIsoDate(day)];
  if (!on) throw new RangeError(`not an ISO day: ${day}`);
  const age = born ? ageOn(born, on) : -1;
  return age >= YOUNGEST && age <= OLDEST ? age : null;
}
