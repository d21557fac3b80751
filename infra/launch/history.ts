/**
 * `npm run history -- <command>`: what the event log tells about leads, quotes and policies. Works on the data of a running
 * product as well as on a stopped one's.
 */
import path from 'node:path';
import process from 'node:process';
import { isExpected, readArguments, UsageError } from './command-line.ts';
import { type Asked, options } from './history/asked.ts';
import { showFunnel, showJourneys } from './history/read.ts';
import { rebuild } from './history/rebuild.ts';
import { rebuildDeskModel } from './history/rebuild-desk.ts';
import { replay } from './history/replay.ts';

const help = `npm run history -- <command> [options]

  funnel    leads, quotes, comparisons, selections, mails, requests, orders, policies and premium of each line of
            insurance, by day in Asia/Dubai
  journeys  what became of each draft, without personal data
  rebuild   make the read model of the two above again from the event log; the old one serves until the new one is whole
  rebuild-desk  the same for what the call centre reads
  replay    rate every quote of the log again with its own catalogue and compare every price to the fils;
            with --card: what would have been published if that catalogue had been live

options
  --from DAY    funnel: the first day, 2026-11-21 (30 days ago)
  --to DAY      funnel: the last day (today)
  --after ID    journeys: only those after this one
  --limit N     journeys: how many (100)
  --verify      rebuild, rebuild-desk: change nothing, only compare with what the log gives
  --card DIR    replay: the folder of a catalogue
  --json        one JSON object, or one for each journey
  --data DIR    the data folder (DATA_DIR, or .data in the project)
  --distributed log on Kafka, read model in MongoDB (also when KAFKA_BROKERS and MONGO_URL are set)
  --help

Run one rebuild at a time. Exit code: 0 done and equal, 1 a difference, 2 wrong use.`;

const commands: Record<string, (asked: Asked) => Promise<number>> = {
  funnel: showFunnel,
  journeys: showJourneys,
  rebuild,
  'rebuild-desk': rebuildDeskModel,
  replay,
};

async function main(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { command, values } = readArguments(args, options);
  if (values.help || command === undefined) {
    console.log(help);
    return 0;
  }
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (run === undefined) throw new UsageError(`There is no command "${command}". See --help.`);
  const root = path.resolve(import.meta.dirname, '../..');
  const dataDir = path.resolve(root, values.data ?? (env.DATA_DIR || '.data'));
  return run({ values, dataDir, env, now: () => new Date() });
}

function failed(error: unknown): number {
  console.error(isExpected(error) ? error.message : error);
  return isExpected(error) ? 2 : 1;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

void main(process.argv.slice(2), process.env)
  .catch(failed)
  // All has been written by now.
  .then((code) => process.exit(code));
