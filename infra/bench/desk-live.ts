/**
 * `npm run bench:desk-live`: 50 desks are open while leads come, embedded. Milliseconds from the moment that a visitor sends a
 * lead until each desk has heard of it, and what a desk costs the process in memory.
 */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { Shopper } from '../test/support/shopper.ts';
import { signInAgent } from '../test/support/sign-in-agent.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { median, printFigures } from './figure.ts';
import { endPart, nextWord, startPart } from './parts.ts';
import { lifted, temporaryData } from './product.ts';
import { percentile99 } from './read-while.ts';

const help = `npm run bench:desk-live [-- --desks 50] [-- --leads 100]

  Fails where the slowest hundredth takes more than a second, where a desk costs more than a megabyte, or where one of them does
  not hear of a lead. Ends with one line of JSON a figure.
`;

const most = { milliseconds: 1_000, megabytes: 1 };
const betweenLeadsMilliseconds = 150;
const stream = '/api/staff/desk/stream';

const values = commandLine(help, {
  desks: { type: 'string', default: '50' },
  leads: { type: 'string', default: '100' },
});
await bench(wholeNumber('--desks', values.desks), wholeNumber('--leads', values.leads));

async function bench(desks: number, leads: number): Promise<void> {
  const data = temporaryData();
  const children: ChildProcess[] = [];
  try {
    const port = await freePort();
    const settings = { ...lifted, PORT: String(port), DATA_DIR: data.dir, LOG_LEVEL: 'silent' };
    const product = startPart('telemetry-product.ts', settings);
    children.push(product);
    await nextWord(product);
    const origin = `http://127.0.0.1:${port}`;
    const agent = new Shopper(origin);
    await signInAgent(agent, data.dir);
    for (let serial = 0; serial < 20; serial += 1) await sendLead(origin, serial);
    await pause(6_000);
    const before = megabytesOf(product);
    const heard = Array.from({ length: desks }, () => new Map<string, number>());
    const open = new AbortController();
    await Promise.all(heard.map((of) => openDesk(agent, of, open.signal)));
    await pause(2_000);
    const sent = new Map<string, number>();
    for (let serial = 0; serial < leads; serial += 1) {
      const at = performance.now();
      sent.set(await sendLead(origin, 1_000 + serial), at);
      await pause(betweenLeadsMilliseconds);
    }
    await pause(3_000);
    const megabytes = (megabytesOf(product) - before) / desks;
    open.abort();
    report(sent, heard, megabytes);
  } finally {
    await Promise.all(children.map(endPart));
    data.remove();
  }
}

function report(
  sent: ReadonlyMap<string, number>,
  heard: readonly ReadonlyMap<string, number>[],
  megabytes: number,
): void {
  const times = [...sent].flatMap(([reference, at]) =>
    heard.map((of) => (of.get(reference) ?? Number.POSITIVE_INFINITY) - at),
  );
  const missed = times.filter((time) => time === Number.POSITIVE_INFINITY).length;
  const p99 = percentile99(times);
  printFigures([
    { figure: 'desk-live.p99', value: p99, unit: 'ms', reference: most.milliseconds },
    { figure: 'desk-live.p50', value: median(times), unit: 'ms', reference: most.milliseconds },
    { figure: 'desk-live.memory', value: megabytes, unit: 'MB', reference: most.megabytes },
    { figure: 'desk-live.missed', value: missed, unit: 'leads', reference: 0 },
  ]);
  if (missed > 0 || p99 > most.milliseconds || megabytes > most.megabytes) process.exitCode = 1;
}

/** Notes when each reference was heard of first. */
async function openDesk(agent: Shopper, heard: Map<string, number>, signal: AbortSignal) {
  const listen = async () => {
    const answer = await agent.send(stream, { signal });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    return { reader, decoder };
  };
  const follow = async (first: Awaited<ReturnType<typeof listen>>) => {
    let { reader, decoder } = first;
    while (!signal.aborted) {
      const { value, done } = await reader.read();
      if (done) ({ reader, decoder } = await listen());
      for (const [reference] of decoder.decode(value).matchAll(/MQ-[\w-]+/g)) {
        if (!heard.has(reference)) heard.set(reference, performance.now());
      }
    }
  };
  const first = await listen();
  follow(first).catch(() => undefined);
}

/** By somebody whom nobody has seen before, as the landing pages send it; its reference. */
async function sendLead(origin: string, serial: number): Promise<string> {
  const number = String(500_000_000 + serial);
  const params = {
    name: `Person ${serial}`,
    phone: number,
    fullNumber: `+971${number}`,
    email_from: `person${serial}@example.com`,
    insurance_type: 'vehicle',
    vehicle_type_id: 1,
    required_product_type: 1,
    call_slot: 'any',
    page: '/uae/en/insurance/car',
  };
  const answer = await fetch(`${origin}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ jsonrpc: '2.0', method: 'call', id: serial, params }),
  });
  const text = await answer.text();
  const [reference] = /MQ-[\w-]+/.exec(text) ?? [];
  if (reference === undefined) throw new Error(`no lead: ${text}`);
  return reference;
}

/** Resident, as the machine counts it. */
function megabytesOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
