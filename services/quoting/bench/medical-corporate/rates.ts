/** The groups' part of `npm run bench:rating`: 500 plans for 1,000 people beside a naive version, then 1,000,000 oracle cases. */
import { ageBandsOf, maternityBandsOf } from '../../src/domain/medical-corporate/bands.ts';
import type { GroupPlan } from '../../src/domain/medical-corporate/catalogue.ts';
import { priceCategory } from '../../src/domain/medical-corporate/price-plans.ts';
import { ratedFils } from '../../src/domain/medical-corporate/rate.ts';
import { compareGroups } from '../../test/support/groups-against-oracle.ts';
import { seeded } from '../../test/support/random-general.ts';
import { randomGroupPlan } from '../../test/support/random-group.ts';
import { figure, printFigures } from '../report.ts';
import { alternate, type Work } from '../rounds.ts';
import { naiveGroupPrices } from './naive.ts';
import { countPeople, type Person, randomPeople } from './people.ts';

const PLANS = 500;
const PEOPLE = 1_000;
const ROUNDS = 20;

/** Returns what the oracle disagreed with. */
export function benchGroups(
  cases: number,
  progress: (label: string) => (done: number, of?: number) => void,
): string[] {
  const random = seeded(7);
  const plans = Array.from({ length: PLANS }, (_, at) =>
    randomGroupPlan(random, { gaps: false, id: at + 1 }),
  );
  // Other people each time, so that no method lives off one list in the caches.
  const lists = Array.from({ length: 4 }, () => randomPeople(random, PEOPLE));
  const works = worksFor(plans);
  for (const people of lists) checkThatNoneCheats(plans, people);
  const jobs = alternate(works, lists, ROUNDS, progress('Group timing rounds'));
  const shown = progress('Group oracle cases');
  const oracle = compareGroups(3_000_003, cases, (done) => shown(done, cases));
  const naiveMs = jobs.naive / 1e6;
  printFigures(
    `${PLANS} group plans for ${PEOPLE} people, median of ${ROUNDS} alternating rounds; reference: naive objects and floats, person by person`,
    [
      figure('groups.naive', naiveMs, 'ms'),
      figure('groups.totals', jobs.totals / 1e6, 'ms', naiveMs),
      figure('groups.list', jobs.list / 1e6, 'ms', naiveMs),
      figure('groups.oracle-cases', oracle.cases, 'cases'),
      figure('groups.oracle-priced', oracle.priced, 'cases'),
      figure('groups.oracle-differences', oracle.differences.length, 'cases'),
    ],
  );
  return oracle.differences;
}

/** Counting the people is part of every run. `list` is also sorted, with what a category cannot have. */
function worksFor(plans: readonly GroupPlan[]) {
  const totals = new Float64Array(PLANS);
  const bands = ageBandsOf(plans);
  const maternity = maternityBandsOf(plans);
  return {
    naive: (people) => naiveGroupPrices(plans, people).length,
    totals: (people) => {
      fill(totals, plans, people, bands, maternity);
      return totals[0] ?? 0;
    },
    list: (people) => {
      const category = countPeople(people, bands, maternity);
      return priceCategory({ plans }, category, { emirateId: 2, day: '2026-11-21' }).plans.length;
    },
  } satisfies Record<string, Work<readonly Person[]>>;
}

type Bands = ReturnType<typeof ageBandsOf>;

function fill(
  totals: Float64Array,
  plans: readonly GroupPlan[],
  people: readonly Person[],
  bands: Bands,
  maternity: Bands,
): void {
  const category = countPeople(people, bands, maternity);
  for (let at = 0; at < plans.length; at += 1) {
    const plan = plans[at];
    if (plan) totals[at] = ratedFils(plan, category);
  }
}

/** All methods price every plan, to the same fils: none is fast by leaving something out. */
function checkThatNoneCheats(plans: readonly GroupPlan[], people: readonly Person[]): void {
  const totals = new Float64Array(PLANS);
  fill(totals, plans, people, ageBandsOf(plans), maternityBandsOf(plans));
  for (const [at, { net }] of naiveGroupPrices(plans, people).entries()) {
    const fils = totals[at] ?? 0;
    if (fils <= 0 || Math.round(net * 100) !== fils) throw new Error('a method left plans out');
  }
}
