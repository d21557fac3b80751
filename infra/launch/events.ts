/**
 * `npm run events -- <command>`: watch the event stream, see how far each consumer is, send dead letters back.
 * Works on the log of a running product as well as on a stopped one's.
 */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { parseArgs } from 'node:util';
import type { EventBus, ReadQuery, StoredMessage } from '@muqarin/platform/events/bus';
import { isDeadLetter } from '@muqarin/platform/events/dead-letter';
import { eventsIn } from '@muqarin/platform/events/define';
import { deadLettersToReplay, replay } from '@muqarin/platform/events/replay';
import { type EventView, shortType, viewEvent } from '@muqarin/platform/events/viewing';
import { eventFiles } from '@muqarin/proto/event-files';
import { quoteStory } from '@muqarin/proto/quotes';
import { isExpected, logOptions, readArguments, UsageError } from './command-line.ts';
import { openEventLog } from './event-log.ts';

const help = `npm run events -- <command> [options]

  tail      show the last events and go on as they happen; Ctrl-C ends it
  list      show stored events, oldest first
  groups    show the lag and the dead letters of each consumer group
  replay    send a group's dead letters back to it: key, value and event id stay

options
  --type T      only this event: LeadCaptured or muqarin.leads.v1.LeadCaptured
  --key K       only this lead, quote, policy …
  --topic T     only this topic; for replay, the topic the events were published on
  --from TIME   list: only events stored after 2026-11-21T08:00:00Z, or within 30s, 10m, 2h, 7d
  --limit N     tail: how many to begin with (10); list: the newest how many (50)
  --group G     replay: whose dead letters
  --event ID    replay: only this event, even if it was replayed before
  --dry-run     replay: show what would be sent
  --full        show personal data too
  --json        one JSON object per line
  --data DIR    the data folder (DATA_DIR, or .data in the project)
  --distributed the log on Kafka (also when KAFKA_BROKERS is set)
  --help

An event may stand in the log more than once, with the same id, where its publisher was killed before it could note
that it did: count by id, for example --json | jq -s 'unique_by(.id)'.

Replayed events go to the topic <topic>.replay.<group>, which only that group reads. Each dead letter is
replayed once; one that fails again becomes a new dead letter.`;

const options = {
  type: { type: 'string' },
  key: { type: 'string' },
  topic: { type: 'string' },
  from: { type: 'string' },
  limit: { type: 'string' },
  group: { type: 'string' },
  event: { type: 'string' },
  'dry-run': { type: 'boolean' },
  full: { type: 'boolean' },
  ...logOptions,
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const defs = new Map(eventsIn(...eventFiles).map((def) => [def.type, def]));

async function main(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { command, values } = readArguments(args, options);
  if (values.help || command === undefined) return console.log(help);
  const run = commands[command];
  if (run === undefined) throw new UsageError(`There is no command "${command}". See --help.`);
  const bus = await openEventLog({ distributed: values.distributed, dataDir: values.data, env });
  if (bus === null)
    throw new UsageError(
      `There is no event log in ${values.data ?? env.DATA_DIR ?? '.data'} yet. "npm start" makes one.`,
    );
  try {
    await run(bus, values);
  } finally {
    await bus.close();
  }
}

const commands: Record<string, (bus: EventBus, values: Values) => Promise<void>> = {
  tail: async (bus, values) => {
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort());
    const query = queryOf(values);
    let last = await newestSequence(bus);
    const recent = await bus.read({ ...query, newest: true, limit: limitOf(values, 10) });
    // What was stored between the two comes with the next look.
    const known = last;
    print(recent.filter(({ sequence }) => sequence <= known).reverse(), values);
    while (!stop.signal.aborted) {
      const fresh = await bus.read({ ...query, afterSequence: last, limit: 500 });
      print(fresh, values);
      last = fresh.at(-1)?.sequence ?? last;
      if (fresh.length === 0) await pause(150, undefined, { signal: stop.signal }).catch(() => {});
    }
  },
  list: async (bus, values) => {
    const query = { ...queryOf(values), newest: true, limit: limitOf(values, 50) };
    print((await bus.read(query)).reverse(), values);
  },
  groups: async (bus, values) => {
    const rows = await summariseGroups(bus);
    if (values.json) for (const row of rows) console.log(JSON.stringify(row));
    else if (rows.length === 0) console.log('No consumer has read anything yet.');
    else console.table(rows);
  },
  replay: async (bus, values) => {
    const { group, topic, event: eventId } = values;
    if (group === undefined) throw new UsageError('replay needs --group: whose dead letters?');
    const letters = await deadLettersToReplay(bus, {
      group,
      ...(topic === undefined ? {} : { topic }),
      ...(eventId === undefined ? {} : { eventId }),
    });
    print(letters, values);
    const count = `${letters.length} dead letter${letters.length === 1 ? '' : 's'} of ${group}`;
    if (values['dry-run']) return console.error(`${count} would be replayed.`);
    await replay(bus, letters);
    console.error(`${count} replayed.`);
  },
};

