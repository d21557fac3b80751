/**
 * `npm run bench:history -- [--quotes 100000]`: a history of so many quotes, then how long it takes to make the read model again
 * from it and to rate every quote of it again; then what the desk reads, with three acts of staff for each lead. Demanded: 60
 * seconds for 100,000 quotes, both together, and as many for the desk. Reference, in the same run: reading every message of the same log out of SQLite and parsing its JSON, with nothing made of it.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { rebuildJourneys } from '@muqarin/analytics/rebuild';
import { rebuildDesk } from '@muqarin/leads/rebuild-desk';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import { replayPrices } from '@muqarin/quoting/replay';
import { commandLine, wholeNumber } from './command-line.ts';
import { printFigures } from './figure.ts';
import { inventCalls } from './invented-calls.ts';
import { inventHistory } from './invented-history.ts';
import { temporaryData } from './product.ts';

const help = `npm run bench:history [-- --quotes 100000]

  Seconds to make the read model again from the history of so many quotes, to rate every one of them again, and to make again what
  the desk reads of them with three acts of staff for each lead.
`;

const values = commandLine(help, { quotes: { type: 'string', default: '100000' } });
const quotes = wholeNumber('--quotes', values.quotes);

const data = temporaryData();
const file = path.join(data.dir, 'events.sqlite');
const now = () => new Date();
// A history is not of one minute, in which a rebuild looks again for what came meanwhile: each write is a minute after the last.
let minutes = 0;
const storedAt = () => new Date(Date.parse('2026-11-20T04:00:00Z') + ++minutes * 60_000);
const bus = createSqliteEventLog({
  file,
  now: storedAt,
  newId: () => 'bench',
  logger: { error: () => {} },
});
const connection = await connectSqlite({ file: path.join(data.dir, 'analytics.sqlite'), now });
try {
  const invented = await timed(() => inventHistory(bus, quotes));
  const megabytes = statSync(file).size / 1e6;
  console.log(
    `${quotes} quotes with ${invented.result.prices} prices written in ${invented.seconds.toFixed(1)} s: ${megabytes.toFixed(0)} MB`,
  );
  const bare = await timed(async () => parseAll(file));
  console.log(`${bare.result} messages parsed, bare, in ${bare.seconds.toFixed(1)} s`);

  const first = await timed(() => rebuildJourneys({ connection, bus, swap: true }));
  const again = await timed(() => rebuildJourneys({ connection, bus, swap: false }));
  const { after } = first.result;
  console.log(
    `rebuilt ${after.journeys} journeys in ${first.seconds.toFixed(1)} s: ${after.sha256}`,
  );
  if (after.journeys !== quotes) throw new Error('journeys are missing');
  if (!again.result.equal) throw new Error('the second rebuild gave other bytes');

  const replayed = await timed(() => replayPrices({ bus, dataDir: data.dir }));
  const { rated, prices, different } = replayed.result;
  console.log(
    `rated ${rated} quotes again, ${prices} prices, in ${replayed.seconds.toFixed(1)} s: ${different} differ`,
  );
  if (rated !== quotes || different > 0) throw new Error('not every price is the published one');

  await inventCalls(bus, quotes);
  const withCalls = await timed(async () => parseAll(file));
  const leads = await connectSqlite({ file: path.join(data.dir, 'leads.sqlite'), now });
  const desk = await timed(() => rebuildDesk({ connection: leads, bus, swap: true }));
  const deskAgain = await rebuildDesk({ connection: leads, bus, swap: false });
  await leads.close();
  console.log(
    `rebuilt the desk's ${desk.result.after.leads} leads from ${desk.result.events} events in ${desk.seconds.toFixed(1)} s`,
  );
  if (desk.result.after.leads !== quotes) throw new Error('leads are missing at the desk');
  if (!deskAgain.equal) throw new Error('the second rebuild of the desk gave other bytes');

  const reference = bare.seconds;
  printFigures([
    {
      figure: `rebuild of the desk, ${quotes} journeys`,
      value: desk.seconds,
      unit: 's',
      reference: withCalls.seconds,
    },
    { figure: 'rebuild of the read model', value: first.seconds, unit: 's', reference },
    { figure: 'replay of all prices', value: replayed.seconds, unit: 's', reference },
    {
      figure: `whole history of ${quotes} quotes`,
      value: first.seconds + replayed.seconds,
      unit: 's',
      reference,
    },
  ]);
  const demanded = (60 * quotes) / 100_000;
  const slowest = Math.max(first.seconds + replayed.seconds, desk.seconds);
  if (quotes >= 10_000 && slowest > demanded) {
    console.error(`More than ${demanded} s.`);
    process.exitCode = 1;
  }
} finally {
  await bus.close();
  await connection.close();
  data.remove();
}

function parseAll(log: string): number {
  const db = new DatabaseSync(log, { readOnly: true });
  let count = 0;
  for (const row of db.prepare('SELECT headers, value FROM messages ORDER BY sequence').iterate()) {
    JSON.parse(String(row.headers));
    JSON.parse(String(row.value));
    count += 1;
  }
  db.close();
  return count;
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1000 };
}
