/**
 * What one would write first, as the reference: floating AED, decimal factors looked up by name, an object a line. Same
 * rules, same requests, and it answers the same thing: net, VAT and all lines of every plan.
 */
import type { MotorCatalogue, MotorPlan } from '../../src/domain/motor/catalogue.ts';
import {
  dimensions,
  emirateWords,
  isNumberDimension,
  sizeOf,
} from '../../src/domain/motor/dimensions.ts';
import type { MotorRequest } from '../../src/domain/motor/request.ts';
import { bodies } from '../../src/domain/motor/vehicles.ts';

interface NaiveLine {
  code: string;
  label: string;
  amount: number;
}

export interface NaiveMotorPrice {
  planId: number;
  net: number;
  vat: number;
  lines: NaiveLine[];
}

export function naiveMotorPrices(
  catalogue: MotorCatalogue,
  request: MotorRequest,
): NaiveMotorPrice[] {
  const prices: NaiveMotorPrice[] = [];
  for (const plan of catalogue.plans) {
    const price = naivePrice(plan, catalogue, request);
    if (price) prices.push(price);
  }
  return prices;
}

function naivePrice(
  plan: MotorPlan,
  { tariff, addons }: MotorCatalogue,
  request: MotorRequest,
): NaiveMotorPrice | null {
  const { car, emirateId, day } = request;
  const { rateCard } = plan;
  if (!plan.emirateIds.includes(emirateId) || rateCard.effectiveFrom > day) return null;
  if (car.age > plan.carAgeTo) return null;
  if (!plan.specifications.includes(car.gcc ? 'gcc' : 'other')) return null;
  const group = tariff.classes.find((row) => row.bodies.includes(car.body))?.code;
  const base = naiveBase(plan, group, request);
  const limits = naiveLimits(plan, tariff, group, request);
  if (base === undefined || !limits) return null;
  const lines: NaiveLine[] = [{ code: 'base', label: 'Base rate', amount: base }];
  let subtotal = base;
  const push = (code: string, label: string, next: number) => {
    lines.push({ code, label, amount: next - subtotal });
    subtotal = next;
  };
  const facts = naiveFacts(plan, request);
  for (const { code, label, dimension, bands } of rateCard.factors) {
    const value = facts[dimension];
    if (value === undefined) continue;
    const band = bands.find(({ from, to }) => from <= value && value <= to);
    if (!band && isNumberDimension(dimension)) return null;
    if (band) push(code, label, round2(subtotal * (band.basisPoints / 10_000)));
  }
  const choice = rateCard.deductible?.choices.find(({ code }) => code === request.deductible);
  if (choice) push(choice.code, 'Deductible', round2(subtotal * (choice.basisPoints / 10_000)));
  const own = rateCard.leastPremiums.find(({ classCode }) => classCode === group);
  const least = Math.max(limits.minimum, (own?.fils ?? 0) / 100);
  push('tariff', 'Tariff', Math.max(least, Math.min(limits.maximum, subtotal)));
  const off = round2(subtotal * (rateCard.discountBasisPoints / 10_000));
  push('discount', 'Discount', Math.max(least, subtotal - off));
  for (const { addonId, fils, perPassenger, included } of plan.addons) {
    if (included || !request.addonIds.includes(addonId)) continue;
    const { code = '', name = '' } = addons.find(({ id }) => id === addonId) ?? {};
    push(code, name, subtotal + (fils / 100) * (perPassenger ? car.seats - 1 : 1));
  }
  const net = lines.reduce((sum, line) => sum + line.amount, 0);
  return { planId: plan.id, net, vat: round2((net * tariff.vatBasisPoints) / 10_000), lines };
}

function naiveBase(
  { type, rateCard }: MotorPlan,
  group: string | undefined,
  { car }: MotorRequest,
) {
  if (type === 'third_party') {
    const row = rateCard.cylinderRates.find(
      ({ classCode, cylindersFrom, cylindersTo }) =>
        classCode === group && cylindersFrom <= car.cylinders && car.cylinders <= cylindersTo,
    );
    return row && row.fils / 100;
  }
  const row = rateCard.valueRates.find(
    ({ classCode, valueFromAed, valueToAed }) =>
      classCode === group && valueFromAed <= car.valueAed && car.valueAed <= valueToAed,
  );
  return row && round2(car.valueAed * (row.basisPoints / 10_000));
}

function naiveLimits(
  { type }: MotorPlan,
  tariff: MotorCatalogue['tariff'],
  group: string | undefined,
  { car }: MotorRequest,
) {
  if (type === 'third_party') {
    const row = tariff.thirdParty.find(
      ({ classCode, cylindersTo }) => classCode === group && car.cylinders <= cylindersTo,
    );
    return row && { minimum: row.minimumFils / 100, maximum: row.maximumFils / 100 };
  }
  const row = tariff.comprehensive.find(({ classCode }) => classCode === group);
  if (!row) return undefined;
  const minimum = row.minimumFils / 100;
  const maximum = round2(car.valueAed * (row.maximumBasisPoints / 10_000));
  return { minimum, maximum: Math.max(minimum, maximum) };
}

/** By name, as one would; undefined where the factor does not apply. */
function naiveFacts(plan: MotorPlan, request: MotorRequest): Record<string, number | undefined> {
  const { car, driver } = request;
  const { agencyCarAgeTo } = plan;
  const agency = request.agencyRepair && agencyCarAgeTo !== null && car.age <= agencyCarAgeTo;
  const facts: Record<string, number | undefined> = {
    driver_age: driver.age,
    licence_years: driver.licenceYears,
    car_age: car.age,
    claim_free_years: driver.claimFreeYears,
    claims: driver.claims,
    agency_car_age: agency ? car.age + 1 : undefined,
    emirate: emirateWords[request.emirateId] === undefined ? undefined : request.emirateId,
    body: bodies.indexOf(car.body),
    specification: car.gcc ? 0 : 1,
    condition: car.brandNew ? 1 : 0,
    cover_now: request.insuredNow ? 0 : 1,
  };
  for (const dimension of dimensions) {
    const value = facts[dimension];
    if (value !== undefined) facts[dimension] = Math.min(value, sizeOf(dimension) - 1);
  }
  return facts;
}

function round2(aed: number): number {
  return Math.round(aed * 100) / 100;
}
