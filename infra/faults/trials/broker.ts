/** The broker is killed and stays away: nobody who leaves a lead notices, and the backlog goes out when it is back. */
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../load/rhythm.ts';
import { counted } from '../stage/http.ts';
import { type Stage, until } from '../stage/stage.ts';
import { type Trial, tooLong } from './trial.ts';

const backWithinSeconds = 15;
const mostTimesNormal = 2;

export const broker: Trial = async (stage) => {
  const { options, engines, stores, say } = stage;
  const normalSeconds = options.short ? 8 : 30;
  await loaded(stage, 'broker-warm', 5);
  await loaded(stage, 'broker-normal', normalSeconds);
  await engines.kill('kafka');
  const away = { from: Date.now(), to: 0 };
  await loaded(stage, 'broker-away', options.brokerAwaySeconds);
  away.to = Date.now();
  const backlog = await stores.waiting();
  const after = stage.load('broker-back');
  await engines.start('kafka');
  const back = Date.now();
  const leads = stage.leadsOf('broker-away').filter(({ answeredAt }) => answeredAt !== null);
  const mailed = mailCounter(stage, 'broker-away-', away.from);
  const isThrough = async () => (await mailed()) >= leads.length;
  await until(options.short ? 60 : 120, isThrough, 500);
  const seconds = (Date.now() - back) / 1000;
  await after.stop();
  const tries = stage.triesBetween(away.from, away.to);
  say(`While the broker was away, by try: ${counted(tries)}; ${backlog} documents waited`);
  const refused = tries.filter(({ what }) => what !== '200');
  const [normal, then] = [p99(stage, 'broker-normal'), p99(stage, 'broker-away')];
  return {
    figures: [
      { figure: 'leads refused while the broker is away', ...counts(refused.length, leads.length) },
      {
        figure: 'accept while the broker is away, p99 beside normal',
        value: then,
        unit: 'ms',
        reference: normal,
      },
      {
        figure: 'backlog mailed after the return of the broker, beside the limit',
        value: seconds,
        unit: 's',
        reference: backWithinSeconds,
      },
    ],
    problems: [
      ...(refused.length > 0 ? [`broker away: ${counted(refused)}`] : []),
      ...tooLong(
        stage,
        'broker away: accept p99, in times normal',
        then / normal,
        mostTimesNormal,
        2 * mostTimesNormal,
      ),
      ...tooLong(
        stage,
        'broker back: seconds for the backlog',
        seconds,
        backWithinSeconds,
        3 * backWithinSeconds,
      ),
    ],
  };
};

/** A mail's time is taken before it is kept: so much later one may be found. */
const keptWithinMilliseconds = 2_000;

/**
 * How many addresses have a mail. It reads what is new: to read the whole backlog twice a second takes the database from those
 * who make the mails (SecantusDB decodes each under one lock). All again only where nothing new was found.
 */
function mailCounter({ stores }: Stage, begins: string, since: number): () => Promise<number> {
  const seen = new Set<string>();
  let from = since;
  return async () => {
    const before = seen.size;
    const found = await stores.mailsSince(begins, from);
    for (const { to } of found) seen.add(to);
    const newest = Math.max(since, ...found.map(({ sentAt }) => sentAt.getTime()));
    from = seen.size === before ? since : newest - keptWithinMilliseconds;
    return seen.size;
  };
}

function counts(value: number, reference: number) {
  return { value, unit: 'count', reference };
}

async function loaded(stage: Stage, name: string, seconds: number): Promise<void> {
  const load = stage.load(name);
  await pause(seconds * 1000);
  await load.stop();
}

function p99(stage: Stage, name: string): number {
  const took = stage
    .leadsOf(name)
    .flatMap(({ dueAt, answeredAt }) => (answeredAt === null ? [] : [answeredAt - dueAt]));
  return percentile(took, 99);
}
