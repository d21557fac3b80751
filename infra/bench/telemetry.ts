/**
 * `npm run bench:telemetry`: what tracing (one trace in ten kept, sent to a collector) and logging (a line a request,
 * written to a file) cost on the list of plans, in CPU time of the whole product. Reference, in the same rounds: the same
 * product with neither. Answers are not compressed here: that would cost both sides the same and flatter the ratio.
 */
import type { ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { Agent, request } from 'undici';
import { Shopper } from '../test/support/shopper.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { median, printFigures } from './figure.ts';
import { askPart, cpuOf, endPart, nextWord, startPart } from './parts.ts';
import { temporaryData } from './product.ts';

const help = `npm run bench:telemetry [-- --rounds 5] [-- --requests 2000]

  CPU time of the product per request, traced and logged, against neither. Ends with one line of JSON a figure.
  Fails when tracing and logging together cost more than ${'1.35'} times neither on the list of plans.
`;

const limit = 1.35;
const connections = 8;
/** Requests of one turn. */
const slice = 100;
/** Longer than the exporter waits: what a round caused is counted to that round. */
const settleMilliseconds = 5_600;

const variants = {
  neither: { LOG_LEVEL: 'silent' },
  traced: { LOG_LEVEL: 'silent', traced: true },
  logged: { LOG_LEVEL: 'info' },
  both: { LOG_LEVEL: 'info', traced: true },
} as const;
type Variant = keyof typeof variants;

const calls = {
  'list of plans': '/api/medical/individual/get-products',
  'model of the list’s page': '/api/pages/medical/individual/products',
} as const;
type Call = keyof typeof calls;

interface Running {
  child: ChildProcess;
  origin: string;
  headers: Record<string, string>;
  /** CPU microseconds a second while nobody asks for anything. */
  idle: number;
}

const values = commandLine(help, {
  rounds: { type: 'string', default: '5' },
  requests: { type: 'string', default: '2000' },
});
await bench(wholeNumber('--rounds', values.rounds), wholeNumber('--requests', values.requests));

async function bench(rounds: number, requests: number): Promise<void> {
  const data = temporaryData();
  const children: ChildProcess[] = [];
  try {
    const sink = startPart('telemetry-sink.ts', {});
    children.push(sink);
    const endpoint = `http://127.0.0.1:${String(await nextWord(sink))}`;
    const products = new Map<Variant, Running>();
    for (const name of Object.keys(variants) as Variant[]) {
      const running = await start(name, path.join(data.dir, name), endpoint);
      children.push(running.child);
      products.set(name, running);
    }
    await Promise.all([...products.values()].map(measureIdle));
    const costs = await measure(products, rounds, requests);
    const sent = Number(await askPart(sink));
    if (!(sent > 0)) throw new Error('no span has reached the collector: nothing was measured');
    print(costs, rounds);
  } finally {
    await Promise.all(children.map(endPart));
    data.remove();
  }
}

type Costs = Map<Call, Map<Variant, number[]>>;

async function measure(
  products: ReadonlyMap<Variant, Running>,
  rounds: number,
  requests: number,
): Promise<Costs> {
  const costs: Costs = new Map();
  for (const call of Object.keys(calls) as Call[]) {
    const ofCall = new Map<Variant, number[]>();
    costs.set(call, ofCall);
    for (const running of products.values()) await load(running, call, Math.ceil(requests / 2));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, cost] of await costsOf(products, call, requests)) {
        ofCall.set(name, [...(ofCall.get(name) ?? []), cost]);
      }
      const figures = [...ofCall].map(([name, values]) => `${name} ${values.at(-1)?.toFixed(0)}`);
      process.stdout.write(`${call}, round ${round + 1}: ${figures.join(', ')} µs a request\n`);
    }
  }
  return costs;
}

/** In many short turns, so that what else the machine does falls on all alike. */
async function costsOf(
  products: ReadonlyMap<Variant, Running>,
  call: Call,
  requests: number,
): Promise<[Variant, number][]> {
  const all = [...products];
  const before = await Promise.all(all.map(([, running]) => cpuOf(running.child)));
  const began = performance.now();
  const slices = Math.ceil(requests / slice);
  for (let turn = 0; turn < slices; turn += 1) {
    const first = turn % all.length;
    for (const [, running] of [...all.slice(first), ...all.slice(0, first)]) {
      await load(running, call, slice);
    }
  }
  await pause(settleMilliseconds);
  const seconds = (performance.now() - began) / 1000;
  const after = await Promise.all(all.map(([, running]) => cpuOf(running.child)));
  return all.map(([name, { idle }], index) => {
    const used = (after[index] ?? 0) - (before[index] ?? 0) - seconds * idle;
    return [name, used / (slices * slice)];
  });
}

async function measureIdle(running: Running): Promise<void> {
  await pause(settleMilliseconds);
  const before = await cpuOf(running.child);
  await pause(settleMilliseconds);
  running.idle = ((await cpuOf(running.child)) - before) / (settleMilliseconds / 1000);
}

function print(costs: Costs, rounds: number): void {
  const figures = [...costs].flatMap(([call, byVariant]) => {
    const reference = median(byVariant.get('neither') ?? []);
    return (['traced', 'logged', 'both'] as const).map((name) => {
      const what = name === 'both' ? 'traced and logged' : name;
      const value = median(byVariant.get(name) ?? []);
      return { figure: `CPU per request, ${call}, ${what}`, value, unit: 'µs', reference };
    });
  });
  process.stdout.write(`medians of ${rounds} rounds; limit ${limit} for the list of plans\n`);
  printFigures(figures);
  const [, , both] = figures;
  if (both && both.value / both.reference > limit) process.exitCode = 1;
}

async function start(name: Variant, dataDir: string, endpoint: string): Promise<Running> {
  const { LOG_LEVEL, ...rest } = variants[name];
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL,
    TICKET_EARLIEST_SECONDS: '0',
    REQUESTS_PER_MINUTE: '10000000',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'traced' in rest ? endpoint : '',
  };
  const product = startPart('telemetry-product.ts', env, openSync(`${dataDir}.log`, 'w'));
  await nextWord(product);
  const origin = `http://127.0.0.1:${port}`;
  const shopper = new Shopper(origin);
  await shopper.submit(await shopper.answerAll('bench@example.com'));
  return { child: product, origin, headers: { cookie: shopper.cookie() }, idle: 0 };
}

/** Every answer is checked: a refusal would be cheap. */
async function load({ origin, headers }: Running, call: Call, requests: number): Promise<void> {
  const dispatcher = new Agent({ connections, pipelining: 1 });
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const address = `${origin}${calls[call]}?${queryOf(call, left)}`;
      const answer = await request(address, { dispatcher, headers });
      const { byteLength } = await answer.body.arrayBuffer();
      if (answer.statusCode !== 200 || byteLength < 5_000) {
        throw new Error(`${call}: ${answer.statusCode}, ${byteLength} bytes`);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await dispatcher.close();
}

/** Twenty different people, as in life: lists come from the cache after the first. */
function queryOf(call: Call, serial: number): string {
  if (call !== 'list of plans') return '';
  const member = {
    dob_year: String(1970 + (serial % 20)),
    dob_month: '3',
    dob_day: '14',
    gender_id: 2,
    marital_status_id: 2,
    relation_id: 1,
  };
  const answers = { main_emirate: 2, category: 'self', member_count: 1, self: { 1: member } };
  return new URLSearchParams({ data: JSON.stringify(answers) }).toString();
}
