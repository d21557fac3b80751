import type { MotorCatalogue } from '../../domain/motor/catalogue.ts';
import { compileMotor } from '../../domain/motor/compiled.ts';
import { vehicleIndex } from '../../domain/motor/find-vehicle.ts';
import { motorTotals } from '../../domain/motor/price-tables.ts';
import { type MotorFacts, motorRequestOf } from '../../domain/motor/rating-request.ts';
import { NOT_QUOTABLE } from '../../domain/not-quotable.ts';
import { type CatalogueDiff, diffPremiums, type Premiums } from '../diff.ts';
import { POPULATION, seeded } from '../population.ts';

type Driver = Omit<MotorFacts, 'emirateId'>;

/**
 * Prices the same drivers in each emirate under both catalogues, standard deductible and no add-ons. Their cars are of the
 * old catalogue, so a car that the new one has lost is counted among lost prices.
 */
export function diffMotorCatalogues(
  old: MotorCatalogue,
  next: MotorCatalogue,
  day: string,
): CatalogueDiff {
  const drivers = referenceDrivers(old, day);
  const priced = (catalogue: MotorCatalogue) => {
    return { catalogue, premiums: premiums(catalogue, drivers, day) };
  };
  return diffPremiums(priced(old), priced(next), day);
}

/** 500 invented drivers of 18 to 77 in cars of the last fifteen years, the same on every machine. */
function referenceDrivers({ vehicles }: MotorCatalogue, day: string): Driver[] {
  const random = seeded(POPULATION.seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const thisYear = Number(day.slice(0, 4));
  const variants = vehicles.makes.flatMap(({ models }) => models.flatMap((row) => row.variants));
  return Array.from({ length: POPULATION.people }, (): Driver => {
    const { id = 0, yearFrom = 0, yearTo = 0 } = variants[upTo(variants.length - 1)] ?? {};
    const oldest = Math.max(yearFrom, thisYear - 14);
    const year = Math.max(oldest, yearTo - upTo(Math.max(0, yearTo - oldest)));
    const age = 18 + upTo(59);
    const licenceYears = Math.min(5, upTo(age - 18));
    return {
      variantId: id,
      year,
      valueAed: null,
      brandNew: year >= thisYear,
      gccSpec: random() < 0.9,
      agencyRepair: random() < 0.4,
      insuredNow: random() < 0.85,
      dob: `${thisYear - age}-01-01`,
      licenceYears,
      claimFreeYears: upTo(licenceYears),
      claims: random() < 0.1 ? 1 : 0,
    };
  });
}

function premiums(catalogue: MotorCatalogue, drivers: readonly Driver[], day: string): Premiums {
  const compiled = compileMotor(catalogue);
  const index = vehicleIndex(catalogue.vehicles);
  const found = new Map<number, Map<string, number>>();
  for (const [emirateId, { plans }] of compiled.emirates) {
    const nets = new Float64Array(plans.length);
    for (const [at, driver] of drivers.entries()) {
      const choices = { addonIds: [], deductible: null };
      const asked = motorRequestOf(catalogue, index, { ...driver, emirateId }, choices, day);
      if (asked.outcome !== 'ok') continue;
      motorTotals(compiled, asked.request, nets);
      for (const [plan, { id }] of plans.entries()) {
        const net = nets[plan] ?? NOT_QUOTABLE;
        if (net === NOT_QUOTABLE) continue;
        const ofPlan = found.get(id) ?? new Map<string, number>();
        found.set(id, ofPlan.set(`${emirateId}/${at}`, net));
      }
    }
  }
  return found;
}
