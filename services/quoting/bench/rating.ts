/** `npm run bench:rating`: 500 plans × 10 members beside a naive version, then 1,000,000 oracle cases; then motor and groups. */
import { compileCatalogue } from '../src/domain/medical/compiled.ts';
import type { RatingRequest } from '../src/domain/medical/price.ts';
import { explainPlan, priceAll } from '../src/domain/medical/price-plans.ts';
import { priceTotals } from '../src/domain/medical/price-tables.ts';
import { compareWithOracle } from '../test/support/against-oracle.ts';
import {
  RATING_DAY,
  randomCatalogue,
  randomRequest,
  seededRandom,
} from '../test/support/random-rating.ts';
import { naiveCatalogue, naivePrices } from './medical/naive.ts';
import { benchGroups } from './medical-corporate/rates.ts';
import { benchMotor } from './motor/rates.ts';
import { type Figure, figure, printFigures } from './report.ts';
import { alternate, type Work } from './rounds.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(
    'npm run bench:rating\n\n  Takes no options; exit code 1 where a price differs from the oracle.\n',
  );
  process.exit(0);
}

const PLANS = 500;
const MEMBERS = 10;
const ROUNDS = 20;
const CASES = 1_000_000;

/** `list` is what a shopper's list asks for, `objects` each plan as "How this price is made" shows it. */
type Method = 'naive' | 'totals' | 'list' | 'objects';

const random = seededRandom(3);
const catalogue = {
  ...randomCatalogue(random, { plans: PLANS, gaps: false }),
  vatBasisPoints: 500,
};
// Different members each time, so that no method lives off one request in the caches.
const requests = Array.from({ length: 64 }, () => randomRequest(random, MEMBERS));

const compileStart = performance.now();
const compiled = compileCatalogue(catalogue, RATING_DAY);
const compileMs = performance.now() - compileStart;

const works = createWorks();
checkThatNoneCheats();
const timings = measure();
const oracle = compareWithOracle(1_000_003, CASES, progressBar('Oracle cases'));
printFigures(
  `${PLANS} plans × ${MEMBERS} members, ns per plan and member, median of ${ROUNDS} alternating rounds; ` +
    `reference: naive objects and floats`,
  figures(),
);
const motorDifferences = benchMotor(CASES, progressBar);
const groupDifferences = benchGroups(CASES, progressBar);
const differences = [...oracle.differences, ...motorDifferences, ...groupDifferences];
if (differences.length > 0) {
  console.error(differences.slice(0, 10).join('\n'));
  process.exitCode = 1;
}

function createWorks(): Record<Method, Work<RatingRequest>> {
  const naive = naiveCatalogue(catalogue);
  const totals = new Float64Array(PLANS);
  return {
    naive: (request) => naivePrices(naive, request).length,
    totals: (request) => priceTotals(compiled, request, totals) + (totals[0] ?? 0),
    list: (request) => priceAll(compiled, request, 'self').length,
    objects: (request) => {
      let priced = 0;
      for (const plan of catalogue.plans) {
        if (explainPlan(compiled, plan.id, request).ok) priced++;
      }
      return priced;
    },
  };
}

/** All methods price every plan: none is fast by leaving something out. */
function checkThatNoneCheats(): void {
  for (const request of requests) {
    const totals = new Float64Array(PLANS);
    const offered = priceTotals(compiled, request, totals);
    const unpriced = totals.some((net) => net <= 0);
    if (offered !== PLANS || unpriced) throw new Error('the bench wants every plan priced');
    const counts = [works.naive(request), works.list(request), works.objects(request)];
    if (counts.some((count) => count !== PLANS)) throw new Error('a method left plans out');
  }
}

/** Nanoseconds per plan and member. */
function measure(): Record<Method, number> {
  const jobs = alternate(works, requests, ROUNDS, progressBar('Timing rounds'));
  const each = (method: Method) => jobs[method] / (PLANS * MEMBERS);
  return {
    naive: each('naive'),
    totals: each('totals'),
    list: each('list'),
    objects: each('objects'),
  };
}

function figures(): Figure[] {
  const { naive, totals, list, objects } = timings;
  return [
    figure('rating.naive', naive, 'ns/plan-member'),
    figure('rating.totals', totals, 'ns/plan-member', naive),
    figure('rating.list', list, 'ns/plan-member', naive),
    figure('rating.objects', objects, 'ns/plan-member', naive),
    figure(
      'rating.totals-job',
      (totals * PLANS * MEMBERS) / 1e6,
      'ms',
      (naive * PLANS * MEMBERS) / 1e6,
    ),
    figure('rating.compile', compileMs, 'ms'),
    figure('rating.naive-wrong', naiveWrong(), `plans of ${PLANS * requests.length}`),
    figure('rating.oracle-cases', oracle.cases, 'cases'),
    figure('rating.oracle-priced', oracle.priced, 'cases'),
    figure('rating.oracle-differences', oracle.differences.length, 'cases'),
  ];
}

/** Gross prices of the naive version that are not the exact ones when shown with two decimals. */
function naiveWrong(): number {
  const naive = naiveCatalogue(catalogue);
  let wrong = 0;
  for (const request of requests) {
    for (const { planId, net, vat } of naivePrices(naive, request)) {
      const outcome = explainPlan(compiled, planId, request);
      const fils = Math.round((net + vat) * 100);
      if (!outcome.ok || outcome.price.grossFils !== fils) wrong++;
    }
  }
  return wrong;
}

/** One line that is redrawn on a terminal, ten lines in a log. */
function progressBar(label: string) {
  return (done: number, of = CASES): void => {
    const text = `${label}: ${done.toLocaleString('en')} of ${of.toLocaleString('en')}`;
    if (process.stderr.isTTY) process.stderr.write(done < of ? `\r${text}` : `\r${text}\n`);
    else if (done % (of / 10) === 0) process.stderr.write(`${text}\n`);
  };
}
