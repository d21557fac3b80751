/** What it costs everybody else when many people sign in at once. */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createHashThreads } from '@muqarin/accounts/hash-threads';
import { createPasswordHashes } from '@muqarin/accounts/password-hash';
import { Shopper } from '../test/support/shopper.ts';
import { closedLoop } from './closed-loop.ts';
import { type Figure, median } from './figure.ts';
import { medicalCases } from './http-cases.ts';
import { askPart, endPart, nextWord, startPart } from './parts.ts';
import { percentile99 } from './read-while.ts';

const mostTimesAlone = 1.5;
const atOnce = 40;
/** Those who use the site beside them. */
const shoppers = 4;

interface Place {
  origin: string;
  port: number;
}

interface Asked {
  rounds: number;
  seconds: number;
}

/**
 * What shoppers do, lists of plans and saved answers, is held against the bound. Beside it the cheapest call there is, which waits
 * for one write of somebody else's as long as it takes itself.
 */
export async function crowdBeside(place: Place, asked: Asked) {
  const people = startPart('signing-people.ts', {
    ORIGIN: place.origin,
    PEOPLE: String(atOnce),
  });
  const cheap = `GET /api/csrf HTTP/1.1\r\nhost: 127.0.0.1:${place.port}\r\naccept-encoding: identity\r\n\r\n`;
  const signIns: number[] = [];
  try {
    await nextWord(people);
    const next = await shopping(place);
    const took = {
      shoppers: await beside(people, signIns, { ...asked, ...place, next }),
      cheap: await beside(people, signIns, { ...asked, ...place, next: () => cheap }),
    };
    return await judged(took, signIns);
  } finally {
    await endPart(people);
  }
}

async function judged(took: Record<'shoppers' | 'cheap', Beside>, signIns: readonly number[]) {
  const [reference, value] = [await bareHash(), percentile99(signIns)];
  const figures: Figure[] = [
    { figure: 'shoppers-while-40-sign-in-p99', unit: 'ms', ...took.shoppers },
    { figure: 'cheapest-call-while-40-sign-in-p99', unit: 'ms', ...took.cheap },
    { figure: 'sign-in-40-at-once-p99', value, unit: 'ms', reference },
  ];
  const isSlow = took.shoppers.value > took.shoppers.reference * mostTimesAlone;
  return { figures, problems: isSlow ? ['shoppers wait for those who sign in'] : [] };
}

/** Milliseconds, and those while nobody signs in. */
interface Beside {
  value: number;
  reference: number;
}

interface Load extends Place, Asked {
  next: () => string;
}

/** Milliseconds at the 99th percentile while everybody signs in again and again, beside those while nobody does, in turns. */
async function beside(
  people: ChildProcess,
  signIns: number[],
  { port, next, rounds, seconds }: Load,
): Promise<Beside> {
  const others = { alone: [] as number[], beside: [] as number[] };
  const load = async () => {
    const { p99, failed } = await closedLoop({ port, next, connections: shoppers, seconds });
    if (failed > 0) throw new Error(`${failed} answers other than 200`);
    return p99;
  };
  for (let round = 0; round < rounds; round += 1) {
    others.alone.push(await load());
    people.send('begin');
    others.beside.push(await load());
    signIns.push(...((await askPart(people)) as number[]));
  }
  return { value: median(others.beside), reference: median(others.alone) };
}

/** In turns: every plan for a person never seen before, the same list once more, an answer saved. */
async function shopping({ origin, port }: Place): Promise<() => string> {
  const each = await Promise.all(
    Array.from({ length: shoppers }, async () => {
      const shopper = new Shopper(origin);
      const { token } = await shopper.get<{ token: string }>('/api/csrf');
      const lists = await medicalCases(shopper, port);
      return [...lists.map(({ next }) => next), () => savedAnswer(shopper, token, port)];
    }),
  );
  let asked = 0;
  return () => {
    const turn = asked++;
    const own = each[turn % shoppers] ?? [];
    return own[Math.floor(turn / shoppers) % own.length]?.() ?? '';
  };
}

function savedAnswer(shopper: Shopper, token: string, port: number): string {
  const body = new URLSearchParams({ main_emirate: '2', csrf_token: token }).toString();
  return [
    'POST /survey/medical/individual?step=emirate HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    `cookie: ${shopper.cookie()}`,
    'sec-fetch-site: same-origin',
    'accept: application/json',
    'accept-encoding: identity',
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

async function bareHash(): Promise<number> {
  const threads = createHashThreads();
  const hashes = createPasswordHashes({ randomBytes, derive: threads.derive });
  const times: number[] = [];
  for (let each = 0; each < 20; each += 1) {
    const began = performance.now();
    await hashes.hash('a camel crosses the creek');
    times.push(performance.now() - began);
  }
  await threads.stop();
  return median(times);
}
