/** Motor prices read from compiled tables into typed arrays: no object per plan or line. */
import { multiplyBasisPoints, vatOn } from '@muqarin/rules/money';
import { NOT_QUOTABLE } from '../not-quotable.ts';
import { type CompiledMotor, dayNumber, type MotorTables, REFUSED } from './compiled.ts';
import { valuesOf } from './dimensions.ts';
import { assertRequest, type MotorRequest } from './request.ts';
import { classOf, legalLimitsOf } from './steps.ts';

/** Integer fils. All plans of the emirate, in the order of its tables. */
export interface MotorTrace {
  /** Rows of plan p from `rowStart[p]`. Rows of a plan that is not quotable mean nothing. */
  lines: Float64Array;
  nets: Float64Array;
  vats: Float64Array;
}

export function motorTrace(compiled: CompiledMotor, emirateId: number): MotorTrace {
  const tables = compiled.emirates.get(emirateId);
  const plans = tables?.plans.length ?? 0;
  return {
    lines: new Float64Array(tables?.rowStart[plans] ?? 0),
    nets: new Float64Array(plans),
    vats: new Float64Array(plans),
  };
}

/** Writes each plan's net premium in fils, NOT_QUOTABLE where there is none; returns the number of plans. */
export function motorTotals(
  compiled: CompiledMotor,
  request: MotorRequest,
  nets: Float64Array,
): number {
  return priceInto(compiled, request, nets, null);
}

/** All rows of all traces, the net and the VAT of each plan; returns the number of plans. */
export function motorLines(
  compiled: CompiledMotor,
  request: MotorRequest,
  out: MotorTrace,
): number {
  const count = priceInto(compiled, request, out.nets, out.lines);
  const { vatBasisPoints } = compiled.catalogue.tariff;
  for (let p = 0; p < count; p++) {
    const net = out.nets[p] as number;
    out.vats[p] = net === NOT_QUOTABLE ? NOT_QUOTABLE : vatOn(net, vatBasisPoints);
  }
  return count;
}

/** The request as numbers, looked up once for all plans. */
interface Facts {
  request: MotorRequest;
  day: number;
  specification: number;
  classIndex: number;
  comprehensive: Float64Array;
  thirdParty: Float64Array;
  atAgency: Float64Array;
  atWorkshop: Float64Array;
  choice: number;
  chosenAddon: Uint8Array;
}

function priceInto(
  compiled: CompiledMotor,
  request: MotorRequest,
  nets: Float64Array,
  lines: Float64Array | null,
): number {
  assertRequest(request);
  const tables = compiled.emirates.get(request.emirateId);
  if (!tables) return 0;
  const count = tables.plans.length;
  if (nets.length < count) throw new RangeError(`room for ${nets.length} of ${count} plans`);
  const facts = factsOf(compiled, tables, request);
  for (let p = 0; p < count; p++) {
    const row = lines === null ? -1 : (tables.rowStart[p] as number);
    nets[p] = pricePlan(tables, p, facts, lines, row);
  }
  return count;
}

function factsOf(
  { catalogue }: CompiledMotor,
  { choices }: MotorTables,
  request: MotorRequest,
): Facts {
  const { tariff, addons } = catalogue;
  const code = classOf(tariff, request);
  const limits = (type: 'comprehensive' | 'third_party') => {
    const found = legalLimitsOf(type, tariff, code, request);
    return found ? Float64Array.of(found.minimumFils, found.maximumFils) : new Float64Array(0);
  };
  const chosenAddon = new Uint8Array(Math.max(0, ...addons.map(({ id }) => id)) + 1);
  for (const id of request.addonIds) if (id < chosenAddon.length) chosenAddon[id] = 1;
  return {
    request,
    day: dayNumber(request.day),
    specification: request.car.gcc ? 1 : 2,
    classIndex: tariff.classes.findIndex((row) => row.code === code),
    comprehensive: limits('comprehensive'),
    thirdParty: limits('third_party'),
    atAgency: Float64Array.from(valuesOf(request, true)),
    atWorkshop: Float64Array.from(valuesOf(request, false)),
    choice: request.deductible === null ? -1 : choices.indexOf(request.deductible),
    chosenAddon,
  };
}

