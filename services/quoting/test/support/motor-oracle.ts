/**
 * The motor price written a second time, from the rules and not from the core: BigInt fractions, its own lookups, its own
 * order of looking. Facts B2 and ADR 22 are its source.
 */
import type { MotorCatalogue, MotorPlan } from '../../src/domain/motor/catalogue.ts';
import type { MotorRequest } from '../../src/domain/motor/request.ts';
import { nearest } from './bigint-oracle.ts';

export interface MotorOraclePrice {
  net: bigint;
  vat: bigint;
  deductible: bigint | null;
  /** The amounts that are due, in the order of the rules; none is zero. */
  rows: bigint[];
}

const LARGEST: Readonly<Record<string, number>> = {
  driver_age: 120,
  licence_years: 60,
  car_age: 40,
  claim_free_years: 20,
  claims: 20,
  agency_car_age: 41,
};

/** Null when the plan cannot be quoted. */
export function motorOraclePrice(
  plan: MotorPlan,
  { tariff }: MotorCatalogue,
  request: MotorRequest,
): MotorOraclePrice | null {
  const { car, emirateId } = request;
  const card = plan.rateCard;
  if (plan.emirateIds.indexOf(emirateId) < 0 || plan.carAgeTo < car.age) return null;
  if (Date.parse(card.effectiveFrom) > Date.parse(request.day)) return null;
  if (plan.specifications.indexOf(car.gcc ? 'gcc' : 'other') < 0) return null;
  let group = '';
  for (const { code, bodies } of tariff.classes) {
    if (group === '' && bodies.indexOf(car.body) >= 0) group = code;
  }
  const thirdParty = plan.type === 'third_party';
  const base = thirdParty ? byCylinders(plan, group, car) : byValue(plan, group, car);
  const limits = limitsFor(thirdParty, tariff, group, car);
  if (base === null || limits === null) return null;
  const rows = [base];
  let running = base;
  for (const factor of card.factors) {
    const times = timesOf(factor, plan, request);
    if (times === null) return null;
    const after = times === undefined ? running : share(running, times);
    rows.push(after - running);
    running = after;
  }
  let deductible: bigint | null = null;
  if (card.deductible) {
    const choice = card.deductible.choices.filter(({ code }) => code === request.deductible)[0];
    deductible = share(
      cap(tariff, car),
      choice ? choice.shareBasisPoints : card.deductible.shareBasisPoints,
    );
    const after = choice ? share(running, choice.basisPoints) : running;
    rows.push(after - running);
    running = after;
  }
  const [legal, maximum] = limits;
  let minimum = legal;
  for (const { classCode, fils } of card.leastPremiums) {
    if (classCode === group && BigInt(fils) > minimum) minimum = BigInt(fils);
  }
  let premium = running;
  if (premium > maximum) premium = maximum;
  if (premium < minimum) premium = minimum;
  rows.push(premium - running);
  const wished = premium - share(premium, card.discountBasisPoints);
  rows.push(wished < minimum ? minimum - premium : wished - premium);
  for (const { addonId, fils, included, perPassenger } of plan.addons) {
    if (included || request.addonIds.indexOf(addonId) < 0) continue;
    rows.push(BigInt(fils) * (perPassenger ? BigInt(car.seats) - 1n : 1n));
  }
  const due = rows.filter((amount) => amount !== 0n);
  const net = due.reduce((sum, amount) => sum + amount, 0n);
  return { net, vat: share(net, tariff.vatBasisPoints), deductible, rows: due };
}

type Car = MotorRequest['car'];

function share(amount: bigint, basisPoints: number): bigint {
  return nearest({ over: amount * BigInt(basisPoints), under: 10_000n });
}

function byCylinders({ rateCard }: MotorPlan, group: string, { cylinders }: Car): bigint | null {
  const fitting = rateCard.cylinderRates.filter((row) => row.classCode === group);
  for (const { cylindersFrom, cylindersTo, fils } of fitting) {
    if (!(cylinders < cylindersFrom || cylinders > cylindersTo)) return BigInt(fils);
  }
  return null;
}

function byValue({ rateCard }: MotorPlan, group: string, { valueAed }: Car): bigint | null {
  const fitting = rateCard.valueRates.filter((row) => row.classCode === group);
  for (const { valueFromAed, valueToAed, basisPoints } of fitting) {
    if (valueAed < valueFromAed || valueAed > valueToAed) continue;
    return share(BigInt(valueAed) * 100n, basisPoints);
  }
  return null;
}

function limitsFor(
  thirdParty: boolean,
  tariff: MotorCatalogue['tariff'],
  group: string,
  car: Car,
): [bigint, bigint] | null {
  if (thirdParty) {
    for (const row of tariff.thirdParty) {
      if (row.classCode !== group || row.cylindersTo < car.cylinders) continue;
      return [BigInt(row.minimumFils), BigInt(row.maximumFils)];
    }
    return null;
  }
  for (const row of tariff.comprehensive) {
    if (row.classCode !== group) continue;
    const minimum = BigInt(row.minimumFils);
    const maximum = share(BigInt(car.valueAed) * 100n, row.maximumBasisPoints);
    return [minimum, maximum < minimum ? minimum : maximum];
  }
  return null;
}

function cap({ deductibleCaps }: MotorCatalogue['tariff'], { seats, valueAed }: Car): bigint {
  for (const { seatsTo, valueToAed, fils } of deductibleCaps) {
    if (seats <= seatsTo && valueAed <= valueToAed) return BigInt(fils);
  }
  throw new Error('no cap');
}

type Factor = MotorPlan['rateCard']['factors'][number];

/** Undefined leaves the amount alone, null makes the plan not quotable. */
function timesOf(
  { dimension, bands }: Factor,
  plan: MotorPlan,
  request: MotorRequest,
): number | null | undefined {
  const { car, driver } = request;
  const agency =
    request.agencyRepair && plan.agencyCarAgeTo !== null && car.age <= plan.agencyCarAgeTo;
  if (dimension === 'agency_car_age' && !agency) return undefined;
  const places = ['saloon', 'hatchback', 'coupe', 'convertible', 'estate', 'suv', 'pickup', 'van'];
  const asked: Record<Factor['dimension'], number> = {
    driver_age: driver.age,
    licence_years: driver.licenceYears,
    car_age: car.age,
    claim_free_years: driver.claimFreeYears,
    claims: driver.claims,
    agency_car_age: car.age + 1,
    emirate: request.emirateId,
    body: places.indexOf(car.body),
    specification: car.gcc ? 0 : 1,
    condition: car.brandNew ? 1 : 0,
    cover_now: request.insuredNow ? 0 : 1,
  };
  const largest = LARGEST[dimension];
  const value = largest === undefined || asked[dimension] < largest ? asked[dimension] : largest;
  for (const { from, to, basisPoints } of bands) {
    if (value >= from && value <= to) return basisPoints;
  }
  return largest === undefined ? undefined : null;
}
