/** A catalogue turned into integer tables once, so that pricing a request is only adding. */
import { addDays, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { assertFils } from '@muqarin/rules/money';
import { type AgeClasses, ageClassesOf, cellMembers } from './age-classes.ts';
import type { Catalogue, Levy, Plan } from './catalogue.ts';
import { amountsOf, type Tariff, tariffOf } from './tariff.ts';

const INT32_MAX = 2 ** 31 - 1;

export interface CompiledCatalogue {
  catalogue: Catalogue;
  /** ISO days: the tables hold from the first (included) to the second (excluded); null has no end. */
  validFrom: string | null;
  validUntil: string | null;
  emirates: ReadonlyMap<number, EmirateTables>;
  planById: ReadonlyMap<number, Plan>;
}

/** Every plan offered in one emirate. A cell is age class × gender × married. */
export interface EmirateTables {
  ages: AgeClasses;
  plans: readonly Plan[];
  /** Cell-major net premium of one member in fils: `nets[cell * plans.length + plan]`. */
  nets: Int32Array;
  /** Per cell the plans that have no base rate for it; their net there is 0 and must not be used. */
  unrated: readonly Int32Array[];
}

/**
 * `day` is an ISO day. Throws RangeError when an amount does not fit Int32 or is not whole fils, and
 * (from `multiplyBasisPoints`) when a product leaves the exact integers: a price is right or refused.
 */
export function compileCatalogue(catalogue: Catalogue, day: string): CompiledCatalogue {
  const emirateIds = new Set(catalogue.plans.flatMap((plan) => plan.emirateIds));
  const emirates = new Map<number, EmirateTables>();
  for (const id of emirateIds) emirates.set(id, compileEmirate(catalogue, id, day));
  const planById = new Map(catalogue.plans.map((plan) => [plan.id, plan]));
  return { catalogue, ...validityOf(catalogue, day), emirates, planById };
}

/** Whether prices of that day may be read from these tables. */
export function holdsOn({ validFrom, validUntil }: CompiledCatalogue, day: string): boolean {
  return (validFrom === null || validFrom <= day) && (validUntil === null || day < validUntil);
}

function compileEmirate(catalogue: Catalogue, emirateId: number, day: string): EmirateTables {
  const offered = catalogue.plans.flatMap((plan) => {
    const outcome = tariffOf(plan, catalogue.levies, emirateId, day);
    return outcome.ok ? [{ plan, tariff: assertTariff(plan, outcome.tariff) }] : [];
  });
  const plans = offered.map(({ plan }) => plan);
  const ages = ageClassesOf(plans);
  const members = cellMembers(ages);
  const nets = new Int32Array(members.length * plans.length);
  const unrated = members.map((member, cell) => {
    const missing: number[] = [];
    for (const [p, { plan, tariff }] of offered.entries()) {
      const amounts = amountsOf(tariff, member);
      if (!amounts) missing.push(p);
      else nets[cell * plans.length + p] = netOf(plan, amounts);
    }
    return Int32Array.from(missing);
  });
  return { ages, plans, nets, unrated };
}

function netOf(plan: Plan, amounts: readonly number[]): number {
  let net = 0;
  for (const amount of amounts) net += assertCell(plan, amount);
  return assertCell(plan, net);
}

function assertCell(plan: Plan, fils: number): number {
  if (Math.abs(assertFils(fils)) > INT32_MAX) {
    throw new RangeError(`${plan.code}: ${fils} fils are too much for one line of one person`);
  }
  return fils;
}

/** A negative premium or factor is a faulty card; the linter says where, the core refuses it. */
function assertTariff(plan: Plan, tariff: Tariff): Tariff {
  const { card, factors, levies } = tariff;
  const amounts = [...card.rates, ...levies, ...(card.maternity ? [card.maternity] : [])];
  const numbers = [...amounts.map(({ fils }) => fils), ...factors.map((row) => row.basisPoints)];
  const faulty = numbers.find((value) => !(Number.isSafeInteger(value) && value >= 0));
  if (faulty !== undefined) throw new RangeError(`${plan.code}: ${faulty} in the rate card`);
  return tariff;
}

/** The nearest days before and after on which a levy or a card starts or ends. */
function validityOf({ levies, plans }: Catalogue, day: string) {
  const starts = plans.map(({ rateCard }) => rateCard.effectiveFrom);
  const changes = [...starts, ...levies.flatMap(changeDays)].sort();
  return {
    validFrom: changes.findLast((change) => change <= day) ?? null,
    validUntil: changes.find((change) => change > day) ?? null,
  };
}

/** The first day of a levy and the first day without it. */
function changeDays({ code, from, to }: Levy): string[] {
  if (to === undefined) return [from];
  const last = parseIsoDate(to);
  if (!last) throw new RangeError(`${code}: ${to} is not a day`);
  return [from, toIsoDate(addDays(last, 1))];
}
