/** `npm run simulate`: see README.md. */
import { parseArgs } from 'node:util';
import { type Done, runSeeds } from './crew.ts';
import { exhaust, smallScenes } from './exhaustive.ts';
import { plantedBugs } from './planted-bugs.ts';
import { createSimulator } from './run.ts';

const help = `Runs the way of an event (outbox, relay, bus, inbox) through seeded storms.

  npm run simulate -- [--seeds 10000] [--from 1] [--workers 2]   many seeds
  npm run simulate -- --seed 4711 [--trace]                      one seed, with all that happened
  npm run simulate -- --exhaustive                               every accident at every await of small scenes
  npm run simulate -- --bugs [--seeds 300]                       every planted bug must be found

Ends with figures as JSON lines; exits with 1 when an invariant broke or a bug was not found.
`;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string' },
    trace: { type: 'boolean', default: false },
    exhaustive: { type: 'boolean', default: false },
    bugs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

process.exitCode = (await chosen()) ? 0 : 1;

async function chosen(): Promise<boolean> {
  if (values.help) return print(help);
  if (values.seed !== undefined) return oneSeed(whole('seed', values.seed), values.trace);
  if (values.exhaustive) return everyPlace();
  const workers = whole('workers', values.workers);
  if (values.bugs) return findBugs(whole('seeds', values.seeds ?? '300'), workers);
  const from = whole('from', values.from);
  return manySeeds(from, whole('seeds', values.seeds ?? '10000'), workers);
}

async function oneSeed(seed: number, trace: boolean): Promise<boolean> {
  const outcome = await createSimulator()({ seed });
  if (trace) print(`${outcome.trace.join('\n')}\n`);
  for (const problem of outcome.problems) print(`${problem}\n`);
  const { hash, requests } = outcome;
  figure('simulator.seed', seed, 'seed', { hash, requests, problems: outcome.problems.length });
  return outcome.problems.length === 0;
}

async function manySeeds(from: number, seeds: number, workers: number): Promise<boolean> {
  const began = performance.now();
  const onProgress = (done: number) => {
    if (done % 1_000 === 0) print(`${done} seeds, ${seconds(began)} s\n`);
  };
  const done = await runSeeds({ from, seeds, workers, failures: 3, onProgress });
  tellFailures(done);
  const facts = { from, failed: done.failed.length, requests: done.requests };
  figure('simulator.seeds', done.seeds, 'seeds', facts);
  figure('simulator.time', seconds(began), 's', { seeds: done.seeds, workers });
  return done.failed.length === 0 && done.seeds === seeds;
}

async function everyPlace(): Promise<boolean> {
  const simulate = createSimulator();
  let [runs, failures] = [0, 0];
  const began = performance.now();
  for (const [index, scene] of smallScenes.entries()) {
    const { failed, ...done } = await exhaust(simulate, scene, index + 1);
    runs += done.runs;
    failures += failed.length;
    print(`scene ${index + 1}: ${done.places} awaits, ${done.runs} runs\n`);
    for (const { place, accident, outcome } of failed.slice(0, 3)) {
      print(`await ${place}, ${JSON.stringify(accident)}: ${outcome.problems.join('; ')}\n`);
    }
  }
  figure('simulator.accidents', runs, 'runs', { failed: failures, seconds: seconds(began) });
  return failures === 0;
}

async function findBugs(seeds: number, workers: number): Promise<boolean> {
  let found = 0;
  for (const patch of plantedBugs) {
    const { failed, ...done } = await runSeeds({ from: 1, seeds, workers, patch, failures: 1 });
    const [first] = failed;
    if (first !== undefined) found += 1;
    const how = first === undefined ? 'NOT FOUND' : `seed ${first.seed}: ${first.problems[0]}`;
    print(`${patch.name} (${done.seeds} seeds): ${how}\n`);
  }
  figure('simulator.bugs', found, 'bugs', { planted: plantedBugs.length });
  return found === plantedBugs.length;
}

function tellFailures({ failed }: Done): void {
  for (const { seed, problems, trace } of failed) {
    print(
      `\nseed ${seed} failed:\n  ${problems.join('\n  ')}\nits end:\n  ${trace.join('\n  ')}\n`,
    );
    print(`all of it: npm run simulate -- --seed ${seed} --trace\n`);
  }
}

function figure(name: string, value: number, unit: string, facts: object): void {
  print(`${JSON.stringify({ figure: name, value, unit, ...facts })}\n`);
}

function seconds(began: number): number {
  return Math.round((performance.now() - began) / 100) / 10;
}

function whole(name: string, given: string): number {
  const number = Number(given);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} takes a whole number above 0, not "${given}"`);
}

function print(text: string): true {
  process.stdout.write(text);
  return true;
}
