/** A motor catalogue turned into number tables once: pricing every plan for a car is then reading, multiplying and adding. */
import { assertFils } from '@muqarin/rules/money';
import type { MotorCatalogue, MotorFactor, MotorPlan, MotorRateCard } from './catalogue.ts';
import { dimensions, isNumberDimension, sizeOf } from './dimensions.ts';
import { bandOf } from './steps.ts';

/** In a factor's table: the value has no band, so the plan cannot be quoted. */
export const REFUSED = -1;
const UNCHANGED = 10_000;
const NEVER = -1;

export interface CompiledMotor {
  catalogue: MotorCatalogue;
  planById: ReadonlyMap<number, MotorPlan>;
  emirates: ReadonlyMap<number, MotorTables>;
}

/** Every plan sold in one emirate, in catalogue order; `start` arrays have one more entry than plans. */
export interface MotorTables {
  plans: readonly MotorPlan[];
  /** Days as yyyymmdd. */
  effectiveFrom: Int32Array;
  carAgeTo: Int32Array;
  /** NEVER is below every age. */
  agencyCarAgeTo: Int32Array;
  /** Bit 0 for GCC, bit 1 for other specifications. */
  specifications: Uint8Array;
  isThirdParty: Uint8Array;
  discount: Int32Array;
  rates: RateTables;
  /** The insurer's least premium by plan and class: `leastFils[p * classes + class]`, 0 where it has none. */
  leastFils: Int32Array;
  /** Plan p has the factors `factorStart[p]` up to `factorStart[p + 1]`. */
  factorStart: Int32Array;
  /** Per factor the place of its dimension, and where its table begins in `basisPoints`. */
  factorDimension: Uint8Array;
  factorTable: Int32Array;
  basisPoints: Int32Array;
  /** Choice-minor: `choiceBasisPoints[p * choices.length + choice]`. */
  choices: readonly string[];
  choiceBasisPoints: Int32Array;
  addonStart: Int32Array;
  addonId: Int32Array;
  addonFils: Int32Array;
  addonPerPassenger: Uint8Array;
  /** Rows of a plan: base, factors, deductible, tariff, discount, add-ons. */
  rowStart: Int32Array;
}

/** Base rates by plan and class: those of plan p and class c from `start[p * classes + c]`. */
interface RateTables {
  start: Int32Array;
  /** Dirhams of value or cylinders, both ends included. */
  from: Float64Array;
  to: Float64Array;
  /** Basis points of the value, or fils for third party. */
  amount: Float64Array;
}

/** Throws RangeError when an amount or a factor is negative or not whole: a price is right or refused. */
export function compileMotor(catalogue: MotorCatalogue): CompiledMotor {
  for (const plan of catalogue.plans) assertCard(plan);
  const emirateIds = new Set(catalogue.plans.flatMap((plan) => plan.emirateIds));
  const emirates = new Map<number, MotorTables>();
  for (const id of emirateIds) {
    const plans = catalogue.plans.filter((plan) => plan.emirateIds.includes(id));
    emirates.set(id, compileEmirate(catalogue, plans));
  }
  const planById = new Map(catalogue.plans.map((plan) => [plan.id, plan]));
  return { catalogue, planById, emirates };
}

export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}

function compileEmirate(catalogue: MotorCatalogue, plans: readonly MotorPlan[]): MotorTables {
  const cards = plans.map(({ rateCard }) => rateCard);
  const factors = compileFactors(cards.map((card) => card.factors));
  const addons = plans.map((plan) => plan.addons.filter(({ included }) => !included));
  const choices = [...new Set(cards.flatMap((card) => card.deductible?.choices ?? []).map(codeOf))];
  const rowCounts = cards.map((card, p) => 4 + card.factors.length + (addons[p]?.length ?? 0));
  return {
    plans,
    effectiveFrom: Int32Array.from(cards, (card) => dayNumber(card.effectiveFrom)),
    carAgeTo: Int32Array.from(plans, (plan) => plan.carAgeTo),
    agencyCarAgeTo: Int32Array.from(plans, (plan) => plan.agencyCarAgeTo ?? NEVER),
    specifications: Uint8Array.from(plans, ({ specifications }) => {
      return (specifications.includes('gcc') ? 1 : 0) + (specifications.includes('other') ? 2 : 0);
    }),
    isThirdParty: Uint8Array.from(plans, ({ type }) => (type === 'third_party' ? 1 : 0)),
    discount: Int32Array.from(cards, (card) => card.discountBasisPoints),
    rates: compileRates(catalogue, plans),
    leastFils: compileLeast(catalogue, cards),
    ...factors,
    choices,
    choiceBasisPoints: Int32Array.from(
      cards.flatMap((card) => {
        const own = new Map(card.deductible?.choices.map((row) => [row.code, row.basisPoints]));
        return choices.map((code) => own.get(code) ?? UNCHANGED);
      }),
    ),
    addonStart: startsOf(addons.map((own) => own.length)),
    addonId: Int32Array.from(addons.flat(), (addon) => addon.addonId),
    addonFils: Int32Array.from(addons.flat(), (addon) => addon.fils),
    addonPerPassenger: Uint8Array.from(addons.flat(), (addon) => (addon.perPassenger ? 1 : 0)),
    rowStart: startsOf(rowCounts),
  };
}

