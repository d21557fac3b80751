/**
 * `npm run bench:http`: lists of priced plans through the BFF, embedded, with identity encoding, at 32 connections. Reference,
 * in turns of the same run: bare node:http that answers the same bytes. And one plan explained, by quoting in a process of
 * its own.
 */
import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { Shopper } from '../test/support/shopper.ts';
import { closedLoop, type Measured } from './closed-loop.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { median, printFigures } from './figure.ts';
import { type Case, explainedCases, medicalCases, motorCases } from './http-cases.ts';
import { cpuOf, endPart, nextWord, startPart } from './parts.ts';
import { lifted, temporaryData } from './product.ts';
import type { Explained } from './quoting-alone.ts';

const help = `npm run bench:http [-- --seconds 4] [-- --rounds 5]

  Requests a second, milliseconds and CPU time of calculate-premium (at the quote's own value, "kept", and at another one each
  time, "moved") and of get-products for a person never seen before, against bare node:http with the same bytes in the same
  run; and of one plan explained by quoting alone. Ends with one line of JSON a figure. Fails where a bound does not hold
  beside bare node:http with the longest of these lists: 0.10 of its requests, 2 times its milliseconds at the 99th percentile.
  For a person never seen also over 50 ms there and 1 ms of CPU, for a plan explained over 0.3 ms of CPU. And for any answer
  but 200.
`;

const leastShare = 0.1;
const mostTimesBare = 2;
const connections = 32;
/** Before the first round: code that has just been read is slow, in the reference as in the product. */
const warmUpSeconds = 2;

/** The server's own time for one request, which neighbours on the machine hardly change. */
interface Run extends Measured {
  cpuMicroseconds: number;
}

/** What is asked, and its runs beside those of its reference. */
interface Measurement extends Case {
  by: ChildProcess;
  port: number;
  bare: { by: ChildProcess; port: number };
  runs: Run[];
  bareRuns: Run[];
  /** Of the reference with the longest list, which the bounds are held against: one server's worth of work for all. */
  yardstick: Run[];
}

const values = commandLine(help, {
  seconds: { type: 'string', default: '4' },
  rounds: { type: 'string', default: '5' },
});
await bench(wholeNumber('--seconds', values.seconds), wholeNumber('--rounds', values.rounds));

async function bench(seconds: number, rounds: number): Promise<void> {
  const data = temporaryData();
  const children: ChildProcess[] = [];
  const start = async (file: string, env: Readonly<Record<string, string>>) => {
    const port = await freePort();
    const child = startPart(file, { PORT: String(port), LOG_LEVEL: 'silent', ...env });
    children.push(child);
    return { by: child, port, said: await nextWord(child) };
  };
  try {
    const product = await start('telemetry-product.ts', { ...lifted, DATA_DIR: data.dir });
    const quoting = await start('quoting-alone.ts', { DATA_DIR: data.dir });
    const measurements: Measurement[] = [];
    const add = async ({ by, port }: typeof product, cases: readonly Case[]) => {
      for (const one of cases) {
        const known = measurements.find(({ text }) => text === one.text)?.bare;
        const bare = known ?? (await startBare(children, one.text));
        measurements.push({ ...one, by, port, bare, runs: [], bareRuns: [], yardstick: [] });
      }
    };
    const shopper = new Shopper(`http://127.0.0.1:${product.port}`);
    await add(product, await motorCases(shopper, product.port));
    await add(product, await medicalCases(shopper, product.port));
    await add(quoting, await explainedCases(quoting.said as Explained, quoting.port));
    await takeTurns(measurements, seconds, rounds);
    tell(measurements);
  } finally {
    await Promise.all(children.map(endPart));
    data.remove();
  }
}

async function takeTurns(
  measurements: readonly Measurement[],
  seconds: number,
  rounds: number,
): Promise<void> {
  const longest = measurements.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  for (let round = 0; round <= rounds; round++) {
    const long = round === 0 ? warmUpSeconds : seconds;
    for (const one of measurements) {
      const bare = await load(one.bare, one.next, long);
      const own = await load(one, one.next, long);
      const isOther = one.bounds.besideBare && one.text !== longest.text;
      const yardstick = isOther ? await load(longest.bare, one.next, long) : bare;
      if (round === 0) continue;
      one.bareRuns.push(bare);
      one.runs.push(own);
      one.yardstick.push(yardstick);
    }
  }
}

async function startBare(children: ChildProcess[], text: string) {
  const by = startPart('bare-http.ts', {});
  children.push(by);
  by.send(text);
  return { by, port: Number(await nextWord(by)) };
}

async function load(
  { by, port }: Pick<Measurement, 'by' | 'port'>,
  next: () => string,
  seconds: number,
): Promise<Run> {
  const before = await cpuOf(by);
  const measured = await closedLoop({ port, next, connections, seconds });
  const requests = measured.perSecond * measured.seconds;
  return { ...measured, cpuMicroseconds: ((await cpuOf(by)) - before) / requests };
}

function tell(measurements: readonly Measurement[]): void {
  const shown = [
    { what: 'perSecond', ending: '', unit: 'req/s', runs: 'bareRuns' },
    { what: 'p99', ending: '-p99', unit: 'ms', runs: 'bareRuns' },
    { what: 'p99', ending: '-p99-beside-longest', unit: 'ms', runs: 'yardstick' },
    { what: 'cpuMicroseconds', ending: '-cpu', unit: 'µs', runs: 'bareRuns' },
  ] as const;
  const faults = measurements.flatMap((one) => {
    const of = (what: keyof Run, runs = one.runs) => median(runs.map((run) => run[what]));
    process.stdout.write(`${one.name}: ${one.plans} plans, ${one.text.length} bytes\n`);
    printFigures(
      shown.map(({ what, ending, unit, runs }) => {
        const reference = of(what, one[runs]);
        return { figure: `${one.name}${ending}`, value: of(what), unit, reference };
      }),
    );
    return faultsOf(one, of).map((fault) => `${one.name}: ${fault}`);
  });
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

function faultsOf(
  { bounds, runs, bareRuns, yardstick }: Measurement,
  of: (what: keyof Run, runs?: Run[]) => number,
): string[] {
  const failed = [...runs, ...bareRuns, ...yardstick].reduce((sum, run) => sum + run.failed, 0);
  // Each round beside its own reference, so that what else the machine does falls on both.
  const beside = (what: 'p99' | 'perSecond') =>
    median(runs.map((run, round) => run[what] / (yardstick[round]?.[what] ?? Number.NaN)));
  const timesBare = beside('p99');
  const tooSlow = beside('perSecond') < leastShare;
  const { p99 = Infinity, cpuMicroseconds = Infinity, besideBare } = bounds;
  return [
    ...(failed > 0 ? [`${failed} answers were not 200`] : []),
    ...(besideBare && tooSlow ? [`under ${leastShare} of the reference`] : []),
    ...(besideBare && timesBare > mostTimesBare
      ? [`${timesBare.toFixed(2)} times the reference at the 99th percentile`]
      : []),
    ...(of('p99') > p99 ? [`over ${p99} ms at the 99th percentile`] : []),
    ...(of('cpuMicroseconds') > cpuMicroseconds ? [`over ${cpuMicroseconds} µs of CPU`] : []),
  ];
}
