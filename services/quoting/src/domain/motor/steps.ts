/**
 * One plan's card for one request: the rows a motor price is made of, in order (S1 4, facts B2). Base, each factor on the
 * running subtotal, the deductible chosen, the tariff's limits, the discount, add-ons. Each row is rounded half-up once.
 */
import { assertFils, multiplyBasisPoints } from '@muqarin/rules/money';
import type {
  DeductibleChoice,
  FactorBand,
  MotorFactor,
  MotorPlan,
  MotorTariff,
  PlanAddon,
} from './catalogue.ts';
import { dimensions, isNumberDimension, valuesOf } from './dimensions.ts';
import type { MotorRequest } from './request.ts';

export type MotorRefusal =
  | 'not_in_emirate'
  | 'not_yet_effective'
  | 'car_too_old'
  | 'specification'
  | 'no_base_rate'
  | 'outside_rates';

export interface Steps {
  agency: boolean;
  base: { fils: number; basisPoints: number | null };
  /** Those that change something, in the card's order. */
  factors: readonly { factor: MotorFactor; band: FactorBand; value: number; fils: number }[];
  /** Null where own damage is not covered. */
  deductible: { choice: DeductibleChoice | null; amountFils: number; fils: number } | null;
  limits: Limits;
  tariffFils: number;
  premiumFils: number;
  discountFils: number;
  /** Chosen ones of the plan that are not included anyway. */
  addons: readonly { addon: PlanAddon; fils: number }[];
}

export interface Limits {
  /** By law; the maximum limits what the rate comes to. */
  minimumFils: number;
  maximumFils: number;
  /** The insurer's own least premium, never below the legal minimum. */
  leastFils: number;
}

export type StepsOutcome = { ok: true; steps: Steps } | { ok: false; reason: MotorRefusal };

export function stepsOf(plan: MotorPlan, tariff: MotorTariff, request: MotorRequest): StepsOutcome {
  const reason = refusalOf(plan, request);
  if (reason) return { ok: false, reason };
  const classCode = classOf(tariff, request);
  const base = baseOf(plan, classCode, request);
  const limits = limitsOf(plan, tariff, classCode, request);
  if (!base || !limits) return { ok: false, reason: 'no_base_rate' };
  const agency = isRepairedAtAgency(plan, request);
  const factored = applyFactors(plan, request, agency, base.fils);
  if (!factored) return { ok: false, reason: 'outside_rates' };
  const deductible = deductibleOf(plan, tariff, request, factored.subtotal);
  const raw = factored.subtotal + (deductible?.fils ?? 0);
  const premiumFils = Math.max(limits.leastFils, Math.min(limits.maximumFils, raw));
  const wanted = multiplyBasisPoints(premiumFils, plan.rateCard.discountBasisPoints);
  const discountFils = Math.min(wanted, premiumFils - limits.leastFils);
  const steps = {
    agency,
    base,
    factors: factored.factors,
    deductible,
    limits,
    tariffFils: premiumFils - raw,
    premiumFils,
    discountFils,
    addons: addonsOf(plan, request),
  };
  return { ok: true, steps };
}

function refusalOf(plan: MotorPlan, { emirateId, day, car }: MotorRequest): MotorRefusal | null {
  if (!plan.emirateIds.includes(emirateId)) return 'not_in_emirate';
  if (day < plan.rateCard.effectiveFrom) return 'not_yet_effective';
  if (car.age > plan.carAgeTo) return 'car_too_old';
  if (!plan.specifications.includes(car.gcc ? 'gcc' : 'other')) return 'specification';
  return null;
}

export function classOf({ classes }: MotorTariff, { car }: Pick<MotorRequest, 'car'>): string {
  return classes.find((row) => row.bodies.includes(car.body))?.code ?? '';
}

/** Asked for, and offered by the plan for a car of this age; else a workshop repairs, and the price says so. */
export function isRepairedAtAgency(
  plan: Pick<MotorPlan, 'agencyCarAgeTo'>,
  { agencyRepair, car }: MotorRequest,
): boolean {
  return agencyRepair && plan.agencyCarAgeTo !== null && car.age <= plan.agencyCarAgeTo;
}

function baseOf({ type, rateCard }: MotorPlan, classCode: string, { car }: MotorRequest) {
  if (type === 'third_party') {
    const rate = rateCard.cylinderRates.find(
      (row) =>
        row.classCode === classCode &&
        row.cylindersFrom <= car.cylinders &&
        car.cylinders <= row.cylindersTo,
    );
    return rate && { fils: assertFils(rate.fils), basisPoints: null };
  }
  const rate = rateCard.valueRates.find(
    (row) =>
      row.classCode === classCode &&
      row.valueFromAed <= car.valueAed &&
      car.valueAed <= row.valueToAed,
  );
  if (!rate) return undefined;
  const { basisPoints } = rate;
  return { fils: multiplyBasisPoints(car.valueAed * 100, basisPoints), basisPoints };
}

