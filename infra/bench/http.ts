/**
 * `npm run bench:http`: calculate-premium for every plan of a car through the BFF, embedded, with identity encoding, at 32
 * connections. Reference, in turns of the same run: bare node:http that answers the same bytes. "kept" asks for the quote's
 * own value, "moved" for another value each time, which is priced anew.
 */
import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { Shopper } from '../test/support/shopper.ts';
import { closedLoop, type Measured } from './closed-loop.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { median, printFigures } from './figure.ts';
import { cpuOf, endPart, nextWord, startPart } from './parts.ts';
import { lifted, temporaryData } from './product.ts';

const help = `npm run bench:http [-- --seconds 4] [-- --rounds 3]

  Requests a second, milliseconds and CPU time of calculate-premium, against bare node:http with the same bytes in the same
  run. Ends with one line of JSON a figure. Fails under 0.10 of the reference, over 25 ms at the 99th percentile, and for
  any answer but 200.
`;

const leastShare = 0.1;
const mostMilliseconds = 25;
const leastPlans = 40;
const connections = 32;
/** Before the first round: code that has just been read is slow, in the reference as in the product. */
const warmUpSeconds = 2;
const callPath = '/api/survey/motor/calculate-premium';

/** The server's own time for one request, which neighbours on the machine hardly change. */
interface Run extends Measured {
  cpuMicroseconds: number;
}

interface Premiums {
  error?: string;
  prod_count: number;
  idv: number;
}

const values = commandLine(help, {
  seconds: { type: 'string', default: '4' },
  rounds: { type: 'string', default: '3' },
});
await bench(wholeNumber('--seconds', values.seconds), wholeNumber('--rounds', values.rounds));

async function bench(seconds: number, rounds: number): Promise<void> {
  const data = temporaryData();
  const children: ChildProcess[] = [];
  try {
    const port = await freePort();
    const product = startPart('telemetry-product.ts', {
      ...lifted,
      PORT: String(port),
      DATA_DIR: data.dir,
      LOG_LEVEL: 'silent',
    });
    children.push(product);
    await nextWord(product);
    const shopper = new Shopper(`http://127.0.0.1:${port}`);
    const { idv } = await quoteOf(shopper);
    const text = await (await asked(shopper, idv)).text();
    const { prod_count: plans } = JSON.parse(text) as Premiums;
    if (plans < leastPlans) throw new Error(`${plans} plans are fewer than ${leastPlans}`);
    const bare = startPart('bare-http.ts', {});
    children.push(bare);
    bare.send(text);
    const barePort = Number(await nextWord(bare));
    const own = requestOf(shopper, port, () => idv);
    let moved = 0;
    const other = requestOf(shopper, port, () => idv - 1 - (moved++ % 2_000));
    const load = async (by: ChildProcess, at: number, next: () => string, seconds: number) => {
      const before = await cpuOf(by);
      const measured = await closedLoop({ port: at, next, connections, seconds });
      const requests = measured.perSecond * seconds;
      return { ...measured, cpuMicroseconds: ((await cpuOf(by)) - before) / requests };
    };
    const runs: Record<'bare' | 'kept' | 'moved', Run[]> = { bare: [], kept: [], moved: [] };
    for (let round = 0; round <= rounds; round++) {
      const long = round === 0 ? warmUpSeconds : seconds;
      const took = {
        bare: await load(bare, barePort, own, long),
        kept: await load(product, port, own, long),
        moved: await load(product, port, other, long),
      };
      if (round === 0) continue;
      runs.bare.push(took.bare);
      runs.kept.push(took.kept);
      runs.moved.push(took.moved);
    }
    tell(runs, text.length, plans);
  } finally {
    await Promise.all(children.map(endPart));
    data.remove();
  }
}

function tell(runs: Record<string, Run[]>, bytes: number, plans: number): void {
  const of = (name: string, what: keyof Run) => median((runs[name] ?? []).map((run) => run[what]));
  const bare = of('bare', 'perSecond');
  process.stdout.write(`${plans} plans, ${bytes} bytes, ${connections} connections\n`);
  const cases = ['kept', 'moved'];
  const figures = cases.flatMap((name) =>
    [
      { what: 'perSecond', ending: '', unit: 'req/s' },
      { what: 'p99', ending: '-p99', unit: 'ms' },
      { what: 'cpuMicroseconds', ending: '-cpu', unit: 'µs' },
    ].map(({ what, ending, unit }) => ({
      figure: `calculate-premium-${name}${ending}`,
      value: of(name, what as keyof Run),
      unit,
      reference: of('bare', what as keyof Run),
    })),
  );
  printFigures(figures);
  const failed = Object.values(runs)
    .flat()
    .reduce((sum, run) => sum + run.failed, 0);
  const isTooSlow = cases.some(
    (name) => of(name, 'perSecond') / bare < leastShare || of(name, 'p99') > mostMilliseconds,
  );
  if (failed > 0) process.stderr.write(`${failed} answers were not 200\n`);
  if (isTooSlow) process.stderr.write('slower than asked for\n');
  if (failed > 0 || isTooSlow) process.exitCode = 1;
}

/** A five-year-old saloon: the plans of both types of cover. */
async function quoteOf(shopper: Shopper): Promise<Premiums> {
  const models = await shopper.get<{ id: number; name: string }[]>(
    '/api/motor/get-models?make_id=1&year=2021',
  );
  const model = models.find(({ name }) => /camry/i.test(name))?.id ?? 0;
  const { variants } = await shopper.get<{ variants: { id: number }[] }>(
    `/api/motor/get-variants?make_id=1&model_id=${model}&year=2021`,
  );
  const answers = {
    emirate_id: '2',
    manf_year: '2021',
    variant_id: String(variants[0]?.id),
    is_vehicle_new: '0',
    first_reg_date: '2021-03-01',
    dob: '1990-05-20',
    uae_drive_exp: '5',
    nationality_id: '105',
    is_insured: '1',
    is_comprehensive: '1',
    is_agency_repair: '0',
    is_gcc_spec: '1',
    is_claims: '3',
  };
  const made = await shopper.post('/api/survey/motor/get-products', answers);
  const said = (await made.json()) as { error?: string };
  if (said.error !== undefined) throw new Error(said.error);
  // Any value is moved into the car's range, whose end is named in the answer.
  const page = await shopper.get<{ value: { idvAed: number } }>('/api/pages/motor/products');
  const premiums = await (await asked(shopper, page.value.idvAed)).json();
  return premiums as Premiums;
}

function asked(shopper: Shopper, idv: number): Promise<Response> {
  return shopper.send(callPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ idv }),
  });
}

function requestOf(shopper: Shopper, port: number, idv: () => number): () => string {
  const head = [
    `POST ${callPath} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `cookie: ${shopper.cookie()}`,
    'sec-fetch-site: same-origin',
    'accept-encoding: identity',
    'content-type: application/json',
  ].join('\r\n');
  return () => {
    const body = `{"idv":${idv()}}`;
    return `${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
}
