/** Every way the core can price a car beside the oracle: what the tests and the bench both count. */
import { type CompiledMotor, compileMotor } from '../../src/domain/motor/compiled.ts';
import {
  explainMotorPlan,
  type PricedMotorPlan,
  priceAllMotor,
} from '../../src/domain/motor/price-plans.ts';
import {
  type MotorTrace,
  motorLines,
  motorTotals,
  motorTrace,
} from '../../src/domain/motor/price-tables.ts';
import type { MotorRequest } from '../../src/domain/motor/request.ts';
import { NOT_QUOTABLE } from '../../src/domain/not-quotable.ts';
import type { Comparison } from './against-oracle.ts';
import { type MotorOraclePrice, motorOraclePrice } from './motor-oracle.ts';
import { randomMotorCatalogue, randomMotorRequest } from './random-motor.ts';
import { seededRandom } from './random-rating.ts';

const PLANS = 20;
const REQUESTS = 100;

/** 2,000 cases a catalogue, until `cases` are reached; `progress` hears the running count. */
export function compareMotorWithOracle(
  seed: number,
  cases: number,
  progress: (done: number) => void = () => {},
): Comparison {
  const random = seededRandom(seed);
  const result: Comparison = { cases: 0, priced: 0, differences: [] };
  while (result.cases < cases) {
    const compiled = compileMotor(randomMotorCatalogue(random, { plans: PLANS, gaps: true }));
    const requests = Array.from({ length: REQUESTS }, () => randomMotorRequest(random, true));
    for (const request of requests) compareRequest(compiled, request, result);
    progress(result.cases);
  }
  return result;
}

function compareRequest(compiled: CompiledMotor, request: MotorRequest, result: Comparison): void {
  const prices = pricesOf(compiled, request);
  for (const plan of compiled.catalogue.plans) {
    const oracle = motorOraclePrice(plan, compiled.catalogue, request);
    const fault = oracle ? faultOfPrice(plan.id, prices, oracle) : faultOfRefusal(plan.id, prices);
    result.cases++;
    if (oracle) result.priced++;
    if (fault) result.differences.push(`plan ${plan.id}: ${fault} ${JSON.stringify(request)}`);
  }
}

interface Prices {
  compiled: CompiledMotor;
  request: MotorRequest;
  totals: Float64Array;
  trace: MotorTrace;
  listed: ReadonlyMap<number, PricedMotorPlan>;
}

function pricesOf(compiled: CompiledMotor, request: MotorRequest): Prices {
  const totals = new Float64Array(compiled.catalogue.plans.length);
  motorTotals(compiled, request, totals);
  const trace = motorTrace(compiled, request.emirateId);
  motorLines(compiled, request, trace);
  const priced = priceAllMotor(compiled, request);
  const listed = new Map(priced.map((plan) => [plan.planId, plan]));
  return { compiled, request, totals, trace, listed };
}

function faultOfRefusal(id: number, prices: Prices): string | null {
  const outcome = explainMotorPlan(prices.compiled, id, prices.request);
  if (outcome.ok) return `explained at ${outcome.price.netFils}, the oracle refuses`;
  if (prices.listed.has(id)) return 'listed, the oracle refuses';
  const index = indexOf(id, prices);
  if (index < 0) return null;
  const { totals, trace } = prices;
  const priced = totals[index] !== NOT_QUOTABLE || trace.nets[index] !== NOT_QUOTABLE;
  return priced ? 'in the tables, the oracle refuses' : null;
}

function faultOfPrice(id: number, prices: Prices, oracle: MotorOraclePrice): string | null {
  const { compiled, request, totals, trace, listed } = prices;
  const outcome = explainMotorPlan(compiled, id, request);
  if (!outcome.ok) return `refused (${outcome.reason}), the oracle says ${oracle.net}`;
  const { premiumFils, discountedFils, netFils, vatFils, grossFils, deductibleFils, lines } =
    outcome.price;
  if (BigInt(netFils) !== oracle.net || BigInt(vatFils) !== oracle.vat) {
    return `explained at ${netFils} + ${vatFils}, the oracle says ${oracle.net} + ${oracle.vat}`;
  }
  if (grossFils !== netFils + vatFils) return 'gross';
  if (BigInt(deductibleFils ?? -1) !== (oracle.deductible ?? -1n)) return 'deductible';
  if (lines.reduce((sum, line) => sum + line.amountFils, 0) !== netFils) {
    return 'the lines do not sum to the price';
  }
  const amounts = lines.map((line) => line.amountFils).filter((amount) => amount !== 0);
  if (amounts.join() !== oracle.rows.join())
    return `lines ${amounts.join()}, not ${oracle.rows.join()}`;
  const index = indexOf(id, prices);
  if (totals[index] !== netFils) return `total ${totals[index]} of the tables, not ${netFils}`;
  if (trace.nets[index] !== netFils || trace.vats[index] !== vatFils) return 'net or VAT of rows';
  const rows = rowsOf(index, prices).filter((amount) => amount !== 0);
  if (rows.join() !== oracle.rows.join()) return `rows ${rows.join()}, not ${oracle.rows.join()}`;
  const tile = listed.get(id);
  if (tile?.netFils !== netFils || tile.grossFils !== grossFils) return 'price of the list';
  const isSame = tile.premiumFils === premiumFils && tile.discountedFils === discountedFils;
  return isSame ? null : 'premium of the list';
}

function indexOf(id: number, { compiled, request }: Prices): number {
  const tables = compiled.emirates.get(request.emirateId);
  return tables?.plans.findIndex((plan) => plan.id === id) ?? -1;
}

function rowsOf(index: number, { compiled, request, trace }: Prices): number[] {
  const starts = compiled.emirates.get(request.emirateId)?.rowStart;
  return [...trace.lines.subarray(starts?.[index], starts?.[index + 1])];
}
