/** The motor part of `npm run bench:rating`: 500 plans for one car beside a naive version, then 1,000,000 oracle cases. */
import { compileMotor } from '../../src/domain/motor/compiled.ts';
import { explainMotorPlan, priceAllMotor } from '../../src/domain/motor/price-plans.ts';
import { motorTotals } from '../../src/domain/motor/price-tables.ts';
import type { MotorRequest } from '../../src/domain/motor/request.ts';
import { compareMotorWithOracle } from '../../test/support/motor-against-oracle.ts';
import { randomMotorCatalogue, randomMotorRequest } from '../../test/support/random-motor.ts';
import { seededRandom } from '../../test/support/random-rating.ts';
import { type Figure, figure, printFigures } from '../report.ts';
import { alternate, type Work } from '../rounds.ts';
import { naiveMotorPrices } from './naive.ts';

const PLANS = 500;
const ROUNDS = 20;

/** Returns what the oracle disagreed with. */
export function benchMotor(
  cases: number,
  progress: (label: string) => (done: number, of?: number) => void,
): string[] {
  const random = seededRandom(5);
  const catalogue = randomMotorCatalogue(random, { plans: PLANS, gaps: false });
  const requests = Array.from({ length: 64 }, () => randomMotorRequest(random, false));
  const began = performance.now();
  const compiled = compileMotor(catalogue);
  const compileMs = performance.now() - began;
  const works = worksFor(compiled);
  for (const request of requests) checkThatNoneCheats(works, request);
  const perRound = alternate(works, requests, ROUNDS, progress('Motor timing rounds'));
  const perPlan = (name: keyof typeof works) => perRound[name] / PLANS;
  const naive = perPlan('naive');
  const shown = progress('Motor oracle cases');
  const oracle = compareMotorWithOracle(2_000_003, cases, (done) => shown(done, cases));
  const figures: Figure[] = [
    figure('motor.naive', naive, 'ns/plan'),
    figure('motor.totals', perPlan('totals'), 'ns/plan', naive),
    figure('motor.list', perPlan('list'), 'ns/plan', naive),
    figure('motor.objects', perPlan('objects'), 'ns/plan', naive),
    figure('motor.totals-job', perRound.totals / 1e3, 'µs', perRound.naive / 1e3),
    figure('motor.list-job', perRound.list / 1e3, 'µs', perRound.naive / 1e3),
    figure('motor.compile', compileMs, 'ms'),
    figure('motor.oracle-cases', oracle.cases, 'cases'),
    figure('motor.oracle-priced', oracle.priced, 'cases'),
    figure('motor.oracle-differences', oracle.differences.length, 'cases'),
  ];
  printFigures(
    `${PLANS} motor plans for one car, median of ${ROUNDS} alternating rounds; reference: naive objects and floats`,
    figures,
  );
  return oracle.differences;
}

function worksFor(compiled: ReturnType<typeof compileMotor>) {
  const { catalogue } = compiled;
  const totals = new Float64Array(PLANS);
  return {
    naive: (request) => naiveMotorPrices(catalogue, request).length,
    totals: (request) => motorTotals(compiled, request, totals) + (totals[0] ?? 0),
    list: (request) => priceAllMotor(compiled, request).length,
    objects: (request) => {
      let priced = 0;
      for (const plan of catalogue.plans) {
        if (explainMotorPlan(compiled, plan.id, request).ok) priced++;
      }
      return priced;
    },
  } satisfies Record<string, Work<MotorRequest>>;
}

/** All methods price every plan: none is fast by leaving something out. */
function checkThatNoneCheats(works: ReturnType<typeof worksFor>, request: MotorRequest): void {
  const counts = [works.naive(request), works.list(request), works.objects(request)];
  if (counts.some((count) => count !== PLANS)) throw new Error('a method left plans out');
}
