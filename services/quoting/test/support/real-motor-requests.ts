/** Cars of the shipped list with drivers of any age, as the questionnaire lets them ask. */
import type { MotorCatalogue } from '../../src/domain/motor/catalogue.ts';
import { valueRangeOf } from '../../src/domain/motor/market-value.ts';
import { motorRequestOf } from '../../src/domain/motor/rating-request.ts';
import type { Vehicle } from '../../src/domain/motor/vehicles.ts';
import type { Random } from './random-rating.ts';

const YEAR = 2026;
const DAY = `${YEAR}-11-21`;

/** Every car of the list that has a value on the day. */
export function realCars(catalogue: MotorCatalogue): Vehicle[] {
  const cars = catalogue.vehicles.makes.flatMap((make) =>
    make.models.flatMap((model) =>
      model.variants.flatMap((variant) =>
        Array.from({ length: variant.yearTo - variant.yearFrom + 1 }, (_, i) => {
          return { make, model, variant, year: variant.yearFrom + i };
        }),
      ),
    ),
  );
  return cars.filter((car) => valueRangeOf(catalogue, car, DAY) !== null);
}

interface Driver {
  age: number;
  licenceYears: number;
  claimFreeYears: number;
}

/** At its market value, on 21 November 2026. */
export function realRequest(
  catalogue: MotorCatalogue,
  car: Vehicle,
  { age, licenceYears, claimFreeYears }: Driver,
  changed: { emirateId?: number; gccSpec?: boolean } = {},
) {
  const found = motorRequestOf(
    catalogue,
    { vehicle: () => car },
    {
      emirateId: 2,
      variantId: car.variant.id,
      year: car.year,
      valueAed: null,
      brandNew: false,
      gccSpec: true,
      agencyRepair: false,
      insuredNow: true,
      dob: `${YEAR - age}-01-01`,
      licenceYears,
      claimFreeYears,
      claims: 0,
      ...changed,
    },
    { addonIds: [], deductible: null },
    DAY,
  );
  if (found.outcome !== 'ok') throw new Error(`a car of the list is ${found.outcome}`);
  return found;
}

const lists = new WeakMap<MotorCatalogue, Vehicle[]>();

export function randomRealRequest(catalogue: MotorCatalogue, random: Random) {
  const cars = lists.get(catalogue) ?? realCars(catalogue);
  lists.set(catalogue, cars);
  const car = cars[random(0, cars.length - 1)];
  if (!car) throw new Error('the list has no car');
  const driver = {
    age: random(18, 80),
    licenceYears: random(0, 5),
    claimFreeYears: random(0, 5),
  };
  const gccSpec = random(0, 9) < 7;
  return realRequest(catalogue, car, driver, { emirateId: random(1, 7), gccSpec });
}
