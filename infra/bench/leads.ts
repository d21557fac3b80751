/**
 * `npm run bench:leads`: call-me-back through the BFF, embedded, a new visitor with a new lead each, at 32 connections. Reference, in
 * turns of the same run: bare node:http that answers the same bytes. Afterwards every answered lead is looked for on the disk
 * and in the stream. The limits of the product are raised by SITE_LEADS_PER_IP, LEADS_PER_CONTACT and REQUESTS_PER_MINUTE.
 */
import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { openEventLog } from '../launch/event-log.ts';
import { openServiceDatabase } from '../launch/service-database.ts';
import { closedLoop, type Measured } from './closed-loop.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { median, printFigures } from './figure.ts';
import { endPart, nextWord, startPart } from './parts.ts';
import { lifted, temporaryData } from './product.ts';

const help = `npm run bench:leads [-- --seconds 4] [-- --rounds 3]

  Leads a second and milliseconds of POST /contact, against bare node:http with the same bytes in the same run. Ends with one
  line of JSON a figure. Fails under 0.03 of the reference, for any answer but 200, and when a lead that was answered is not on
  the disk or not in the stream exactly once.
`;

const leastShare = 0.03;
const connections = 32;

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
    let sent = 0;
    const next = () => requestOf(port, sent++);
    const bytes = await bodyOf(port, sent++);
    const bare = startPart('bare-http.ts', {});
    children.push(bare);
    bare.send(bytes);
    const barePort = Number(await nextWord(bare));
    const load = (at: number, ask: () => string) =>
      closedLoop({ port: at, next: ask, connections, seconds });
    const runs: Record<'bare' | 'leads', Measured[]> = { bare: [], leads: [] };
    for (let round = 0; round < rounds; round++) {
      runs.bare.push(await load(barePort, () => requestOf(barePort, 0)));
      runs.leads.push(await load(port, next));
    }
    // Ended, what it answered lies in its files, events that still wait among them.
    await endPart(product);
    const kept = await countKept(data.dir);
    tell(runs, { sent, ...kept });
  } finally {
    await Promise.all(children.map(endPart));
    data.remove();
  }
}

interface Counts {
  sent: number;
  stored: number;
  published: number;
}

function tell(
  runs: Record<'bare' | 'leads', Measured[]>,
  { sent, stored, published }: Counts,
): void {
  const of = (name: 'bare' | 'leads', what: keyof Measured) =>
    median(runs[name].map((run) => run[what]));
  const bare = of('bare', 'perSecond');
  process.stdout.write(
    `${sent} leads answered, ${stored} on the disk, ${published} in the stream\n`,
  );
  printFigures([
    { figure: 'lead-submit', value: of('leads', 'perSecond'), unit: 'req/s', reference: bare },
    {
      figure: 'lead-submit-p99',
      value: of('leads', 'p99'),
      unit: 'ms',
      reference: of('bare', 'p99'),
    },
  ]);
  const failed = [...runs.bare, ...runs.leads].reduce((sum, run) => sum + run.failed, 0);
  const isTooSlow = of('leads', 'perSecond') / bare < leastShare;
  const isLost = stored !== sent || published !== sent;
  if (failed > 0) process.stderr.write(`${failed} answers were not 200\n`);
  if (isTooSlow) process.stderr.write('slower than asked for\n');
  if (isLost) process.stderr.write('leads and events are not what was answered\n');
  if (failed > 0 || isTooSlow || isLost) process.exitCode = 1;
}

/** Leads on the disk, and different leads in the log or still in the outbox of their document. */
async function countKept(dataDir: string): Promise<Omit<Counts, 'sent'>> {
  const which = { distributed: false, dataDir, env: {} } as const;
  const connection = await openServiceDatabase({ ...which, service: 'leads' });
  const log = await openEventLog(which);
  if (!connection || !log) throw new Error('the product has left nothing');
  const leads = connection.collection<{ _id: string; outbox: unknown[] }>('leads');
  const stored = await leads.countDocuments({});
  const published = new Set<string>();
  for await (const { _id } of leads.find({ outboxPending: true })) published.add(_id);
  for await (const messages of log.scan({ topics: ['leads.lead.v1'] })) {
    for (const { key, headers } of messages) {
      if (headers.ce_type === 'muqarin.leads.v1.LeadCaptured') published.add(key);
    }
  }
  await log.close();
  await connection.close();
  return { stored, published: published.size };
}

function head(port: number): string {
  return [
    'POST /contact HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    'sec-fetch-site: same-origin',
    'accept: application/json',
    'accept-encoding: identity',
    'content-type: application/json',
  ].join('\r\n');
}

/** A visitor nobody has seen before, as the landing pages send one. */
function requestOf(port: number, serial: number): string {
  const body = payload(serial);
  return `${head(port)}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

function payload(serial: number): string {
  const number = String(500_000_000 + serial);
  const params = {
    name: `Person ${serial}`,
    phone: number,
    fullNumber: `+971${number}`,
    email_from: `person${serial}@example.com`,
    insurance_type: 'vehicle',
    vehicle_type_id: 1,
    required_product_type: 1,
    call_slot: 'midday',
    page: '/uae/en/insurance/car',
  };
  return JSON.stringify({ jsonrpc: '2.0', method: 'call', id: serial, params });
}

async function bodyOf(port: number, serial: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: payload(serial),
  });
  const text = await answer.text();
  if (!text.includes('"reference"')) throw new Error(text);
  return text;
}
