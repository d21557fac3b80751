/** Every way the core can price a request beside the oracle: what the tests and the bench both count. */
import { type CompiledCatalogue, compileCatalogue } from '../../src/domain/medical/compiled.ts';
import type { PlanPrice, RatingRequest } from '../../src/domain/medical/price.ts';
import { explainPlan, priceAll } from '../../src/domain/medical/price-plans.ts';
import { priceTotals, tablesFor } from '../../src/domain/medical/price-tables.ts';
import { NOT_QUOTABLE } from '../../src/domain/not-quotable.ts';
import { type OraclePrice, oraclePrice } from './bigint-oracle.ts';
import { RATING_DAY, randomCatalogue, randomRequest, seededRandom } from './random-rating.ts';

export interface Comparison {
  /** Plan × request. */
  cases: number;
  /** Those of them that have a price. */
  priced: number;
  /** One sentence each, with the request that shows it. */
  differences: string[];
}

interface Prices {
  request: RatingRequest;
  totals: Float64Array;
  listed: ReadonlyMap<number, { netFils: number; vatFils: number; grossFils: number }>;
}

const PLANS = 20;
const REQUESTS = 100;

/** 2,000 cases a catalogue, until `cases` are reached; `progress` hears the running count. */
export function compareWithOracle(
  seed: number,
  cases: number,
  progress: (done: number) => void = () => {},
): Comparison {
  const random = seededRandom(seed);
  const result: Comparison = { cases: 0, priced: 0, differences: [] };
  while (result.cases < cases) {
    const catalogue = randomCatalogue(random, { plans: PLANS, gaps: true });
    const requests = Array.from({ length: REQUESTS }, () => randomRequest(random, random(1, 4)));
    const part = pricesAgainstOracle(compileCatalogue(catalogue, RATING_DAY), requests);
    result.cases += part.cases;
    result.priced += part.priced;
    result.differences.push(...part.differences);
    progress(result.cases);
  }
  return result;
}

/** Every plan of the catalogue for every request. */
export function pricesAgainstOracle(
  compiled: CompiledCatalogue,
  requests: readonly RatingRequest[],
): Comparison {
  const result: Comparison = { cases: 0, priced: 0, differences: [] };
  for (const request of requests) {
    const prices = pricesOf(compiled, request);
    for (const plan of compiled.catalogue.plans) {
      const oracle = oraclePrice(plan, compiled.catalogue, request);
      const fault = oracle
        ? faultOfPrice(compiled, plan.id, prices, oracle)
        : faultOfRefusal(compiled, plan.id, prices);
      result.cases++;
      if (oracle) result.priced++;
      if (fault) result.differences.push(`plan ${plan.id}: ${fault} ${JSON.stringify(request)}`);
    }
  }
  return result;
}

function pricesOf(compiled: CompiledCatalogue, request: RatingRequest): Prices {
  const totals = new Float64Array(compiled.catalogue.plans.length);
  priceTotals(compiled, request, totals);
  const priced = (['self', 'dependent', 'worker', 'employee'] as const).flatMap((category) =>
    priceAll(compiled, request, category),
  );
  return { request, totals, listed: new Map(priced.map((plan) => [plan.planId, plan])) };
}

function faultOfRefusal(compiled: CompiledCatalogue, id: number, prices: Prices): string | null {
  const outcome = explainPlan(compiled, id, prices.request);
  if (outcome.ok) return `explained at ${outcome.price.netFils}, the oracle refuses`;
  if (prices.listed.has(id)) return 'listed, the oracle refuses';
  const index = indexOf(compiled, id, prices.request);
  if (index < 0) return null;
  return prices.totals[index] === NOT_QUOTABLE ? null : 'in the tables, the oracle refuses';
}

function faultOfPrice(
  compiled: CompiledCatalogue,
  id: number,
  prices: Prices,
  { net, vat, members }: OraclePrice,
): string | null {
  const index = indexOf(compiled, id, prices.request);
  const { totals, request, listed } = prices;
  const outcome = explainPlan(compiled, id, request);
  if (!outcome.ok) return `refused (${outcome.reason}), the oracle says ${net}`;
  const { netFils, vatFils, grossFils } = outcome.price;
  if (BigInt(netFils) !== net || BigInt(vatFils) !== vat || grossFils !== netFils + vatFils) {
    return `explained at ${netFils} + ${vatFils}, the oracle says ${net} + ${vat}`;
  }
  if (!sumsUp(outcome.price)) return 'the lines do not sum to the price';
  const amounts = outcome.price.members.map(({ lines }) => lines.map((line) => line.amountFils));
  if (!same(amounts, members))
    return `lines ${amounts.join(';')}, the oracle says ${members.join(';')}`;
  if (totals[index] !== netFils) return `total ${totals[index]} of the tables, not ${netFils}`;
  const tile = listed.get(id);
  if (tile && (tile.netFils !== netFils || tile.grossFils !== grossFils))
    return 'price of the list';
  return null;
}

function indexOf(compiled: CompiledCatalogue, id: number, request: RatingRequest): number {
  return tablesFor(compiled, request)?.plans.findIndex((plan) => plan.id === id) ?? -1;
}

function sumsUp({ netFils, members }: PlanPrice): boolean {
  let sum = 0;
  for (const member of members) {
    const lines = member.lines.reduce((total, line) => total + line.amountFils, 0);
    if (lines !== member.netFils) return false;
    sum += lines;
  }
  return sum === netFils;
}

function same(
  ours: readonly (readonly (number | bigint)[])[],
  theirs: readonly (readonly (number | bigint)[])[],
): boolean {
  return ours.length === theirs.length && ours.join(';') === theirs.join(';');
}