/** With the insurer's least premium, an amount that the percentage of the maximum does not limit. */
export function limitsOf(
  { type, rateCard }: Pick<MotorPlan, 'type' | 'rateCard'>,
  tariff: MotorTariff,
  classCode: string,
  request: Pick<MotorRequest, 'car'>,
): Limits | undefined {
  const legal = legalLimitsOf(type, tariff, classCode, request);
  if (!legal) return undefined;
  const own = rateCard.leastPremiums.find((row) => row.classCode === classCode)?.fils ?? 0;
  return { ...legal, leastFils: Math.max(legal.minimumFils, own) };
}

/** Where the maximum lies below the minimum, as for a very cheap car, the minimum holds. */
export function legalLimitsOf(
  type: MotorPlan['type'],
  tariff: MotorTariff,
  classCode: string,
  { car }: Pick<MotorRequest, 'car'>,
): Omit<Limits, 'leastFils'> | undefined {
  if (type === 'third_party') {
    return tariff.thirdParty.find(
      (row) => row.classCode === classCode && car.cylinders <= row.cylindersTo,
    );
  }
  const limit = tariff.comprehensive.find((row) => row.classCode === classCode);
  if (!limit) return undefined;
  const { minimumFils, maximumBasisPoints } = limit;
  const ceiling = multiplyBasisPoints(car.valueAed * 100, maximumBasisPoints);
  return { minimumFils, maximumFils: Math.max(minimumFils, ceiling) };
}

function applyFactors(
  { rateCard }: MotorPlan,
  request: MotorRequest,
  agency: boolean,
  base: number,
) {
  const values = valuesOf(request, agency);
  const factors: Steps['factors'][number][] = [];
  let subtotal = base;
  for (const factor of rateCard.factors) {
    const value = values[dimensions.indexOf(factor.dimension)] as number;
    const found = bandOf(factor, value);
    if (found === 'none') continue;
    if (found === 'refused') return null;
    const next = multiplyBasisPoints(subtotal, found.basisPoints);
    factors.push({ factor, band: found, value, fils: next - subtotal });
    subtotal = next;
  }
  return { factors, subtotal };
}

/** Numbers need a band, as an age outside all of them cannot be priced; a word without one changes nothing. */
export function bandOf({ dimension, bands }: MotorFactor, value: number) {
  if (dimension === 'agency_car_age' && value === 0) return 'none';
  const band = bands.find(({ from, to }) => from <= value && value <= to);
  if (!band) return isNumberDimension(dimension) ? 'refused' : 'none';
  return band.basisPoints === 10_000 ? 'none' : band;
}

function deductibleOf(
  { rateCard }: MotorPlan,
  tariff: MotorTariff,
  request: MotorRequest,
  subtotal: number,
): Steps['deductible'] {
  const standard = rateCard.deductible;
  if (!standard) return null;
  const choice = choiceOf(standard, request);
  const fils = choice ? multiplyBasisPoints(subtotal, choice.basisPoints) - subtotal : 0;
  return { choice, amountFils: amountOf(standard, choice, capOf(tariff, request)), fils };
}

/** What one damage claim costs; null where own damage is not covered. `cap` is the tariff's for the car. */
export function deductibleFilsOf(
  { rateCard }: Pick<MotorPlan, 'rateCard'>,
  request: Pick<MotorRequest, 'deductible'>,
  cap: number,
): number | null {
  const standard = rateCard.deductible;
  return standard && amountOf(standard, choiceOf(standard, request), cap);
}

type Deductible = NonNullable<MotorPlan['rateCard']['deductible']>;

function choiceOf({ choices }: Deductible, { deductible }: Pick<MotorRequest, 'deductible'>) {
  return choices.find(({ code }) => code === deductible) ?? null;
}

function amountOf(standard: Deductible, choice: DeductibleChoice | null, cap: number): number {
  return multiplyBasisPoints(cap, choice?.shareBasisPoints ?? standard.shareBasisPoints);
}

/** The legal ceiling of a deductible in fils. */
export function capOf({ deductibleCaps }: MotorTariff, { car }: Pick<MotorRequest, 'car'>): number {
  const row = deductibleCaps.find(
    ({ seatsTo, valueToAed }) => car.seats <= seatsTo && car.valueAed <= valueToAed,
  );
  if (!row) throw new RangeError('the tariff has no deductible for this car');
  return row.fils;
}

function addonsOf(plan: MotorPlan, { addonIds, car }: MotorRequest): Steps['addons'] {
  return plan.addons
    .filter((addon) => !addon.included && addonIds.includes(addon.addonId))
    .map((addon) => ({ addon, fils: addon.fils * (addon.perPassenger ? car.seats - 1 : 1) }));
}
