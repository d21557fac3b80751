/**
 * `npm run bench:sign-in`: whether time tells which addresses have an account, and what signing in costs everybody else. Embedded,
 * over HTTP, without the limits that stop one address from trying everything.
 */
import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import process from 'node:process';
import { createHashThreads } from '@muqarin/accounts/hash-threads';
import { createPasswordHashes } from '@muqarin/accounts/password-hash';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { closedLoop } from './closed-loop.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { type Figure, median, printFigures } from './figure.ts';
import { endPart, nextWord, startPart } from './parts.ts';
import { openAccountOf, openPerson, type Person } from './person.ts';
import { lifted, temporaryData } from './product.ts';
import { percentile99 } from './read-while.ts';

const help = `npm run bench:sign-in [-- --tries 200] [-- --rounds 3] [-- --seconds 4]

  Milliseconds of a sign-in, a reset, a sign-up and a mailed link for an address without an account, beside those for one that
  has one, in turns. Then milliseconds at the 99th percentile of other calls while 40 people sign in at once, beside those while
  nobody does; and of the sign-ins beside one bare hash. Ends with one line of JSON a figure. Fails where medians are 5 % apart
  or more, where statuses or words differ, or where other calls take more than 1.5 times as long.
`;

const mostApart = 0.05;
const mostTimesAlone = 1.5;
const atOnce = 40;
const known = { email: 'known@example.com', password: 'a camel crosses the creek' };
const unknown = { ...known, email: 'other@example.com' };

const ways = {
  'sign-in': { path: '/user-sign-in', more: { password: 'not the one' } },
  reset: { path: '/reset-password-request', more: {} },
  'sign-up': { path: '/sign-up', more: {} },
  link: { path: '/sign-in/link', more: {} },
} as const;

const values = commandLine(help, {
  tries: { type: 'string', default: '200' },
  rounds: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '4' },
});
await bench({
  tries: wholeNumber('--tries', values.tries),
  rounds: wholeNumber('--rounds', values.rounds),
  seconds: wholeNumber('--seconds', values.seconds),
});

interface Asked {
  tries: number;
  rounds: number;
  seconds: number;
}

async function bench({ tries, rounds, seconds }: Asked): Promise<void> {
  const data = temporaryData();
  const children: ChildProcess[] = [];
  try {
    const port = await freePort();
    const product = startPart('telemetry-product.ts', {
      ...lifted,
      SIGN_INS_PER_PAIR: '1000000',
      SIGN_INS_PER_IP: '1000000',
      PORT: String(port),
      DATA_DIR: data.dir,
      LOG_LEVEL: 'silent',
    });
    children.push(product);
    await nextWord(product);
    const origin = `http://127.0.0.1:${port}`;
    await openAccountOf(origin, known);
    const address = await apartBy(await openPerson(origin), tries);
    const crowd = await crowdOf(origin, port, { rounds, seconds });
    printFigures([...address.figures, ...crowd.figures]);
    for (const problem of [...address.problems, ...crowd.problems]) {
      process.stderr.write(`${problem}\n`);
      process.exitCode = 1;
    }
  } finally {
    await Promise.all(children.map(endPart));
    data.remove();
  }
}

async function apartBy(person: Person, tries: number) {
  const figures: Figure[] = [];
  const problems: string[] = [];
  let serial = 0;
  for (const [name, { path, more }] of Object.entries(ways)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const said = new Set<string>();
    const once = async (which: 'known' | 'unknown') => {
      const { email } = which === 'known' ? known : unknown;
      const began = performance.now();
      // Another submission each time, rather than the answer of the one before.
      const { status, text } = await person.post(path, { ...more, email, n: String(serial++) });
      times[which].push(performance.now() - began);
      said.add(`${status} ${text}`);
    };
    // In no pattern: the mail of the one before is made meanwhile, and must weigh on both alike.
    for (const which of inNoOrder(tries)) await once(which);
    const [value, reference] = [median(times.unknown), median(times.known)];
    figures.push({ figure: `unknown-address-${name}`, value, unit: 'ms', reference });
    if (Math.abs(value / reference - 1) >= mostApart) problems.push(`${name}: time tells`);
    if (said.size !== 1) problems.push(`${name}: ${[...said].join(' | ')}`);
  }
  return { figures, problems };
}

function inNoOrder(tries: number): ('known' | 'unknown')[] {
  const both = Array.from({ length: tries }, () => ['known', 'unknown'] as const).flat();
  for (let last = both.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [both[last], both[other]] = [both[other] ?? 'known', both[last] ?? 'known'];
  }
  return both;
}

async function crowdOf(origin: string, port: number, { rounds, seconds }: Omit<Asked, 'tries'>) {
  const others = { alone: [] as number[], beside: [] as number[] };
  const signIns: number[] = [];
  // Each with an account of their own, and on a device that it knows.
  const people: Person[] = [];
  for (let each = 0; each < atOnce; each += 1) people.push(await openAccountOf(origin, nth(each)));
  const read = `GET /api/csrf HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: identity\r\n\r\n`;
  const load = { port, next: () => read, connections: 4, seconds };
  let isOver = false;
  const again = async (person: Person, place: number) => {
    while (!isOver) {
      const began = performance.now();
      const { status } = await person.post('/user-sign-in', nth(place));
      signIns.push(performance.now() - began);
      if (status !== 200) throw new Error(`a sign-in was answered by ${status}`);
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    others.alone.push((await closedLoop(load)).p99);
    isOver = false;
    const crowd = people.map(again);
    others.beside.push((await closedLoop(load)).p99);
    isOver = true;
    await Promise.all(crowd);
  }
  const [value, reference] = [median(others.beside), median(others.alone)];
  const figures: Figure[] = [
    { figure: 'others-while-40-sign-in-p99', value, unit: 'ms', reference },
    {
      figure: 'sign-in-40-at-once-p99',
      value: percentile99(signIns),
      unit: 'ms',
      reference: await bareHash(),
    },
  ];
  const problems = value > reference * mostTimesAlone ? ['others wait for those who sign in'] : [];
  return { figures, problems };
}

function nth(place: number): typeof known {
  return { ...known, email: `person${place}@example.com` };
}

async function bareHash(): Promise<number> {
  const threads = createHashThreads();
  const hashes = createPasswordHashes({ randomBytes, derive: threads.derive });
  const times: number[] = [];
  for (let each = 0; each < 20; each += 1) {
    const began = performance.now();
    await hashes.hash(known.password);
    times.push(performance.now() - began);
  }
  await threads.stop();
  return median(times);
}