function queryOf({ type, key, topic, from }: Values): Omit<ReadQuery, 'limit'> {
  return {
    ...(type === undefined ? {} : { types: typesNamed(type) }),
    ...(key === undefined ? {} : { key }),
    ...(topic === undefined ? {} : { topics: [topic] }),
    ...(from === undefined ? {} : { afterStoredAt: timeOf(from) }),
  };
}

/** A short name is that of each form in which the log holds the event. */
function typesNamed(given: string): string[] {
  const types = [...defs.keys()].filter((name) => name === given || shortType(name) === given);
  const earlier = Object.values(quoteStory)
    .filter(({ schema }) => shortType(schema.typeName) === given)
    .flatMap((forms) => forms.earlier.map(({ schema }) => schema.typeName));
  if (types.length > 0) return [...new Set([...types, ...earlier])];
  const known = [...new Set([...defs.keys()].map(shortType))].join(', ');
  throw new UsageError(`There is no event "${given}". There are ${known}.`);
}

const unitMilliseconds = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function timeOf(given: string): number {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(given) ?? [];
  if (count !== undefined && unit !== undefined) {
    return Date.now() - Number(count) * unitMilliseconds[unit as keyof typeof unitMilliseconds];
  }
  const time = Date.parse(given);
  if (Number.isNaN(time)) throw new UsageError(`"${given}" is no time. See --help.`);
  return time;
}

function limitOf({ limit }: Values, otherwise: number): number {
  if (limit === undefined) return otherwise;
  if (!/^\d{1,7}$/.test(limit)) throw new UsageError('--limit takes a whole number.');
  return Number(limit);
}

async function newestSequence(bus: EventBus): Promise<number> {
  return (await bus.read({ newest: true, limit: 1 }))[0]?.sequence ?? 0;
}

function print(messages: readonly StoredMessage[], { json, full }: Values): void {
  for (const message of messages) {
    const view = viewEvent(message, defs, full);
    console.log(json ? JSON.stringify(view) : lineOf(view, full, isDeadLetter(message)));
  }
}

const lineWidth = 160;

function lineOf(view: EventView, full: boolean | undefined, dead: boolean): string {
  const mark = dead ? `DEAD (${view.failure}) ` : '';
  const line = `${view.time}  ${view.type.padEnd(22)} ${view.key}  ${mark}${JSON.stringify(view.data)}`;
  return full || line.length <= lineWidth ? line : `${line.slice(0, lineWidth - 1)}…`;
}

async function summariseGroups(bus: EventBus) {
  const rows = new Map<string, { group: string; topic: string; lag: number; dead: number }>();
  for (const { group, topic, committed, end } of await bus.groups()) {
    const name = `${group} ${topic}`;
    const row = rows.get(name) ?? { group, topic, lag: 0, dead: 0 };
    rows.set(name, { ...row, lag: row.lag + end - committed });
  }
  for (const group of new Set([...rows.values()].map((row) => row.group))) {
    for (const letter of await deadLettersToReplay(bus, { group })) {
      const row = rows.get(`${group} ${letter.headers.dlq_topic}`);
      if (row !== undefined) row.dead += 1;
    }
  }
  return [...rows.values()];
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

main(process.argv.slice(2), process.env)
  .catch((error: unknown) => {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  })
  // kafkajs may leave a connection half open for minutes; everything has been written by now.
  .finally(() => process.exit());
