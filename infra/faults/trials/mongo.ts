/** The database is killed under load: who asks is told when to come again, and comes again to one lead. */
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../load/rhythm.ts';
import { counted, isClearRefusal } from '../stage/http.ts';
import type { Trial } from './trial.ts';
import { tooLong } from './trial.ts';

/** What was under way when it died may still have its answer. */
const settleMilliseconds = 300;
const backWithinSeconds = 5;

export const mongo: Trial = async (stage) => {
  const { engines, options, say } = stage;
  const load = stage.load('mongo');
  await pause(2_000);
  await engines.kill('mongo');
  const killed = Date.now();
  await pause((options.short ? 6 : 15) * 1000);
  const [from, to] = [killed + settleMilliseconds, Date.now()];
  await engines.start('mongo');
  const back = Date.now();
  await pause(2_000);
  await load.stop();
  // A try that the return met half way belongs to neither time.
  const tries = stage.triesBetween(from, to).filter(({ at, took }) => at + took < to);
  const clear = tries.filter(isClearRefusal);
  const first = stage
    .leadsOf('mongo')
    .flatMap(({ answeredAt }) => (answeredAt !== null && answeredAt > back ? [answeredAt] : []));
  const seconds = (Math.min(...first) - back) / 1000;
  say(`While MongoDB was away, by try: ${counted(tries)}`);
  const unclear = tries.filter((tried) => !isClearRefusal(tried));
  return {
    figures: [
      {
        figure: 'tries answered 503 with Retry-After while MongoDB is away, beside all',
        value: clear.length,
        unit: 'count',
        reference: tries.length,
      },
      {
        figure: 'the answer 503, p99 beside p50',
        value: percentile(
          clear.map(({ took }) => took),
          99,
        ),
        unit: 'ms',
        reference: percentile(
          clear.map(({ took }) => took),
          50,
        ),
      },
      {
        figure: 'first lead after the return of MongoDB, beside the limit',
        value: seconds,
        unit: 's',
        reference: backWithinSeconds,
      },
    ],
    problems: [
      ...(tries.length === 0 ? ['MongoDB away: nobody asked'] : []),
      ...(unclear.length > 0 ? [`MongoDB away: ${counted(unclear)}`] : []),
      ...tooLong(stage, 'MongoDB back: seconds until a lead', seconds, backWithinSeconds),
    ],
  };
};