/** The same rows as `stepsOf`, written from `row` on when there are lines to write. */
function pricePlan(
  tables: MotorTables,
  p: number,
  facts: Facts,
  lines: Float64Array | null,
  row: number,
): number {
  const { car, agencyRepair } = facts.request;
  if (facts.day < (tables.effectiveFrom[p] as number)) return NOT_QUOTABLE;
  if (car.age > (tables.carAgeTo[p] as number)) return NOT_QUOTABLE;
  if (((tables.specifications[p] as number) & facts.specification) === 0) return NOT_QUOTABLE;
  const limits = tables.isThirdParty[p] ? facts.thirdParty : facts.comprehensive;
  const base = baseFils(tables, p, facts);
  if (base === NOT_QUOTABLE || limits.length === 0) return NOT_QUOTABLE;
  const agency = agencyRepair && car.age <= (tables.agencyCarAgeTo[p] as number);
  const values = agency ? facts.atAgency : facts.atWorkshop;
  let subtotal = base;
  if (lines) lines[row] = base;
  const first = tables.factorStart[p] as number;
  const last = tables.factorStart[p + 1] as number;
  for (let f = first; f < last; f++) {
    const value = values[tables.factorDimension[f] as number] as number;
    const points = tables.basisPoints[(tables.factorTable[f] as number) + value] as number;
    if (points === REFUSED) return NOT_QUOTABLE;
    const next = points === 10_000 ? subtotal : times(subtotal, points);
    if (lines) lines[row + 1 + f - first] = next - subtotal;
    subtotal = next;
  }
  const chosen = choiceOf(tables, p, facts.choice);
  const raw = chosen === 10_000 ? subtotal : times(subtotal, chosen);
  const least = Math.max(limits[0] as number, leastFils(tables, p, facts));
  const premium = Math.max(least, Math.min(limits[1] as number, raw));
  const wanted = times(premium, tables.discount[p] as number);
  const discount = Math.min(wanted, premium - least);
  const next = row + 1 + last - first;
  if (lines) {
    lines[next] = raw - subtotal;
    lines[next + 1] = premium - raw;
    lines[next + 2] = -discount;
  }
  return premium - discount + addAddons(tables, p, facts, lines, next + 3);
}

/**
 * `multiplyBasisPoints` for what is not negative, without its slow remainder of large numbers. Below 2 ** 50 a quotient that
 * is not whole lies further from a whole number than a double can err, so the floor is exact.
 */
function times(fils: number, basisPoints: number): number {
  const product = fils * basisPoints;
  if (product < 2 ** 50) return Math.floor((product + 5_000) / 10_000);
  return multiplyBasisPoints(fils, basisPoints);
}

function leastFils({ leastFils, isThirdParty }: MotorTables, p: number, facts: Facts): number {
  const classes = leastFils.length / isThirdParty.length;
  return leastFils[p * classes + facts.classIndex] as number;
}

function baseFils({ rates, isThirdParty }: MotorTables, p: number, facts: Facts): number {
  const { car } = facts.request;
  const classes = (rates.start.length - 1) / isThirdParty.length;
  const place = p * classes + facts.classIndex;
  if (facts.classIndex < 0) return NOT_QUOTABLE;
  const asked = isThirdParty[p] ? car.cylinders : car.valueAed;
  const last = rates.start[place + 1] as number;
  for (let r = rates.start[place] as number; r < last; r++) {
    if (asked < (rates.from[r] as number) || asked > (rates.to[r] as number)) continue;
    const amount = rates.amount[r] as number;
    return isThirdParty[p] ? amount : times(car.valueAed * 100, amount);
  }
  return NOT_QUOTABLE;
}

function choiceOf({ choices, choiceBasisPoints }: MotorTables, p: number, choice: number): number {
  return choice < 0 ? 10_000 : (choiceBasisPoints[p * choices.length + choice] as number);
}

function addAddons(
  tables: MotorTables,
  p: number,
  { request, chosenAddon }: Facts,
  lines: Float64Array | null,
  row: number,
): number {
  const first = tables.addonStart[p] as number;
  const last = tables.addonStart[p + 1] as number;
  let sum = 0;
  for (let a = first; a < last; a++) {
    const times = tables.addonPerPassenger[a] ? request.car.seats - 1 : 1;
    const isChosen = chosenAddon[tables.addonId[a] as number] === 1;
    const fils = isChosen ? (tables.addonFils[a] as number) * times : 0;
    if (lines) lines[row + a - first] = fils;
    sum += fils;
  }
  return sum;
}