function compileRates({ tariff }: MotorCatalogue, plans: readonly MotorPlan[]): RateTables {
  const rows = plans.flatMap(({ type, rateCard }) =>
    tariff.classes.map(({ code }) =>
      type === 'third_party'
        ? rateCard.cylinderRates
            .filter(({ classCode }) => classCode === code)
            .map((row) => ({ from: row.cylindersFrom, to: row.cylindersTo, amount: row.fils }))
        : rateCard.valueRates
            .filter(({ classCode }) => classCode === code)
            .map((row) => ({
              from: row.valueFromAed,
              to: row.valueToAed,
              amount: row.basisPoints,
            })),
    ),
  );
  const all = rows.flat();
  return {
    start: startsOf(rows.map((own) => own.length)),
    from: Float64Array.from(all, (row) => row.from),
    to: Float64Array.from(all, (row) => row.to),
    amount: Float64Array.from(all, (row) => row.amount),
  };
}

function compileLeast({ tariff }: MotorCatalogue, cards: readonly MotorRateCard[]): Int32Array {
  const fils = cards.flatMap(({ leastPremiums }) =>
    tariff.classes.map(
      ({ code }) => leastPremiums.find((row) => row.classCode === code)?.fils ?? 0,
    ),
  );
  return Int32Array.from(fils);
}

/** Cards often share a factor, so equal tables are kept once and stay in the caches. */
function compileFactors(cards: readonly (readonly MotorFactor[])[]) {
  const tables: number[] = [];
  const known = new Map<string, number>();
  const placeOf = (factor: MotorFactor): number => {
    const table = Array.from({ length: sizeOf(factor.dimension) }, (_, value) => {
      const band = bandOf(factor, value);
      return band === 'none' ? UNCHANGED : band === 'refused' ? REFUSED : band.basisPoints;
    });
    const key = table.join();
    const place = known.get(key) ?? tables.length;
    if (place === tables.length) tables.push(...table);
    known.set(key, place);
    return place;
  };
  const all = cards.flat();
  return {
    factorStart: startsOf(cards.map((factors) => factors.length)),
    factorDimension: Uint8Array.from(all, ({ dimension }) => dimensions.indexOf(dimension)),
    factorTable: Int32Array.from(all, placeOf),
    basisPoints: Int32Array.from(tables),
  };
}

function startsOf(counts: readonly number[]): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  for (const [index, count] of counts.entries()) {
    starts[index + 1] = (starts[index] ?? 0) + count;
  }
  return starts;
}

function codeOf({ code }: { code: string }): string {
  return code;
}

/** The linter says where; the core refuses it. */
function assertCard({ code, rateCard, addons }: MotorPlan): void {
  const { valueRates, cylinderRates, factors, deductible, discountBasisPoints } = rateCard;
  const numbers = [
    ...valueRates.map((row) => row.basisPoints),
    ...cylinderRates.map((row) => row.fils),
    ...factors.flatMap((factor) => factor.bands.map((band) => band.basisPoints)),
    ...(deductible?.choices.flatMap((row) => [row.basisPoints, row.shareBasisPoints]) ?? []),
    ...addons.map((addon) => addon.fils),
    discountBasisPoints,
    ...rateCard.leastPremiums.map((row) => row.fils),
  ];
  const faulty = numbers.find((value) => assertFils(value) < 0 || value > 2 ** 31 - 1);
  if (faulty !== undefined) throw new RangeError(`${code}: ${faulty} in the rate card`);
  const unknown = factors.find(({ dimension }) => !dimensions.includes(dimension));
  if (unknown) throw new RangeError(`${code}: ${unknown.code} depends on nothing known`);
  const gap = factors.find(({ dimension, bands }) => isNumberDimension(dimension) && !bands.length);
  if (gap) throw new RangeError(`${code}: ${gap.code} has no band`);
}
